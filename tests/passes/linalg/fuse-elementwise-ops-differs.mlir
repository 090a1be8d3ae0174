// RUN: terrace opt %s --linalg-fuse-elementwise-ops
// DIFFERS: upstream erases calls, uses extents in front of their definitions, and drops encodings of outputs

#id = affine_map<(d0) -> (d0)>

func.func private @effect(f32) -> f32

// The result is not used, but the call is.
func.func @cycle(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a, %a : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    %t = func.call @effect(%z) : (f32) -> f32
    linalg.yield %s, %t : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}

// The size is not known behind the source of the padding.
func.func @late_size(%a: tensor<?x?xf32>, %m: memref<index>) -> tensor<?x?x2xf32> {
  %z = arith.constant 0.0 : f32
  %e = math.exp %a : tensor<?x?xf32>
  %p = tensor.pad %e low[1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %n = memref.load %m[] : memref<index>
  %x = tensor.expand_shape %p [[0], [1, 2]] output_shape [%n, %n, 2] : tensor<?x?xf32> into tensor<?x?x2xf32>
  return %x : tensor<?x?x2xf32>
}

func.func @encoding(%a: tensor<?xf32>, %o: tensor<?xf32, 3 : i32>) -> tensor<?xf32, 3 : i32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32, 3 : i32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<?xf32, 3 : i32>
  return %0 : tensor<?xf32, 3 : i32>
}
