// RUN: terrace opt %s --sccp
// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --canonicalize --sccp --cse

llvm.func @u(...)
llvm.func @f() {
    %a = llvm.mlir.zero : i64
    %b = llvm.mlir.constant(0 : i64) : i64
    llvm.call @u(%a, %b) vararg(!llvm.func<void (...)>) : (i64, i64) -> ()
    %a1 = llvm.mlir.zero : f32
    %b1 = llvm.mlir.constant(0.0 : f32) : f32
    llvm.call @u(%a1, %b1) vararg(!llvm.func<void (...)>) : (f32, f32) -> ()
    %a2 = llvm.mlir.zero : vector<4xi32>
    %b2 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    llvm.call @u(%a2, %b2) vararg(!llvm.func<void (...)>) : (vector<4xi32>, vector<4xi32>) -> ()
    %a3 = llvm.mlir.zero : !llvm.ptr
    %b3 = llvm.mlir.zero : !llvm.struct<(i32)>
    llvm.call @u(%a3, %b3) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.struct<(i32)>) -> ()
    %a4 = llvm.mlir.zero : !llvm.array<2 x i32>
    %b4 = llvm.mlir.zero : !llvm.ppc_fp128
    llvm.call @u(%a4, %b4) vararg(!llvm.func<void (...)>) : (!llvm.array<2 x i32>, !llvm.ppc_fp128) -> ()
    %a5 = llvm.mlir.zero : vector<[4]xi32>
    %b5 = llvm.mlir.zero : vector<4x!llvm.ptr>
    llvm.call @u(%a5, %b5) vararg(!llvm.func<void (...)>) : (vector<[4]xi32>, vector<4x!llvm.ptr>) -> ()
    %a6 = llvm.mlir.zero : bf16
    %e6 = llvm.extractvalue %a4[1] : !llvm.array<2 x i32>
    %ei = llvm.mlir.constant(1 : i32) : i32
    %x6 = llvm.extractelement %a2[%ei : i32] : vector<4xi32>
    llvm.call @u(%a6, %x6, %e6) vararg(!llvm.func<void (...)>) : (bf16, i32, i32) -> ()
    %c = llvm.icmp "eq" %a, %b : i64
    llvm.cond_br %c, ^x, ^y
  ^x:
    llvm.return
   ^y:
    llvm.call @u() vararg(!llvm.func<void (...)>) : () -> ()
    llvm.return
}
llvm.func @g(%q: i64) -> i64{
    %a = llvm.mlir.zero : i1
    llvm.cond_br %a, ^x, ^y
  ^x:
    llvm.call @u() vararg(!llvm.func<void (...)>) : () -> ()
    llvm.br ^y
   ^y:
    %z = llvm.mlir.zero : i64
    %g = llvm.or %q, %z : i64
    %e = llvm.icmp "eq" %z, %z : i64
    %i = llvm.mlir.zero : i32
    %p = llvm.mlir.zero : !llvm.ptr
    %gep = llvm.getelementptr %p[%z, %i] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.array<2 x i32>
    llvm.call @u(%e, %gep) vararg(!llvm.func<void (...)>) : (i1, !llvm.ptr) -> ()
    llvm.return %g : i64
}
