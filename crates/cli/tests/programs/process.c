// A C program that uses much of the C library. process.ll is clang's code for it at -O0.
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static jmp_buf start;

static void bye(void) { puts("bye"); }

__attribute__((destructor)) static void last(void) { puts("last"); }

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static int sum(int n, ...) {
  va_list args;
  va_start(args, n);
  int total = 0;
  while (n--)
    total += va_arg(args, int);
  va_end(args);
  return total;
}

int main(int argc, char **argv) {
  atexit(bye);
  int numbers[] = {4, 2, 9, 1};
  qsort(numbers, 4, sizeof *numbers, compare);
  for (int i = 0; i < 4; i++)
    printf("%d ", numbers[i]);
  puts("");
  errno = 0;
  FILE *file = fopen("/no/such/file", "r");
  printf("%d %d\n", file == NULL, errno == ENOENT);
  if (setjmp(start) == 0)
    longjmp(start, 3);
  else
    puts("jumped");
  printf("%d\n", sum(4, 1, 2, 3, 4));
  for (int i = 1; i < argc; i++)
    printf("%s\n", argv[i]);
  fprintf(stderr, "%d arguments\n", argc);
  exit(argc + 4);
}
