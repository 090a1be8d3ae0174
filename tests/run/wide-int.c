#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef int32_t halves __attribute__((vector_size(8)));

#define FUNCTIONS(F) \
  F(addi, a + b) F(subi, a - b) F(muli, a * b) F(andi, a & b) \
  F(shli, a << (b & 63)) F(shrui, a >> (b & 63)) F(shrsi, (uint64_t)((int64_t)a >> (b & 63))) \
  F(maxsi, (int64_t)a > (int64_t)b ? a : b) F(minui, a < b ? a : b) \
  F(less, (int64_t)a < (int64_t)b) F(narrow, (uint64_t)(int64_t)(int16_t)a | b) \
  F(rounded, a)

#define DECLARE(name, value) halves name(halves, halves);
FUNCTIONS(DECLARE)

static halves split(uint64_t x) {
  halves h;
  memcpy(&h, &x, 8);
  return h;
}

static uint64_t join(halves h) {
  uint64_t x;
  memcpy(&x, &h, 8);
  return x;
}

int main(void) {
  uint64_t values[] = {0, 1, 2, 31, 32, 33, 63, 0x7fff, 0x8000, 0xffffffff, 0x100000000,
                       0x0012345678abcdef, 0xffedcba987654321, (uint64_t)-1, (uint64_t)-32};
  unsigned n = sizeof values / sizeof *values, wrong = 0, right = 0;
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = 0; j < n; j++) {
      uint64_t a = values[i], b = values[j];
#define TEST(name, value) { \
    const char *text = #name; \
    if (!(text[0] == 's' && text[1] == 'h') || b < 64) { \
      uint64_t got = join(name(split(a), split(b))), want = (value); \
      if (got == want) right++; \
      else { wrong++; printf("%s(%llx, %llx) = %llx\n", text, (long long)a, (long long)b, (long long)got); } \
    } \
  }
      FUNCTIONS(TEST)
    }
  printf("%u right, %u wrong\n", right, wrong);
  return 0;
}
