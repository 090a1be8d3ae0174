// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Each operation, with and without its optional parts.

func.func @ops(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index, %x: f32, %c: tensor<2xui32>, %z: tensor<f32>, %s: tensor<?xi32>, %s2: tensor<2xindex>) {
  %0 = tensor.bitcast %c : tensor<2xui32> to tensor<2xf32>
  %1 = tensor.cast %t {a} : tensor<4x?xf32> to tensor<?x?xf32>
  %2 = tensor.cast %t : tensor<4x?xf32> to tensor<*xf32>
  %3 = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %4 = tensor.concat dim(0) %t, %1 : (tensor<4x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %5 = tensor.dim %t, %i : tensor<4x?xf32>
  %6 = tensor.dim {b = 1 : i32} %u, %i : tensor<*xf32>
  %7 = tensor.empty(%i) : tensor<4x?xf32>
  %8 = tensor.empty() {q} : tensor<4xi3>
  %9 = tensor.expand_shape %3 [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>
  %10 = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %11 = tensor.extract %z[] : tensor<f32>
  %12 = tensor.extract_slice %t[0, %i] [1, 4] [1, %i] : tensor<4x?xf32> to tensor<4xf32>
  %13 = tensor.extract_slice %z[] [] [] : tensor<f32> to tensor<f32>
  %14 = tensor.from_elements %x, %x : tensor<2x1xf32>
  %15 = tensor.from_elements : tensor<0xf32>
  %16 = tensor.from_elements %x : tensor<f32>
  %17 = tensor.gather %t[%s2] gather_dims([0, 1]) unique : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<1x1xf32>
  %18 = tensor.gather %t[%s2] gather_dims([0, 1]) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<f32>
  %19 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32>
  %20 = tensor.generate {
    tensor.yield %x : f32
  } {at = 3 : i8} : tensor<f32>
  %21 = tensor.insert %x into %t[%i, %i] : tensor<4x?xf32>
  %22 = tensor.insert_slice %12 into %t[0, %i] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x?xf32>
  %23 = tensor.pad %t low[0, %i] high[1, 1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  %24 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } {foo} : tensor<4x?xf32> to tensor<4x?xf32>
  %25 = tensor.rank %u : tensor<*xf32>
  %26 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  %27 = tensor.reshape %t(%s2) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x2xf32>
  %28 = tensor.scatter %16 into %t[%s2] scatter_dims([0, 1]) unique : (tensor<f32>, tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
  %29 = tensor.splat %x : tensor<4xf32>
  %30 = tensor.splat %x[%i, %i] {a} : tensor<?x?xf32>
  %31 = scf.forall (%j) in (4) shared_outs(%o = %t) -> (tensor<4x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %12 into %o[%j, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x?xf32>
    }
  }
  return
}
