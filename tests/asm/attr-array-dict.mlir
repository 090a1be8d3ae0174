// RUN: terrace opt %s --allow-unregistered-dialect

"x.array"() {a = [], b = [1], c = [1, 2, 3], d = [1 : i8, "s", 1.0, unit, i32, @f], e = [[], [[]], [[], [1]]]} : () -> ()
"x.dict"() {a = {}, b = {x}, c = {x = 1, y = 2.0}, d = {x = {y = {z}}}} : () -> ()
// Entries are sorted by name; a name that is not an identifier is quoted.
"x.sorted"() {zz = 1, a = 2, Z = 3, _b = 4, "1x" = 5, b.c = 6, a1 = 7, a10 = 8, a2 = 9} : () -> ()
"x.quoted"() {"plain" = 1, "with space" = 2, "a-b" = 3, "a.b" = 4, "a$b" = 5, "\"" = 7, "é" = 8} : () -> ()
"x.nested_quoted"() {d = {"plain" = 1, "with space" = 2, "a-b" = 3, "0" = 4}} : () -> ()
"x.keywords"() {true = 1, false, i32 = 2, index = 3, dense = 4, unit, loc = 5, none, array, func, module, x.f32 = 6, affine_map, attributes} : () -> ()
"x.unit"() {a, b = unit, c = [unit, unit], d = {e, f = unit}} : () -> ()
