// CPUS: x86-64-v3 x86-64-v4
// Reductions whose accumulators are in registers at `-O2`: sizes that no tile divides, dynamic and empty ones. The numbers are small integers, so that all results are exact; each line is a hash of a result.

func.func @fill_2_f32(%m: memref<?x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%m : memref<?x?xf32>) {
  ^bb0(%u: f32):
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %s0 = arith.constant 1 : index
    %i0 = linalg.index 0 : index
    %k0 = arith.constant 7 : index
    %p0 = arith.muli %i0, %k0 : index
    %s1 = arith.addi %s0, %p0 : index
    %i1 = linalg.index 1 : index
    %k1 = arith.constant 13 : index
    %p1 = arith.muli %i1, %k1 : index
    %s2 = arith.addi %s1, %p1 : index
    %r = arith.remui %s2, %c5 : index
    %v = arith.subi %r, %c2 : index
    %n = arith.index_cast %v : index to i32
    %x = arith.sitofp %n : i32 to f32
    linalg.yield %x : f32
  }
  return
}

func.func @print_2_f32(%m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?x?xf32>
  %a1 = arith.constant 1 : index
  %n1 = memref.dim %m, %a1 : memref<?x?xf32>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %h1 = scf.for %i1 = %c0 to %n1 step %c1 iter_args(%g1 = %g0) -> (i64) {
  %x = memref.load %m[%i0, %i1] : memref<?x?xf32>
  %v = arith.fptosi %x : f32 to i64
  %p = arith.muli %g1, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  scf.yield %h1 : i64
  }
  vector.print %h0 : i64
  return
}

func.func @fill_2_f64(%m: memref<?x?xf64>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%m : memref<?x?xf64>) {
  ^bb0(%u: f64):
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %s0 = arith.constant 1 : index
    %i0 = linalg.index 0 : index
    %k0 = arith.constant 7 : index
    %p0 = arith.muli %i0, %k0 : index
    %s1 = arith.addi %s0, %p0 : index
    %i1 = linalg.index 1 : index
    %k1 = arith.constant 13 : index
    %p1 = arith.muli %i1, %k1 : index
    %s2 = arith.addi %s1, %p1 : index
    %r = arith.remui %s2, %c5 : index
    %v = arith.subi %r, %c2 : index
    %n = arith.index_cast %v : index to i32
    %x = arith.sitofp %n : i32 to f64
    linalg.yield %x : f64
  }
  return
}

func.func @print_2_f64(%m: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?x?xf64>
  %a1 = arith.constant 1 : index
  %n1 = memref.dim %m, %a1 : memref<?x?xf64>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %h1 = scf.for %i1 = %c0 to %n1 step %c1 iter_args(%g1 = %g0) -> (i64) {
  %x = memref.load %m[%i0, %i1] : memref<?x?xf64>
  %v = arith.fptosi %x : f64 to i64
  %p = arith.muli %g1, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  scf.yield %h1 : i64
  }
  vector.print %h0 : i64
  return
}

func.func @fill_2_i32(%m: memref<?x?xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%m : memref<?x?xi32>) {
  ^bb0(%u: i32):
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %s0 = arith.constant 1 : index
    %i0 = linalg.index 0 : index
    %k0 = arith.constant 7 : index
    %p0 = arith.muli %i0, %k0 : index
    %s1 = arith.addi %s0, %p0 : index
    %i1 = linalg.index 1 : index
    %k1 = arith.constant 13 : index
    %p1 = arith.muli %i1, %k1 : index
    %s2 = arith.addi %s1, %p1 : index
    %r = arith.remui %s2, %c5 : index
    %v = arith.subi %r, %c2 : index
    %x = arith.index_cast %v : index to i32
    linalg.yield %x : i32
  }
  return
}

func.func @print_2_i32(%m: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?x?xi32>
  %a1 = arith.constant 1 : index
  %n1 = memref.dim %m, %a1 : memref<?x?xi32>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %h1 = scf.for %i1 = %c0 to %n1 step %c1 iter_args(%g1 = %g0) -> (i64) {
  %x = memref.load %m[%i0, %i1] : memref<?x?xi32>
  %v = arith.extsi %x : i32 to i64
  %p = arith.muli %g1, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  scf.yield %h1 : i64
  }
  vector.print %h0 : i64
  return
}

func.func @fill_2_i8(%m: memref<?x?xi8>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%m : memref<?x?xi8>) {
  ^bb0(%u: i8):
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %s0 = arith.constant 1 : index
    %i0 = linalg.index 0 : index
    %k0 = arith.constant 7 : index
    %p0 = arith.muli %i0, %k0 : index
    %s1 = arith.addi %s0, %p0 : index
    %i1 = linalg.index 1 : index
    %k1 = arith.constant 13 : index
    %p1 = arith.muli %i1, %k1 : index
    %s2 = arith.addi %s1, %p1 : index
    %r = arith.remui %s2, %c5 : index
    %v = arith.subi %r, %c2 : index
    %x = arith.index_cast %v : index to i8
    linalg.yield %x : i8
  }
  return
}

func.func @print_2_i8(%m: memref<?x?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?x?xi8>
  %a1 = arith.constant 1 : index
  %n1 = memref.dim %m, %a1 : memref<?x?xi8>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %h1 = scf.for %i1 = %c0 to %n1 step %c1 iter_args(%g1 = %g0) -> (i64) {
  %x = memref.load %m[%i0, %i1] : memref<?x?xi8>
  %v = arith.extsi %x : i8 to i64
  %p = arith.muli %g1, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  scf.yield %h1 : i64
  }
  vector.print %h0 : i64
  return
}

func.func @fill_2_i64(%m: memref<?x?xi64>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%m : memref<?x?xi64>) {
  ^bb0(%u: i64):
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %s0 = arith.constant 1 : index
    %i0 = linalg.index 0 : index
    %k0 = arith.constant 7 : index
    %p0 = arith.muli %i0, %k0 : index
    %s1 = arith.addi %s0, %p0 : index
    %i1 = linalg.index 1 : index
    %k1 = arith.constant 13 : index
    %p1 = arith.muli %i1, %k1 : index
    %s2 = arith.addi %s1, %p1 : index
    %r = arith.remui %s2, %c5 : index
    %v = arith.subi %r, %c2 : index
    %x = arith.index_cast %v : index to i64
    linalg.yield %x : i64
  }
  return
}

func.func @print_2_i64(%m: memref<?x?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?x?xi64>
  %a1 = arith.constant 1 : index
  %n1 = memref.dim %m, %a1 : memref<?x?xi64>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %h1 = scf.for %i1 = %c0 to %n1 step %c1 iter_args(%g1 = %g0) -> (i64) {
  %x = memref.load %m[%i0, %i1] : memref<?x?xi64>
  %v = arith.ori %x, %x : i64
  %p = arith.muli %g1, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  scf.yield %h1 : i64
  }
  vector.print %h0 : i64
  return
}

func.func @fill_3_f32(%m: memref<?x?x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%m : memref<?x?x?xf32>) {
  ^bb0(%u: f32):
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %s0 = arith.constant 1 : index
    %i0 = linalg.index 0 : index
    %k0 = arith.constant 7 : index
    %p0 = arith.muli %i0, %k0 : index
    %s1 = arith.addi %s0, %p0 : index
    %i1 = linalg.index 1 : index
    %k1 = arith.constant 13 : index
    %p1 = arith.muli %i1, %k1 : index
    %s2 = arith.addi %s1, %p1 : index
    %i2 = linalg.index 2 : index
    %k2 = arith.constant 3 : index
    %p2 = arith.muli %i2, %k2 : index
    %s3 = arith.addi %s2, %p2 : index
    %r = arith.remui %s3, %c5 : index
    %v = arith.subi %r, %c2 : index
    %n = arith.index_cast %v : index to i32
    %x = arith.sitofp %n : i32 to f32
    linalg.yield %x : f32
  }
  return
}

func.func @print_3_f32(%m: memref<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?x?x?xf32>
  %a1 = arith.constant 1 : index
  %n1 = memref.dim %m, %a1 : memref<?x?x?xf32>
  %a2 = arith.constant 2 : index
  %n2 = memref.dim %m, %a2 : memref<?x?x?xf32>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %h1 = scf.for %i1 = %c0 to %n1 step %c1 iter_args(%g1 = %g0) -> (i64) {
  %h2 = scf.for %i2 = %c0 to %n2 step %c1 iter_args(%g2 = %g1) -> (i64) {
  %x = memref.load %m[%i0, %i1, %i2] : memref<?x?x?xf32>
  %v = arith.fptosi %x : f32 to i64
  %p = arith.muli %g2, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  scf.yield %h2 : i64
  }
  scf.yield %h1 : i64
  }
  vector.print %h0 : i64
  return
}

func.func @fill_3_i32(%m: memref<?x?x?xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%m : memref<?x?x?xi32>) {
  ^bb0(%u: i32):
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %s0 = arith.constant 1 : index
    %i0 = linalg.index 0 : index
    %k0 = arith.constant 7 : index
    %p0 = arith.muli %i0, %k0 : index
    %s1 = arith.addi %s0, %p0 : index
    %i1 = linalg.index 1 : index
    %k1 = arith.constant 13 : index
    %p1 = arith.muli %i1, %k1 : index
    %s2 = arith.addi %s1, %p1 : index
    %i2 = linalg.index 2 : index
    %k2 = arith.constant 3 : index
    %p2 = arith.muli %i2, %k2 : index
    %s3 = arith.addi %s2, %p2 : index
    %r = arith.remui %s3, %c5 : index
    %v = arith.subi %r, %c2 : index
    %x = arith.index_cast %v : index to i32
    linalg.yield %x : i32
  }
  return
}

func.func @print_3_i32(%m: memref<?x?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?x?x?xi32>
  %a1 = arith.constant 1 : index
  %n1 = memref.dim %m, %a1 : memref<?x?x?xi32>
  %a2 = arith.constant 2 : index
  %n2 = memref.dim %m, %a2 : memref<?x?x?xi32>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %h1 = scf.for %i1 = %c0 to %n1 step %c1 iter_args(%g1 = %g0) -> (i64) {
  %h2 = scf.for %i2 = %c0 to %n2 step %c1 iter_args(%g2 = %g1) -> (i64) {
  %x = memref.load %m[%i0, %i1, %i2] : memref<?x?x?xi32>
  %v = arith.extsi %x : i32 to i64
  %p = arith.muli %g2, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  scf.yield %h2 : i64
  }
  scf.yield %h1 : i64
  }
  vector.print %h0 : i64
  return
}

func.func @fill_1_f32(%m: memref<?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<?xf32>) {
  ^bb0(%u: f32):
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %s0 = arith.constant 1 : index
    %i0 = linalg.index 0 : index
    %k0 = arith.constant 7 : index
    %p0 = arith.muli %i0, %k0 : index
    %s1 = arith.addi %s0, %p0 : index
    %r = arith.remui %s1, %c5 : index
    %v = arith.subi %r, %c2 : index
    %n = arith.index_cast %v : index to i32
    %x = arith.sitofp %n : i32 to f32
    linalg.yield %x : f32
  }
  return
}

func.func @print_1_f32(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?xf32>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %x = memref.load %m[%i0] : memref<?xf32>
  %v = arith.fptosi %x : f32 to i64
  %p = arith.muli %g0, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  vector.print %h0 : i64
  return
}

func.func @fill_1_f64(%m: memref<?xf64>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<?xf64>) {
  ^bb0(%u: f64):
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %s0 = arith.constant 1 : index
    %i0 = linalg.index 0 : index
    %k0 = arith.constant 7 : index
    %p0 = arith.muli %i0, %k0 : index
    %s1 = arith.addi %s0, %p0 : index
    %r = arith.remui %s1, %c5 : index
    %v = arith.subi %r, %c2 : index
    %n = arith.index_cast %v : index to i32
    %x = arith.sitofp %n : i32 to f64
    linalg.yield %x : f64
  }
  return
}

func.func @print_1_f64(%m: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?xf64>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %x = memref.load %m[%i0] : memref<?xf64>
  %v = arith.fptosi %x : f64 to i64
  %p = arith.muli %g0, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  vector.print %h0 : i64
  return
}

func.func @fill_0_f32(%m: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%m : memref<f32>) {
  ^bb0(%u: f32):
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %s0 = arith.constant 1 : index
    %r = arith.remui %s0, %c5 : index
    %v = arith.subi %r, %c2 : index
    %n = arith.index_cast %v : index to i32
    %x = arith.sitofp %n : i32 to f32
    linalg.yield %x : f32
  }
  return
}

func.func @print_0_f32(%m: memref<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %x = memref.load %m[] : memref<f32>
  %v = arith.fptosi %x : f32 to i64
  %p = arith.muli %one, %k : i64
  %q = arith.addi %p, %v : i64
  vector.print %q : i64
  return
}

// A product: 17x33 by 33x65 of f32
func.func @case1(%a: memref<17x33xf32>, %b: memref<33x65xf32>, %c: memref<17x65xf32>) {
  linalg.matmul
      ins(%a, %b : memref<17x33xf32>, memref<33x65xf32>) outs(%c : memref<17x65xf32>)
  return
}

// A product: 17x33 by 33x65 of f64, dynamic
func.func @case2(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  linalg.matmul
      ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}

// A product: 7x7 by 7x7 of i32
func.func @case3(%a: memref<7x7xi32>, %b: memref<7x7xi32>, %c: memref<7x7xi32>) {
  linalg.matmul
      ins(%a, %b : memref<7x7xi32>, memref<7x7xi32>) outs(%c : memref<7x7xi32>)
  return
}

// A product: 1x1 by 1x1 of f32
func.func @case4(%a: memref<1x1xf32>, %b: memref<1x1xf32>, %c: memref<1x1xf32>) {
  linalg.matmul
      ins(%a, %b : memref<1x1xf32>, memref<1x1xf32>) outs(%c : memref<1x1xf32>)
  return
}

// A product: 1x300 by 300x70 of f32
func.func @case5(%a: memref<1x300xf32>, %b: memref<300x70xf32>, %c: memref<1x70xf32>) {
  linalg.matmul
      ins(%a, %b : memref<1x300xf32>, memref<300x70xf32>) outs(%c : memref<1x70xf32>)
  return
}

// A product: 64x64 by 64x64 of f32
func.func @case6(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  linalg.matmul
      ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// A product: 100x150 by 150x96 of f32
func.func @case7(%a: memref<100x150xf32>, %b: memref<150x96xf32>, %c: memref<100x96xf32>) {
  linalg.matmul
      ins(%a, %b : memref<100x150xf32>, memref<150x96xf32>) outs(%c : memref<100x96xf32>)
  return
}

// A product: 13x513 by 513x300 of i32, dynamic
func.func @case8(%a: memref<?x?xi32>, %b: memref<?x?xi32>, %c: memref<?x?xi32>) {
  linalg.matmul
      ins(%a, %b : memref<?x?xi32>, memref<?x?xi32>) outs(%c : memref<?x?xi32>)
  return
}

// A product: 5x4 by 4x0 of f32, dynamic
func.func @case9(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul
      ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// A product: 0x4 by 4x5 of f32
func.func @case10(%a: memref<0x4xf32>, %b: memref<4x5xf32>, %c: memref<0x5xf32>) {
  linalg.matmul
      ins(%a, %b : memref<0x4xf32>, memref<4x5xf32>) outs(%c : memref<0x5xf32>)
  return
}

// A product: 5x0 by 0x33 of f64, dynamic
func.func @case11(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  linalg.matmul
      ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}

// A product: 9x258 by 258x130 of i8
func.func @case12(%a: memref<9x258xi8>, %b: memref<258x130xi8>, %c: memref<9x130xi8>) {
  linalg.matmul
      ins(%a, %b : memref<9x258xi8>, memref<258x130xi8>) outs(%c : memref<9x130xi8>)
  return
}

// A product: 9x11 by 11x35 of i64, dynamic
func.func @case13(%a: memref<?x?xi64>, %b: memref<?x?xi64>, %c: memref<?x?xi64>) {
  linalg.matmul
      ins(%a, %b : memref<?x?xi64>, memref<?x?xi64>) outs(%c : memref<?x?xi64>)
  return
}

// A product: 150x9 by 9x20 of f32, dynamic
func.func @case14(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul
      ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// Both factors transposed
func.func @case15(%a: memref<33x17xf32>, %b: memref<65x33xf32>, %c: memref<17x65xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<33x17xf32>, memref<65x33xf32>) outs(%c : memref<17x65xf32>)
  return
}

// The second factor transposed, dynamic
func.func @case16(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}

// The product transposed
func.func @case17(%a: memref<17x33xf32>, %b: memref<33x20xf32>, %c: memref<20x17xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>]
      ins(%a, %b : memref<17x33xf32>, memref<33x20xf32>) outs(%c : memref<20x17xf32>)
  return
}

// Batches
func.func @case18(%a: memref<3x7x19xf32>, %b: memref<3x19x34xf32>, %c: memref<3x7x34xf32>) {
  linalg.batch_matmul
      ins(%a, %b : memref<3x7x19xf32>, memref<3x19x34xf32>) outs(%c : memref<3x7x34xf32>)
  return
}

// Batches in the middle
func.func @case19(%a: memref<?x?x?xi32>, %b: memref<?x?x?xi32>, %c: memref<?x?x?xi32>) {
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (n, k, b)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : memref<?x?x?xi32>, memref<?x?x?xi32>) outs(%c : memref<?x?x?xi32>)
  return
}

// A matrix and a vector
func.func @case20(%a: memref<?x?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) {
  linalg.matvec
      ins(%a, %b : memref<?x?xf32>, memref<?xf32>) outs(%c : memref<?xf32>)
  return
}

// A vector and a matrix
func.func @case21(%a: memref<41xf64>, %b: memref<41x37xf64>, %c: memref<37xf64>) {
  linalg.vecmat
      ins(%a, %b : memref<41xf64>, memref<41x37xf64>) outs(%c : memref<37xf64>)
  return
}

// Two vectors
func.func @case22(%a: memref<101xf32>, %b: memref<101xf32>, %c: memref<f32>) {
  linalg.dot
      ins(%a, %b : memref<101xf32>, memref<101xf32>) outs(%c : memref<f32>)
  return
}

// Narrow factors
func.func @case23(%a: memref<17x33xi8>, %b: memref<33x40xi8>, %c: memref<17x40xi32>) {
  linalg.matmul
      ins(%a, %b : memref<17x33xi8>, memref<33x40xi8>) outs(%c : memref<17x40xi32>)
  return
}

// Quantized factors
func.func @case24(%a: memref<?x?xi8>, %b: memref<?x?xi8>, %c: memref<?x?xi32>) {
  %p = arith.constant 3 : i32
  %q = arith.constant -2 : i32
  linalg.quantized_matmul
      ins(%a, %b, %p, %q : memref<?x?xi8>, memref<?x?xi8>, i32, i32) outs(%c : memref<?x?xi32>)
  return
}

// A factor squared
func.func @case25(%a: memref<17x33xf32>, %b: memref<33x40xf32>, %c: memref<17x40xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<17x33xf32>, memref<33x40xf32>) outs(%c : memref<17x40xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %x : f32
    %p = arith.mulf %y, %s : f32
    %r = arith.addf %p, %z : f32
    linalg.yield %r : f32
  }
  return
}

// The product of fractions differs from plain loops by roundings only.
func.func @close() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 45 : index
  %k = arith.constant 300 : index
  %zero = arith.constant 0.0 : f32
  %limit = arith.constant 1.0e-3 : f32
  %a = memref.alloc() : memref<45x300xf32>
  %b = memref.alloc() : memref<300x45xf32>
  %c = memref.alloc() : memref<45x45xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<45x45xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} outs(%a, %b : memref<45x300xf32>, memref<300x45xf32>) {
  ^bb0(%u: f32, %v: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c7 = arith.constant 7 : index
    %c11 = arith.constant 11 : index
    %p = arith.muli %i, %c7 : index
    %s = arith.addi %p, %j : index
    %r = arith.remui %s, %c11 : index
    %t = arith.index_cast %r : index to i32
    %x = arith.sitofp %t : i32 to f32
    %seven = arith.constant 7.0 : f32
    %three = arith.constant -3.0 : f32
    %y = arith.divf %x, %seven : f32
    %z = arith.divf %x, %three : f32
    linalg.yield %y, %z : f32, f32
  }
  linalg.matmul ins(%a, %b : memref<45x300xf32>, memref<300x45xf32>) outs(%c : memref<45x45xf32>)
  %true = arith.constant true
  %all = scf.for %i = %c0 to %n step %c1 iter_args(%so_far = %true) -> (i1) {
    %row = scf.for %j = %c0 to %n step %c1 iter_args(%before = %so_far) -> (i1) {
      %sum = scf.for %l = %c0 to %k step %c1 iter_args(%acc = %zero) -> (f32) {
        %x = memref.load %a[%i, %l] : memref<45x300xf32>
        %y = memref.load %b[%l, %j] : memref<300x45xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %acc, %p : f32
        scf.yield %s : f32
      }
      %z = memref.load %c[%i, %j] : memref<45x45xf32>
      %d = arith.subf %z, %sum : f32
      %e = math.absf %d : f32
      %is_close = arith.cmpf olt, %e, %limit : f32
      %now = arith.andi %before, %is_close : i1
      scf.yield %now : i1
    }
    scf.yield %row : i1
  }
  vector.print %all : i1
  memref.dealloc %a : memref<45x300xf32>
  memref.dealloc %b : memref<300x45xf32>
  memref.dealloc %c : memref<45x45xf32>
  return
}

func.func @main() -> i32 {
  // A product: 17x33 by 33x65 of f32
  %m1_0 = memref.alloc() : memref<17x33xf32>
  %g1_0 = memref.cast %m1_0 : memref<17x33xf32> to memref<?x?xf32>
  call @fill_2_f32(%g1_0) : (memref<?x?xf32>) -> ()
  %m1_1 = memref.alloc() : memref<33x65xf32>
  %g1_1 = memref.cast %m1_1 : memref<33x65xf32> to memref<?x?xf32>
  call @fill_2_f32(%g1_1) : (memref<?x?xf32>) -> ()
  %m1_2 = memref.alloc() : memref<17x65xf32>
  %g1_2 = memref.cast %m1_2 : memref<17x65xf32> to memref<?x?xf32>
  call @fill_2_f32(%g1_2) : (memref<?x?xf32>) -> ()
  call @case1(%m1_0, %m1_1, %m1_2) : (memref<17x33xf32>, memref<33x65xf32>, memref<17x65xf32>) -> ()
  call @print_2_f32(%g1_2) : (memref<?x?xf32>) -> ()
  memref.dealloc %m1_0 : memref<17x33xf32>
  memref.dealloc %m1_1 : memref<33x65xf32>
  memref.dealloc %m1_2 : memref<17x65xf32>

  // A product: 17x33 by 33x65 of f64, dynamic
  %m2_0 = memref.alloc() : memref<17x33xf64>
  %g2_0 = memref.cast %m2_0 : memref<17x33xf64> to memref<?x?xf64>
  call @fill_2_f64(%g2_0) : (memref<?x?xf64>) -> ()
  %m2_1 = memref.alloc() : memref<33x65xf64>
  %g2_1 = memref.cast %m2_1 : memref<33x65xf64> to memref<?x?xf64>
  call @fill_2_f64(%g2_1) : (memref<?x?xf64>) -> ()
  %m2_2 = memref.alloc() : memref<17x65xf64>
  %g2_2 = memref.cast %m2_2 : memref<17x65xf64> to memref<?x?xf64>
  call @fill_2_f64(%g2_2) : (memref<?x?xf64>) -> ()
  call @case2(%g2_0, %g2_1, %g2_2) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  call @print_2_f64(%g2_2) : (memref<?x?xf64>) -> ()
  memref.dealloc %m2_0 : memref<17x33xf64>
  memref.dealloc %m2_1 : memref<33x65xf64>
  memref.dealloc %m2_2 : memref<17x65xf64>

  // A product: 7x7 by 7x7 of i32
  %m3_0 = memref.alloc() : memref<7x7xi32>
  %g3_0 = memref.cast %m3_0 : memref<7x7xi32> to memref<?x?xi32>
  call @fill_2_i32(%g3_0) : (memref<?x?xi32>) -> ()
  %m3_1 = memref.alloc() : memref<7x7xi32>
  %g3_1 = memref.cast %m3_1 : memref<7x7xi32> to memref<?x?xi32>
  call @fill_2_i32(%g3_1) : (memref<?x?xi32>) -> ()
  %m3_2 = memref.alloc() : memref<7x7xi32>
  %g3_2 = memref.cast %m3_2 : memref<7x7xi32> to memref<?x?xi32>
  call @fill_2_i32(%g3_2) : (memref<?x?xi32>) -> ()
  call @case3(%m3_0, %m3_1, %m3_2) : (memref<7x7xi32>, memref<7x7xi32>, memref<7x7xi32>) -> ()
  call @print_2_i32(%g3_2) : (memref<?x?xi32>) -> ()
  memref.dealloc %m3_0 : memref<7x7xi32>
  memref.dealloc %m3_1 : memref<7x7xi32>
  memref.dealloc %m3_2 : memref<7x7xi32>

  // A product: 1x1 by 1x1 of f32
  %m4_0 = memref.alloc() : memref<1x1xf32>
  %g4_0 = memref.cast %m4_0 : memref<1x1xf32> to memref<?x?xf32>
  call @fill_2_f32(%g4_0) : (memref<?x?xf32>) -> ()
  %m4_1 = memref.alloc() : memref<1x1xf32>
  %g4_1 = memref.cast %m4_1 : memref<1x1xf32> to memref<?x?xf32>
  call @fill_2_f32(%g4_1) : (memref<?x?xf32>) -> ()
  %m4_2 = memref.alloc() : memref<1x1xf32>
  %g4_2 = memref.cast %m4_2 : memref<1x1xf32> to memref<?x?xf32>
  call @fill_2_f32(%g4_2) : (memref<?x?xf32>) -> ()
  call @case4(%m4_0, %m4_1, %m4_2) : (memref<1x1xf32>, memref<1x1xf32>, memref<1x1xf32>) -> ()
  call @print_2_f32(%g4_2) : (memref<?x?xf32>) -> ()
  memref.dealloc %m4_0 : memref<1x1xf32>
  memref.dealloc %m4_1 : memref<1x1xf32>
  memref.dealloc %m4_2 : memref<1x1xf32>

  // A product: 1x300 by 300x70 of f32
  %m5_0 = memref.alloc() : memref<1x300xf32>
  %g5_0 = memref.cast %m5_0 : memref<1x300xf32> to memref<?x?xf32>
  call @fill_2_f32(%g5_0) : (memref<?x?xf32>) -> ()
  %m5_1 = memref.alloc() : memref<300x70xf32>
  %g5_1 = memref.cast %m5_1 : memref<300x70xf32> to memref<?x?xf32>
  call @fill_2_f32(%g5_1) : (memref<?x?xf32>) -> ()
  %m5_2 = memref.alloc() : memref<1x70xf32>
  %g5_2 = memref.cast %m5_2 : memref<1x70xf32> to memref<?x?xf32>
  call @fill_2_f32(%g5_2) : (memref<?x?xf32>) -> ()
  call @case5(%m5_0, %m5_1, %m5_2) : (memref<1x300xf32>, memref<300x70xf32>, memref<1x70xf32>) -> ()
  call @print_2_f32(%g5_2) : (memref<?x?xf32>) -> ()
  memref.dealloc %m5_0 : memref<1x300xf32>
  memref.dealloc %m5_1 : memref<300x70xf32>
  memref.dealloc %m5_2 : memref<1x70xf32>

  // A product: 64x64 by 64x64 of f32
  %m6_0 = memref.alloc() : memref<64x64xf32>
  %g6_0 = memref.cast %m6_0 : memref<64x64xf32> to memref<?x?xf32>
  call @fill_2_f32(%g6_0) : (memref<?x?xf32>) -> ()
  %m6_1 = memref.alloc() : memref<64x64xf32>
  %g6_1 = memref.cast %m6_1 : memref<64x64xf32> to memref<?x?xf32>
  call @fill_2_f32(%g6_1) : (memref<?x?xf32>) -> ()
  %m6_2 = memref.alloc() : memref<64x64xf32>
  %g6_2 = memref.cast %m6_2 : memref<64x64xf32> to memref<?x?xf32>
  call @fill_2_f32(%g6_2) : (memref<?x?xf32>) -> ()
  call @case6(%m6_0, %m6_1, %m6_2) : (memref<64x64xf32>, memref<64x64xf32>, memref<64x64xf32>) -> ()
  call @print_2_f32(%g6_2) : (memref<?x?xf32>) -> ()
  memref.dealloc %m6_0 : memref<64x64xf32>
  memref.dealloc %m6_1 : memref<64x64xf32>
  memref.dealloc %m6_2 : memref<64x64xf32>

  // A product: 100x150 by 150x96 of f32
  %m7_0 = memref.alloc() : memref<100x150xf32>
  %g7_0 = memref.cast %m7_0 : memref<100x150xf32> to memref<?x?xf32>
  call @fill_2_f32(%g7_0) : (memref<?x?xf32>) -> ()
  %m7_1 = memref.alloc() : memref<150x96xf32>
  %g7_1 = memref.cast %m7_1 : memref<150x96xf32> to memref<?x?xf32>
  call @fill_2_f32(%g7_1) : (memref<?x?xf32>) -> ()
  %m7_2 = memref.alloc() : memref<100x96xf32>
  %g7_2 = memref.cast %m7_2 : memref<100x96xf32> to memref<?x?xf32>
  call @fill_2_f32(%g7_2) : (memref<?x?xf32>) -> ()
  call @case7(%m7_0, %m7_1, %m7_2) : (memref<100x150xf32>, memref<150x96xf32>, memref<100x96xf32>) -> ()
  call @print_2_f32(%g7_2) : (memref<?x?xf32>) -> ()
  memref.dealloc %m7_0 : memref<100x150xf32>
  memref.dealloc %m7_1 : memref<150x96xf32>
  memref.dealloc %m7_2 : memref<100x96xf32>

  // A product: 13x513 by 513x300 of i32, dynamic
  %m8_0 = memref.alloc() : memref<13x513xi32>
  %g8_0 = memref.cast %m8_0 : memref<13x513xi32> to memref<?x?xi32>
  call @fill_2_i32(%g8_0) : (memref<?x?xi32>) -> ()
  %m8_1 = memref.alloc() : memref<513x300xi32>
  %g8_1 = memref.cast %m8_1 : memref<513x300xi32> to memref<?x?xi32>
  call @fill_2_i32(%g8_1) : (memref<?x?xi32>) -> ()
  %m8_2 = memref.alloc() : memref<13x300xi32>
  %g8_2 = memref.cast %m8_2 : memref<13x300xi32> to memref<?x?xi32>
  call @fill_2_i32(%g8_2) : (memref<?x?xi32>) -> ()
  call @case8(%g8_0, %g8_1, %g8_2) : (memref<?x?xi32>, memref<?x?xi32>, memref<?x?xi32>) -> ()
  call @print_2_i32(%g8_2) : (memref<?x?xi32>) -> ()
  memref.dealloc %m8_0 : memref<13x513xi32>
  memref.dealloc %m8_1 : memref<513x300xi32>
  memref.dealloc %m8_2 : memref<13x300xi32>

  // A product: 5x4 by 4x0 of f32, dynamic
  %m9_0 = memref.alloc() : memref<5x4xf32>
  %g9_0 = memref.cast %m9_0 : memref<5x4xf32> to memref<?x?xf32>
  call @fill_2_f32(%g9_0) : (memref<?x?xf32>) -> ()
  %m9_1 = memref.alloc() : memref<4x0xf32>
  %g9_1 = memref.cast %m9_1 : memref<4x0xf32> to memref<?x?xf32>
  call @fill_2_f32(%g9_1) : (memref<?x?xf32>) -> ()
  %m9_2 = memref.alloc() : memref<5x0xf32>
  %g9_2 = memref.cast %m9_2 : memref<5x0xf32> to memref<?x?xf32>
  call @fill_2_f32(%g9_2) : (memref<?x?xf32>) -> ()
  call @case9(%g9_0, %g9_1, %g9_2) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  call @print_2_f32(%g9_2) : (memref<?x?xf32>) -> ()
  memref.dealloc %m9_0 : memref<5x4xf32>
  memref.dealloc %m9_1 : memref<4x0xf32>
  memref.dealloc %m9_2 : memref<5x0xf32>

  // A product: 0x4 by 4x5 of f32
  %m10_0 = memref.alloc() : memref<0x4xf32>
  %g10_0 = memref.cast %m10_0 : memref<0x4xf32> to memref<?x?xf32>
  call @fill_2_f32(%g10_0) : (memref<?x?xf32>) -> ()
  %m10_1 = memref.alloc() : memref<4x5xf32>
  %g10_1 = memref.cast %m10_1 : memref<4x5xf32> to memref<?x?xf32>
  call @fill_2_f32(%g10_1) : (memref<?x?xf32>) -> ()
  %m10_2 = memref.alloc() : memref<0x5xf32>
  %g10_2 = memref.cast %m10_2 : memref<0x5xf32> to memref<?x?xf32>
  call @fill_2_f32(%g10_2) : (memref<?x?xf32>) -> ()
  call @case10(%m10_0, %m10_1, %m10_2) : (memref<0x4xf32>, memref<4x5xf32>, memref<0x5xf32>) -> ()
  call @print_2_f32(%g10_2) : (memref<?x?xf32>) -> ()
  memref.dealloc %m10_0 : memref<0x4xf32>
  memref.dealloc %m10_1 : memref<4x5xf32>
  memref.dealloc %m10_2 : memref<0x5xf32>

  // A product: 5x0 by 0x33 of f64, dynamic
  %m11_0 = memref.alloc() : memref<5x0xf64>
  %g11_0 = memref.cast %m11_0 : memref<5x0xf64> to memref<?x?xf64>
  call @fill_2_f64(%g11_0) : (memref<?x?xf64>) -> ()
  %m11_1 = memref.alloc() : memref<0x33xf64>
  %g11_1 = memref.cast %m11_1 : memref<0x33xf64> to memref<?x?xf64>
  call @fill_2_f64(%g11_1) : (memref<?x?xf64>) -> ()
  %m11_2 = memref.alloc() : memref<5x33xf64>
  %g11_2 = memref.cast %m11_2 : memref<5x33xf64> to memref<?x?xf64>
  call @fill_2_f64(%g11_2) : (memref<?x?xf64>) -> ()
  call @case11(%g11_0, %g11_1, %g11_2) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  call @print_2_f64(%g11_2) : (memref<?x?xf64>) -> ()
  memref.dealloc %m11_0 : memref<5x0xf64>
  memref.dealloc %m11_1 : memref<0x33xf64>
  memref.dealloc %m11_2 : memref<5x33xf64>

  // A product: 9x258 by 258x130 of i8
  %m12_0 = memref.alloc() : memref<9x258xi8>
  %g12_0 = memref.cast %m12_0 : memref<9x258xi8> to memref<?x?xi8>
  call @fill_2_i8(%g12_0) : (memref<?x?xi8>) -> ()
  %m12_1 = memref.alloc() : memref<258x130xi8>
  %g12_1 = memref.cast %m12_1 : memref<258x130xi8> to memref<?x?xi8>
  call @fill_2_i8(%g12_1) : (memref<?x?xi8>) -> ()
  %m12_2 = memref.alloc() : memref<9x130xi8>
  %g12_2 = memref.cast %m12_2 : memref<9x130xi8> to memref<?x?xi8>
  call @fill_2_i8(%g12_2) : (memref<?x?xi8>) -> ()
  call @case12(%m12_0, %m12_1, %m12_2) : (memref<9x258xi8>, memref<258x130xi8>, memref<9x130xi8>) -> ()
  call @print_2_i8(%g12_2) : (memref<?x?xi8>) -> ()
  memref.dealloc %m12_0 : memref<9x258xi8>
  memref.dealloc %m12_1 : memref<258x130xi8>
  memref.dealloc %m12_2 : memref<9x130xi8>

  // A product: 9x11 by 11x35 of i64, dynamic
  %m13_0 = memref.alloc() : memref<9x11xi64>
  %g13_0 = memref.cast %m13_0 : memref<9x11xi64> to memref<?x?xi64>
  call @fill_2_i64(%g13_0) : (memref<?x?xi64>) -> ()
  %m13_1 = memref.alloc() : memref<11x35xi64>
  %g13_1 = memref.cast %m13_1 : memref<11x35xi64> to memref<?x?xi64>
  call @fill_2_i64(%g13_1) : (memref<?x?xi64>) -> ()
  %m13_2 = memref.alloc() : memref<9x35xi64>
  %g13_2 = memref.cast %m13_2 : memref<9x35xi64> to memref<?x?xi64>
  call @fill_2_i64(%g13_2) : (memref<?x?xi64>) -> ()
  call @case13(%g13_0, %g13_1, %g13_2) : (memref<?x?xi64>, memref<?x?xi64>, memref<?x?xi64>) -> ()
  call @print_2_i64(%g13_2) : (memref<?x?xi64>) -> ()
  memref.dealloc %m13_0 : memref<9x11xi64>
  memref.dealloc %m13_1 : memref<11x35xi64>
  memref.dealloc %m13_2 : memref<9x35xi64>

  // A product: 150x9 by 9x20 of f32, dynamic
  %m14_0 = memref.alloc() : memref<150x9xf32>
  %g14_0 = memref.cast %m14_0 : memref<150x9xf32> to memref<?x?xf32>
  call @fill_2_f32(%g14_0) : (memref<?x?xf32>) -> ()
  %m14_1 = memref.alloc() : memref<9x20xf32>
  %g14_1 = memref.cast %m14_1 : memref<9x20xf32> to memref<?x?xf32>
  call @fill_2_f32(%g14_1) : (memref<?x?xf32>) -> ()
  %m14_2 = memref.alloc() : memref<150x20xf32>
  %g14_2 = memref.cast %m14_2 : memref<150x20xf32> to memref<?x?xf32>
  call @fill_2_f32(%g14_2) : (memref<?x?xf32>) -> ()
  call @case14(%g14_0, %g14_1, %g14_2) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  call @print_2_f32(%g14_2) : (memref<?x?xf32>) -> ()
  memref.dealloc %m14_0 : memref<150x9xf32>
  memref.dealloc %m14_1 : memref<9x20xf32>
  memref.dealloc %m14_2 : memref<150x20xf32>

  // Both factors transposed
  %m15_0 = memref.alloc() : memref<33x17xf32>
  %g15_0 = memref.cast %m15_0 : memref<33x17xf32> to memref<?x?xf32>
  call @fill_2_f32(%g15_0) : (memref<?x?xf32>) -> ()
  %m15_1 = memref.alloc() : memref<65x33xf32>
  %g15_1 = memref.cast %m15_1 : memref<65x33xf32> to memref<?x?xf32>
  call @fill_2_f32(%g15_1) : (memref<?x?xf32>) -> ()
  %m15_2 = memref.alloc() : memref<17x65xf32>
  %g15_2 = memref.cast %m15_2 : memref<17x65xf32> to memref<?x?xf32>
  call @fill_2_f32(%g15_2) : (memref<?x?xf32>) -> ()
  call @case15(%m15_0, %m15_1, %m15_2) : (memref<33x17xf32>, memref<65x33xf32>, memref<17x65xf32>) -> ()
  call @print_2_f32(%g15_2) : (memref<?x?xf32>) -> ()
  memref.dealloc %m15_0 : memref<33x17xf32>
  memref.dealloc %m15_1 : memref<65x33xf32>
  memref.dealloc %m15_2 : memref<17x65xf32>

  // The second factor transposed, dynamic
  %m16_0 = memref.alloc() : memref<17x33xf64>
  %g16_0 = memref.cast %m16_0 : memref<17x33xf64> to memref<?x?xf64>
  call @fill_2_f64(%g16_0) : (memref<?x?xf64>) -> ()
  %m16_1 = memref.alloc() : memref<65x33xf64>
  %g16_1 = memref.cast %m16_1 : memref<65x33xf64> to memref<?x?xf64>
  call @fill_2_f64(%g16_1) : (memref<?x?xf64>) -> ()
  %m16_2 = memref.alloc() : memref<17x65xf64>
  %g16_2 = memref.cast %m16_2 : memref<17x65xf64> to memref<?x?xf64>
  call @fill_2_f64(%g16_2) : (memref<?x?xf64>) -> ()
  call @case16(%g16_0, %g16_1, %g16_2) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  call @print_2_f64(%g16_2) : (memref<?x?xf64>) -> ()
  memref.dealloc %m16_0 : memref<17x33xf64>
  memref.dealloc %m16_1 : memref<65x33xf64>
  memref.dealloc %m16_2 : memref<17x65xf64>

  // The product transposed
  %m17_0 = memref.alloc() : memref<17x33xf32>
  %g17_0 = memref.cast %m17_0 : memref<17x33xf32> to memref<?x?xf32>
  call @fill_2_f32(%g17_0) : (memref<?x?xf32>) -> ()
  %m17_1 = memref.alloc() : memref<33x20xf32>
  %g17_1 = memref.cast %m17_1 : memref<33x20xf32> to memref<?x?xf32>
  call @fill_2_f32(%g17_1) : (memref<?x?xf32>) -> ()
  %m17_2 = memref.alloc() : memref<20x17xf32>
  %g17_2 = memref.cast %m17_2 : memref<20x17xf32> to memref<?x?xf32>
  call @fill_2_f32(%g17_2) : (memref<?x?xf32>) -> ()
  call @case17(%m17_0, %m17_1, %m17_2) : (memref<17x33xf32>, memref<33x20xf32>, memref<20x17xf32>) -> ()
  call @print_2_f32(%g17_2) : (memref<?x?xf32>) -> ()
  memref.dealloc %m17_0 : memref<17x33xf32>
  memref.dealloc %m17_1 : memref<33x20xf32>
  memref.dealloc %m17_2 : memref<20x17xf32>

  // Batches
  %m18_0 = memref.alloc() : memref<3x7x19xf32>
  %g18_0 = memref.cast %m18_0 : memref<3x7x19xf32> to memref<?x?x?xf32>
  call @fill_3_f32(%g18_0) : (memref<?x?x?xf32>) -> ()
  %m18_1 = memref.alloc() : memref<3x19x34xf32>
  %g18_1 = memref.cast %m18_1 : memref<3x19x34xf32> to memref<?x?x?xf32>
  call @fill_3_f32(%g18_1) : (memref<?x?x?xf32>) -> ()
  %m18_2 = memref.alloc() : memref<3x7x34xf32>
  %g18_2 = memref.cast %m18_2 : memref<3x7x34xf32> to memref<?x?x?xf32>
  call @fill_3_f32(%g18_2) : (memref<?x?x?xf32>) -> ()
  call @case18(%m18_0, %m18_1, %m18_2) : (memref<3x7x19xf32>, memref<3x19x34xf32>, memref<3x7x34xf32>) -> ()
  call @print_3_f32(%g18_2) : (memref<?x?x?xf32>) -> ()
  memref.dealloc %m18_0 : memref<3x7x19xf32>
  memref.dealloc %m18_1 : memref<3x19x34xf32>
  memref.dealloc %m18_2 : memref<3x7x34xf32>

  // Batches in the middle
  %m19_0 = memref.alloc() : memref<9x3x21xi32>
  %g19_0 = memref.cast %m19_0 : memref<9x3x21xi32> to memref<?x?x?xi32>
  call @fill_3_i32(%g19_0) : (memref<?x?x?xi32>) -> ()
  %m19_1 = memref.alloc() : memref<18x21x3xi32>
  %g19_1 = memref.cast %m19_1 : memref<18x21x3xi32> to memref<?x?x?xi32>
  call @fill_3_i32(%g19_1) : (memref<?x?x?xi32>) -> ()
  %m19_2 = memref.alloc() : memref<3x9x18xi32>
  %g19_2 = memref.cast %m19_2 : memref<3x9x18xi32> to memref<?x?x?xi32>
  call @fill_3_i32(%g19_2) : (memref<?x?x?xi32>) -> ()
  call @case19(%g19_0, %g19_1, %g19_2) : (memref<?x?x?xi32>, memref<?x?x?xi32>, memref<?x?x?xi32>) -> ()
  call @print_3_i32(%g19_2) : (memref<?x?x?xi32>) -> ()
  memref.dealloc %m19_0 : memref<9x3x21xi32>
  memref.dealloc %m19_1 : memref<18x21x3xi32>
  memref.dealloc %m19_2 : memref<3x9x18xi32>

  // A matrix and a vector
  %m20_0 = memref.alloc() : memref<37x41xf32>
  %g20_0 = memref.cast %m20_0 : memref<37x41xf32> to memref<?x?xf32>
  call @fill_2_f32(%g20_0) : (memref<?x?xf32>) -> ()
  %m20_1 = memref.alloc() : memref<41xf32>
  %g20_1 = memref.cast %m20_1 : memref<41xf32> to memref<?xf32>
  call @fill_1_f32(%g20_1) : (memref<?xf32>) -> ()
  %m20_2 = memref.alloc() : memref<37xf32>
  %g20_2 = memref.cast %m20_2 : memref<37xf32> to memref<?xf32>
  call @fill_1_f32(%g20_2) : (memref<?xf32>) -> ()
  call @case20(%g20_0, %g20_1, %g20_2) : (memref<?x?xf32>, memref<?xf32>, memref<?xf32>) -> ()
  call @print_1_f32(%g20_2) : (memref<?xf32>) -> ()
  memref.dealloc %m20_0 : memref<37x41xf32>
  memref.dealloc %m20_1 : memref<41xf32>
  memref.dealloc %m20_2 : memref<37xf32>

  // A vector and a matrix
  %m21_0 = memref.alloc() : memref<41xf64>
  %g21_0 = memref.cast %m21_0 : memref<41xf64> to memref<?xf64>
  call @fill_1_f64(%g21_0) : (memref<?xf64>) -> ()
  %m21_1 = memref.alloc() : memref<41x37xf64>
  %g21_1 = memref.cast %m21_1 : memref<41x37xf64> to memref<?x?xf64>
  call @fill_2_f64(%g21_1) : (memref<?x?xf64>) -> ()
  %m21_2 = memref.alloc() : memref<37xf64>
  %g21_2 = memref.cast %m21_2 : memref<37xf64> to memref<?xf64>
  call @fill_1_f64(%g21_2) : (memref<?xf64>) -> ()
  call @case21(%m21_0, %m21_1, %m21_2) : (memref<41xf64>, memref<41x37xf64>, memref<37xf64>) -> ()
  call @print_1_f64(%g21_2) : (memref<?xf64>) -> ()
  memref.dealloc %m21_0 : memref<41xf64>
  memref.dealloc %m21_1 : memref<41x37xf64>
  memref.dealloc %m21_2 : memref<37xf64>

  // Two vectors
  %m22_0 = memref.alloc() : memref<101xf32>
  %g22_0 = memref.cast %m22_0 : memref<101xf32> to memref<?xf32>
  call @fill_1_f32(%g22_0) : (memref<?xf32>) -> ()
  %m22_1 = memref.alloc() : memref<101xf32>
  %g22_1 = memref.cast %m22_1 : memref<101xf32> to memref<?xf32>
  call @fill_1_f32(%g22_1) : (memref<?xf32>) -> ()
  %m22_2 = memref.alloc() : memref<f32>
  %g22_2 = memref.cast %m22_2 : memref<f32> to memref<f32>
  call @fill_0_f32(%g22_2) : (memref<f32>) -> ()
  call @case22(%m22_0, %m22_1, %m22_2) : (memref<101xf32>, memref<101xf32>, memref<f32>) -> ()
  call @print_0_f32(%g22_2) : (memref<f32>) -> ()
  memref.dealloc %m22_0 : memref<101xf32>
  memref.dealloc %m22_1 : memref<101xf32>
  memref.dealloc %m22_2 : memref<f32>

  // Narrow factors
  %m23_0 = memref.alloc() : memref<17x33xi8>
  %g23_0 = memref.cast %m23_0 : memref<17x33xi8> to memref<?x?xi8>
  call @fill_2_i8(%g23_0) : (memref<?x?xi8>) -> ()
  %m23_1 = memref.alloc() : memref<33x40xi8>
  %g23_1 = memref.cast %m23_1 : memref<33x40xi8> to memref<?x?xi8>
  call @fill_2_i8(%g23_1) : (memref<?x?xi8>) -> ()
  %m23_2 = memref.alloc() : memref<17x40xi32>
  %g23_2 = memref.cast %m23_2 : memref<17x40xi32> to memref<?x?xi32>
  call @fill_2_i32(%g23_2) : (memref<?x?xi32>) -> ()
  call @case23(%m23_0, %m23_1, %m23_2) : (memref<17x33xi8>, memref<33x40xi8>, memref<17x40xi32>) -> ()
  call @print_2_i32(%g23_2) : (memref<?x?xi32>) -> ()
  memref.dealloc %m23_0 : memref<17x33xi8>
  memref.dealloc %m23_1 : memref<33x40xi8>
  memref.dealloc %m23_2 : memref<17x40xi32>

  // Quantized factors
  %m24_0 = memref.alloc() : memref<17x33xi8>
  %g24_0 = memref.cast %m24_0 : memref<17x33xi8> to memref<?x?xi8>
  call @fill_2_i8(%g24_0) : (memref<?x?xi8>) -> ()
  %m24_1 = memref.alloc() : memref<33x40xi8>
  %g24_1 = memref.cast %m24_1 : memref<33x40xi8> to memref<?x?xi8>
  call @fill_2_i8(%g24_1) : (memref<?x?xi8>) -> ()
  %m24_2 = memref.alloc() : memref<17x40xi32>
  %g24_2 = memref.cast %m24_2 : memref<17x40xi32> to memref<?x?xi32>
  call @fill_2_i32(%g24_2) : (memref<?x?xi32>) -> ()
  call @case24(%g24_0, %g24_1, %g24_2) : (memref<?x?xi8>, memref<?x?xi8>, memref<?x?xi32>) -> ()
  call @print_2_i32(%g24_2) : (memref<?x?xi32>) -> ()
  memref.dealloc %m24_0 : memref<17x33xi8>
  memref.dealloc %m24_1 : memref<33x40xi8>
  memref.dealloc %m24_2 : memref<17x40xi32>

  // A factor squared
  %m25_0 = memref.alloc() : memref<17x33xf32>
  %g25_0 = memref.cast %m25_0 : memref<17x33xf32> to memref<?x?xf32>
  call @fill_2_f32(%g25_0) : (memref<?x?xf32>) -> ()
  %m25_1 = memref.alloc() : memref<33x40xf32>
  %g25_1 = memref.cast %m25_1 : memref<33x40xf32> to memref<?x?xf32>
  call @fill_2_f32(%g25_1) : (memref<?x?xf32>) -> ()
  %m25_2 = memref.alloc() : memref<17x40xf32>
  %g25_2 = memref.cast %m25_2 : memref<17x40xf32> to memref<?x?xf32>
  call @fill_2_f32(%g25_2) : (memref<?x?xf32>) -> ()
  call @case25(%m25_0, %m25_1, %m25_2) : (memref<17x33xf32>, memref<33x40xf32>, memref<17x40xf32>) -> ()
  call @print_2_f32(%g25_2) : (memref<?x?xf32>) -> ()
  memref.dealloc %m25_0 : memref<17x33xf32>
  memref.dealloc %m25_1 : memref<33x40xf32>
  memref.dealloc %m25_2 : memref<17x40xf32>

  call @close() : () -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
