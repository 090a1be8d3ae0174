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

func.func @fill_4_f32(%m: memref<?x?x?x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%m : memref<?x?x?x?xf32>) {
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
    %i3 = linalg.index 3 : index
    %k3 = arith.constant 11 : index
    %p3 = arith.muli %i3, %k3 : index
    %s4 = arith.addi %s3, %p3 : index
    %r = arith.remui %s4, %c5 : index
    %v = arith.subi %r, %c2 : index
    %n = arith.index_cast %v : index to i32
    %x = arith.sitofp %n : i32 to f32
    linalg.yield %x : f32
  }
  return
}

func.func @print_4_f32(%m: memref<?x?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?x?x?x?xf32>
  %a1 = arith.constant 1 : index
  %n1 = memref.dim %m, %a1 : memref<?x?x?x?xf32>
  %a2 = arith.constant 2 : index
  %n2 = memref.dim %m, %a2 : memref<?x?x?x?xf32>
  %a3 = arith.constant 3 : index
  %n3 = memref.dim %m, %a3 : memref<?x?x?x?xf32>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %h1 = scf.for %i1 = %c0 to %n1 step %c1 iter_args(%g1 = %g0) -> (i64) {
  %h2 = scf.for %i2 = %c0 to %n2 step %c1 iter_args(%g2 = %g1) -> (i64) {
  %h3 = scf.for %i3 = %c0 to %n3 step %c1 iter_args(%g3 = %g2) -> (i64) {
  %x = memref.load %m[%i0, %i1, %i2, %i3] : memref<?x?x?x?xf32>
  %v = arith.fptosi %x : f32 to i64
  %p = arith.muli %g3, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  scf.yield %h3 : i64
  }
  scf.yield %h2 : i64
  }
  scf.yield %h1 : i64
  }
  vector.print %h0 : i64
  return
}

func.func @fill_4_i32(%m: memref<?x?x?x?xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%m : memref<?x?x?x?xi32>) {
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
    %i3 = linalg.index 3 : index
    %k3 = arith.constant 11 : index
    %p3 = arith.muli %i3, %k3 : index
    %s4 = arith.addi %s3, %p3 : index
    %r = arith.remui %s4, %c5 : index
    %v = arith.subi %r, %c2 : index
    %x = arith.index_cast %v : index to i32
    linalg.yield %x : i32
  }
  return
}

func.func @print_4_i32(%m: memref<?x?x?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?x?x?x?xi32>
  %a1 = arith.constant 1 : index
  %n1 = memref.dim %m, %a1 : memref<?x?x?x?xi32>
  %a2 = arith.constant 2 : index
  %n2 = memref.dim %m, %a2 : memref<?x?x?x?xi32>
  %a3 = arith.constant 3 : index
  %n3 = memref.dim %m, %a3 : memref<?x?x?x?xi32>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %h1 = scf.for %i1 = %c0 to %n1 step %c1 iter_args(%g1 = %g0) -> (i64) {
  %h2 = scf.for %i2 = %c0 to %n2 step %c1 iter_args(%g2 = %g1) -> (i64) {
  %h3 = scf.for %i3 = %c0 to %n3 step %c1 iter_args(%g3 = %g2) -> (i64) {
  %x = memref.load %m[%i0, %i1, %i2, %i3] : memref<?x?x?x?xi32>
  %v = arith.extsi %x : i32 to i64
  %p = arith.muli %g3, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  scf.yield %h3 : i64
  }
  scf.yield %h2 : i64
  }
  scf.yield %h1 : i64
  }
  vector.print %h0 : i64
  return
}

func.func @fill_4_f64(%m: memref<?x?x?x?xf64>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%m : memref<?x?x?x?xf64>) {
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
    %i2 = linalg.index 2 : index
    %k2 = arith.constant 3 : index
    %p2 = arith.muli %i2, %k2 : index
    %s3 = arith.addi %s2, %p2 : index
    %i3 = linalg.index 3 : index
    %k3 = arith.constant 11 : index
    %p3 = arith.muli %i3, %k3 : index
    %s4 = arith.addi %s3, %p3 : index
    %r = arith.remui %s4, %c5 : index
    %v = arith.subi %r, %c2 : index
    %n = arith.index_cast %v : index to i32
    %x = arith.sitofp %n : i32 to f64
    linalg.yield %x : f64
  }
  return
}

func.func @print_4_f64(%m: memref<?x?x?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?x?x?x?xf64>
  %a1 = arith.constant 1 : index
  %n1 = memref.dim %m, %a1 : memref<?x?x?x?xf64>
  %a2 = arith.constant 2 : index
  %n2 = memref.dim %m, %a2 : memref<?x?x?x?xf64>
  %a3 = arith.constant 3 : index
  %n3 = memref.dim %m, %a3 : memref<?x?x?x?xf64>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %h1 = scf.for %i1 = %c0 to %n1 step %c1 iter_args(%g1 = %g0) -> (i64) {
  %h2 = scf.for %i2 = %c0 to %n2 step %c1 iter_args(%g2 = %g1) -> (i64) {
  %h3 = scf.for %i3 = %c0 to %n3 step %c1 iter_args(%g3 = %g2) -> (i64) {
  %x = memref.load %m[%i0, %i1, %i2, %i3] : memref<?x?x?x?xf64>
  %v = arith.fptosi %x : f64 to i64
  %p = arith.muli %g3, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  scf.yield %h3 : i64
  }
  scf.yield %h2 : i64
  }
  scf.yield %h1 : i64
  }
  vector.print %h0 : i64
  return
}

func.func @fill_1_i32(%m: memref<?xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<?xi32>) {
  ^bb0(%u: i32):
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %s0 = arith.constant 1 : index
    %i0 = linalg.index 0 : index
    %k0 = arith.constant 7 : index
    %p0 = arith.muli %i0, %k0 : index
    %s1 = arith.addi %s0, %p0 : index
    %r = arith.remui %s1, %c5 : index
    %v = arith.subi %r, %c2 : index
    %x = arith.index_cast %v : index to i32
    linalg.yield %x : i32
  }
  return
}

func.func @print_1_i32(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %k = arith.constant 31 : i64
  %a0 = arith.constant 0 : index
  %n0 = memref.dim %m, %a0 : memref<?xi32>
  %h0 = scf.for %i0 = %c0 to %n0 step %c1 iter_args(%g0 = %one) -> (i64) {
  %x = memref.load %m[%i0] : memref<?xi32>
  %v = arith.extsi %x : i32 to i64
  %p = arith.muli %g0, %k : i64
  %q = arith.addi %p, %v : i64
  scf.yield %q : i64
  }
  vector.print %h0 : i64
  return
}

// A convolution, channels last
func.func @case26(%a: memref<2x9x11x3xf32>, %b: memref<3x3x3x17xf32>, %c: memref<2x7x9x17xf32>) {
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} 
      ins(%a, %b : memref<2x9x11x3xf32>, memref<3x3x3x17xf32>) outs(%c : memref<2x7x9x17xf32>)
  return
}

// A convolution with strides and dilations, dynamic
func.func @case27(%a: memref<?x?x?x?xi32>, %b: memref<?x?x?x?xi32>, %c: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : vector<2xi64>, dilations = dense<2> : vector<2xi64>} 
      ins(%a, %b : memref<?x?x?x?xi32>, memref<?x?x?x?xi32>) outs(%c : memref<?x?x?x?xi32>)
  return
}

// A convolution, channels first
func.func @case28(%a: memref<1x3x10x23xf64>, %b: memref<5x3x3x3xf64>, %c: memref<1x5x8x21xf64>) {
  linalg.conv_2d_nchw_fchw {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} 
      ins(%a, %b : memref<1x3x10x23xf64>, memref<5x3x3x3xf64>) outs(%c : memref<1x5x8x21xf64>)
  return
}

// A convolution with strides, channels first
func.func @case29(%a: memref<1x3x11x23xf32>, %b: memref<5x3x3x3xf32>, %c: memref<1x5x5x11xf32>) {
  linalg.conv_2d_nchw_fchw {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} 
      ins(%a, %b : memref<1x3x11x23xf32>, memref<5x3x3x3xf32>) outs(%c : memref<1x5x5x11xf32>)
  return
}

// A convolution of each channel
func.func @case30(%a: memref<1x7x9x19xf32>, %b: memref<3x3x19xf32>, %c: memref<1x5x7x19xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} 
      ins(%a, %b : memref<1x7x9x19xf32>, memref<3x3x19xf32>) outs(%c : memref<1x5x7x19xf32>)
  return
}

// Maxima
func.func @case31(%a: memref<1x10x12x35xf32>, %b: memref<2x2xf32>, %c: memref<1x5x6x35xf32>) {
  linalg.pooling_nhwc_max {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} 
      ins(%a, %b : memref<1x10x12x35xf32>, memref<2x2xf32>) outs(%c : memref<1x5x6x35xf32>)
  return
}

// Sums, channels first
func.func @case32(%a: memref<?x?x?x?xi32>, %b: memref<?x?xi32>, %c: memref<?x?x?x?xi32>) {
  linalg.pooling_nchw_sum {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} 
      ins(%a, %b : memref<?x?x?x?xi32>, memref<?x?xi32>) outs(%c : memref<?x?x?x?xi32>)
  return
}

// Sums of rows
func.func @case33(%a: memref<21x70xf32>, %b: memref<21xf32>) {
  linalg.reduce { arith.addf }
      ins(%a : memref<21x70xf32>) outs(%b : memref<21xf32>) dimensions = [1]
  return
}

// Maxima of columns
func.func @case34(%a: memref<?x?xi32>, %b: memref<?xi32>) {
  linalg.reduce { arith.maxsi }
      ins(%a : memref<?x?xi32>) outs(%b : memref<?xi32>) dimensions = [0]
  return
}

// Each sum divided
func.func @case35(%a: memref<21x70xi32>, %b: memref<70xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<21x70xi32>) outs(%b : memref<70xi32>) {
  ^bb0(%x: i32, %z: i32):
    %three = arith.constant 3 : i32
    %q = arith.divsi %z, %three : i32
    %s = arith.addi %x, %q : i32
    linalg.yield %s : i32
  }
  return
}

func.func @main() -> i32 {
  // A convolution, channels last
  %m26_0 = memref.alloc() : memref<2x9x11x3xf32>
  %g26_0 = memref.cast %m26_0 : memref<2x9x11x3xf32> to memref<?x?x?x?xf32>
  call @fill_4_f32(%g26_0) : (memref<?x?x?x?xf32>) -> ()
  %m26_1 = memref.alloc() : memref<3x3x3x17xf32>
  %g26_1 = memref.cast %m26_1 : memref<3x3x3x17xf32> to memref<?x?x?x?xf32>
  call @fill_4_f32(%g26_1) : (memref<?x?x?x?xf32>) -> ()
  %m26_2 = memref.alloc() : memref<2x7x9x17xf32>
  %g26_2 = memref.cast %m26_2 : memref<2x7x9x17xf32> to memref<?x?x?x?xf32>
  call @fill_4_f32(%g26_2) : (memref<?x?x?x?xf32>) -> ()
  call @case26(%m26_0, %m26_1, %m26_2) : (memref<2x9x11x3xf32>, memref<3x3x3x17xf32>, memref<2x7x9x17xf32>) -> ()
  call @print_4_f32(%g26_2) : (memref<?x?x?x?xf32>) -> ()
  memref.dealloc %m26_0 : memref<2x9x11x3xf32>
  memref.dealloc %m26_1 : memref<3x3x3x17xf32>
  memref.dealloc %m26_2 : memref<2x7x9x17xf32>

  // A convolution with strides and dilations, dynamic
  %m27_0 = memref.alloc() : memref<1x13x15x4xi32>
  %g27_0 = memref.cast %m27_0 : memref<1x13x15x4xi32> to memref<?x?x?x?xi32>
  call @fill_4_i32(%g27_0) : (memref<?x?x?x?xi32>) -> ()
  %m27_1 = memref.alloc() : memref<3x3x4x20xi32>
  %g27_1 = memref.cast %m27_1 : memref<3x3x4x20xi32> to memref<?x?x?x?xi32>
  call @fill_4_i32(%g27_1) : (memref<?x?x?x?xi32>) -> ()
  %m27_2 = memref.alloc() : memref<1x5x6x20xi32>
  %g27_2 = memref.cast %m27_2 : memref<1x5x6x20xi32> to memref<?x?x?x?xi32>
  call @fill_4_i32(%g27_2) : (memref<?x?x?x?xi32>) -> ()
  call @case27(%g27_0, %g27_1, %g27_2) : (memref<?x?x?x?xi32>, memref<?x?x?x?xi32>, memref<?x?x?x?xi32>) -> ()
  call @print_4_i32(%g27_2) : (memref<?x?x?x?xi32>) -> ()
  memref.dealloc %m27_0 : memref<1x13x15x4xi32>
  memref.dealloc %m27_1 : memref<3x3x4x20xi32>
  memref.dealloc %m27_2 : memref<1x5x6x20xi32>

  // A convolution, channels first
  %m28_0 = memref.alloc() : memref<1x3x10x23xf64>
  %g28_0 = memref.cast %m28_0 : memref<1x3x10x23xf64> to memref<?x?x?x?xf64>
  call @fill_4_f64(%g28_0) : (memref<?x?x?x?xf64>) -> ()
  %m28_1 = memref.alloc() : memref<5x3x3x3xf64>
  %g28_1 = memref.cast %m28_1 : memref<5x3x3x3xf64> to memref<?x?x?x?xf64>
  call @fill_4_f64(%g28_1) : (memref<?x?x?x?xf64>) -> ()
  %m28_2 = memref.alloc() : memref<1x5x8x21xf64>
  %g28_2 = memref.cast %m28_2 : memref<1x5x8x21xf64> to memref<?x?x?x?xf64>
  call @fill_4_f64(%g28_2) : (memref<?x?x?x?xf64>) -> ()
  call @case28(%m28_0, %m28_1, %m28_2) : (memref<1x3x10x23xf64>, memref<5x3x3x3xf64>, memref<1x5x8x21xf64>) -> ()
  call @print_4_f64(%g28_2) : (memref<?x?x?x?xf64>) -> ()
  memref.dealloc %m28_0 : memref<1x3x10x23xf64>
  memref.dealloc %m28_1 : memref<5x3x3x3xf64>
  memref.dealloc %m28_2 : memref<1x5x8x21xf64>

  // A convolution with strides, channels first
  %m29_0 = memref.alloc() : memref<1x3x11x23xf32>
  %g29_0 = memref.cast %m29_0 : memref<1x3x11x23xf32> to memref<?x?x?x?xf32>
  call @fill_4_f32(%g29_0) : (memref<?x?x?x?xf32>) -> ()
  %m29_1 = memref.alloc() : memref<5x3x3x3xf32>
  %g29_1 = memref.cast %m29_1 : memref<5x3x3x3xf32> to memref<?x?x?x?xf32>
  call @fill_4_f32(%g29_1) : (memref<?x?x?x?xf32>) -> ()
  %m29_2 = memref.alloc() : memref<1x5x5x11xf32>
  %g29_2 = memref.cast %m29_2 : memref<1x5x5x11xf32> to memref<?x?x?x?xf32>
  call @fill_4_f32(%g29_2) : (memref<?x?x?x?xf32>) -> ()
  call @case29(%m29_0, %m29_1, %m29_2) : (memref<1x3x11x23xf32>, memref<5x3x3x3xf32>, memref<1x5x5x11xf32>) -> ()
  call @print_4_f32(%g29_2) : (memref<?x?x?x?xf32>) -> ()
  memref.dealloc %m29_0 : memref<1x3x11x23xf32>
  memref.dealloc %m29_1 : memref<5x3x3x3xf32>
  memref.dealloc %m29_2 : memref<1x5x5x11xf32>

  // A convolution of each channel
  %m30_0 = memref.alloc() : memref<1x7x9x19xf32>
  %g30_0 = memref.cast %m30_0 : memref<1x7x9x19xf32> to memref<?x?x?x?xf32>
  call @fill_4_f32(%g30_0) : (memref<?x?x?x?xf32>) -> ()
  %m30_1 = memref.alloc() : memref<3x3x19xf32>
  %g30_1 = memref.cast %m30_1 : memref<3x3x19xf32> to memref<?x?x?xf32>
  call @fill_3_f32(%g30_1) : (memref<?x?x?xf32>) -> ()
  %m30_2 = memref.alloc() : memref<1x5x7x19xf32>
  %g30_2 = memref.cast %m30_2 : memref<1x5x7x19xf32> to memref<?x?x?x?xf32>
  call @fill_4_f32(%g30_2) : (memref<?x?x?x?xf32>) -> ()
  call @case30(%m30_0, %m30_1, %m30_2) : (memref<1x7x9x19xf32>, memref<3x3x19xf32>, memref<1x5x7x19xf32>) -> ()
  call @print_4_f32(%g30_2) : (memref<?x?x?x?xf32>) -> ()
  memref.dealloc %m30_0 : memref<1x7x9x19xf32>
  memref.dealloc %m30_1 : memref<3x3x19xf32>
  memref.dealloc %m30_2 : memref<1x5x7x19xf32>

  // Maxima
  %m31_0 = memref.alloc() : memref<1x10x12x35xf32>
  %g31_0 = memref.cast %m31_0 : memref<1x10x12x35xf32> to memref<?x?x?x?xf32>
  call @fill_4_f32(%g31_0) : (memref<?x?x?x?xf32>) -> ()
  %m31_1 = memref.alloc() : memref<2x2xf32>
  %g31_1 = memref.cast %m31_1 : memref<2x2xf32> to memref<?x?xf32>
  call @fill_2_f32(%g31_1) : (memref<?x?xf32>) -> ()
  %m31_2 = memref.alloc() : memref<1x5x6x35xf32>
  %g31_2 = memref.cast %m31_2 : memref<1x5x6x35xf32> to memref<?x?x?x?xf32>
  call @fill_4_f32(%g31_2) : (memref<?x?x?x?xf32>) -> ()
  call @case31(%m31_0, %m31_1, %m31_2) : (memref<1x10x12x35xf32>, memref<2x2xf32>, memref<1x5x6x35xf32>) -> ()
  call @print_4_f32(%g31_2) : (memref<?x?x?x?xf32>) -> ()
  memref.dealloc %m31_0 : memref<1x10x12x35xf32>
  memref.dealloc %m31_1 : memref<2x2xf32>
  memref.dealloc %m31_2 : memref<1x5x6x35xf32>

  // Sums, channels first
  %m32_0 = memref.alloc() : memref<1x3x8x20xi32>
  %g32_0 = memref.cast %m32_0 : memref<1x3x8x20xi32> to memref<?x?x?x?xi32>
  call @fill_4_i32(%g32_0) : (memref<?x?x?x?xi32>) -> ()
  %m32_1 = memref.alloc() : memref<3x2xi32>
  %g32_1 = memref.cast %m32_1 : memref<3x2xi32> to memref<?x?xi32>
  call @fill_2_i32(%g32_1) : (memref<?x?xi32>) -> ()
  %m32_2 = memref.alloc() : memref<1x3x6x19xi32>
  %g32_2 = memref.cast %m32_2 : memref<1x3x6x19xi32> to memref<?x?x?x?xi32>
  call @fill_4_i32(%g32_2) : (memref<?x?x?x?xi32>) -> ()
  call @case32(%g32_0, %g32_1, %g32_2) : (memref<?x?x?x?xi32>, memref<?x?xi32>, memref<?x?x?x?xi32>) -> ()
  call @print_4_i32(%g32_2) : (memref<?x?x?x?xi32>) -> ()
  memref.dealloc %m32_0 : memref<1x3x8x20xi32>
  memref.dealloc %m32_1 : memref<3x2xi32>
  memref.dealloc %m32_2 : memref<1x3x6x19xi32>

  // Sums of rows
  %m33_0 = memref.alloc() : memref<21x70xf32>
  %g33_0 = memref.cast %m33_0 : memref<21x70xf32> to memref<?x?xf32>
  call @fill_2_f32(%g33_0) : (memref<?x?xf32>) -> ()
  %m33_1 = memref.alloc() : memref<21xf32>
  %g33_1 = memref.cast %m33_1 : memref<21xf32> to memref<?xf32>
  call @fill_1_f32(%g33_1) : (memref<?xf32>) -> ()
  call @case33(%m33_0, %m33_1) : (memref<21x70xf32>, memref<21xf32>) -> ()
  call @print_1_f32(%g33_1) : (memref<?xf32>) -> ()
  memref.dealloc %m33_0 : memref<21x70xf32>
  memref.dealloc %m33_1 : memref<21xf32>

  // Maxima of columns
  %m34_0 = memref.alloc() : memref<21x70xi32>
  %g34_0 = memref.cast %m34_0 : memref<21x70xi32> to memref<?x?xi32>
  call @fill_2_i32(%g34_0) : (memref<?x?xi32>) -> ()
  %m34_1 = memref.alloc() : memref<70xi32>
  %g34_1 = memref.cast %m34_1 : memref<70xi32> to memref<?xi32>
  call @fill_1_i32(%g34_1) : (memref<?xi32>) -> ()
  call @case34(%g34_0, %g34_1) : (memref<?x?xi32>, memref<?xi32>) -> ()
  call @print_1_i32(%g34_1) : (memref<?xi32>) -> ()
  memref.dealloc %m34_0 : memref<21x70xi32>
  memref.dealloc %m34_1 : memref<70xi32>

  // Each sum divided
  %m35_0 = memref.alloc() : memref<21x70xi32>
  %g35_0 = memref.cast %m35_0 : memref<21x70xi32> to memref<?x?xi32>
  call @fill_2_i32(%g35_0) : (memref<?x?xi32>) -> ()
  %m35_1 = memref.alloc() : memref<70xi32>
  %g35_1 = memref.cast %m35_1 : memref<70xi32> to memref<?xi32>
  call @fill_1_i32(%g35_1) : (memref<?xi32>) -> ()
  call @case35(%m35_0, %m35_1) : (memref<21x70xi32>, memref<70xi32>) -> ()
  call @print_1_i32(%g35_1) : (memref<?xi32>) -> ()
  memref.dealloc %m35_0 : memref<21x70xi32>
  memref.dealloc %m35_1 : memref<70xi32>

  %zero = arith.constant 0 : i32
  return %zero : i32
}
