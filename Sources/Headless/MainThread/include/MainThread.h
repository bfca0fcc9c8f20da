// Nothing is declared here: a program that links this target has its effect.
