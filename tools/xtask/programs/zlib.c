// Compresses texts with zlib by all levels and strategies, in pieces, with dictionaries, and through files.
#include "text.h"
#include <zlib.h>

static void round_trip(const unsigned char *text, size_t size, int level, int strategy, int window) {
    z_stream to = {0}, from = {0};
    size_t room = size * 2 + 1000;
    unsigned char *packed = malloc(room), *back = malloc(size + 1);
    check(deflateInit2(&to, level, Z_DEFLATED, window, 8, strategy) == Z_OK, "deflateInit2");
    to.next_in = (unsigned char *)text, to.next_out = packed, to.avail_out = (unsigned)room;
    for (size_t at = 0; at < size;) {
        size_t piece = size - at < 7777 ? size - at : 7777;
        to.avail_in = (unsigned)piece, at += piece;
        check(deflate(&to, at == size ? Z_FINISH : at % 3 == 0 ? Z_SYNC_FLUSH : Z_NO_FLUSH) >= 0, "deflate");
    }
    size_t packed_size = to.total_out;
    check(deflateEnd(&to) == Z_OK, "deflateEnd");
    check(inflateInit2(&from, window) == Z_OK, "inflateInit2");
    from.next_in = packed, from.next_out = back;
    int result = Z_OK;
    while (result == Z_OK) {
        if (from.avail_in == 0) from.avail_in = packed_size - from.total_in < 999 ? (unsigned)(packed_size - from.total_in) : 999;
        from.avail_out = size - from.total_out < 5000 ? (unsigned)(size - from.total_out) : 5000;
        result = inflate(&from, Z_NO_FLUSH);
    }
    check(result == Z_STREAM_END && from.total_out == size && memcmp(back, text, size) == 0, "the text comes back");
    check(inflateEnd(&from) == Z_OK, "inflateEnd");
    printf("level %d, strategy %d, window %d: %zu bytes, %016llx\n", level, strategy, window, packed_size,
           (unsigned long long)hash(packed, packed_size));
    free(packed), free(back);
}

int main(void) {
    size_t size = 150000;
    unsigned char *text = make_text(size, 42);
    for (int level = 0; level <= 9; level++) round_trip(text, size, level, Z_DEFAULT_STRATEGY, 15);
    for (int strategy = Z_FILTERED; strategy <= Z_FIXED; strategy++) round_trip(text, size, 6, strategy, -12);
    round_trip(text, size, 9, Z_DEFAULT_STRATEGY, 31);
    printf("adler %08lx, crc %08lx, %08lx\n", adler32(1, text, (unsigned)size), crc32(0, text, (unsigned)size),
           crc32_combine(crc32(0, text, 1000), crc32(0, text + 1000, 2000), 2000));
    const char *path = "zlib-test.gz";
    gzFile file = gzopen(path, "wb9");
    check(file != NULL, "gzopen");
    for (int i = 0; i < 1000; i++) gzprintf(file, "line %d of %s, %.3f\n", i, "many", i / 7.0);
    check(gzclose(file) == Z_OK, "gzclose");
    file = gzopen(path, "rb");
    char line[100];
    uint64_t all = 0;
    while (gzgets(file, line, sizeof line)) all = all * 31 + hash(line, strlen(line));
    check(gzclose(file) == Z_OK, "gzclose");
    remove(path);
    printf("lines %016llx, %s\n", (unsigned long long)all, zlibVersion());
    return 0;
}
