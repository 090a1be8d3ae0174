// RUN: terrace opt %s --allow-unregistered-dialect

"x.a"() {a = strided<[]>, b = strided<[1]>, c = strided<[4, 1], offset: 8>, d = strided<[?, ?], offset: ?>, e = strided<[-1, 0], offset: -2>, f = strided<[1], offset: 0>} : () -> ()
"x.b"() {a = [strided<[1]>, strided<[2]>], b = {l = strided<[?]>}} : () -> ()
"x.c"() {a = strided<[9223372036854775807], offset: 9223372036854775807>} : () -> ()
