// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// Each format and property of a level.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#dense = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#csc = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#coo = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#unordered = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonordered, nonunique), j : singleton(soa, nonordered)) }>
#loose = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, j : loose_compressed(nonunique), k : singleton(nonunique)) }>
#batches = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : batch, j : dense, k : compressed()) }>
#nm = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[0x2, 4]) }>

func.func private @formats(tensor<?xf64, #vector>, tensor<4x?xf64, #dense>, tensor<?x?xf32, #csr>, tensor<?x?xf32, #csc>,
  tensor<8x8xi8, #coo>, tensor<8x8xindex, #unordered>, tensor<2x?x4xcomplex<f32>, #loose>, tensor<0x1x2xbf16, #batches>,
  tensor<4x8xvector<2xf32>, #nm>)

// Levels are permuted dimensions, or parts of them.
#bsr = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#inverse = #sparse_tensor.encoding<{
  map = {ib, jb, ii, jj} (i = ib * 2 + ii, j = jb * 3 + jj)
     -> (ib = i floordiv 2 : dense, jb = j floordiv 3 : compressed, ii = i mod 2 : dense, jj = j mod 3 : dense)
}>
#nm_blocks = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, k floordiv 4 : dense, j : dense, k mod 4 : structured[2, 4]) }>
#square = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 4 : dense, j floordiv 4 : dense, i mod 4 : dense, j mod 4 : structured[2, 4]) }>
#named = #sparse_tensor.encoding<{ map = {l0, l1} (i = l1, j = l0) -> (l0 = j : compressed, l1 = i : dense) }>
#declared = #sparse_tensor.encoding<{ map = [] {l0, l1} (i, j) -> (l0 = i : dense, l1 = j : compressed) }>
#ell = #sparse_tensor.encoding<{ map = [c](i, j) -> (c * 3 * i : dense, i : dense, j : compressed) }>
#symbols = #sparse_tensor.encoding<{ map = [a, b] {l, m, n} (i, j) -> (l = a + j * b : dense, m = i - 1 : dense, n = (j + 2) floordiv a : compressed) }>
#words = #sparse_tensor.encoding<{ map = (dense, i32) -> (i32 : compressed, dense : dense) }>

func.func private @maps(tensor<?x?xf32, #bsr>, tensor<?x?xf32, #inverse>, tensor<1x2x8xf32, #nm_blocks>, tensor<8x8xf32, #square>,
  tensor<2x3xf32, #named>, tensor<2x3xf32, #declared>, tensor<?x?xf32, #ell>, tensor<4x4xf32, #symbols>, tensor<4x4xf32, #words>)

// Slices: without one, all of a dimension.
#slices = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(?, 8, ?)>) -> (i : dense, j : compressed) }>
#one_slice = #sparse_tensor.encoding<{ map = (i, j : #sparse_tensor<slice(1, 0x10, 2)>) -> (i : dense, j : compressed) }>

func.func private @slices(tensor<?x?xf32, #slices>, tensor<?x?xf32, #one_slice>)

// Widths and values.
#widths = #sparse_tensor.encoding<{ posWidth = 64, map = (i) -> (i : compressed), crdWidth = 8 : index, }>
#default = #sparse_tensor.encoding<{ crdWidth = 0, posWidth = 0 : i32, map = (i) -> (i : compressed) }>
#float = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), explicitVal = 1.0 : f32, implicitVal = -0.0 : f32 }>
#int = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), implicitVal = 0, explicitVal = -7, posWidth = 16 }>
#bool = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), explicitVal = true }>
#complex = #sparse_tensor.encoding<{
  map = (i) -> (i : compressed),
  explicitVal = #complex.number<:f32 1.0, 2.0>, implicitVal = #complex.number<:f32 0.0, -0.0>
}>
#twice = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = 8, posWidth = 32 }>

func.func private @values(tensor<4xf32, #widths>, tensor<4xf32, #default>, tensor<4xf32, #float>, tensor<4xi64, #int>, tensor<4xi1, #bool>,
  tensor<4xcomplex<f32>, #complex>, tensor<4xf32, #twice>)

// As an attribute, and in full.
"x.y"() {encoding = #sparse_tensor<encoding<{ map = (i) -> (i : batch) }>>, slice = #sparse_tensor<slice(?, 1, 9223372036854775807)>} : () -> ()

func.func @operations(%a: tensor<?x8xf32, #csr>, %i: index) -> (f32, tensor<?x?xf32, #csr>) {
  %c = arith.constant sparse<[[0, 0], [1, 2]], [1.0, 5.0]> : tensor<8x7xf32>
  %d = tensor.cast %a : tensor<?x8xf32, #csr> to tensor<?x?xf32, #csr>
  %x = tensor.extract %d[%i, %i] : tensor<?x?xf32, #csr>
  %e = tensor.empty(%i) : tensor<?x8xf32, #csr>
  %s = "x.use"(%e, %c) : (tensor<?x8xf32, #csr>, tensor<8x7xf32>) -> memref<4xf32, #csr>
  return %x, %d : f32, tensor<?x?xf32, #csr>
}
