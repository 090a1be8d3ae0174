// RUN: terrace translate %s --mlir-to-llvmir

#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#other = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#root = #llvm.tbaa_root<id = "root">
#type = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 0>

llvm.func @metadata(%p: !llvm.ptr<1>, %f: f32) -> f32 {
  %0 = llvm.atomicrmw fadd %p, %f syncscope("agent") monotonic {rocdl.ignore_denormal_mode, rocdl.no_fine_grained_memory, rocdl.no_remote_memory} : !llvm.ptr<1>, f32
  %1 = llvm.load %p {rocdl.last_use} : !llvm.ptr<1> -> f32
  llvm.store %1, %p {alias_scopes = [#scope], rocdl.no_remote_memory, rocdl.last_use} : f32, !llvm.ptr<1>
  llvm.return {rocdl.last_use} %0 : f32
}

llvm.func @alias(%l: !llvm.ptr<3>, %g: !llvm.ptr<1>, %b: !llvm.ptr<8>, %i: i32, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>) {
  %0 = rocdl.ds.read.tr16.b64 %l {alias_scopes = [#scope], noalias_scopes = [#other], tbaa = [#tag]} : <3> -> vector<4xf16>
  rocdl.load.to.lds %g, %l, 4, 0, 0 {alias_scopes = [#scope, #other]} : <1>
  rocdl.tensor.load.to.lds.d2 {noalias_scopes = [#scope]} %v4, %v8 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  %zero = llvm.mlir.constant(0 : i32) : i32
  rocdl.raw.ptr.buffer.atomic.fadd %f, %b, %i, %i, %zero {rocdl.no_fine_grained_memory, tbaa = [#tag]} : f32
  llvm.return
}

llvm.func @ranges(%a: i32) -> i32 {
  %0 = rocdl.workitem.id.x range <i32, 0, 64> : i32
  %1 = rocdl.workgroup.dim.y range <i32, 1, 1025> : i64
  %2 = rocdl.grid.dim.z range <i64, -4, -1> : i64
  %3 = rocdl.mbcnt.lo %a, %0 {arg_attrs = [{llvm.noundef}, {}], res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
  llvm.return %3 : i32
}

llvm.func @modifiers(%i: vector<4xi32>, %ci: vector<8xi32>, %e: vector<16xbf16>, %f: vector<8xf32>, %x: vector<16xi32>, %s: i32) {
  %0 = rocdl.wmma.i32.16x16x16.iu8 %i, %i, %ci {clamp = true, signA = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
  %1 = rocdl.wmma.f32.16x16x32.bf16 %e, %e, %f {modC = 3 : i16, reuseB = true} : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xf32>
  %2 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %x, %x, %f, %s, %s {fmtA = 2 : i32, fmtScaleB = 1 : i32, scaleAType = 1 : i32} : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  llvm.return
}
