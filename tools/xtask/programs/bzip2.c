// Compresses texts with bzip2 at several levels and gets them back.
#include "text.h"
#include <bzlib.h>

int main(void) {
    for (int level = 1; level <= 9; level += 4) {
        unsigned size = 100000 * (unsigned)level / 2, packed_size = size + size / 100 + 600, back_size = size;
        unsigned char *text = make_text(size, (uint64_t)level);
        char *packed = malloc(packed_size), *back = malloc(size);
        check(BZ2_bzBuffToBuffCompress(packed, &packed_size, (char *)text, size, level, 0, 30) == BZ_OK, "compress");
        for (int small = 0; small < 2; small++) {
            back_size = size;
            check(BZ2_bzBuffToBuffDecompress(back, &back_size, packed, packed_size, small, 0) == BZ_OK, "decompress");
            check(back_size == size && memcmp(back, text, size) == 0, "the text comes back");
        }
        printf("level %d: %u to %u bytes, %016llx\n", level, size, packed_size,
               (unsigned long long)hash(packed, packed_size));
        packed[packed_size / 2] ^= 1;
        back_size = size;
        int result = BZ2_bzBuffToBuffDecompress(back, &back_size, packed, packed_size, 0, 0);
        check(result != BZ_OK, "damage is found");
        printf("damaged: %d\n", result);
        free(text), free(packed), free(back);
    }
    printf("%s\n", BZ2_bzlibVersion());
    return 0;
}
