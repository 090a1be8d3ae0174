// RUN: terrace opt %s --allow-unregistered-dialect --math-expand-ops

// Folds of extraction and insertion.

func.func @extract(%v: vector<4xf32>, %w: vector<2x4xf32>, %f: f32, %i: index, %z: vector<f32>, %w3: vector<2x3x4xf32>) {
  %0 = vector.extract %w[] : vector<2x4xf32> from vector<2x4xf32>
  %1 = vector.extract %w3[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %2 = vector.extract %1[2, 3] : f32 from vector<3x4xf32>
  %3 = vector.extract %1[%i] : vector<4xf32> from vector<3x4xf32>
  %4 = vector.extract %v[-1] : f32 from vector<4xf32>
  %5 = vector.extract %w[-1] : vector<4xf32> from vector<2x4xf32>
  %c1 = arith.constant 1 : index
  %6 = vector.extract %v[%c1] : f32 from vector<4xf32>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %7 = vector.extract %n[1, 0] : i32 from vector<2x2xi32>
  %8 = vector.extract %n[1] : vector<2xi32> from vector<2x2xi32>
  %s = arith.constant dense<5> : vector<2x2xi32>
  %9 = vector.extract %s[1] : vector<2xi32> from vector<2x2xi32>
  %10 = vector.extract %s[0, %i] : i32 from vector<2x2xi32>
  %p = ub.poison : vector<2x2xi32>
  %11 = vector.extract %p[1] : vector<2xi32> from vector<2x2xi32>
  %b = vector.broadcast %f : f32 to vector<2x4xf32>
  %12 = vector.extract %b[0, 1] : f32 from vector<2x4xf32>
  %13 = vector.extract %b[0] : vector<4xf32> from vector<2x4xf32>
  %b2 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %14 = vector.extract %b2[1] : vector<4xf32> from vector<2x4xf32>
  %15 = vector.extract %b2[1, 2] : f32 from vector<2x4xf32>
  %16 = vector.extract %b2[%i] : vector<4xf32> from vector<2x4xf32>
  %in = vector.insert %v, %w [1] : vector<4xf32> into vector<2x4xf32>
  %17 = vector.extract %in[1] : vector<4xf32> from vector<2x4xf32>
  %18 = vector.extract %in[0] : vector<4xf32> from vector<2x4xf32>
  %19 = vector.extract %in[1, 3] : f32 from vector<2x4xf32>
  %20 = vector.extract %in[0, 3] : f32 from vector<2x4xf32>
  %in2 = vector.insert %f, %w [1, 2] : f32 into vector<2x4xf32>
  %21 = vector.extract %in2[1, 2] : f32 from vector<2x4xf32>
  %22 = vector.extract %in2[1, 1] : f32 from vector<2x4xf32>
  %23 = vector.extract %in2[1] : vector<4xf32> from vector<2x4xf32>
  %in3 = vector.insert %f, %v [%i] : f32 into vector<4xf32>
  %24 = vector.extract %in3[%i] : f32 from vector<4xf32>
  %25 = vector.extract %in3[1] : f32 from vector<4xf32>
  %t = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %26 = vector.extract %t[3, 1] : f32 from vector<4x2xf32>
  %27 = vector.extract %t[3] : vector<2xf32> from vector<4x2xf32>
  %sc = vector.shape_cast %w : vector<2x4xf32> to vector<8xf32>
  %28 = vector.extract %sc[5] : f32 from vector<8xf32>
  %sc2 = vector.shape_cast %w : vector<2x4xf32> to vector<4x2xf32>
  %29 = vector.extract %sc2[1] : vector<2xf32> from vector<4x2xf32>
  %sc3 = vector.shape_cast %w : vector<2x4xf32> to vector<2x1x4xf32>
  %30 = vector.extract %sc3[1] : vector<1x4xf32> from vector<2x1x4xf32>
  %e = vector.from_elements %f, %f, %f, %f : vector<2x2xf32>
  %31 = vector.extract %e[1, 0] : f32 from vector<2x2xf32>
  %32 = vector.extract %e[1] : vector<2xf32> from vector<2x2xf32>
  %ss = vector.extract_strided_slice %w {offsets = [1, 2], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
  %33 = vector.extract %ss[0, 1] : f32 from vector<1x2xf32>
  %34 = vector.extract %ss[0] : vector<2xf32> from vector<1x2xf32>
  %ss2 = vector.extract_strided_slice %w3 {offsets = [1], sizes = [1], strides = [1]} : vector<2x3x4xf32> to vector<1x3x4xf32>
  %35 = vector.extract %ss2[0, 1] : vector<4xf32> from vector<1x3x4xf32>
  %v2 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %is = vector.insert_strided_slice %v2, %w {offsets = [0, 1], strides = [1]} : vector<2xf32> into vector<2x4xf32>
  %36 = vector.extract %is[0, 2] : f32 from vector<2x4xf32>
  %37 = vector.extract %is[1, 2] : f32 from vector<2x4xf32>
  %38 = vector.extract %z[] : f32 from vector<f32>
  %st = vector.step : vector<4xindex>
  %39 = vector.extract %st[2] : index from vector<4xindex>
  "test.use"(%0, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19) : (vector<2x4xf32>, f32, vector<4xf32>, f32, vector<4xf32>, f32, i32, vector<2xi32>, vector<2xi32>, i32, vector<2xi32>, f32, vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, f32) -> ()
  "test.use2"(%20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39) : (f32, f32, f32, vector<4xf32>, f32, f32, f32, vector<2xf32>, f32, vector<2xf32>, vector<1x4xf32>, f32, vector<2xf32>, f32, vector<2xf32>, vector<4xf32>, f32, f32, f32, index) -> ()
  return
}
func.func @insert(%v: vector<4xf32>, %w: vector<2x4xf32>, %f: f32, %g: f32, %i: index, %z: vector<f32>) {
  %0 = vector.insert %w, %w [] : vector<2x4xf32> into vector<2x4xf32>
  %1 = vector.insert %f, %v [-1] : f32 into vector<4xf32>
  %c1 = arith.constant 1 : index
  %2 = vector.insert %f, %v [%c1] : f32 into vector<4xf32>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %s = arith.constant dense<5> : vector<2x2xi32>
  %k = arith.constant 9 : i32
  %kv = arith.constant dense<[7, 8]> : vector<2xi32>
  %ks = arith.constant dense<5> : vector<2xi32>
  %3 = vector.insert %k, %n [1, 0] : i32 into vector<2x2xi32>
  %4 = vector.insert %kv, %n [0] : vector<2xi32> into vector<2x2xi32>
  %5 = vector.insert %k, %s [1, 0] : i32 into vector<2x2xi32>
  %6 = vector.insert %ks, %s [1] : vector<2xi32> into vector<2x2xi32>
  %p = ub.poison : vector<4xf32>
  %ps = ub.poison : f32
  %7 = vector.insert %f, %p [1] : f32 into vector<4xf32>
  %8 = vector.insert %ps, %v [1] : f32 into vector<4xf32>
  %9 = vector.insert %ps, %p [1] : f32 into vector<4xf32>
  %a = vector.insert %f, %v [1] : f32 into vector<4xf32>
  %10 = vector.insert %g, %a [1] : f32 into vector<4xf32>
  %e = vector.extract %w[1] : vector<4xf32> from vector<2x4xf32>
  %11 = vector.insert %e, %w [1] : vector<4xf32> into vector<2x4xf32>
  %12 = vector.insert %f, %z [] : f32 into vector<f32>
  %13 = vector.insert %f, %v [%i] : f32 into vector<4xf32>
  %14 = vector.insert %g, %13 [%i] : f32 into vector<4xf32>
  %pk = ub.poison : vector<2x2xi32>
  %15 = vector.insert %k, %pk [1, 0] : i32 into vector<2x2xi32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %14, %15) : (vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<f32>, vector<4xf32>, vector<2x2xi32>) -> ()
  return
}
func.func @more(%f: f32, %v: vector<4xf32>, %o: vector<1x4xf32>, %c1: vector<4x1xf32>, %w: vector<2x4xf32>, %i: index, %s: vector<[4]xf32>, %one: vector<1xf32>) {
  %h = arith.constant dense<1.0> : vector<8xf16>
  %0 = vector.bitcast %h : vector<8xf16> to vector<4xf32>
  %b0 = vector.broadcast %o : vector<1x4xf32> to vector<3x4xf32>
  %1 = vector.extract %b0[2] : vector<4xf32> from vector<3x4xf32>
  %2 = vector.extract %b0[2, 3] : f32 from vector<3x4xf32>
  %b1 = vector.broadcast %c1 : vector<4x1xf32> to vector<4x3xf32>
  %3 = vector.extract %b1[2] : vector<3xf32> from vector<4x3xf32>
  %4 = vector.extract %b1[2, 1] : f32 from vector<4x3xf32>
  %b2 = vector.broadcast %w : vector<2x4xf32> to vector<3x2x4xf32>
  %5 = vector.extract %b2[2, 1] : vector<4xf32> from vector<3x2x4xf32>
  %6 = vector.extract %b2[2, %i] : vector<4xf32> from vector<3x2x4xf32>
  %7 = vector.extract %b2[%i, 1, 2] : f32 from vector<3x2x4xf32>
  %c9 = arith.constant 9 : index
  %8 = vector.extract %v[%c9] : f32 from vector<4xf32>
  %cm = arith.constant -1 : index
  %9 = vector.extract %v[%cm] : f32 from vector<4xf32>
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %10 = vector.extract %w[%c0, %i] : f32 from vector<2x4xf32>
  %11 = vector.extract %w[%i, %c2] : f32 from vector<2x4xf32>
  %12 = vector.extract %s[%c2] : f32 from vector<[4]xf32>
  %13 = vector.extract %s[2] : f32 from vector<[4]xf32>
  %bs = vector.broadcast %f : f32 to vector<[4]xf32>
  %14 = vector.extract %bs[2] : f32 from vector<[4]xf32>
  %15 = vector.extract %bs[%i] : f32 from vector<[4]xf32>
  %16 = vector.extract %v[0] : vector<1xf32> from vector<4xf32>
  %bo = vector.broadcast %one : vector<1xf32> to vector<4xf32>
  %17 = vector.extract %bo[2] : f32 from vector<4xf32>
  %18 = vector.extract %bo[2] : vector<1xf32> from vector<4xf32>
  %in1 = vector.insert %f, %w [%i, 1] : f32 into vector<2x4xf32>
  %19 = vector.extract %in1[0, 2] : f32 from vector<2x4xf32>
  %in2 = vector.insert %f, %w [1, 1] : f32 into vector<2x4xf32>
  %20 = vector.extract %in2[0] : vector<4xf32> from vector<2x4xf32>
  %21 = vector.extract %in2[%i, 1] : f32 from vector<2x4xf32>
  %in3 = vector.insert %f, %in2 [0, 0] : f32 into vector<2x4xf32>
  %22 = vector.extract %in3[1, 1] : f32 from vector<2x4xf32>
  %23 = vector.extract %in3[1, 3] : f32 from vector<2x4xf32>
  %t = vector.transpose %in3, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %24 = vector.extract %t[0, 0] : f32 from vector<4x2xf32>
  %25 = vector.extract %t[3, 1] : f32 from vector<4x2xf32>
  %x = vector.transpose %b2, [0, 2, 1] : vector<3x2x4xf32> to vector<3x4x2xf32>
  %26 = vector.extract %x[1, 2] : vector<2xf32> from vector<3x4x2xf32>
  %27 = vector.extract %x[1] : vector<4x2xf32> from vector<3x4x2xf32>
  %y = vector.transpose %b2, [1, 0, 2] : vector<3x2x4xf32> to vector<2x3x4xf32>
  %28 = vector.extract %y[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19) : (vector<4xf32>, vector<4xf32>, f32, vector<3xf32>, f32, vector<4xf32>, vector<4xf32>, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<1xf32>, f32, vector<1xf32>, f32) -> ()
  "test.use"(%20, %21, %22, %23, %24, %25, %26, %27, %28) : (vector<4xf32>, f32, f32, f32, f32, f32, vector<2xf32>, vector<4x2xf32>, vector<4xf32>) -> ()
  return
}
func.func @more2(%f: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %w3: vector<2x3x4xf32>) {
  %sc = vector.shape_cast %w : vector<2x4xf32> to vector<2x1x4xf32>
  %0 = vector.extract %sc[1, 0] : vector<4xf32> from vector<2x1x4xf32>
  %1 = vector.extract %sc[1, 0, 3] : f32 from vector<2x1x4xf32>
  %sc1 = vector.shape_cast %w3 : vector<2x3x4xf32> to vector<6x4xf32>
  %2 = vector.extract %sc1[4] : vector<4xf32> from vector<6x4xf32>
  %sc2 = vector.shape_cast %w3 : vector<2x3x4xf32> to vector<2x12xf32>
  %3 = vector.extract %sc2[1] : vector<12xf32> from vector<2x12xf32>
  %fe = vector.from_elements %f, %f, %f, %f : vector<4xf32>
  %sc3 = vector.shape_cast %fe : vector<4xf32> to vector<2x2xf32>
  %4 = vector.extract %sc3[1, 1] : f32 from vector<2x2xf32>
  %ss = vector.extract_strided_slice %w3 {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x3x4xf32> to vector<1x2x4xf32>
  %5 = vector.extract %ss[0, 1] : vector<4xf32> from vector<1x2x4xf32>
  %6 = vector.extract %ss[0] : vector<2x4xf32> from vector<1x2x4xf32>
  %is = vector.insert_strided_slice %v, %w3 {offsets = [1, 2, 0], strides = [1]} : vector<4xf32> into vector<2x3x4xf32>
  %7 = vector.extract %is[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %8 = vector.extract %is[1, 2, 3] : f32 from vector<2x3x4xf32>
  %9 = vector.extract %is[0] : vector<3x4xf32> from vector<2x3x4xf32>
  %is2 = vector.insert_strided_slice %w, %w3 {offsets = [0, 1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<2x3x4xf32>
  %10 = vector.extract %is2[0, 2] : vector<4xf32> from vector<2x3x4xf32>
  %11 = vector.extract %is2[0, 0] : vector<4xf32> from vector<2x3x4xf32>
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %12 = vector.extract %c[1] : vector<2xf32> from vector<2x2xf32>
  %13 = vector.extract %c[1, 0] : f32 from vector<2x2xf32>
  %cb = arith.constant dense<[true, false, true]> : vector<3xi1>
  %14 = vector.extract %cb[2] : i1 from vector<3xi1>
  %ci = arith.constant dense<[4, 5]> : vector<2xindex>
  %15 = vector.extract %ci[1] : index from vector<2xindex>
  %16 = vector.extract %ci[1] : vector<1xindex> from vector<2xindex>
  %cs = arith.constant dense<3> : vector<[4]xi32>
  %17 = vector.extract %cs[1] : i32 from vector<[4]xi32>
  %18 = vector.extract_strided_slice %cs {offsets = [0], sizes = [4], strides = [1]} : vector<[4]xi32> to vector<[4]xi32>
  %k = arith.constant 3 : i32
  %big = arith.constant dense<3> : vector<300xi32>
  %19 = vector.insert %k, %big [5] : i32 into vector<300xi32>
  %k4 = arith.constant 4 : i32
  %20 = vector.insert %k4, %big [5] : i32 into vector<300xi32>
  %21 = vector.insert %k4, %cs [2] : i32 into vector<[4]xi32>
  %z0 = arith.constant dense<3> : vector<i32>
  %22 = vector.insert %k4, %z0 [] : i32 into vector<i32>
  %23 = vector.extract %z0[] : i32 from vector<i32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23) : (vector<4xf32>, f32, vector<4xf32>, vector<12xf32>, f32, vector<4xf32>, vector<2x4xf32>, vector<4xf32>, f32, vector<3x4xf32>, vector<4xf32>, vector<4xf32>, vector<2xf32>, f32, i1, index, vector<1xindex>, i32, vector<[4]xi32>, vector<300xi32>, vector<300xi32>, vector<[4]xi32>, vector<i32>, i32) -> ()
  "test.use"(%20) : (vector<300xi32>) -> ()
  return
}
func.func @chains(%v: vector<4xi32>, %x: vector<2xi32>, %w: vector<2x2xi32>, %o: vector<1x4xi32>, %z: vector<i32>, %f: i32, %i: index) {
  %c1 = arith.constant 1 : index
  %s = vector.shuffle %v, %v [7, 6, 2, -1] : vector<4xi32>, vector<4xi32>
  %0 = vector.extract %s[3] : i32 from vector<4xi32>
  %1 = vector.extract %s[0] : i32 from vector<4xi32>
  %2 = vector.shuffle %w, %w [2, 3] : vector<2x2xi32>, vector<2x2xi32>
  %in = vector.insert_strided_slice %x, %v {offsets = [1], strides = [1]} : vector<2xi32> into vector<4xi32>
  %3 = vector.extract_strided_slice %in {offsets = [2], sizes = [1], strides = [1]} : vector<4xi32> to vector<1xi32>
  %u = vector.shape_cast %z : vector<i32> to vector<1x1xi32>
  %4 = vector.broadcast %u : vector<1x1xi32> to vector<1x1x3xi32>
  %5 = vector.extract %u[0, %i] : i32 from vector<1x1xi32>
  %d = vector.shape_cast %o : vector<1x4xi32> to vector<4xi32>
  %6 = vector.broadcast %d : vector<4xi32> to vector<2x1x4xi32>
  %t = vector.broadcast %x : vector<2xi32> to vector<1x1x2xi32>
  %7 = vector.transpose %t, [1, 0, 2] : vector<1x1x2xi32> to vector<1x1x2xi32>
  %8 = vector.insert %f, %o [%c1, %c1] : i32 into vector<1x4xi32>
  %b = vector.broadcast %z : vector<i32> to vector<3x2xi32>
  %9 = vector.extract %b[%i, 1] : i32 from vector<3x2xi32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i32, i32, vector<2x2xi32>, vector<1xi32>, vector<1x1x3xi32>, i32, vector<2x1x4xi32>, vector<1x1x2xi32>, vector<1x4xi32>, i32) -> ()
  return
}
