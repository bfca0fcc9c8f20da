// What the sources use of C's library; canImport(Darwin) asks for this module.
#pragma once
int strncmp(const char *, const char *, unsigned long);
unsigned long strlen(const char *);
double sin(double);
double cos(double);
double hypot(double, double);
double pow(double, double);
