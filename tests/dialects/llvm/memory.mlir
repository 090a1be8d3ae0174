// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Memory.

llvm.func @alloca(%n: i32, %l: i64) {
  %0 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca %l x f64 : (i64) -> !llvm.ptr
  %2 = llvm.alloca %n x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %3 = llvm.alloca %n x !llvm.struct<"s", (i32, f32)> : (i32) -> !llvm.ptr
  %4 = llvm.alloca inalloca %n x i32 : (i32) -> !llvm.ptr
  %5 = llvm.alloca %n x !llvm.array<4 x i8> {alignment = 16 : i64, tag} : (i32) -> !llvm.ptr<5>
  %6 = llvm.alloca %n x i32 {alignment = 0 : i64} : (i32) -> !llvm.ptr
  %7 = llvm.alloca %n x !llvm.ptr : (i32) -> !llvm.ptr
  %8 = llvm.alloca %n x vector<4xf32> : (i32) -> !llvm.ptr
  llvm.return
}

llvm.func @load(%p: !llvm.ptr, %q: !llvm.ptr<3>) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> f32
  %2 = llvm.load volatile %p : !llvm.ptr -> i64
  %3 = llvm.load %p {nontemporal} : !llvm.ptr -> vector<4xf32>
  %4 = llvm.load %p invariant : !llvm.ptr -> !llvm.ptr
  %5 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %6 = llvm.load volatile %p atomic syncscope("agent") acquire {alignment = 8 : i64} : !llvm.ptr -> i64
  %7 = llvm.load %q : !llvm.ptr<3> -> !llvm.struct<(i32, f32)>
  %8 = llvm.load %p invariant_group : !llvm.ptr -> i32
  %9 = llvm.load %p invariant invariant_group {tag} : !llvm.ptr -> i32
  %10 = llvm.load %p atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> f32
  %11 = llvm.load %p atomic unordered {alignment = 1 : i64} : !llvm.ptr -> i8
  llvm.return
}

llvm.func @store(%p: !llvm.ptr, %q: !llvm.ptr<3>, %a: i32, %f: f32, %v: vector<4xf32>) {
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.store %f, %p {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.store volatile %a, %p : i32, !llvm.ptr
  llvm.store %v, %q {nontemporal} : vector<4xf32>, !llvm.ptr<3>
  llvm.store %a, %p atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store volatile %a, %p atomic syncscope("workgroup") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %a, %p invariant_group : i32, !llvm.ptr
  llvm.store %p, %p {tag} : !llvm.ptr, !llvm.ptr
  llvm.return
}

llvm.func @gep(%p: !llvm.ptr, %q: !llvm.ptr<3>, %i: i32, %l: i64, %pv: vector<4x!llvm.ptr>, %iv: vector<4xi64>) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %2 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %3 = llvm.getelementptr %p[%l, 1, %i] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %4 = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %5 = llvm.getelementptr inbounds|nuw %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %6 = llvm.getelementptr nusw %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %7 = llvm.getelementptr nuw %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %8 = llvm.getelementptr nusw|nuw %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %9 = llvm.getelementptr %q[%i] {tag} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %10 = llvm.getelementptr %pv[%i] : (vector<4x!llvm.ptr>, i32) -> vector<4x!llvm.ptr>, f32
  %11 = llvm.getelementptr %p[%iv] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32
  %12 = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  %13 = llvm.getelementptr %p[%i, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %14 = llvm.getelementptr none %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  llvm.return
}

llvm.func @atomics(%p: !llvm.ptr, %a: i32, %f: f32, %l: i64, %q: !llvm.ptr, %v: vector<2xf16>) {
  %0 = llvm.atomicrmw xchg %p, %a monotonic : !llvm.ptr, i32
  %1 = llvm.atomicrmw add %p, %a acquire : !llvm.ptr, i32
  %2 = llvm.atomicrmw sub %p, %a release : !llvm.ptr, i32
  %3 = llvm.atomicrmw _and %p, %a acq_rel : !llvm.ptr, i32
  %4 = llvm.atomicrmw nand %p, %a seq_cst : !llvm.ptr, i32
  %5 = llvm.atomicrmw _or %p, %a monotonic : !llvm.ptr, i32
  %6 = llvm.atomicrmw _xor %p, %a monotonic : !llvm.ptr, i32
  %7 = llvm.atomicrmw max %p, %a monotonic : !llvm.ptr, i32
  %8 = llvm.atomicrmw min %p, %a monotonic : !llvm.ptr, i32
  %9 = llvm.atomicrmw umax %p, %a monotonic : !llvm.ptr, i32
  %10 = llvm.atomicrmw umin %p, %a monotonic : !llvm.ptr, i32
  %11 = llvm.atomicrmw fadd %p, %f monotonic : !llvm.ptr, f32
  %12 = llvm.atomicrmw fsub %p, %f monotonic : !llvm.ptr, f32
  %13 = llvm.atomicrmw fmax %p, %f monotonic : !llvm.ptr, f32
  %14 = llvm.atomicrmw fmin %p, %f monotonic : !llvm.ptr, f32
  %15 = llvm.atomicrmw uinc_wrap %p, %a monotonic : !llvm.ptr, i32
  %16 = llvm.atomicrmw udec_wrap %p, %a monotonic : !llvm.ptr, i32
  %17 = llvm.atomicrmw usub_cond %p, %a monotonic : !llvm.ptr, i32
  %18 = llvm.atomicrmw usub_sat %p, %a monotonic : !llvm.ptr, i32
  %19 = llvm.atomicrmw volatile xchg %p, %q syncscope("agent") seq_cst {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
  %20 = llvm.atomicrmw fadd %p, %v monotonic {tag} : !llvm.ptr, vector<2xf16>
  %21 = llvm.cmpxchg %p, %a, %a acq_rel monotonic : !llvm.ptr, i32
  %22 = llvm.cmpxchg weak %p, %a, %a seq_cst seq_cst : !llvm.ptr, i32
  %23 = llvm.cmpxchg weak volatile %p, %l, %l syncscope("workgroup") acquire acquire {alignment = 8 : i64} : !llvm.ptr, i64
  %24 = llvm.cmpxchg volatile %p, %q, %q monotonic monotonic {tag} : !llvm.ptr, !llvm.ptr
  llvm.fence acquire
  llvm.fence syncscope("agent") release
  llvm.fence seq_cst {tag}
  llvm.fence syncscope("") acq_rel
  llvm.return
}
