// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Unusual forms that upstream accepts.

#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#mn1 = affine_map<(d0, d1) -> (d1)>
#mn0 = affine_map<(d0, d1) -> (d0)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#ma = affine_map<(i, j, k) -> (i, k)>
#mb = affine_map<(i, j, k) -> (k, j)>
#mc = affine_map<(i, j, k) -> (i, j)>

func.func @f0(%s: vector<[4]xf32>) {
  %0 = vector.bitcast %s : vector<[4]xf32> to vector<4xf32>
  return
}

func.func @f1(%sw: vector<2x[4]xf32>) {
  %0 = vector.bitcast %sw : vector<2x[4]xf32> to vector<[2]x[4]xf32>
  return
}

func.func @f2(%x4: vector<4xindex>) {
  %0 = vector.bitcast %x4 : vector<4xindex> to vector<4xi64>
  return
}

func.func @f3(%s: vector<[4]xf32>) {
  %0 = vector.bitcast %s : vector<[4]xf32> to vector<[8]xf16>
  return
}

func.func @f4(%sw: vector<2x[4]xf32>) {
  %0 = vector.broadcast %sw : vector<2x[4]xf32> to vector<2x2x[4]xf32>
  return
}

func.func @f5(%z: vector<f32>) {
  %0 = vector.broadcast %z : vector<f32> to vector<4xf32>
  return
}

func.func @f6(%f: f32) {
  %0 = vector.broadcast %f : f32 to vector<[4]xf32>
  return
}

func.func @f7(%f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to vector<1xf32>
  %0 = vector.broadcast %c1 : vector<1xf32> to vector<4xf32>
  return
}

func.func @f8(%f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to vector<1xf32>
  %0 = vector.broadcast %c1 : vector<1xf32> to vector<[4]xf32>
  return
}

func.func @f9(%sw: vector<2x[4]xf32>) {
  %0 = vector.shape_cast %sw : vector<2x[4]xf32> to vector<[8]xf32>
  return
}

func.func @f10(%sw: vector<2x[4]xf32>) {
  %0 = vector.shape_cast %sw : vector<2x[4]xf32> to vector<[2]x4xf32>
  return
}

func.func @f11(%sw: vector<2x[4]xf32>) {
  %0 = vector.shape_cast %sw : vector<2x[4]xf32> to vector<2x1x[4]xf32>
  return
}

func.func @f12(%sw: vector<2x[4]xf32>) {
  %0 = vector.shape_cast %sw : vector<2x[4]xf32> to vector<[4]x2xf32>
  return
}

func.func @f13(%s: vector<[4]xf32>) {
  %0 = vector.shape_cast %s : vector<[4]xf32> to vector<2x[2]xf32>
  return
}

func.func @f14(%s: vector<[4]xf32>) {
  %0 = vector.shape_cast %s : vector<[4]xf32> to vector<1x1x[4]xf32>
  return
}

func.func @f15(%z: vector<f32>) {
  %0 = vector.shape_cast %z : vector<f32> to vector<1xf32>
  return
}

func.func @f16(%w3: vector<2x3x4xf32>) {
  %0 = vector.shape_cast %w3 : vector<2x3x4xf32> to vector<4x6xf32>
  return
}

func.func @f17(%w3: vector<2x3x4xf32>) {
  %0 = vector.shape_cast %w3 : vector<2x3x4xf32> to vector<3x2x4xf32>
  return
}

func.func @f18(%w: vector<2x4xf32>) {
  %0 = vector.extract %w[0, 0] : vector<1xf32> from vector<2x4xf32>
  return
}

func.func @f19(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[0] : vector<1xf32> from vector<4xf32>
  return
}

func.func @f20(%sw: vector<2x[4]xf32>) {
  %0 = vector.extract %sw[1] : vector<[4]xf32> from vector<2x[4]xf32>
  return
}

func.func @f21(%z: vector<f32>) {
  %0 = vector.extract %z[] : vector<1xf32> from vector<f32>
  return
}

func.func @f22(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[[1]] : f32 from vector<4xf32>
  return
}

func.func @f23(%w: vector<2x4xf32>, %v3: vector<3xf32>) {
  %0 = vector.insert %v3, %w[1] : vector<3xf32> into vector<2x4xf32>
  return
}

func.func @f24(%w: vector<2x4xf32>) {
  %0 = vector.insert %w, %w[] : vector<2x4xf32> into vector<2x4xf32>
  return
}

func.func @f25(%s: vector<[4]xf32>, %sw: vector<2x[4]xf32>) {
  %0 = vector.insert %s, %sw[1] : vector<[4]xf32> into vector<2x[4]xf32>
  return
}

func.func @f26(%v4: vector<4xf32>, %sw: vector<2x[4]xf32>) {
  %0 = vector.insert %v4, %sw[1] : vector<4xf32> into vector<2x[4]xf32>
  return
}

func.func @f27(%v8: vector<8xf32>, %w: vector<2x4xf32>) {
  %0 = vector.insert %v8, %w[1] : vector<8xf32> into vector<2x4xf32>
  return
}

func.func @f28(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [], sizes = [], strides = []} : vector<4xf32> to vector<4xf32>
  return
}

func.func @f29(%w: vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %w {offsets = [0], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  return
}

func.func @f30(%sw: vector<2x[4]xf32>) {
  %0 = vector.extract_strided_slice %sw {offsets = [0], sizes = [1], strides = [1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
  return
}

func.func @f31(%sw: vector<2x[4]xf32>) {
  %0 = vector.extract_strided_slice %sw {offsets = [0, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
  return
}

func.func @f32(%s: vector<[4]xf32>) {
  %0 = vector.extract_strided_slice %s {offsets = [0], sizes = [4], strides = [1]} : vector<[4]xf32> to vector<[4]xf32>
  return
}

func.func @f33(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v4, %w {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  return
}

func.func @f34(%s: vector<[4]xf32>, %sw: vector<2x[4]xf32>) {
  %0 = vector.insert_strided_slice %s, %sw {offsets = [0, 0], strides = [1]} : vector<[4]xf32> into vector<2x[4]xf32>
  return
}

func.func @f35(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[0] : vector<[1]xf32> from vector<4xf32>
  return
}

func.func @f36(%f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to vector<4x1xf32>
  %0 = vector.extract %c1[0] : f32 from vector<4x1xf32>
  return
}

func.func @f37(%v4: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = vector.outerproduct %v4, %s : vector<4xf32>, vector<[4]xf32>
  return
}

func.func @f38(%s: vector<[4]xf32>) {
  %0 = vector.outerproduct %s, %s : vector<[4]xf32>, vector<[4]xf32>
  return
}

func.func @f39(%s: vector<[4]xf32>, %f: f32) {
  %0 = vector.outerproduct %s, %f : vector<[4]xf32>, f32
  return
}

func.func @f40(%v4: vector<4xf32>, %t1: tensor<?xf32>) {
  %0 = vector.outerproduct %v4, %t1 : vector<4xf32>, tensor<?xf32>
  return
}

func.func @f41(%v4: vector<4xf32>) {
  %0 = "vector.outerproduct"(%v4, %v4) : (vector<4xf32>, vector<4xf32>) -> vector<4x4xf32>
  return
}

func.func @f42(%v4: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = "vector.outerproduct"(%v4, %s) : (vector<4xf32>, vector<[4]xf32>) -> vector<4x[4]xf32>
  return
}

func.func @f43(%w: vector<2x4xf32>) {
  %0 = vector.multi_reduction <add>, %w, %w [] : vector<2x4xf32> to vector<2x4xf32>
  return
}

func.func @f44(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.multi_reduction <add>, %w, %v4 [0, 0] : vector<2x4xf32> to vector<4xf32>
  return
}

func.func @f45(%v4: vector<4xf32>, %w3: vector<2x3x4xf32>) {
  %0 = vector.multi_reduction <add>, %w3, %v4 [1, 0] : vector<2x3x4xf32> to vector<4xf32>
  return
}

func.func @f46(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.multi_reduction <and>, %w, %v4 [0] : vector<2x4xf32> to vector<4xf32>
  return
}

func.func @f47(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.multi_reduction <minui>, %w, %v4 [0] : vector<2x4xf32> to vector<4xf32>
  return
}

func.func @f48(%s: vector<[4]xf32>, %sw: vector<2x[4]xf32>) {
  %0 = vector.multi_reduction <add>, %sw, %s [0] : vector<2x[4]xf32> to vector<[4]xf32>
  return
}

func.func @f49(%z: vector<f32>) {
  %0 = vector.reduction <add>, %z : vector<f32> into f32
  return
}

func.func @f50(%x4: vector<4xindex>) {
  %0 = vector.reduction <add>, %x4 : vector<4xindex> into index
  return
}

func.func @f51(%x4: vector<4xindex>) {
  %0 = vector.reduction <and>, %x4 : vector<4xindex> into index
  return
}

func.func @f52(%i4: vector<4xi32>, %i: i32) {
  %0 = vector.reduction <add>, %i4, %i : vector<4xi32> into i32
  return
}

func.func @f53(%i4: vector<4xi32>, %i: i32) {
  %0 = vector.reduction <add>, %i4, %i fastmath<fast> : vector<4xi32> into i32
  return
}

func.func @f54(%v4: vector<4xf32>) {
  %0 = vector.reduction <add>, %v4 fastmath <nnan,ninf> : vector<4xf32> into f32
  return
}

func.func @f55(%v4: vector<4xf32>) {
  %0 = vector.reduction <add>, %v4 fastmath<none> : vector<4xf32> into f32
  return
}

func.func @f56(%s: vector<[4]xf32>) {
  %0 = vector.reduction <add>, %s : vector<[4]xf32> into f32
  return
}

func.func @f57(%v4: vector<4xf32>) {
  %0 = "vector.reduction"(%v4) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
  return
}

func.func @f58(%v4: vector<4xf32>) {
  %0 = "vector.reduction"(%v4) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<fast>}> : (vector<4xf32>) -> f32
  return
}

func.func @f59(%m4: vector<4xi1>) {
  %0 = vector.reduction <mul>, %m4 : vector<4xi1> into i1
  return
}

func.func @f60(%m4: vector<4xi1>) {
  %0 = vector.reduction <xor>, %m4 : vector<4xi1> into i1
  return
}

func.func @f61(%w: vector<2x4xf32>, %h4: vector<4xf16>) {
  %0:2 = vector.scan <add>, %w, %h4 {inclusive = true, reduction_dim = 0} : vector<2x4xf32>, vector<4xf16>
  return
}

func.func @f62(%v4: vector<4xf32>, %z: vector<f32>) {
  %0:2 = vector.scan <add>, %v4, %z {inclusive = true, reduction_dim = 0} : vector<4xf32>, vector<f32>
  return
}

func.func @f63(%s: vector<[4]xf32>, %sw: vector<2x[4]xf32>) {
  %0:2 = vector.scan <add>, %sw, %s {inclusive = true, reduction_dim = 0} : vector<2x[4]xf32>, vector<[4]xf32>
  return
}

func.func @f64(%v4: vector<4xf32>, %sw: vector<2x[4]xf32>) {
  %0:2 = vector.scan <add>, %sw, %v4 {inclusive = true, reduction_dim = 0} : vector<2x[4]xf32>, vector<4xf32>
  return
}

func.func @f65(%n: index) {
  %0 = vector.create_mask %n : vector<i1>
  return
}

func.func @f66() {
  %0 = vector.constant_mask [0, 0] : vector<8x8xi1>
  return
}

func.func @f67() {
  %0 = vector.constant_mask [1] : vector<i1>
  return
}

func.func @f68() {
  %0 = vector.constant_mask [4] : vector<[4]xi1>
  return
}

func.func @f69() {
  %0 = vector.constant_mask [0] : vector<[4]xi1>
  return
}

func.func @f70() {
  %0 = vector.constant_mask [2, 4] : vector<8x[4]xi1>
  return
}

func.func @f71(%z: vector<f32>) {
  %0 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  return
}

func.func @f72(%w: vector<2x4xf32>) {
  %0 = vector.interleave %w, %w : vector<2x4xf32> -> vector<2x8xf32>
  return
}

func.func @f73(%s: vector<[4]xf32>) {
  %0 = vector.interleave %s, %s : vector<[4]xf32> -> vector<[8]xf32>
  return
}

func.func @f74(%w: vector<2x4xf32>) {
  %0, %1 = vector.deinterleave %w : vector<2x4xf32> -> vector<2x2xf32>
  return
}

func.func @f75(%s: vector<[4]xf32>) {
  %0, %1 = vector.deinterleave %s : vector<[4]xf32> -> vector<[2]xf32>
  return
}

func.func @f76(%sw: vector<2x[4]xf32>) {
  %0 = vector.transpose %sw, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  return
}

func.func @f77(%sw: vector<2x[4]xf32>) {
  %0 = vector.transpose %sw, [1, 0] : vector<2x[4]xf32> to vector<4x[2]xf32>
  return
}

func.func @f78(%sw: vector<2x[4]xf32>) {
  %0 = vector.transpose %sw, [1, 0] : vector<2x[4]xf32> to vector<4x2xf32>
  return
}

func.func @f79(%z: vector<f32>) {
  %0 = vector.transpose %z, [] : vector<f32> to vector<f32>
  return
}

func.func @f80(%v4: vector<4xf32>) {
  %0 = vector.transpose %v4, [0] : vector<4xf32> to vector<4xf32>
  return
}

func.func @f81(%v4: vector<4xf32>, %v3: vector<3xf32>) {
  %0 = vector.shuffle %v4, %v3 [6] : vector<4xf32>, vector<3xf32>
  return
}

func.func @f82(%z: vector<f32>) {
  %0 = vector.shuffle %z, %z [0, 1, -1] : vector<f32>, vector<f32>
  return
}

func.func @f83(%w: vector<2x4xf32>, %f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to vector<3x4xf32>
  %0 = vector.shuffle %w, %c1 [0, 4] : vector<2x4xf32>, vector<3x4xf32>
  return
}

func.func @f84(%z: vector<f32>) {
  %0 = vector.fma %z, %z, %z : vector<f32>
  return
}

func.func @f85(%sw: vector<2x[4]xf32>) {
  %0 = vector.fma %sw, %sw, %sw : vector<2x[4]xf32>
  return
}

func.func @f86(%s: vector<[4]xf32>) {
  %0:4 = vector.to_elements %s : vector<[4]xf32>
  return
}

func.func @f87(%z: vector<f32>) {
  %0 = vector.to_elements %z : vector<f32>
  return
}

func.func @f88(%s: vector<[4]xf32>) {
  %0:4 = "vector.to_elements"(%s) : (vector<[4]xf32>) -> (f32, f32, f32, f32)
  return
}

func.func @f89(%f: f32) {
  %0 = vector.from_elements %f, %f, %f, %f, %f, %f, %f, %f : vector<2x4xf32>
  return
}

func.func @f90(%s: vector<[4]xf32>) {
  %0 = vector.scalable.insert %s, %s[0] : vector<[4]xf32> into vector<[4]xf32>
  return
}

func.func @f91(%v4: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = vector.scalable.insert %v4, %s[-4] : vector<4xf32> into vector<[4]xf32>
  return
}

func.func @f92(%s: vector<[4]xf32>) {
  %0 = vector.scalable.extract %s[0] : vector<[4]xf32> from vector<[4]xf32>
  return
}

func.func @f93(%n: index, %st: memref<?x?xf32, strided<[?, 2]>>) {
  %0 = vector.load %st[%n, %n] : memref<?x?xf32, strided<[?, 2]>>, vector<1xf32>
  return
}

func.func @f94(%n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.load %c[%n] : memref<4xvector<4xf32>>, vector<4xf32>
  return
}

func.func @f95(%n: index, %cst: memref<4x8xf32>) {
  %0 = vector.load %cst[%n, %n] : memref<4x8xf32>, vector<16xf32>
  return
}

func.func @f96(%n: index, %cst: memref<4x8xf32>) {
  %0 = vector.load %cst[%n, %n] : memref<4x8xf32>, vector<8x8xf32>
  return
}

func.func @f97(%n: index, %a: memref<?xf32>) {
  %0 = vector.load %a[%n] : memref<?xf32>, vector<[4]xf32>
  return
}

func.func @f98(%w: vector<2x4xf32>, %m24: vector<2x4xi1>, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.expandload %b[%n, %n], %m24, %w : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return
}

func.func @f99(%w: vector<2x4xf32>, %m24: vector<2x4xi1>, %n: index, %b: memref<?x?xf32>) {
  vector.compressstore %b[%n, %n], %m24, %w : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32>
  return
}

func.func @f100(%w: vector<2x4xf32>, %f: f32, %n: index, %b: memref<?x?xf32>) {
  %c1, %c2 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xi1>, f32
  %0 = vector.expandload %b[%n, %n], %c1, %w : memref<?x?xf32>, vector<2x3xi1>, vector<2x4xf32> into vector<2x4xf32>
  return
}

func.func @f101(%w: vector<2x4xf32>, %f: f32, %n: index, %b: memref<?x?xf32>) {
  %c1, %c2 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xi1>, f32
  vector.compressstore %b[%n, %n], %c1, %w : memref<?x?xf32>, vector<2x3xi1>, vector<2x4xf32>
  return
}

func.func @f102(%v4: vector<4xf32>, %x4: vector<4xindex>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.gather %a[%n] [%x4], %m4, %v4 : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

func.func @f103(%v4: vector<4xf32>, %x4: vector<4xindex>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  %0 = vector.gather %t1[%n] [%x4], %m4, %v4 : tensor<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

func.func @f104(%v4: vector<4xf32>, %x4: vector<4xindex>, %m4: vector<4xi1>, %n: index, %st: memref<?x?xf32, strided<[?, 2]>>) {
  %0 = vector.gather %st[%n, %n] [%x4], %m4, %v4 : memref<?x?xf32, strided<[?, 2]>>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

func.func @f105(%v4: vector<4xf32>, %x4: vector<4xindex>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.gather %a[%n][%x4], %m4, %v4 : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

func.func @f106(%v4: vector<4xf32>, %i4: vector<4xi32>, %ms: vector<[4]xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.gather %a[%n] [%i4], %ms, %v4 : memref<?xf32>, vector<4xi32>, vector<[4]xi1>, vector<4xf32> into vector<4xf32>
  return
}

func.func @f107(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  vector.scatter %t1[%n] [%i4], %m4, %v4 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

func.func @f108(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  %0 = vector.scatter %t1[%n] [%i4], %m4, %v4 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<4xf32>
  return
}

func.func @f109(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.scatter %a[%n] [%i4], %m4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  return
}

func.func @f110(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  %0 = "vector.scatter"(%t1, %n, %i4, %m4, %v4) : (tensor<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> (tensor<3xf32>)
  return
}

func.func @f111(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  "vector.scatter"(%t1, %n, %i4, %m4, %v4) : (tensor<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
  return
}

func.func @f112(%cst: memref<4x8xf32>) {
  %0 = vector.type_cast %cst : memref<4x8xf32> to memref<vector<4x8xf32>>
  return
}

func.func @f113(%cst: memref<4x8xf32>) {
  %0 = vector.type_cast %cst : memref<4x8xf32> to memref<4xvector<8xf32>>
  return
}

func.func @f114(%cst: memref<4x8xf32>) {
  %0 = vector.type_cast %cst : memref<4x8xf32> to memref<4x8xf32>
  return
}

func.func @f115(%c: memref<4xvector<4xf32>>) {
  %0 = vector.type_cast %c : memref<4xvector<4xf32>> to memref<vector<4x4xf32>>
  return
}

func.func @f116(%n: index) {
  vector.print %n : index
  return
}

func.func @f117(%i4: vector<4xi32>) {
  vector.print %i4 : vector<4xi32>
  return
}

func.func @f118(%x4: vector<4xindex>) {
  vector.print %x4 : vector<4xindex>
  return
}

func.func @f119() {
  vector.print str "a" punctuation <newline>
  return
}

func.func @f120() {
  vector.print str "a" : i32
  return
}

func.func @f121() {
  vector.print punctuation <no_punctuation>
  return
}

func.func @f122() {
  vector.print punctuation <open> {my.tag}
  return
}

func.func @f123(%f: f32) {
  vector.print %f : f32 {punctuation = #vector.punctuation<open>}
  return
}

func.func @f124() {
  vector.print {punctuation = #vector.punctuation<open>}
  return
}

func.func @f125() {
  vector.print {stringLiteral = "x"}
  return
}

func.func @f126() {
  "vector.print"() : () -> ()
  return
}

func.func @f127(%f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to ui32
  vector.print %c1 : ui32
  return
}

func.func @f128(%f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to vector<4x!llvm.ptr>
  vector.print %c1 : vector<4x!llvm.ptr>
  return
}

func.func @f129(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc], iterator_types = ["parallel", "parallel", "reduction"], my.tag, foo = 3} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

func.func @f130(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc], iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 {kind = #vector.kind<mul>} : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

func.func @f131(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc], iterator_types = ["reduction", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}

func.func @f132(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x3xf16>, vector<3x4xf16>, vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [#ma, #mb, #mc], iterator_types = ["parallel", "parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x3xf16>, vector<3x4xf16> into vector<2x4xf32>
  return
}

func.func @f133(%v4: vector<4xf32>, %f: f32) {
  %0 = vector.contract {indexing_maps = [#id1, #id1, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

func.func @f134(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x[4]xf32>, vector<[4]xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x[4]xf32>, vector<[4]xf32> into vector<2xf32>
  return
}

func.func @f135(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x[4]xf32>, vector<[4]xf32>, vector<[2]xf32>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x[4]xf32>, vector<[4]xf32> into vector<[2]xf32>
  return
}

func.func @f136(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x[4]xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x[4]xf32>, vector<4xf32> into vector<2xf32>
  return
}

func.func @f137(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = "vector.contract"(%q#0, %q#1, %q#2) <{indexing_maps = [#id2, #mn1, #mn0], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>]}> : (vector<2x4xf32>, vector<4xf32>, vector<2xf32>) -> vector<2xf32>
  return
}

func.func @f138(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f : memref<?xf32>, vector<4xf64>
  return
}

func.func @f139(%f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f {permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : memref<?x?xf32>, vector<2x4xf32>
  return
}

func.func @f140(%f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f {permutation_map = #tr} : memref<?x?xf32>, vector<2x4xf32>
  return
}

func.func @f141(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f {in_bounds = [false]} : memref<?xf32>, vector<4xf32>
  return
}

func.func @f142(%f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f {permutation_map = affine_map<(d0, d1) -> (d0, 0)>, in_bounds = [true, false]} : memref<?x?xf32>, vector<2x4xf32>
  return
}

func.func @f143(%f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f {permutation_map = affine_map<(d0, d1) -> (d0, 0)>, in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  return
}

func.func @f144(%f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f {permutation_map = #mn0, foo = 3} : memref<?x?xf32>, vector<4xf32>
  return
}

func.func @f145(%f: f32, %e: memref<f32>) {
  %0 = vector.transfer_read %e[], %f {permutation_map = affine_map<() -> (0)>} : memref<f32>, vector<1xf32>
  return
}

func.func @f146(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f {permutation_map = affine_map<(d0) -> ()>} : memref<?xf32>, vector<f32>
  return
}

func.func @f147(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f : memref<?xf32>, vector<f32>
  return
}

func.func @f148(%v4: vector<4xf32>, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.transfer_read %c[%n], %v4 : memref<4xvector<4xf32>>, vector<4xf32>
  return
}

func.func @f149(%v4: vector<4xf32>, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.transfer_read %c[%n], %v4 : memref<4xvector<4xf32>>, vector<2x4xf32>
  return
}

func.func @f150(%v4: vector<4xf32>, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.transfer_read %c[%n], %v4 : memref<4xvector<4xf32>>, vector<2x8xf32>
  return
}

func.func @f151(%v4: vector<4xf32>, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.transfer_read %c[%n], %v4 : memref<4xvector<4xf32>>, vector<1x4xf64>
  return
}

func.func @f152(%v4: vector<4xf32>, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.transfer_read %c[%n], %v4 : memref<4xvector<4xf32>>, vector<1x8xf16>
  return
}

func.func @f153(%v4: vector<4xf32>, %n: index, %tv: tensor<?xvector<4xf32>>) {
  %0 = vector.transfer_read %tv[%n], %v4 : tensor<?xvector<4xf32>>, vector<1x4xf32>
  return
}

func.func @f154(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f : memref<?xf32>, vector<8xf16>
  return
}

func.func @f155(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f : memref<?xf32>, vector<[4]xf32>
  return
}

func.func @f156(%ms: vector<[4]xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f, %ms {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
  return
}

func.func @f157(%m24: vector<2x4xi1>, %f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f, %m24 {permutation_map = #tr} : memref<?x?xf32>, vector<4x2xf32>
  return
}

func.func @f158(%n: index, %a: memref<?xf32>, %h4: vector<4xf16>) {
  vector.transfer_write %h4, %a[%n] : vector<4xf16>, memref<?xf32>
  return
}

func.func @f159(%w: vector<2x4xf32>, %n: index, %b: memref<?x?xf32>) {
  vector.transfer_write %w, %b[%n, %n] {permutation_map = #tr} : vector<2x4xf32>, memref<?x?xf32>
  return
}

func.func @f160(%w: vector<2x4xf32>, %n: index, %c: memref<4xvector<4xf32>>) {
  vector.transfer_write %w, %c[%n] : vector<2x4xf32>, memref<4xvector<4xf32>>
  return
}

func.func @f161(%v4: vector<4xf32>, %n: index, %c: memref<4xvector<4xf32>>) {
  vector.transfer_write %v4, %c[%n] : vector<4xf32>, memref<4xvector<4xf32>>
  return
}

func.func @f162(%z: vector<f32>, %e: memref<f32>) {
  vector.transfer_write %z, %e[] : vector<f32>, memref<f32>
  return
}

func.func @f163(%z: vector<f32>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %z, %a[%n] : vector<f32>, memref<?xf32>
  return
}

func.func @f164(%v4: vector<4xf32>, %n: index, %t1: tensor<?xf32>) {
  vector.transfer_write %v4, %t1[%n] : vector<4xf32>, tensor<?xf32>
  return
}

func.func @f165(%v4: vector<4xf32>, %n: index, %t1: tensor<?xf32>) {
  %0 = vector.transfer_write %v4, %t1[%n] : vector<4xf32>, tensor<?xf32>
  return
}

func.func @f166(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %v4, %a[%n] {my.tag, permutation_map = #id1} : vector<4xf32>, memref<?xf32>
  return
}

func.func @f167(%f: f32, %n: index) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4xvector<2x4xi64>>
  %p = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xi64>
  %0 = vector.transfer_read %q[%n], %p : memref<4xvector<2x4xi64>>, vector<1x2x4xi64>
  return
}

func.func @f168(%f: f32, %n: index) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4xindex>
  %0 = vector.transfer_read %q[%n], %n : memref<4xindex>, vector<4xindex>
  return
}

func.func @f169(%f: f32, %n: index) {
  %q = builtin.unrealized_conversion_cast %f : f32 to memref<4xindex>
  %0 = vector.transfer_read %q[%n], %n : memref<4xindex>, vector<1xi64>
  return
}

func.func @f170(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<2x4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [#id2, #id2, #mn0], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2 : vector<2x4xf32>, vector<2x4xf32> into vector<2xf32>
  return
}

func.func @f171(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xf32>, vector<4xf32>, vector<2xf32>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"]} %q#0, %q#1, %q#2, : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

func.func @f172(%f: f32) {
  %q:3 = builtin.unrealized_conversion_cast %f : f32 to vector<2x4xindex>, vector<4xindex>, vector<2xindex>
  %0 = vector.contract {indexing_maps = [#id2, #mn1, #mn0], iterator_types = ["parallel", "reduction"], kind = #vector.kind<and>} %q#0, %q#1, %q#2 : vector<2x4xindex>, vector<4xindex> into vector<2xindex>
  return
}
