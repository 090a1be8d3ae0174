// RUN: not terrace opt %s --split-input-file 2>&1

// `!llvm.ppc_fp128` is a float like any other, but vectors of it have no operations.

llvm.func @f(%a: !llvm.ppc_fp128, %v: vector<4x!llvm.ppc_fp128>) {
  %b = llvm.fadd %v, %v : vector<4x!llvm.ppc_fp128>
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ppc_fp128, %v: vector<4x!llvm.ppc_fp128>) {
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ppc_fp128) {
  %b = llvm.fadd %a, %a : !llvm.ppc_fp128
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %b = llvm.load %p  : !llvm.ptr -> vector<4x!llvm.ppc_fp128>
  %c = llvm.mlir.undef  : vector<4x!llvm.ppc_fp128>
  llvm.return
}
// -----
llvm.func @f() {
  %c = llvm.mlir.constant(1.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  llvm.return
}
// -----
llvm.func @f() {
  %c = llvm.mlir.constant(dense<[1.0, 3.0]> : vector<2x!llvm.ppc_fp128>) : vector<2x!llvm.ppc_fp128>
  llvm.return
}
// -----
llvm.func @f() {
  %c = llvm.mlir.constant(1.0 : f64) : !llvm.ppc_fp128
  llvm.return
}
// -----
llvm.func @f() {
  %c = llvm.mlir.constant(1.0 : !llvm.ppc_fp128) : f64
  llvm.return
}
// -----
llvm.func @f() {
  %c = llvm.mlir.constant(1.0 : !llvm.ppc_fp128) : i128
  llvm.return
}
// -----
llvm.func @f() {
  %c = llvm.mlir.constant(dense<[1.0, 3.0]> : tensor<2x!llvm.ppc_fp128>) : !llvm.array<2 x !llvm.ppc_fp128>
  llvm.return
}
// -----
llvm.func @f() attributes {a= 0.5:!llvm.ppc_fp128, b = 0x4017d78400000000:!llvm.ppc_fp128, c = 0x00000000000000004017d78400000000:!llvm.ppc_fp128, d=dense<0x00000000000000004017d78400000000> : tensor<3x!llvm.ppc_fp128>, f=-0.0:!llvm.ppc_fp128, g=0.1:!llvm.ppc_fp128, h=dense_resource<x> : tensor<3x!llvm.ppc_fp128>, i = dense<"0x0102030405060708090a0b0c0d0e0f10">  : tensor<1x!llvm.ppc_fp128>} {
  llvm.return
}
// -----
llvm.mlir.global external @g(0.5:!llvm.ppc_fp128) : !llvm.ppc_fp128
// -----
llvm.func @f() attributes {d=dense<[0.5, 0.25]> : tensor<2x!llvm.ppc_fp128>, c=[1.0e300:!llvm.ppc_fp128, 123456789012345678901234567890.0 : !llvm.ppc_fp128, 0.1 : !llvm.ppc_fp128, 0x7FF00000000000000000000000000000 : !llvm.ppc_fp128, 0x7FF80000000000000000000000000000 : !llvm.ppc_fp128, 0x7FF8000000000000 : !llvm.ppc_fp128, 0x3FF00000000000003C90000000000000: !llvm.ppc_fp128, 0x3C900000000000003FF0000000000000: !llvm.ppc_fp128,0x0360000000000000000000000000000: !llvm.ppc_fp128 ]} {
  llvm.return
}
// -----
llvm.func @f() {
  %c = llvm.mlir.constant(1 : i128) : !llvm.ppc_fp128
  llvm.return
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = dense<[64,128]> : vector<2xi64>>} { }
// -----
llvm.func @f() {
  %c = llvm.mlir.zero : vector<2x!llvm.ppc_fp128>
  llvm.return
}
// -----
llvm.func @f() {
  %c = llvm.mlir.constant(1 : i32) : i32
  %d = llvm.alloca %c x complex<!llvm.ppc_fp128> : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() attributes {a = #complex.number<:!llvm.ppc_fp128 1.0, 2.0>} {
  llvm.return
}
// -----
llvm.func @f() attributes {a = dense<(1.0, 2.0)> : tensor<2xcomplex<!llvm.ppc_fp128>>} {
  llvm.return
}
// -----
llvm.func @f() attributes {a = ppc_fp128} {
  llvm.return
}
// -----
llvm.func @f() attributes {a = !llvm.ppc_fp128, b = !llvm.array<3x ppc_fp128>, c = !llvm.struct<(ppc_fp128, !llvm.ppc_fp128)>, d = !llvm.array<3x vector<2x!llvm.ppc_fp128>>, e= !llvm.target<"a", ppc_fp128>, f = !llvm.func<ppc_fp128()>} {
  llvm.return
}
// -----
!llvm.ppc_fp128<3>
// DIFFERS: upstream rounds literals of f80, f128 and ppc_fp128 to a double first.
