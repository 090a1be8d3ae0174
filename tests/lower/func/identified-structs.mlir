// RUN: terrace opt %s --split-input-file --convert-func-to-llvm

func.func @a(%m: !llvm.struct<"r", (index, array<0 x struct<"r">>)>) { return }
// -----
func.func @b(%m: !llvm.struct<"a1", (index, array<2 x struct<"b1", (struct<"a1">, index)>>)>) { return }
// -----
func.func @c(%m: !llvm.struct<"p1", packed (index, i8)>) { return }
// -----
func.func @d(%m: !llvm.struct<"_Converted.q", (i32)>, %n: !llvm.struct<"q", (index)>) { return }
// -----
func.func @d2(%m: !llvm.struct<"_Converted.q2", (i32)>, %k: !llvm.struct<"_Converted.q21", (i32)>, %k2: !llvm.struct<"_Converted.q20", (i32)>, %n: !llvm.struct<"q2", (index)>) { return }
// -----
func.func @d3(%m: !llvm.struct<"_Converted.q3", (i64)>, %n: !llvm.struct<"q3", (index)>) { return }
// -----
func.func @e(%n: !llvm.struct<"o", opaque>, %m: !llvm.struct<"oo", (struct<"o", opaque>, index)>) { return }
// -----
func.func @g(%n: !llvm.ptr, %f: !llvm.func<i32 (struct<"g1", (index, array<3 x struct<"g1">>)>)>) { return }
// -----
func.func @h(%n: !llvm.struct<"h1", (tensor<f32>)>) { return }
// -----
func.func @h2(%n: !llvm.struct<"h2", (tensor<f32>, array<1 x struct<"h2">>)>) { return }
// -----
func.func @i(%n: !llvm.struct<"i1", (index, struct<"i2", (f32)>)>) { return }
// -----
func.func @j(%n: !llvm.struct<"j1", (index, struct<"j2", (index)>)>, %m : !llvm.struct<"j2", (index)>) { return }
// -----
func.func @k(%n: !llvm.struct<(index, struct<"k2", (index, struct<(array<0 x struct<"k2">>, index)>)>)>) { return }
// -----
func.func @l(%n: !llvm.struct<"l1", (struct<"l1">)>) { return }
// -----
func.func @m(%n: !llvm.struct<"m1", (index, struct<"m1">)>) { return }
// -----
func.func @o(%n: !llvm.struct<"_Converted.x", (index)>) { return }
// -----
func.func @o(%n: vector<4x!llvm.ptr>, %t: !llvm.target<"x", i32>, %u : !llvm.target<"spirv.x", index>) { return }
