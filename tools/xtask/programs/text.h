// Bytes to compress: words with a skewed distribution, runs, and noise. The same for each seed.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t random_state;

static uint32_t next_random(void) {
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(random_state >> 33);
}

static unsigned char *make_text(size_t size, uint64_t seed) {
    static const char *words[] = {"terrace ", "module ", "value ", "block ", "the ", "of ", "and ", "\n", "0x", "zzzz"};
    unsigned char *text = malloc(size + 64);
    random_state = seed;
    for (size_t at = 0; at < size;) {
        uint32_t kind = next_random() % 16;
        if (kind == 0) {
            size_t run = next_random() % 60;
            memset(text + at, (int)(next_random() & 255), run);
            at += run;
        } else if (kind == 1) {
            for (int i = 0; i < 16; i++) text[at++] = (unsigned char)next_random();
        } else {
            const char *word = words[next_random() % 10 * (next_random() % 10) / 10];
            size_t length = strlen(word);
            memcpy(text + at, word, length);
            at += length;
        }
    }
    return text;
}

static uint64_t hash(const void *bytes, size_t size) {
    uint64_t h = 1469598103934665603u;
    for (size_t i = 0; i < size; i++) h = (h ^ ((const unsigned char *)bytes)[i]) * 1099511628211u;
    return h;
}

static void check(int holds, const char *what) {
    if (!holds) {
        printf("FAILED: %s\n", what);
        exit(1);
    }
}
