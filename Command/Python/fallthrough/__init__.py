"""Tools of the project Fallthrough; `fallthrough.touchmap` is the one for Python."""
