// What the sources use of C's library for strings.
#pragma once
char *strstr(const char *, const char *);
