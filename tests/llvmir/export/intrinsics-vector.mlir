// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

// Intrinsics on vectors and matrices.

llvm.func @reductions(%u: vector<4xi32>, %s: vector<[2]xi64>, %f: vector<4xf32>, %w: vector<8xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %q: vector<4x!llvm.ptr>, %r: !llvm.ptr<3>, %x: f32, %n: i64, %k: i32, %d: vector<4xf64>, %h: vector<4xi16>) {
  %0 = "llvm.intr.vector.reduce.add"(%u) : (vector<4xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.add"(%s) : (vector<[2]xi64>) -> i64
  %2 = "llvm.intr.vector.reduce.and"(%u) : (vector<4xi32>) -> i32
  %3 = "llvm.intr.vector.reduce.and"(%s) : (vector<[2]xi64>) -> i64
  %4 = "llvm.intr.vector.reduce.mul"(%u) : (vector<4xi32>) -> i32
  %5 = "llvm.intr.vector.reduce.mul"(%s) : (vector<[2]xi64>) -> i64
  %6 = "llvm.intr.vector.reduce.or"(%u) : (vector<4xi32>) -> i32
  %7 = "llvm.intr.vector.reduce.or"(%s) : (vector<[2]xi64>) -> i64
  %8 = "llvm.intr.vector.reduce.smax"(%u) : (vector<4xi32>) -> i32
  %9 = "llvm.intr.vector.reduce.smax"(%s) : (vector<[2]xi64>) -> i64
  %10 = "llvm.intr.vector.reduce.smin"(%u) : (vector<4xi32>) -> i32
  %11 = "llvm.intr.vector.reduce.smin"(%s) : (vector<[2]xi64>) -> i64
  %12 = "llvm.intr.vector.reduce.umax"(%u) : (vector<4xi32>) -> i32
  %13 = "llvm.intr.vector.reduce.umax"(%s) : (vector<[2]xi64>) -> i64
  %14 = "llvm.intr.vector.reduce.umin"(%u) : (vector<4xi32>) -> i32
  %15 = "llvm.intr.vector.reduce.umin"(%s) : (vector<[2]xi64>) -> i64
  %16 = "llvm.intr.vector.reduce.xor"(%u) : (vector<4xi32>) -> i32
  %17 = "llvm.intr.vector.reduce.xor"(%s) : (vector<[2]xi64>) -> i64
  %18 = "llvm.intr.vector.reduce.fadd"(%x, %f) : (f32, vector<4xf32>) -> f32
  %19 = "llvm.intr.vector.reduce.fadd"(%x, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %20 = "llvm.intr.vector.reduce.fmul"(%x, %f) : (f32, vector<4xf32>) -> f32
  %21 = "llvm.intr.vector.reduce.fmul"(%x, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %22 = "llvm.intr.vector.reduce.fmax"(%f) : (vector<4xf32>) -> f32
  %23 = "llvm.intr.vector.reduce.fmax"(%d) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf64>) -> f64
  %24 = "llvm.intr.vector.reduce.fmaximum"(%f) : (vector<4xf32>) -> f32
  %25 = "llvm.intr.vector.reduce.fmaximum"(%d) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf64>) -> f64
  %26 = "llvm.intr.vector.reduce.fmin"(%f) : (vector<4xf32>) -> f32
  %27 = "llvm.intr.vector.reduce.fmin"(%d) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf64>) -> f64
  %28 = "llvm.intr.vector.reduce.fminimum"(%f) : (vector<4xf32>) -> f32
  %29 = "llvm.intr.vector.reduce.fminimum"(%d) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf64>) -> f64
  llvm.return
}

llvm.func @others(%u: vector<4xi32>, %s: vector<[2]xi64>, %f: vector<4xf32>, %w: vector<8xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %q: vector<4x!llvm.ptr>, %r: !llvm.ptr<3>, %x: f32, %n: i64, %k: i32, %d: vector<4xf64>, %h: vector<4xi16>) {
  %0 = "llvm.intr.masked.load"(%p, %m, %f) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %1 = "llvm.intr.masked.load"(%p, %m) <{alignment = 16 : i32}> : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  %2 = "llvm.intr.masked.load"(%r, %m) <{alignment = 8 : i32, nontemporal}> : (!llvm.ptr<3>, vector<4xi1>) -> vector<4xi32>
  "llvm.intr.masked.store"(%f, %p, %m) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  "llvm.intr.masked.store"(%u, %r, %m) <{alignment = 1 : i32}> : (vector<4xi32>, !llvm.ptr<3>, vector<4xi1>) -> ()
  %3 = "llvm.intr.masked.gather"(%q, %m, %f) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %4 = "llvm.intr.masked.gather"(%q, %m) <{alignment = 2 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
  "llvm.intr.masked.scatter"(%f, %q, %m) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
  %5 = "llvm.intr.masked.expandload"(%p, %m, %f) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %6 = "llvm.intr.masked.expandload"(%p, %m, %f) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%f, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  "llvm.intr.masked.compressstore"(%f, %p, %m) <{arg_attrs = [{}, {llvm.align = 8 : i64}, {}]}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  %7 = "llvm.intr.vector.insert"(%w, %f) <{pos = 4 : i64}> : (vector<8xf32>, vector<4xf32>) -> vector<8xf32>
  %8 = "llvm.intr.vector.extract"(%w) <{pos = 4 : i64}> : (vector<8xf32>) -> vector<4xf32>
  %9 = "llvm.intr.vector.interleave2"(%f, %f) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %10 = "llvm.intr.vector.deinterleave2"(%w) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %11 = "llvm.intr.matrix.multiply"(%f, %f) <{lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %12 = "llvm.intr.matrix.transpose"(%f) <{rows = 2 : i32, columns = 2 : i32}> : (vector<4xf32>) -> vector<4xf32>
  %13 = "llvm.intr.matrix.column.major.load"(%p, %n) <{isVolatile = false, rows = 2 : i32, columns = 2 : i32}> : (!llvm.ptr, i64) -> vector<4xf32>
  %14 = "llvm.intr.matrix.column.major.load"(%p, %k) <{isVolatile = true, rows = 2 : i32, columns = 2 : i32}> : (!llvm.ptr, i32) -> vector<4xf64>
  "llvm.intr.matrix.column.major.store"(%f, %p, %n) <{isVolatile = false, rows = 2 : i32, columns = 2 : i32}> : (vector<4xf32>, !llvm.ptr, i64) -> ()
  llvm.return
}
