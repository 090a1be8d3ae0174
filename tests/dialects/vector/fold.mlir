// RUN: terrace opt %s --allow-unregistered-dialect --math-expand-ops

// Folds of casts, slices, elements, shuffles and masks, which greedy rewriting does.

func.func @bitcast(%v: vector<4xf32>, %w: vector<8xf16>) -> (vector<4xf32>, vector<4xf32>, vector<4xi32>, vector<2xi64>, vector<4xi32>, vector<4xi32>, vector<2xi32>, vector<4xf32>, vector<8xi8>, vector<2xi16>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.bitcast %v : vector<4xf32> to vector<8xf16>
  %2 = vector.bitcast %1 : vector<8xf16> to vector<4xf32>
  %3 = vector.bitcast %1 : vector<8xf16> to vector<4xi32>
  %c = arith.constant dense<1.0> : vector<4xf32>
  %4 = vector.bitcast %c : vector<4xf32> to vector<2xi64>
  %5 = vector.bitcast %c : vector<4xf32> to vector<4xi32>
  %h = arith.constant dense<1.0> : vector<8xf16>
  %6 = vector.bitcast %h : vector<8xf16> to vector<4xi32>
  %i = arith.constant dense<258> : vector<4xi16>
  %7 = vector.bitcast %i : vector<4xi16> to vector<2xi32>
  %p = ub.poison : vector<8xf16>
  %8 = vector.bitcast %p : vector<8xf16> to vector<4xf32>
  %9 = vector.bitcast %i : vector<4xi16> to vector<8xi8>
  %n = arith.constant dense<[1, 2]> : vector<2xi16>
  %10 = vector.bitcast %n : vector<2xi16> to vector<2xi16>
  return %0, %2, %3, %4, %5, %6, %7, %8, %9, %10 : vector<4xf32>, vector<4xf32>, vector<4xi32>, vector<2xi64>, vector<4xi32>, vector<4xi32>, vector<2xi32>, vector<4xf32>, vector<8xi8>, vector<2xi16>
}
func.func @broadcast(%f: f32, %v: vector<4xf32>) {
  %c = arith.constant 1.0 : f32
  %i = arith.constant 7 : index
  %s = arith.constant dense<3> : vector<4xi32>
  %n = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %p = ub.poison : f32
  %z = arith.constant dense<5> : vector<i32>
  %0 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.broadcast %c : f32 to vector<2x4xf32>
  %2 = vector.broadcast %i : index to vector<4xindex>
  %3 = vector.broadcast %s : vector<4xi32> to vector<2x4xi32>
  %4 = vector.broadcast %n : vector<4xi32> to vector<2x4xi32>
  %5 = vector.broadcast %p : f32 to vector<4xf32>
  %6 = vector.broadcast %z : vector<i32> to vector<4xi32>
  %7 = vector.broadcast %f : f32 to vector<4xf32>
  %8 = vector.broadcast %7 : vector<4xf32> to vector<2x4xf32>
  %9 = vector.broadcast %c : f32 to vector<[4]xf32>
  %10 = vector.broadcast %v : vector<4xf32> to vector<1x4xf32>
  %11 = vector.broadcast %10 : vector<1x4xf32> to vector<3x4xf32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %8, %9, %11) : (vector<4xf32>, vector<2x4xf32>, vector<4xindex>, vector<2x4xi32>, vector<2x4xi32>, vector<4xf32>, vector<4xi32>, vector<2x4xf32>, vector<[4]xf32>, vector<3x4xf32>) -> ()
  return
}
func.func @shape_cast(%v: vector<2x4xf32>, %f: f32, %z: vector<f32>) {
  %0 = vector.shape_cast %v : vector<2x4xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %v : vector<2x4xf32> to vector<8xf32>
  %2 = vector.shape_cast %1 : vector<8xf32> to vector<4x2xf32>
  %3 = vector.shape_cast %1 : vector<8xf32> to vector<2x4xf32>
  %c = arith.constant dense<1.0> : vector<4xf32>
  %n = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %p = ub.poison : vector<4xf32>
  %4 = vector.shape_cast %c : vector<4xf32> to vector<2x2xf32>
  %5 = vector.shape_cast %n : vector<4xi32> to vector<2x2xi32>
  %6 = vector.shape_cast %p : vector<4xf32> to vector<2x2xf32>
  %b = vector.broadcast %f : f32 to vector<4xf32>
  %7 = vector.shape_cast %b : vector<4xf32> to vector<2x2xf32>
  %t = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %8 = vector.shape_cast %t : vector<4x2xf32> to vector<8xf32>
  %u = vector.shape_cast %z : vector<f32> to vector<1xf32>
  %9 = vector.shape_cast %u : vector<1xf32> to vector<f32>
  %10 = vector.shape_cast %v : vector<2x4xf32> to vector<1x2x1x4xf32>
  %11 = vector.transpose %10, [1, 0, 2, 3] : vector<1x2x1x4xf32> to vector<2x1x1x4xf32>
  %12 = vector.shape_cast %11 : vector<2x1x1x4xf32> to vector<8xf32>
  %b1 = vector.broadcast %v : vector<2x4xf32> to vector<1x2x4xf32>
  %13 = vector.shape_cast %b1 : vector<1x2x4xf32> to vector<2x4xf32>
  %14 = vector.shape_cast %b1 : vector<1x2x4xf32> to vector<8xf32>
  %e = vector.from_elements %f, %f, %f, %f : vector<4xf32>
  %15 = vector.shape_cast %e : vector<4xf32> to vector<2x2xf32>
  %16 = vector.extract %v[0] : vector<4xf32> from vector<2x4xf32>
  %17 = vector.shape_cast %16 : vector<4xf32> to vector<1x4xf32>
  "test.use"(%0, %2, %3, %4, %5, %6, %7, %8, %9, %12, %13, %14, %15, %17) : (vector<2x4xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<2x2xf32>, vector<2x2xi32>, vector<2x2xf32>, vector<2x2xf32>, vector<8xf32>, vector<f32>, vector<8xf32>, vector<2x4xf32>, vector<8xf32>, vector<2x2xf32>, vector<1x4xf32>) -> ()
  return
}
func.func @transpose(%v: vector<2x4xf32>, %f: f32, %o: vector<1x4xf32>, %z: vector<f32>, %x: vector<4xf32>, %w: vector<4x4xf32>) {
  %0 = vector.transpose %v, [0, 1] : vector<2x4xf32> to vector<2x4xf32>
  %1 = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %2 = vector.transpose %1, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %c = arith.constant dense<1.0> : vector<2x4xf32>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %p = ub.poison : vector<2x4xf32>
  %3 = vector.transpose %c, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %4 = vector.transpose %n, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  %5 = vector.transpose %p, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %6 = vector.transpose %o, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %7 = vector.transpose %z, [] : vector<f32> to vector<f32>
  %b = vector.broadcast %f : f32 to vector<2x4xf32>
  %8 = vector.transpose %b, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %b2 = vector.broadcast %f : f32 to vector<4x4xf32>
  %9 = vector.transpose %b2, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
  %s = vector.shape_cast %x : vector<4xf32> to vector<1x4xf32>
  %10 = vector.transpose %s, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  "test.use"(%0, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>, vector<2x2xi32>, vector<4x2xf32>, vector<4x1xf32>, vector<f32>, vector<4x2xf32>, vector<4x4xf32>, vector<4x1xf32>) -> ()
  return
}
func.func @masks(%i: index) {
  %0 = vector.constant_mask [4] : vector<4xi1>
  %1 = vector.constant_mask [0] : vector<4xi1>
  %2 = vector.constant_mask [2] : vector<4xi1>
  %3 = vector.constant_mask [2, 4] : vector<2x4xi1>
  %4 = vector.constant_mask [0, 0] : vector<2x4xi1>
  %5 = vector.constant_mask [4] : vector<[4]xi1>
  %6 = vector.constant_mask [1] : vector<i1>
  %7 = vector.constant_mask [0] : vector<i1>
  %8 = vector.constant_mask [0] : vector<[4]xi1>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<2x4xi1>, vector<2x4xi1>, vector<[4]xi1>, vector<i1>, vector<i1>, vector<[4]xi1>) -> ()
  return
}
func.func @slices(%v: vector<4xf32>, %w: vector<2x4xf32>, %f: f32) {
  %0 = vector.extract_strided_slice %w {offsets = [0, 0], sizes = [2, 4], strides = [1, 1]} : vector<2x4xf32> to vector<2x4xf32>
  %n = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %1 = vector.extract_strided_slice %n {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x2xi32> to vector<1x2xi32>
  %s = arith.constant dense<5> : vector<2x2xi32>
  %2 = vector.extract_strided_slice %s {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x2xi32> to vector<1x2xi32>
  %p = ub.poison : vector<2x2xi32>
  %3 = vector.extract_strided_slice %p {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x2xi32> to vector<1x2xi32>
  %a = vector.extract_strided_slice %w {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  %4 = vector.extract_strided_slice %a {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x4xf32> to vector<1x2xf32>
  %in = vector.insert_strided_slice %a, %w {offsets = [0, 0], strides = [1, 1]} : vector<1x4xf32> into vector<2x4xf32>
  %5 = vector.extract_strided_slice %in {offsets = [0, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xf32> to vector<1x4xf32>
  %6 = vector.extract_strided_slice %in {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xf32> to vector<1x4xf32>
  %7 = vector.insert_strided_slice %w, %w {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<2x4xf32>
  %8 = vector.insert_strided_slice %v, %v {offsets = [0], strides = [1]} : vector<4xf32> into vector<4xf32>
  %k = arith.constant dense<9> : vector<2xi32>
  %9 = vector.insert_strided_slice %k, %n {offsets = [1, 0], strides = [1]} : vector<2xi32> into vector<2x2xi32>
  %b = vector.broadcast %f : f32 to vector<2x4xf32>
  %10 = vector.extract_strided_slice %b {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
  %pp = ub.poison : vector<2xi32>
  %11 = vector.insert_strided_slice %pp, %n {offsets = [1, 0], strides = [1]} : vector<2xi32> into vector<2x2xi32>
  %12 = vector.insert_strided_slice %pp, %p {offsets = [1, 0], strides = [1]} : vector<2xi32> into vector<2x2xi32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12) : (vector<2x4xf32>, vector<1x2xi32>, vector<1x2xi32>, vector<1x2xi32>, vector<1x2xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<2x4xf32>, vector<4xf32>, vector<2x2xi32>, vector<1x2xf32>, vector<2x2xi32>, vector<2x2xi32>) -> ()
  return
}
func.func @elements(%v: vector<4xf32>, %w: vector<2x2xf32>, %f: f32, %g: f32, %z: vector<f32>, %o: vector<1xf32>) {
  %0:4 = vector.to_elements %v : vector<4xf32>
  %1 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<4xf32>
  %2 = vector.from_elements %0#1, %0#0, %0#2, %0#3 : vector<4xf32>
  %3 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<2x2xf32>
  %4 = vector.from_elements %f, %g, %f, %g : vector<4xf32>
  %5:4 = vector.to_elements %4 : vector<4xf32>
  %c = arith.constant 1.0 : f32
  %d = arith.constant 2.0 : f32
  %6 = vector.from_elements %c, %d : vector<2xf32>
  %7 = vector.from_elements %c, %c : vector<2xf32>
  %n = arith.constant dense<[1, 2]> : vector<2xi32>
  %8:2 = vector.to_elements %n : vector<2xi32>
  %9 = vector.from_elements %f, %f : vector<2xf32>
  %b = vector.broadcast %f : f32 to vector<2xf32>
  %10:2 = vector.to_elements %b : vector<2xf32>
  %p = ub.poison : f32
  %11 = vector.from_elements %p, %p : vector<2xf32>
  %12 = vector.from_elements %p, %c : vector<2xf32>
  %pv = ub.poison : vector<2xf32>
  %13:2 = vector.to_elements %pv : vector<2xf32>
  %14 = vector.to_elements %o : vector<1xf32>
  %15 = vector.from_elements %14 : vector<f32>
  %b2 = vector.broadcast %o : vector<1xf32> to vector<2xf32>
  %16:2 = vector.to_elements %b2 : vector<2xf32>
  "test.use"(%1, %2, %3, %5#0, %5#3, %6, %7, %8#1, %9, %10#1, %11, %12, %13#0, %15, %16#0) : (vector<4xf32>, vector<4xf32>, vector<2x2xf32>, f32, f32, vector<2xf32>, vector<2xf32>, i32, vector<2xf32>, f32, vector<2xf32>, vector<2xf32>, f32, vector<f32>, f32) -> ()
  return
}
func.func @shuffle(%v: vector<4xf32>, %x: vector<4xf32>, %z: vector<f32>) {
  %0 = vector.shuffle %v, %x [0, 1, 2, 3] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %v, %x [4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  %2 = vector.shuffle %v, %x [-1, -1] : vector<4xf32>, vector<4xf32>
  %p = ub.poison : vector<4xf32>
  %3 = vector.shuffle %p, %p [0, 1] : vector<4xf32>, vector<4xf32>
  %4 = vector.shuffle %v, %p [0, 5] : vector<4xf32>, vector<4xf32>
  %5 = vector.shuffle %p, %v [0, 5] : vector<4xf32>, vector<4xf32>
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %d = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %6 = vector.shuffle %c, %d [0, 5, 2, -1] : vector<4xi32>, vector<4xi32>
  %7 = vector.shuffle %c, %d [0, 5, 2] : vector<4xi32>, vector<4xi32>
  %8 = vector.shuffle %z, %z [0] : vector<f32>, vector<f32>
  %9 = vector.shuffle %v, %x [0, 1] : vector<4xf32>, vector<4xf32>
  %10 = vector.shuffle %v, %x [0, 1, 2, -1] : vector<4xf32>, vector<4xf32>
  %pi = ub.poison : vector<4xi32>
  %11 = vector.shuffle %c, %pi [0, 5, 2] : vector<4xi32>, vector<4xi32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<4xi32>, vector<3xi32>, vector<1xf32>, vector<2xf32>, vector<4xf32>, vector<3xi32>) -> ()
  return
}
