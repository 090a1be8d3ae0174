// RUN: terrace opt %s --allow-unregistered-dialect

// Attributes and types that never get an alias, however large or often used.
"x.a"() {a = dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi64>, b = [1, 2, 3, 4], c = {a = 1 : i64}, d = "string", e = @symbol, f = array<i64: 1, 2>, g = #x.opaque<1>, h = strided<[1, 2]>} : () -> ()
"x.b"() {a = dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi64>, b = [1, 2, 3, 4], c = {a = 1 : i64}, d = "string", e = @symbol, f = array<i64: 1, 2>, g = #x.opaque<1>, h = strided<[1, 2]>} : () -> ()
"x.c"() {t = tuple<tuple<i32, i32>, tuple<i32, i32>, tuple<i32, i32>>, u = !llvm.struct<"named", (i32, i64)>, v = (i32, i32) -> (i64, i64)} : () -> ()
"x.d"() {t = tuple<tuple<i32, i32>, tuple<i32, i32>, tuple<i32, i32>>, u = !llvm.struct<"named", (i32, i64)>, v = (i32, i32) -> (i64, i64)} : () -> ()
