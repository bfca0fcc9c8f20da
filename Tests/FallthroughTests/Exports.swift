@_exported import TouchMapDrawing
