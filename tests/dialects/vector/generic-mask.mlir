// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// ONE-WAY: the text of vector.mask has no location for the operation inside

// The generic form of masked operations, printed in custom form.

#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?xvector<4xf32>>, tensor<?x?xf32>, vector<4xf32>, vector<2x4xf32>, index, vector<4xi1>, f32, vector<f32>, memref<f32>, vector<4xi32>, memref<?xf32>) -> (), sym_name = "mask"}> ({
  ^bb0(%arg4: memref<?x?xf32>, %arg5: memref<?xvector<4xf32>>, %arg6: tensor<?x?xf32>, %arg7: vector<4xf32>, %arg8: vector<2x4xf32>, %arg9: index, %arg10: vector<4xi1>, %arg11: f32, %arg12: vector<f32>, %arg13: memref<f32>, %arg14: vector<4xi32>, %arg15: memref<?xf32>):
    %2 = "vector.maskedload"(%arg4, %arg9, %arg9, %arg10, %arg7) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.maskedstore"(%arg4, %arg9, %arg9, %arg10, %arg7) <{alignment = 4 : i64}> : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
    %3 = "vector.mask"(%arg10) ({
      %7 = "vector.reduction"(%arg7) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
      "vector.yield"(%7) : (f32) -> ()
    }) : (vector<4xi1>) -> f32
    %4 = "vector.mask"(%arg10, %arg7) ({
      %6 = "vector.transfer_read"(%arg4, %arg9, %arg9, %arg11) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
      "vector.yield"(%6) : (vector<4xf32>) -> ()
    }) : (vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.mask"(%arg10) ({
      "vector.transfer_write"(%arg7, %arg4, %arg9, %arg9) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<4xi1>) -> ()
    %5 = "vector.mask"(%arg10) ({
      "vector.yield"(%arg7) : (vector<4xf32>) -> ()
    }) : (vector<4xi1>) -> vector<4xf32>
    "vector.mask"(%arg10) ({
      "vector.yield"() : () -> ()
    }) : (vector<4xi1>) -> ()
    "vector.mask"(%arg10) ({
      "vector.yield"() : () -> ()
    }) : (vector<4xi1>) -> ()
    "vector.mask"(%arg10) ({
      "vector.transfer_write"(%arg7, %arg4, %arg9, %arg9) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
      "vector.yield"() : () -> ()
    }) {my.tag} : (vector<4xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>, vector<2x4x3xi1>) -> (), sym_name = "contract"}> ({
  ^bb0(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x4x3xi1>):
    %0 = "vector.mask"(%arg3) ({
      %1 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map1, #map2, #map3], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
      "vector.yield"(%1) : (vector<2x4xf32>) -> ()
    }) : (vector<2x4x3xi1>) -> vector<2x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

