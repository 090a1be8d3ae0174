// Compresses texts with LZ4: fast, high compression, streams of blocks, and frames.
#include "text.h"
#include <lz4.h>
#include <lz4frame.h>
#include <lz4hc.h>

int main(void) {
    int size = 300000, room = LZ4_compressBound(size);
    unsigned char *text = make_text((size_t)size, 7);
    char *packed = malloc((size_t)room + 100000), *back = malloc((size_t)size);
    for (int level = -20; level <= 12; level += 4) {
        int n = level <= 0 ? LZ4_compress_fast((char *)text, packed, size, room, 1 - level)
                           : LZ4_compress_HC((char *)text, packed, size, room, level);
        check(n > 0, "compress");
        memset(back, 0, (size_t)size);
        check(LZ4_decompress_safe(packed, back, n, size) == size, "decompress");
        check(memcmp(back, text, (size_t)size) == 0, "the text comes back");
        check(LZ4_decompress_safe(packed, back, n, size - 1) < 0, "too little room is found");
        printf("level %d: %d bytes, %016llx\n", level, n, (unsigned long long)hash(packed, (size_t)n));
    }
    LZ4_stream_t *to = LZ4_createStream();
    LZ4_streamDecode_t *from = LZ4_createStreamDecode();
    uint64_t all = 0;
    for (int at = 0; at + 5000 <= size; at += 5000) {
        int n = LZ4_compress_fast_continue(to, (char *)text + at, packed, 5000, room, 1);
        check(LZ4_decompress_safe_continue(from, packed, back + at, n, 5000) == 5000, "stream");
        all = all * 31 + hash(packed, (size_t)n);
    }
    check(memcmp(back, text, (size_t)size) == 0, "the stream comes back");
    LZ4_freeStream(to), LZ4_freeStreamDecode(from);
    LZ4F_preferences_t preferences = {{LZ4F_max256KB, LZ4F_blockLinked, LZ4F_contentChecksumEnabled, 0, 0, 0, 0}};
    size_t n = LZ4F_compressFrame(packed, LZ4F_compressFrameBound((size_t)size, &preferences), text, (size_t)size, &preferences);
    check(!LZ4F_isError(n), LZ4F_getErrorName(n));
    LZ4F_dctx *context;
    check(!LZ4F_isError(LZ4F_createDecompressionContext(&context, LZ4F_VERSION)), "context");
    size_t from_size = n, to_size = (size_t)size;
    check(LZ4F_decompress(context, back, &to_size, packed, &from_size, NULL) == 0, "frame");
    check(to_size == (size_t)size && memcmp(back, text, to_size) == 0, "the frame comes back");
    LZ4F_freeDecompressionContext(context);
    printf("stream %016llx, frame of %zu bytes, %s\n", (unsigned long long)all, n, LZ4_versionString());
    return 0;
}
