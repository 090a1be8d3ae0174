#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int32_t *plain(int32_t), *aligned_4(int32_t), *aligned_64(int32_t), *aligned_4096(int32_t);
float *vectors_of(float);
int32_t *global(void), *view(char *);
int32_t inside(void), across(void);

static void show(const char *name, int32_t *p, uintptr_t alignment) {
  printf("%s: %d %d %d %d, %s\n", name, p[0], p[1], p[2], p[3],
    (uintptr_t)p % alignment == 0 ? "aligned" : "not aligned");
}

int main(void) {
  for (int i = 0; i < 100; i++) {
    // Memory of odd sizes in between, so that what is aligned is not so by chance.
    void *between = malloc(24 + 40 * i);
    int32_t *p[] = {plain(i), aligned_4(i + 1), aligned_64(i + 2), aligned_4096(i + 3)};
    static const uintptr_t ALIGNMENTS[] = {4, 4, 64, 4096};
    static const char *const NAMES[] = {"plain", "4", "64", "4096"};
    float *v = vectors_of(0);
    for (int j = 0; j < 4; j++) {
      if (i % 33 == 0) show(NAMES[j], p[j], ALIGNMENTS[j]);
      for (int k = 0; k < 4; k++) {
        if (p[j][k] != i + j + k || (uintptr_t)p[j] % ALIGNMENTS[j] != 0) puts("wrong");
      }
      free(p[j]);
    }
    if ((uintptr_t)v % 64 != 0 || v[0] != 1.5f || v[47] != 1.5f) puts("wrong vectors");
    free(v);
    free(between);
  }
  show("global", global(), 4);
  _Alignas(16) char buffer[64] = {0};
  ((int32_t *)buffer)[4] = 11;
  ((int32_t *)buffer)[7] = 14;
  show("view", view(buffer), 4);
  printf("inside: %d, across: %d\n", inside(), across());
  return 0;
}
