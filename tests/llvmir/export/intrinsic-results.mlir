// RUN: terrace translate --mlir-to-llvmir %s

// The result of an intrinsic is what LLVM makes of the types that it is overloaded on, whatever the operation says.

llvm.func @f(%v: vector<4xf32>, %i: i32, %q: f128, %w: vector<4xi32>, %p: !llvm.ptr, %l: i64) {
  %0 = "llvm.intr.is.fpclass"(%v) <{bit = 1 : i32}> : (vector<4xf32>) -> vector<4xf32>
  %1 = "llvm.intr.powi"(%q, %i) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f128, i32) -> i1
  %2 = "llvm.intr.abs"(%w) <{is_int_min_poison = false}> : (vector<4xi32>) -> i32
  %3 = "llvm.intr.vector.deinterleave2"(%v) : (vector<4xf32>) -> !llvm.ptr
  %4 = llvm.intr.vector.reduce.fmax(%v) : (vector<4xf32>) -> vector<4xf32>
  %5 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> f16
  %6 = llvm.intr.matrix.column.major.load %p, <stride = %l> {isVolatile = 0 : i1, rows = 2 : i32, columns = 3 : i32} : vector<4xf64> from !llvm.ptr stride i64
  %7 = llvm.intr.matrix.multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %8 = llvm.intr.matrix.transpose %w {rows = 2 : i32, columns = 2 : i32} : vector<4xi32> into vector<2xi32>
  %9 = llvm.intr.ldexp(%v, %i) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>, i32) -> f64
  %10 = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
