// RUN: terrace opt --mlir-print-debuginfo --allow-unregistered-dialect %s
// RUN: terrace opt --mlir-print-op-generic --mlir-print-debuginfo --allow-unregistered-dialect %s

// Names are a stem and a number, as printers make them up; numbers with leading zeros, very long ones, and those far
// from all others are names all the same. What a name of each sort stands for is found at each use.
#m = affine_map<(d0) -> (d0)>
#m0 = affine_map<(d0) -> (d0 + 1)>
#m00 = affine_map<(d0) -> (d0 + 2)>
#m1 = affine_map<(d0) -> (d0 + 3)>
#m01 = affine_map<(d0) -> (d0 + 4)>
#m9999999 = affine_map<(d0) -> (d0 + 5)>
#m19999999 = affine_map<(d0) -> (d0 + 6)>
#m99999999999999999999 = affine_map<(d0) -> (d0 + 7)>
#a_stem_of_more_than_sixteen_bytes1 = affine_map<(d0) -> (d0 + 8)>
#a_stem_of_less_or_sixteen_bytes1 = affine_map<(d0) -> (d0 + 9)>
#a_stem_of_more_than_sixteen_bytes = affine_map<(d0) -> (d0 + 10)>
#m-1 = affine_map<(d0) -> (d0 + 11)>
#m$_1 = affine_map<(d0) -> (d0 + 12)>
!t = i32
!t0 = i64
!t00 = f32
!t4097 = f64
!t9999999 = index
"use.attrs"() {a = #m, b = #m0, c = #m00, d = #m1, e = #m01, f = #m9999999, g = #m19999999, h = #m99999999999999999999,
  i = #a_stem_of_more_than_sixteen_bytes1, j = #a_stem_of_less_or_sixteen_bytes1,
  k = #a_stem_of_more_than_sixteen_bytes, l = #m-1, m = #m$_1} : () -> ()
"use.types"() : () -> (!t, !t0, !t00, !t4097, !t9999999)

// Aliases of locations may follow; they stand for positions, ranges and what is fused, and may be attributes as well.
#here = loc("a.mlir":1:2)
#here1 = loc("a.mlir":3:4 to 5:6)
#here2 = loc(fused<"x">[#here])
#here3 = loc(fused<"x">[#here1])
#here4 = loc(fused<"x">[#here2])
#here5 = loc(fused<"y">[#here2])
#here6 = loc(fused[#here, #here5])
#here7 = loc(#here2)
#here8 = loc(callsite(#here at #here2))
#here9 = loc("name"(#here2))
#here10 = loc("":7:8)
#here11 = loc(unknown)
"use.loc"() {loc = #here, other = #here2} : () -> () loc(#here)
"use.loc"() {loc = #here1} : () -> () loc(#here1)
"use.loc"() : () -> () loc(#here2)
"use.loc"() : () -> () loc(#here3)
"use.loc"() : () -> () loc(#here4)
"use.loc"() : () -> () loc(#here5)
"use.loc"() : () -> () loc(#here6)
"use.loc"() : () -> () loc(#here7)
"use.loc"() : () -> () loc(#here8)
"use.loc"() : () -> () loc(#here9)
"use.loc"() : () -> () loc(#here10)
"use.loc"() : () -> () loc(#here11)
"use.loc"() : () -> () loc(#behind)
"use.loc"() : () -> () loc(#behind1)
"use.loc"() : () -> () loc(#behind1)
"use.loc"() : () -> () loc( #behind12345 )
"use.loc"() {loc = loc(#here2), inside = [loc(fused<"z">[#here])]} : () -> () loc(#behind)
func.func private @f(i32 loc(#behind))
func.func @g(%a: i32 loc(#behind1), %b: i32 loc("a.mlir":9:9)) {
  return loc(#behind)
} loc(#behind12345)
#behind = loc("b.mlir":1:1)
#behind1 = loc(fused<#m0>[#behind])
#behind12345 = loc(fused<#m0>["b.mlir":2:2])
