// What users import: the screen, its readers, and the questions about it.
@_exported import TouchQuestions
@_exported import TouchReading
@_exported import TouchScreen
