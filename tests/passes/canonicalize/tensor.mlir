// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --canonicalize --cse

// Folds and patterns of operations on tensors, except slices and reshapes.

func.func @bitcast(%a: tensor<4xui32>) -> tensor<4xf32> {
  %0 = tensor.bitcast %a : tensor<4xui32> to tensor<4xi32>
  %1 = tensor.bitcast %0 : tensor<4xi32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @bitcast_same(%a: tensor<4xui32>) -> tensor<4xui32> {
  %0 = tensor.bitcast %a : tensor<4xui32> to tensor<4xui32>
  return %0 : tensor<4xui32>
}

func.func @cast1(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @cast2(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @cast3(%a: tensor<4x?xf32>) -> tensor<?x8xf32> {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}

func.func @cast4(%a: tensor<*xf32>) -> tensor<*xf32> {
  %0 = tensor.cast %a : tensor<*xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<*xf32>
  return %1 : tensor<*xf32>
}

func.func @cast5(%a: tensor<2xf32>) -> tensor<3xf32> {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<3xf32>
  return %1 : tensor<3xf32>
}

func.func @cast_const() -> tensor<?xf32> {
  %c = arith.constant dense<1.0> : tensor<4xf32>
  %0 = tensor.cast %c : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @cast_slice(%a: tensor<16x?xf32>, %i: index, %j: index) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<4x?xf32>) {
  %0 = tensor.extract_slice %a[%i, 0] [%j, %j] [1, 1] : tensor<16x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
  %2 = tensor.extract_slice %a[%i, 0] [1, %j] [1, 1] : tensor<16x?xf32> to tensor<?xf32>
  %3 = tensor.cast %2 : tensor<?xf32> to tensor<8xf32>
  %4 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1, %3, %4 : tensor<4x8xf32>, tensor<8xf32>, tensor<4x?xf32>
}

func.func private @use0(tensor<1x1xf32>)

func.func @cast_slice_unit(%a: tensor<?x?x?xf32>, %j: index) -> tensor<1x8xf32> {
  %0 = tensor.extract_slice %a[0, 0, 0] [1, %j, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x1xf32>
  %1 = tensor.cast %0 : tensor<?x1xf32> to tensor<1x1xf32>
  %2 = tensor.extract_slice %a[0, 0, 0] [1, 1, %j] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x?xf32>
  %3 = tensor.cast %2 : tensor<1x?xf32> to tensor<1x8xf32>
  call @use0(%1) : (tensor<1x1xf32>) -> ()
  return %3 : tensor<1x8xf32>
}

func.func @concat1(%a: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %a : (tensor<4xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @concat2(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.concat dim(0) %a : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @concat3(%a: tensor<4x?xf32>, %b: tensor<?x3xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b, %c : (tensor<4x?xf32>, tensor<?x3xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @concat4(%a: tensor<4x2xf32>, %b: tensor<5x2xf32>) -> tensor<?x2xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x2xf32>, tensor<5x2xf32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

func.func @concat5(%a: tensor<4x?xf32>, %b: tensor<5x?xf32>) -> tensor<9x3xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<5x?xf32>) -> tensor<9x3xf32>
  return %0 : tensor<9x3xf32>
}

func.func @dim1(%a: tensor<4x?xf32>, %i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.dim %a, %c0 : tensor<4x?xf32>
  %1 = tensor.dim %a, %c1 : tensor<4x?xf32>
  %2 = tensor.dim %a, %c2 : tensor<4x?xf32>
  %3 = tensor.dim %a, %i : tensor<4x?xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

func.func @dim_cast(%a: tensor<4x?xf32>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %u = tensor.cast %a : tensor<4x?xf32> to tensor<*xf32>
  %v = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = tensor.dim %u, %c1 : tensor<*xf32>
  %1 = tensor.dim %v, %i : tensor<?x?xf32>
  return %0, %1 : index, index
}

func.func @dim_gen(%i: index, %j: index, %x: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %g = tensor.generate %i, %j {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %x : f32
  } : tensor<?x4x?xf32>
  %0 = tensor.dim %g, %c0 : tensor<?x4x?xf32>
  %1 = tensor.dim %g, %c2 : tensor<?x4x?xf32>
  return %0, %1 : index, index
}

func.func @dim_slice(%a: tensor<?x?xf32>, %i: index, %j: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %a[0, 0] [%i, %j] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = tensor.extract_slice %a[0, 0] [1, %j] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %0 = tensor.dim %s, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %s, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %r, %c0 : tensor<?xf32>
  return %0, %1, %2 : index, index, index
}

func.func @dim_dps(%a: tensor<?x?xf32>, %x: f32, %s: tensor<4x4xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %p = tensor.insert %x into %a[%i, %i] : tensor<?x?xf32>
  %q = tensor.insert_slice %s into %p[%i, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  %0 = tensor.dim %p, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %q, %i : tensor<?x?xf32>
  return %0, %1 : index, index
}

func.func @dim_reshape(%a: tensor<?x?xf32>, %s: tensor<2xi32>, %t: tensor<?xindex>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %p = tensor.reshape %a(%s) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %q = tensor.reshape %a(%t) : (tensor<?x?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %0 = tensor.dim %p, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %q, %i : tensor<*xf32>
  return %0, %1 : index, index
}

func.func @dim_empty(%i: index, %j: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = tensor.empty(%i, %j) : tensor<?x?xf32>
  %0 = tensor.dim %p, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %p, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %p, %i : tensor<?x?xf32>
  return %0, %1, %2 : index, index, index
}

func.func @empty(%i: index) -> (tensor<?x?x3xf32>, tensor<?xf32>) {
  %c4 = arith.constant 4 : index
  %cm = arith.constant -1 : index
  %p = tensor.empty(%c4, %i) : tensor<?x?x3xf32>
  %q = tensor.empty(%cm) : tensor<?xf32>
  return %p, %q : tensor<?x?x3xf32>, tensor<?xf32>
}

func.func @empty_cast(%i: index, %j: index) -> (tensor<4x?xf32>, tensor<*xf32>, tensor<?x?xf32>) {
  %p = tensor.empty(%i, %j) : tensor<?x?xf32>
  %0 = tensor.cast %p : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.cast %p : tensor<?x?xf32> to tensor<*xf32>
  %q = tensor.empty(%i) : tensor<3x?xf32>
  %2 = tensor.cast %q : tensor<3x?xf32> to tensor<?x?xf32>
  return %0, %1, %2 : tensor<4x?xf32>, tensor<*xf32>, tensor<?x?xf32>
}

func.func @empty_enc() -> tensor<?xf32, "a"> {
  %c4 = arith.constant 4 : index
  %p = tensor.empty(%c4) : tensor<?xf32, "a">
  return %p : tensor<?xf32, "a">
}

func.func @extract_const(%i: index) -> (f32, f32, f32, f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %s = arith.constant dense<2.0> : tensor<4xf32>
  %d = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %sp = arith.constant sparse<[[0, 0], [1, 1]], [5.0, 6.0]> : tensor<2x2xf32>
  %e = arith.constant dense<7.0> : tensor<f32>
  %0 = tensor.extract %s[%i] : tensor<4xf32>
  %1 = tensor.extract %d[%c1, %c1] : tensor<2x2xf32>
  %2 = tensor.extract %d[%c1, %c9] : tensor<2x2xf32>
  %3 = tensor.extract %sp[%c1, %c1] : tensor<2x2xf32>
  %c0 = arith.constant 0 : index
  %4 = tensor.extract %sp[%c1, %c0] : tensor<2x2xf32>
  %5 = tensor.extract %e[] : tensor<f32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

func.func @extract_complex(%i: index) -> (complex<f32>, complex<f32>, complex<i32>) {
  %c1 = arith.constant 1 : index
  %s = arith.constant dense<(1.0, 2.0)> : tensor<4xcomplex<f32>>
  %d = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %e = arith.constant dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>
  %0 = tensor.extract %s[%i] : tensor<4xcomplex<f32>>
  %1 = tensor.extract %d[%c1] : tensor<2xcomplex<f32>>
  %2 = tensor.extract %e[%c1] : tensor<2xcomplex<i32>>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<i32>
}

func.func @extract_ints(%i: index) -> (i1, i8, index, i1) {
  %c1 = arith.constant 1 : index
  %a = arith.constant dense<[true, false, true]> : tensor<3xi1>
  %b = arith.constant dense<[1, -2, 3]> : tensor<3xi8>
  %c = arith.constant dense<[1, 2, 3]> : tensor<3xindex>
  %d = arith.constant dense<true> : tensor<3xi1>
  %0 = tensor.extract %a[%c1] : tensor<3xi1>
  %1 = tensor.extract %b[%c1] : tensor<3xi8>
  %2 = tensor.extract %c[%c1] : tensor<3xindex>
  %3 = tensor.extract %d[%i] : tensor<3xi1>
  return %0, %1, %2, %3 : i1, i8, index, i1
}

func.func @extract_res() -> f32 {
  %c1 = arith.constant 1 : index
  %a = arith.constant dense_resource<r> : tensor<3xf32>
  %0 = tensor.extract %a[%c1] : tensor<3xf32>
  return %0 : f32
}

func.func @extract_from(%i: index, %x: f32, %y: f32) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %a = tensor.from_elements %x, %y, %x, %x : tensor<2x2xf32>
  %s = tensor.splat %x : tensor<2x2xf32>
  %0 = tensor.extract %a[%c0, %c1] : tensor<2x2xf32>
  %1 = tensor.extract %a[%c7, %c1] : tensor<2x2xf32>
  %2 = tensor.extract %a[%i, %c1] : tensor<2x2xf32>
  %3 = tensor.extract %s[%i, %c1] : tensor<2x2xf32>
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

func.func @extract_from_wrong(%x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %cm = arith.constant -1 : index
  %a = tensor.from_elements %x, %y, %x, %x : tensor<2x2xf32>
  %0 = tensor.extract %a[%c0, %c2] : tensor<2x2xf32>
  %1 = tensor.extract %a[%c1, %cm] : tensor<2x2xf32>
  return %0, %1 : f32, f32
}

func.func @extract_cast(%a: tensor<4x?xf32>, %i: index, %u: tensor<*xf32>) -> (f32, f32) {
  %b = tensor.cast %a : tensor<4x?xf32> to tensor<?x5xf32>
  %0 = tensor.extract %b[%i, %i] : tensor<?x5xf32>
  %v = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %1 = tensor.extract %v[%i] : tensor<?xf32>
  return %0, %1 : f32, f32
}

func.func @extract_collapse(%a: tensor<4x5x6xf32>, %b: tensor<1x1xf32>, %c: tensor<4x?xf32>, %i: index, %j: index) -> (f32, f32, f32, f32) {
  %p = tensor.collapse_shape %a [[0, 1], [2]] : tensor<4x5x6xf32> into tensor<20x6xf32>
  %q = tensor.collapse_shape %b [] : tensor<1x1xf32> into tensor<f32>
  %r = tensor.collapse_shape %c [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %s = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x5x6xf32> into tensor<120xf32>
  %0 = tensor.extract %p[%i, %j] : tensor<20x6xf32>
  %1 = tensor.extract %q[] : tensor<f32>
  %2 = tensor.extract %r[%i] : tensor<?xf32>
  %3 = tensor.extract %s[%i] : tensor<120xf32>
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

func.func @extract_index_cast(%a: tensor<4xi32>, %i: index) -> (index) {
  %b = arith.index_cast %a : tensor<4xi32> to tensor<4xindex>
  %0 = tensor.extract %b[%i] : tensor<4xindex>
  return %0 : index
}

func.func @extract_gen(%i: index, %j: index, %m: memref<4xf32>) -> (index, f32) {
  %g = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    %s = arith.addi %a, %b : index
    %t = arith.muli %s, %j : index
    tensor.yield %t : index
  } : tensor<?x4xindex>
  %0 = tensor.extract %g[%i, %j] : tensor<?x4xindex>
  %h = tensor.generate %i {
  ^bb0(%a: index):
    %s = memref.load %m[%a] : memref<4xf32>
    tensor.yield %s : f32
  } : tensor<?xf32>
  %1 = tensor.extract %h[%i] : tensor<?xf32>
  return %0, %1 : index, f32
}

func.func @extract_gen_write(%i: index, %x: f32, %m: memref<4xf32>) -> (f32) {
  %h = tensor.generate %i {
  ^bb0(%a: index):
    memref.store %x, %m[%a] : memref<4xf32>
    tensor.yield %x : f32
  } : tensor<?xf32>
  %1 = tensor.extract %h[%i] : tensor<?xf32>
  return %1 : f32
}

func.func @extract_gen_outer(%i: index, %x: f32) -> (f32) {
  %h = tensor.generate %i {
  ^bb0(%a: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  %1 = tensor.extract %h[%i] : tensor<?xf32>
  return %1 : f32
}

func.func @generate(%i: index, %x: f32) -> (tensor<?x?xf32>) {
  %c3 = arith.constant 3 : index
  %h = tensor.generate %c3, %i {
  ^bb0(%a: index, %b: index):
    %y = arith.addf %x, %x : f32
    tensor.yield %y : f32
  } {attr} : tensor<?x?xf32>
  return %h : tensor<?x?xf32>
}

func.func @generate_neg(%x: f32) -> (tensor<?xf32>) {
  %c3 = arith.constant -3 : index
  %h = tensor.generate %c3 {
  ^bb0(%a: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  return %h : tensor<?xf32>
}

func.func @from_elements(%x: f32) -> (tensor<2xf32>, tensor<2x1xi8>, tensor<2xindex>, tensor<0xf32>, tensor<2xf32>, tensor<2xi1>) {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %c = arith.constant 1 : i8
  %d = arith.constant 3 : index
  %t = arith.constant true
  %0 = tensor.from_elements %a, %b : tensor<2xf32>
  %1 = tensor.from_elements %c, %c : tensor<2x1xi8>
  %2 = tensor.from_elements %d, %d : tensor<2xindex>
  %3 = tensor.from_elements : tensor<0xf32>
  %4 = tensor.from_elements %a, %x : tensor<2xf32>
  %f = arith.constant false
  %5 = tensor.from_elements %t, %f : tensor<2xi1>
  return %0, %1, %2, %3, %4, %5 : tensor<2xf32>, tensor<2x1xi8>, tensor<2xindex>, tensor<0xf32>, tensor<2xf32>, tensor<2xi1>
}

func.func @from_complex() -> (tensor<2xcomplex<f32>>) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, 2.0 : f32] : complex<f32>
  %0 = tensor.from_elements %a, %b : tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

func.func @from_complex_i() -> (tensor<2xcomplex<i32>>) {
  %a = complex.constant [1 : i32, 2 : i32] : complex<i32>
  %0 = tensor.from_elements %a, %a : tensor<2xcomplex<i32>>
  return %0 : tensor<2xcomplex<i32>>
}

func.func @gather(%i: tensor<2x3x1xindex>) -> (tensor<2x3x5xf32>, tensor<2x3x1x5xf32>, tensor<2x3x5xf32>) {
  %a = arith.constant dense<1.0> : tensor<4x5xf32>
  %b = arith.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0]]> : tensor<1x5xf32>
  %0 = tensor.gather %a[%i] gather_dims([0]) unique : (tensor<4x5xf32>, tensor<2x3x1xindex>) -> tensor<2x3x5xf32>
  %1 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x5xf32>, tensor<2x3x1xindex>) -> tensor<2x3x1x5xf32>
  %2 = tensor.gather %b[%i] gather_dims([0]) : (tensor<1x5xf32>, tensor<2x3x1xindex>) -> tensor<2x3x5xf32>
  return %0, %1, %2 : tensor<2x3x5xf32>, tensor<2x3x1x5xf32>, tensor<2x3x5xf32>
}

func.func @gather_dyn(%i: tensor<?x3x1xindex>) -> (tensor<?x3x5xf32>) {
  %a = arith.constant dense<1.0> : tensor<4x5xf32>
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x5xf32>, tensor<?x3x1xindex>) -> tensor<?x3x5xf32>
  return %0 : tensor<?x3x5xf32>
}

func.func @insert(%i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = arith.constant dense<1.0> : tensor<4xf32>
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  %0 = tensor.insert %x into %a[%i] : tensor<4xf32>
  %1 = tensor.insert %y into %a[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

func.func @pad_fold(%a: tensor<4xf32>, %b: tensor<?xf32>, %x: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[0] high[0] {
  ^bb0(%k: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<4xf32>
  %1 = tensor.pad %a nofold low[0] high[0] {
  ^bb0(%k: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<4xf32>
  %2 = tensor.pad %b low[%c0] high[0] {
  ^bb0(%k: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  %3 = tensor.pad %b low[0] high[0] {
  ^bb0(%k: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<4xf32>
  %4 = tensor.pad %a nofold low[%c0] high[%i] {
  ^bb0(%k: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
}

func.func @pad_cast(%a: tensor<4x?xf32>, %x: f32, %i: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<7x?xf32>) {
  %b = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = tensor.pad %b low[1, 0] high[2, %i] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } {keep} : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %b nofold low[%i, 0] high[2, %i] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %b low[1, 0] high[2, %i] {
  ^bb0(%k: index, %l: index):
    %y = arith.addf %x, %x : f32
    tensor.yield %y : f32
  } : tensor<?x?xf32> to tensor<7x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<7x?xf32>
}

func.func private @use1(tensor<?x?xf32>)

func.func @pad_target(%a: tensor<4x?xf32>, %x: f32, %i: index) -> (tensor<8x10xf32>, tensor<?x10xf32>) {
  %0 = tensor.pad %a low[%i, 0] high[2, %i] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } {keep} : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<8x10xf32>
  %2 = tensor.pad %a low[%i, 0] high[2, %i] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  call @use1(%2) : (tensor<?x?xf32>) -> ()
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<?x10xf32>
  return %1, %3 : tensor<8x10xf32>, tensor<?x10xf32>
}

func.func @pad_static(%a: tensor<4x?xf32>, %b: tensor<4xf32>, %x: f32, %i: index) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x?xf32>) {
  %c2 = arith.constant 2 : index
  %cm = arith.constant -1 : index
  %0 = tensor.pad %a low[%c2, 0] high[2, %i] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } {keep} : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %b nofold low[%c2] high[%c2] {
  ^bb0(%k: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<?xf32>
  %2 = tensor.pad %b low[%cm] high[%cm] {
  ^bb0(%k: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<?xf32>
  %3 = tensor.pad %a low[%i, %c2] high[2, %i] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x?xf32>
}

func.func @pad_twice(%a: tensor<4x?xf32>, %x: f32, %i: index, %j: index) -> (tensor<?x?xf32>) {
  %0 = tensor.pad %a low[1, %i] high[2, %i] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<7x?xf32>
  %1 = tensor.pad %0 low[1, %j] high[%i, 3] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } {a} : tensor<7x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @pad_twice_const(%a: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<6xf32>) {
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%k: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  %1 = tensor.pad %0 low[1] high[1] {
  ^bb0(%k: index):
    tensor.yield %x : f32
  } : tensor<6xf32> to tensor<8xf32>
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%k: index):
    tensor.yield %y : f32
  } : tensor<6xf32> to tensor<8xf32>
  return %1, %2, %0 : tensor<8xf32>, tensor<8xf32>, tensor<6xf32>
}

func.func @pad_orthogonal(%a: tensor<64x64xf32>, %i: index, %j: index, %sw: index, %sh: index) -> tensor<8x4xf32> {
  %x = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[%i, 0] [%sw, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%sw, 0] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [8, %sh] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %sh] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

func.func @pad_not_orthogonal(%a: tensor<64x64xf32>, %i: index, %j: index, %sw: index, %sh: index) -> tensor<8x4xf32> {
  %x = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[%i, 0] [%sw, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%sw, 0] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, %j] [4, %sh] [1, 1] : tensor<8x64xf32> to tensor<4x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[4, %sh] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

func.func @rank(%a: tensor<4x?xf32>, %b: tensor<*xf32>, %c: tensor<f32>) -> (index, index, index) {
  %0 = tensor.rank %a : tensor<4x?xf32>
  %1 = tensor.rank %b : tensor<*xf32>
  %2 = tensor.rank %c : tensor<f32>
  return %0, %1, %2 : index, index, index
}

func.func @reshape(%s: tensor<2xindex>, %t: tensor<?xf32>, %w: tensor<1xindex>, %st: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<2x2xf32>) {
  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  %1 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %2 = tensor.reshape %t(%w) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %3 = tensor.reshape %1(%s) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %4 = tensor.reshape %st(%s) : (tensor<2x2xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  return %0, %1, %2, %3, %4 : tensor<2x2xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<2x2xf32>
}

func.func @reshape_chain(%s: tensor<2xindex>, %w: tensor<1xindex>, %u: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
  %0 = tensor.reshape %u(%w) : (tensor<?x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %1 = tensor.reshape %0(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @reshape_noop(%u: tensor<?x?x4xf32>) -> (tensor<?x?x4xf32>, tensor<?x?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d0 = tensor.dim %u, %c0 : tensor<?x?x4xf32>
  %d1 = tensor.dim %u, %c1 : tensor<?x?x4xf32>
  %s = tensor.from_elements %d0, %d1, %c4 : tensor<3xindex>
  %r = tensor.from_elements %d1, %d0, %c4 : tensor<3xindex>
  %0 = tensor.reshape %u(%s) : (tensor<?x?x4xf32>, tensor<3xindex>) -> tensor<?x?x4xf32>
  %1 = tensor.reshape %u(%r) : (tensor<?x?x4xf32>, tensor<3xindex>) -> tensor<?x?x4xf32>
  return %0, %1 : tensor<?x?x4xf32>, tensor<?x?x4xf32>
}

func.func @splat(%i: index, %y: f32) -> (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<2xcomplex<f32>>, tensor<0xi8>) {
  %x = arith.constant 1.0 : f32
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = arith.constant 1 : i8
  %0 = tensor.splat %x : tensor<4xf32>
  %1 = tensor.splat %x[%i] : tensor<?xf32>
  %2 = tensor.splat %y : tensor<4xf32>
  %3 = tensor.splat %c : tensor<2xcomplex<f32>>
  %4 = tensor.splat %b : tensor<0xi8>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<2xcomplex<f32>>, tensor<0xi8>
}

func.func @extract_inserted(%a: tensor<4xi32>, %b: tensor<i32>, %x: i32, %i: index) -> (i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.subi %c1, %c1 : index
  %0 = tensor.insert %x into %a[%c0] : tensor<4xi32>
  %1 = tensor.extract %0[%zero] : tensor<4xi32>
  %2 = tensor.extract %0[%c1] : tensor<4xi32>
  %3 = tensor.insert %x into %0[%c1] : tensor<4xi32>
  %4 = tensor.extract %3[%c0] : tensor<4xi32>
  %5 = tensor.insert %x into %a[%i] : tensor<4xi32>
  %6 = tensor.extract %5[%i] : tensor<4xi32>
  %7 = tensor.insert %x into %b[] : tensor<i32>
  %8 = tensor.extract %7[] : tensor<i32>
  %9 = tensor.cast %0 : tensor<4xi32> to tensor<?xi32>
  %10 = tensor.extract %9[%c0] : tensor<?xi32>
  return %1, %2, %4, %6, %8, %10 : i32, i32, i32, i32, i32, i32
}

func.func @pad_target_of_constants(%a: tensor<?xf32>, %x: f32) -> tensor<2xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[%c2] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}
