// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// The generic form, printed in custom form.

#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (0)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?xvector<4xf32>>, tensor<?x?xf32>, vector<4xf32>, vector<2x4xf32>, index, vector<4xi1>, f32, vector<f32>, memref<f32>, vector<4xi32>, memref<?xf32>) -> tensor<?x?xf32>, sym_name = "mem"}> ({
  ^bb0(%arg4: memref<?x?xf32>, %arg5: memref<?xvector<4xf32>>, %arg6: tensor<?x?xf32>, %arg7: vector<4xf32>, %arg8: vector<2x4xf32>, %arg9: index, %arg10: vector<4xi1>, %arg11: f32, %arg12: vector<f32>, %arg13: memref<f32>, %arg14: vector<4xi32>, %arg15: memref<?xf32>):
    %3 = "vector.load"(%arg4, %arg9, %arg9) : (memref<?x?xf32>, index, index) -> vector<4xf32>
    %4 = "vector.load"(%arg4, %arg9, %arg9) <{alignment = 8 : i64, nontemporal = true}> : (memref<?x?xf32>, index, index) -> vector<4xf32>
    "vector.store"(%arg7, %arg4, %arg9, %arg9) <{nontemporal = false}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
    %5 = "vector.load"(%arg5, %arg9) : (memref<?xvector<4xf32>>, index) -> vector<4xf32>
    %6 = "vector.load"(%arg13) : (memref<f32>) -> vector<f32>
    "vector.store"(%arg7, %arg5, %arg9) {my.tag} : (vector<4xf32>, memref<?xvector<4xf32>>, index) -> ()
    %7 = "vector.expandload"(%arg4, %arg9, %arg9, %arg10, %arg7) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.compressstore"(%arg4, %arg9, %arg9, %arg10, %arg7) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
    %8 = "vector.gather"(%arg4, %arg9, %arg9, %arg14, %arg10, %arg7) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %9 = "vector.gather"(%arg6, %arg9, %arg9, %arg14, %arg10, %arg7) <{alignment = 8 : i64}> : (tensor<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.scatter"(%arg4, %arg9, %arg9, %arg14, %arg10, %arg7) : (memref<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
    %10 = "vector.scatter"(%arg6, %arg9, %arg9, %arg14, %arg10, %arg7) : (tensor<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> tensor<?x?xf32>
    %11 = "vector.transfer_read"(%arg4, %arg9, %arg9, %arg11) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    %12 = "vector.transfer_read"(%arg4, %arg9, %arg9, %arg11) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    %13 = "vector.transfer_read"(%arg4, %arg9, %arg9, %arg11, %arg10) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
    %14 = "vector.transfer_read"(%arg4, %arg9, %arg9, %arg11) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> {my.tag} : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    %15 = "vector.transfer_read"(%arg4, %arg9, %arg9, %arg11) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map2}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
    %16 = "vector.transfer_read"(%arg13, %arg11) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = #map3}> : (memref<f32>, f32) -> vector<f32>
    %17 = "vector.transfer_read"(%arg6, %arg9, %arg9, %arg11) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map4}> : (tensor<?x?xf32>, index, index, f32) -> vector<2x4xf32>
    %18 = "vector.transfer_read"(%arg5, %arg9, %arg7) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map5}> : (memref<?xvector<4xf32>>, index, vector<4xf32>) -> vector<1x4xf32>
    "vector.transfer_write"(%arg7, %arg4, %arg9, %arg9) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
    "vector.transfer_write"(%arg7, %arg4, %arg9, %arg9, %arg10) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index, vector<4xi1>) -> ()
    %19 = "vector.transfer_write"(%arg7, %arg6, %arg9, %arg9) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map1}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    %20 = "vector.type_cast"(%arg13) : (memref<f32>) -> memref<vector<f32>>
    "vector.print"(%arg7) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
    "vector.print"(%arg7) <{punctuation = #vector.punctuation<comma>}> : (vector<4xf32>) -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
    "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "hello\0A"}> : () -> ()
    "vector.print"(%arg11) <{punctuation = #vector.punctuation<newline>}> {my.tag} : (f32) -> ()
    "vector.print"(%arg11) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"(%19) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>, vector<2x4x3xi1>) -> (), sym_name = "contract"}> ({
  ^bb0(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x4x3xi1>):
    %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map6, #map7, #map8], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    %1 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map6, #map7, #map8], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    %2 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map6, #map7, #map8], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> {my.tag} : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

