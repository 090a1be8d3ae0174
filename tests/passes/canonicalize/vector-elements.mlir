// RUN: terrace opt %s --canonicalize --split-input-file

// Extractions, insertions and single elements.

func.func @ebc(%s: f32, %v: vector<3xf32>, %w: vector<1x3xf32>, %i: index) -> (f32, vector<3xf32>, f32, vector<4x3xf32>, vector<2x3xf32>, vector<3xf32>, vector<4xf32>) {
  %a = vector.broadcast %s : f32 to vector<4xf32>
  %0 = vector.extract %a[%i] : f32 from vector<4xf32>
  %b = vector.broadcast %v : vector<3xf32> to vector<5x4x3xf32>
  %1 = vector.extract %b[1, 2] : vector<3xf32> from vector<5x4x3xf32>
  %2 = vector.extract %b[1, 2, 0] : f32 from vector<5x4x3xf32>
  %3 = vector.extract %b[1] : vector<4x3xf32> from vector<5x4x3xf32>
  %c = vector.broadcast %w : vector<1x3xf32> to vector<5x2x3xf32>
  %4 = vector.extract %c[1] : vector<2x3xf32> from vector<5x2x3xf32>
  %5 = vector.extract %c[1, 1] : vector<3xf32> from vector<5x2x3xf32>
  %d = vector.broadcast %s : f32 to vector<2x4xf32>
  %6 = vector.extract %d[%i] : vector<4xf32> from vector<2x4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : f32, vector<3xf32>, f32, vector<4x3xf32>, vector<2x3xf32>, vector<3xf32>, vector<4xf32>
}

// -----

func.func @esc(%a: vector<8xf32>, %b: vector<1x4xf32>, %c: vector<2x6xf32>, %s: f32, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<3xf32>, f32, vector<2xf32>, vector<1x4xf32>, vector<8xf32>) {
  %x = vector.shape_cast %a : vector<8xf32> to vector<2x4xf32>
  %0 = vector.extract %x[1] : vector<4xf32> from vector<2x4xf32>
  %y = vector.shape_cast %b : vector<1x4xf32> to vector<1x1x4xf32>
  %1 = vector.extract %y[0, 0] : vector<4xf32> from vector<1x1x4xf32>
  %z = vector.shape_cast %c : vector<2x6xf32> to vector<4x3xf32>
  %2 = vector.extract %z[1] : vector<3xf32> from vector<4x3xf32>
  %3 = vector.extract %z[1, 2] : f32 from vector<4x3xf32>
  %w = vector.shape_cast %c : vector<2x6xf32> to vector<2x3x2xf32>
  %4 = vector.extract %w[1, 2] : vector<2xf32> from vector<2x3x2xf32>
  %5 = vector.extract %y[0] : vector<1x4xf32> from vector<1x1x4xf32>
  %u = vector.shape_cast %a : vector<8xf32> to vector<1x8xf32>
  %6 = vector.extract %u[%i] : vector<8xf32> from vector<1x8xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xf32>, vector<4xf32>, vector<3xf32>, f32, vector<2xf32>, vector<1x4xf32>, vector<8xf32>
}

// -----

func.func @efe(%a: f32, %b: f32, %c: f32, %d: f32, %i: index) -> (vector<2xf32>, vector<2x1xf32>, f32, f32, vector<2xf32>) {
  %x = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %0 = vector.extract %x[1] : vector<2xf32> from vector<2x2xf32>
  %y = vector.from_elements %a, %b, %c, %d : vector<2x2x1xf32>
  %1 = vector.extract %y[0] : vector<2x1xf32> from vector<2x2x1xf32>
  %2 = vector.extract %y[0, 1, 0] : f32 from vector<2x2x1xf32>
  %z = vector.from_elements %a : vector<f32>
  %3 = vector.extract %z[] : f32 from vector<f32>
  %4 = vector.extract %x[%i] : vector<2xf32> from vector<2x2xf32>
  return %0, %1, %2, %3, %4 : vector<2xf32>, vector<2x1xf32>, f32, f32, vector<2xf32>
}

// -----

func.func @fe(%a: f32, %b: f32, %v: vector<2x2xf32>, %w: vector<4xf32>, %k: vector<1xf32>) -> (vector<3xf32>, vector<f32>, vector<1x1xf32>, vector<4xf32>, vector<2x2xf32>, vector<2xf32>, vector<1xf32>, vector<f32>) {
  %0 = vector.from_elements %a, %a, %a : vector<3xf32>
  %1 = vector.from_elements %a : vector<f32>
  %2 = vector.from_elements %a : vector<1x1xf32>
  %e0 = vector.extract %v[0, 0] : f32 from vector<2x2xf32>
  %e1 = vector.extract %v[0, 1] : f32 from vector<2x2xf32>
  %e2 = vector.extract %v[1, 0] : f32 from vector<2x2xf32>
  %e3 = vector.extract %v[1, 1] : f32 from vector<2x2xf32>
  %3 = vector.from_elements %e0, %e1, %e2, %e3 : vector<4xf32>
  %f0 = vector.extract %w[0] : f32 from vector<4xf32>
  %f1 = vector.extract %w[1] : f32 from vector<4xf32>
  %f2 = vector.extract %w[2] : f32 from vector<4xf32>
  %f3 = vector.extract %w[3] : f32 from vector<4xf32>
  %4 = vector.from_elements %f0, %f1, %f2, %f3 : vector<2x2xf32>
  %5 = vector.from_elements %f1, %f2 : vector<2xf32>
  %g = vector.extract %k[0] : f32 from vector<1xf32>
  %6 = vector.from_elements %g : vector<1xf32>
  %7 = vector.from_elements %g : vector<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<3xf32>, vector<f32>, vector<1x1xf32>, vector<4xf32>, vector<2x2xf32>, vector<2xf32>, vector<1xf32>, vector<f32>
}

// -----

func.func @fe2(%v: vector<2x2xf32>, %w: vector<3x2xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<2xf32>) {
  %e0 = vector.extract %v[0, 0] : f32 from vector<2x2xf32>
  %e1 = vector.extract %v[0, 1] : f32 from vector<2x2xf32>
  %e2 = vector.extract %v[1, 0] : f32 from vector<2x2xf32>
  %e3 = vector.extract %v[1, 1] : f32 from vector<2x2xf32>
  %3 = vector.from_elements %e0, %e1, %e3, %e2 : vector<4xf32>
  %f0 = vector.extract %w[0, 0] : f32 from vector<3x2xf32>
  %f1 = vector.extract %w[0, 1] : f32 from vector<3x2xf32>
  %f2 = vector.extract %w[1, 0] : f32 from vector<3x2xf32>
  %f3 = vector.extract %w[1, 1] : f32 from vector<3x2xf32>
  %4 = vector.from_elements %f0, %f1, %f2, %f3 : vector<4xf32>
  %5 = vector.from_elements %f2, %f3 : vector<2xf32>
  %g = vector.extract %w[%i, 1] : f32 from vector<3x2xf32>
  %6 = vector.from_elements %f0, %g : vector<2xf32>
  return %3, %4, %5, %6 : vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<2xf32>
}

// -----

func.func @te(%s: f32, %v: vector<2xf32>, %w: vector<2x1xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %a = vector.broadcast %s : f32 to vector<2xf32>
  %0:2 = vector.to_elements %a : vector<2xf32>
  %b = vector.broadcast %v : vector<2xf32> to vector<2x2xf32>
  %1:4 = vector.to_elements %b : vector<2x2xf32>
  %c = vector.broadcast %w : vector<2x1xf32> to vector<2x2xf32>
  %2:4 = vector.to_elements %c : vector<2x2xf32>
  return %0#0, %0#1, %1#0, %1#1, %1#2, %2#1, %2#2, %2#3 : f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @ins(%s: f32, %v: vector<4xf32>, %w: vector<1x4xf32>, %i: index) -> (vector<1xf32>, vector<1x4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<f32>) {
  %d = arith.constant dense<0.0> : vector<1xf32>
  %0 = vector.insert %s, %d[0] : f32 into vector<1xf32>
  %1 = vector.insert %v, %w[0] : vector<4xf32> into vector<1x4xf32>
  %a = vector.broadcast %s : f32 to vector<4xf32>
  %2 = vector.insert %s, %a[1] : f32 into vector<4xf32>
  %b = vector.broadcast %s : f32 to vector<2x4xf32>
  %3 = vector.insert %a, %b[1] : vector<4xf32> into vector<2x4xf32>
  %4 = vector.insert %a, %b[%i] : vector<4xf32> into vector<2x4xf32>
  %e = ub.poison : vector<f32>
  %5 = vector.insert %s, %e[] : f32 into vector<f32>
  return %0, %1, %2, %3, %4, %5 : vector<1xf32>, vector<1x4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<f32>
}

// -----

func.func @chain(%a: f32, %b: f32, %c: f32, %d: f32, %p: vector<2xf32>, %dst: vector<4xf32>, %d2: vector<2x2xf32>, %d3: vector<2x2xf32>, %d4: vector<2x2xf32>) -> (vector<4xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.insert %a, %dst[0] : f32 into vector<4xf32>
  %1 = vector.insert %b, %0[1] : f32 into vector<4xf32>
  %2 = vector.insert %c, %1[2] : f32 into vector<4xf32>
  %3 = vector.insert %d, %2[3] : f32 into vector<4xf32>
  %4 = vector.insert %a, %d2[0, 0] : f32 into vector<2x2xf32>
  %5 = vector.insert %b, %4[0, 1] : f32 into vector<2x2xf32>
  %6 = vector.insert %p, %5[1] : vector<2xf32> into vector<2x2xf32>
  %7 = vector.insert %p, %d3[0] : vector<2xf32> into vector<2x2xf32>
  %8 = vector.insert %p, %7[1] : vector<2xf32> into vector<2x2xf32>
  %9 = vector.insert %a, %d4[0, 0] : f32 into vector<2x2xf32>
  %10 = vector.insert %p, %9[0] : vector<2xf32> into vector<2x2xf32>
  %11 = vector.insert %c, %10[1, 0] : f32 into vector<2x2xf32>
  %12 = vector.insert %d, %11[1, 1] : f32 into vector<2x2xf32>
  %13 = vector.insert %d, %12[0, 1] : f32 into vector<2x2xf32>
  return %3, %6, %8, %12, %13 : vector<4xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>
}

// -----

func.func @chain2(%a: f32, %b: f32, %c: f32, %d: f32, %dst: vector<4xf32>, %dst2: vector<2xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = vector.insert %a, %dst[0] : f32 into vector<4xf32>
  %1 = vector.insert %b, %0[1] : f32 into vector<4xf32>
  %2 = vector.insert %c, %1[2] : f32 into vector<4xf32>
  %3 = vector.insert %d, %2[3] : f32 into vector<4xf32>
  %4 = vector.insert %a, %dst2[0] : f32 into vector<2xf32>
  %5 = vector.insert %b, %4[0] : f32 into vector<2xf32>
  %6 = vector.insert %c, %5[1] : f32 into vector<2xf32>
  %7 = vector.insert %c, %4[%i] : f32 into vector<2xf32>
  %8 = vector.insert %c, %7[1] : f32 into vector<2xf32>
  return %3, %1, %6, %8 : vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<2xf32>
}

// -----

func.func @insb(%s: f32, %d: vector<[1]xf32>, %v: vector<1x4xf32>, %e: vector<1x1x4xf32>, %w: vector<4xf32>, %f: vector<4x1xf32>, %g: vector<1xf32>, %p: vector<1x[4]xf32>, %q: vector<[4]xf32>, %i: index) -> (vector<[1]xf32>, vector<1x1x4xf32>, vector<1x1x4xf32>, vector<4x1xf32>, vector<1x[4]xf32>, vector<1x1x4xf32>) {
  %0 = vector.insert %s, %d[0] : f32 into vector<[1]xf32>
  %1 = vector.insert %v, %e[0] : vector<1x4xf32> into vector<1x1x4xf32>
  %2 = vector.insert %w, %e[0, 0] : vector<4xf32> into vector<1x1x4xf32>
  %3 = vector.insert %g, %f[2] : vector<1xf32> into vector<4x1xf32>
  %4 = vector.insert %q, %p[0] : vector<[4]xf32> into vector<1x[4]xf32>
  %5 = vector.insert %w, %e[0, %i] : vector<4xf32> into vector<1x1x4xf32>
  return %0, %1, %2, %3, %4, %5 : vector<[1]xf32>, vector<1x1x4xf32>, vector<1x1x4xf32>, vector<4x1xf32>, vector<1x[4]xf32>, vector<1x1x4xf32>
}

// -----

func.func @insd(%v: vector<4xf32>, %i: index, %x: f32) -> (vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, vector<2x2xi32>) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %0 = vector.insert %x, %v[%c2] : f32 into vector<4xf32>
  %1 = vector.insert %x, %v[%c9] : f32 into vector<4xf32>
  %2 = vector.extract %v[%c2] : f32 from vector<4xf32>
  %3 = vector.insert %x, %v[-1] : f32 into vector<4xf32>
  %d = arith.constant dense<[[1,2],[3,4]]> : vector<2x2xi32>
  %e = arith.constant dense<[7,8]> : vector<2xi32>
  %4 = vector.insert %e, %d[1] : vector<2xi32> into vector<2x2xi32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, f32, vector<4xf32>, vector<2x2xi32>
}

// -----

func.func @pois(%i: index, %x: f32, %w: vector<4xf32>) -> (vector<4xf32>, f32, vector<2x4xf32>, vector<2xf32>, vector<4x1xf32>, vector<8xf32>, vector<2xf32>, vector<4xf32>) {
  %v = ub.poison : vector<4xf32>
  %p = ub.poison : f32
  %0 = vector.insert %p, %w[2] : f32 into vector<4xf32>
  %1 = vector.extract %v[2] : f32 from vector<4xf32>
  %2 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %3 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %4 = vector.shape_cast %v : vector<4xf32> to vector<4x1xf32>
  %5 = vector.shuffle %v, %w [0,1,2,3,4,5,6,7] : vector<4xf32>, vector<4xf32>
  %6 = vector.shuffle %w, %w [-1,-1] : vector<4xf32>, vector<4xf32>
  %7 = vector.from_elements %p, %x, %x, %p : vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<4xf32>, f32, vector<2x4xf32>, vector<2xf32>, vector<4x1xf32>, vector<8xf32>, vector<2xf32>, vector<4xf32>
}

// -----

func.func @fma(%i: index) -> (vector<4xf32>, vector<[4]xf32>, vector<2xf32>, vector<4xf32>, vector<2xf32>, vector<2xf32>) {
  %a = arith.constant dense<1.0> : vector<4xf32>
  %s = arith.constant dense<1.0> : vector<[4]xf32>
  %0 = vector.fma %a, %a, %a : vector<4xf32>
  %1 = vector.scalable.insert %a, %s[0] : vector<4xf32> into vector<[4]xf32>
  %2 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %3 = vector.scalable.extract %s[0] : vector<4xf32> from vector<[4]xf32>
  %4, %5 = vector.deinterleave %a : vector<4xf32> -> vector<2xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<[4]xf32>, vector<2xf32>, vector<4xf32>, vector<2xf32>, vector<2xf32>
}

// -----

func.func @step(%x: index) -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %s = vector.step : vector<3xindex>
  %c7 = arith.constant dense<7> : vector<3xindex>
  %c2 = arith.constant dense<2> : vector<3xindex>
  %c3 = arith.constant dense<3> : vector<3xindex>
  %0 = arith.cmpi ult, %s, %c7 : vector<3xindex>
  %1 = arith.cmpi ugt, %s, %c7 : vector<3xindex>
  %2 = arith.cmpi ule, %s, %c2 : vector<3xindex>
  %3 = arith.cmpi uge, %s, %c3 : vector<3xindex>
  %4 = arith.cmpi eq, %s, %c3 : vector<3xindex>
  %5 = arith.cmpi ne, %s, %c3 : vector<3xindex>
  %6 = arith.cmpi slt, %s, %c3 : vector<3xindex>
  %7 = arith.cmpi ult, %c2, %s : vector<3xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}

// -----

func.func @stepz(%x: index) -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %s = vector.step : vector<3xindex>
  %c0 = arith.constant dense<0> : vector<3xindex>
  %cm = arith.constant dense<-1> : vector<3xindex>
  %cv = arith.constant dense<[7,8,9]> : vector<3xindex>
  %0 = arith.cmpi ult, %s, %c0 : vector<3xindex>
  %1 = arith.cmpi uge, %s, %c0 : vector<3xindex>
  %2 = arith.cmpi ult, %s, %cm : vector<3xindex>
  %3 = arith.cmpi eq, %s, %cm : vector<3xindex>
  %4 = arith.cmpi ult, %s, %cv : vector<3xindex>
  %5 = arith.cmpi ule, %s, %cm : vector<3xindex>
  return %0, %1, %2, %3, %4, %5 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}
