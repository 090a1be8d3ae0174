// RUN: terrace opt %s --allow-unregistered-dialect

"x.types"() {a = i32, b = f32, c = index, d = none, e = () -> (), f = (i32) -> f32, g = tensor<2xf32>, h = !x.t<1>, i = !llvm.ptr} : () -> ()
"x.type_list"() {a = [i1, (i1) -> (), tuple<i32>], b = {t = vector<4xf32>}} : () -> ()
"x.symbols"() {a = @f, b = @"f", c = @"with space", d = @a::@b, e = @a::@b::@c, f = @"1"::@"a b"::@c, g = @_x, h = @a$b.c_d} : () -> ()
"x.symbol_escape"() {a = @"quote\"", b = @"new\0Aline", d = @"a.b", e = @"a-b", f = @"é", g = @"$x"} : () -> ()
"x.symbol_list"() {a = [@a, @b::@c]} : () -> ()
