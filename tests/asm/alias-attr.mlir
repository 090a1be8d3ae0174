// RUN: terrace opt %s --allow-unregistered-dialect

// Aliases are expanded when read; what is printed as an alias is decided anew.
#one = 1 : i32
#list = [#one, "two", @three]
#dict = {k = #list, m}
#map = affine_map<(d0) -> (d0 * 2)>
#dense = dense<[1, 2]> : tensor<2xi32>
"x.a"() {a = #one, b = #list, c = #dict, d = #map, e = #dense} : () -> ()

#late = "defined between operations"
"x.b"() {a = #late, b = [#late, #one]} : () -> ()
"x.c"(){m = #map, n = memref<4xf32, #map>} : () -> ()
