// What users import: the screen, its readers, and what is asked of it.
@_exported import TouchQuestions
@_exported import TouchReading
@_exported import TouchScreen
