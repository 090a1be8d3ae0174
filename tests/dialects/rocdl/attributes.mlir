// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#root = #llvm.tbaa_root<id = "root">
#type = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 0>

llvm.func @ranges(%a: i32) -> i32 {
  %0 = rocdl.workitem.id.x range <i32, 0, 64> : i32
  %1 = rocdl.workgroup.dim.y range <i32, 1, 1025> {rocdl.foo} : i64
  %2 = rocdl.wavefrontsize {range = #llvm.constant_range<i32, 32, 65>} : i32
  %3 = rocdl.mbcnt.lo %a, %0 {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
  %4 = rocdl.mbcnt.hi %a, %3 {arg_attrs = [{llvm.noundef}, {}]} : (i32, i32) -> i32
  llvm.return %4 : i32
}

llvm.func @products(%a: vector<16xf16>, %c: vector<8xf16>, %i: vector<4xi32>, %ci: vector<8xi32>, %e: vector<16xbf16>, %f: vector<8xf32>, %x: vector<16xi32>, %y: vector<8xi32>, %s: i32, %l: i64) {
  %0 = rocdl.wmma.f16.16x16x16.f16 %a, %a, %c {opsel = true} : (vector<16xf16>, vector<16xf16>, vector<8xf16>) -> vector<8xf16>
  %1 = rocdl.wmma.i32.16x16x16.iu8 %i, %i, %ci {clamp = true, signA = true, note} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
  %2 = rocdl.wmma.f32.16x16x32.bf16 %e, %e, %f {modC = 3 : i16, reuseB = true} : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xf32>
  %3 = rocdl.wmma.f32.16x16x32.bf16 %e, %e, %f {modC = 0 : i16, reuseB = false} : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xf32>
  %4 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %x, %x, %f, %s, %s {fmtA = 2 : i32, fmtScaleB = 1 : i32, scaleAType = 1 : i32} : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  %5 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %y, %x, %f, %l, %l {reuseA = true} : (vector<8xi32>, vector<16xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  llvm.return
}

llvm.func @memory(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>, %p: !llvm.ptr, %b: !llvm.ptr<8>, %i: i32, %f: f32, %v4: vector<4xi32>, %v8: vector<8xi32>, %s: i16, %n: i64) {
  %0 = rocdl.ds.read.tr16.b64 %l {alias_scopes = [#scope]} : <3> -> vector<4xf16>
  %1 = rocdl.ds.read.tr16.b64 %l {note} : !llvm.ptr<3> -> vector<4xf16>
  rocdl.load.to.lds %g, %l, 4, 0, 1 {noalias_scopes = [#scope]} : <1>
  rocdl.load.to.lds %p, %l, 4, 0, 1 : !llvm.ptr
  rocdl.global.load.lds %g, %l, 4, -1, 0 {tbaa = [#tag]}
  rocdl.tensor.load.to.lds.d2 {alias_scopes = [#scope]} %v4, %v8 cachepolicy 27 : vector<4xi32>, vector<8xi32>
  %2 = rocdl.raw.ptr.buffer.load %b, %i, %i, %i {alias_scopes = [#scope], noalias_scopes = [#scope], tbaa = [#tag], rocdl.last_use} : f32
  rocdl.raw.ptr.buffer.atomic.fadd %f, %b, %i, %i, %i {rocdl.no_fine_grained_memory, rocdl.no_remote_memory} : f32
  %3 = rocdl.make.buffer.rsrc %p, %s, %n, %i {note} : !llvm.ptr to <8>
  %4 = rocdl.make.buffer.rsrc %g, %s, %n, %i : <1> to <7>
  llvm.return
}

llvm.func @selections(%i: i32, %f: f32, %h: vector<2xf16>) {
  %0 = rocdl.update.dpp {note} %f, %f with 280, 15, 15, true : f32
  %1 = rocdl.cvt.scalef32.f16.fp8 {note} %i[3], %f -> %h[true] : vector<2xf16>
  %2 = rocdl.cvt.sr.fp8.f32 %f, %i -> %i[3] : i32
  %3 = rocdl.permlane16.swap {note} %i, %i, false, true : (i32, i32) -> !llvm.struct<(i32, i32)>
  %4 = rocdl.sin %f f32 {note} -> f32
  rocdl.s.waitcnt {note} 3952
  rocdl.s.setprio -1 {note}
  llvm.return
}

// Operations that the dialect does not declare are allowed in generic form.
"rocdl.unknown"() {a} : () -> ()
