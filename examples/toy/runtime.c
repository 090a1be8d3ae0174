#include <stdio.h>

void toy_print(double x) { printf("%g\n", x); }
