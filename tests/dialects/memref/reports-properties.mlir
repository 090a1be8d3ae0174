// RUN: not terrace opt %s --split-input-file 2>&1

// What is wrong with properties and types of the generic form.

func.func @f(%m: memref<4xf32>) { "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<1xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<1xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>}> : (memref<4xf32>) -> memref<1xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.reinterpret_cast"(%m) {operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>} : (memref<4xf32>) -> memref<1xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = 3, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<1xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = 3, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<1xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = "x"}> : (memref<4xf32>) -> memref<1xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<1xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>}> : (memref<4xf32>) -> memref<1xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.expand_shape"(%m) <{static_output_shape = array<i64: 2, 2>}> : (memref<4xf32>) -> memref<2x2xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.expand_shape"(%m) <{static_output_shape = array<i64: 2, 2>, reassociation = 3}> : (memref<4xf32>) -> memref<2x2xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.expand_shape"(%m) <{static_output_shape = array<i64: 2, 2>, reassociation = [3]}> : (memref<4xf32>) -> memref<2x2xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.expand_shape"(%m) <{static_output_shape = 3, reassociation = [[0, 1]]}> : (memref<4xf32>) -> memref<2x2xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.expand_shape"(%m) <{reassociation = [[0, 1]]}> : (memref<4xf32>) -> memref<2x2xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.transpose"(%m) <{permutation = 3}> : (memref<4xf32>) -> memref<4xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.transpose"(%m) : (memref<4xf32>) -> memref<4xf32> return }
// -----

func.func @f(%m: memref<4xf32>) { "memref.get_global"() <{name = 3}> : () -> memref<4xf32> return }
// -----

func.func @f(%m: memref<4xf32>, %i: index) { "memref.prefetch"(%m, %i) <{isWrite = 3, localityHint = 3 : i32, isDataCache = true}> : (memref<4xf32>, index) -> () return }
// -----

func.func @f(%m: memref<4xf32>, %i: index) { "memref.prefetch"(%m, %i) <{isWrite = true, localityHint = "x", isDataCache = true}> : (memref<4xf32>, index) -> () return }
// -----

func.func @f(%m: memref<4xf32>, %i: index) { "memref.prefetch"(%m, %i) <{isWrite = true, localityHint = 3 : i32, isDataCache = "x"}> : (memref<4xf32>, index) -> () return }
// -----

func.func @f(%m: memref<4xf32>, %i: index) { "memref.prefetch"(%m, %i) <{isWrite = true, isDataCache = true}> : (memref<4xf32>, index) -> () return }
// -----

func.func @f(%m: memref<4xf32>, %i: index) { "memref.prefetch"(%m, %i) <{isWrite = true, localityHint = 7 : i32, isDataCache = true}> : (memref<4xf32>, index) -> () return }
// -----

"memref.global"() <{sym_name = "x", type = 3}> : () -> ()
// -----

"memref.global"() <{sym_name = "x", type = i32}> : () -> ()
// -----

func.func @f(%a: memref<*xf32>, %b: memref<2x3xf32, affine_map<(a, b) -> (b, a * 2 + b)>>) { %0 = memref.transpose %b (i, j) -> (j, i) : memref<2x3xf32, affine_map<(a, b) -> (b, a * 2 + b)>> to memref<3x2xf32> return }
// -----

func.func @f(%b: memref<2x3xf32, affine_map<(a, b) -> (b floordiv 2, a)>>) { %0 = memref.collapse_shape %b [[0, 1]] : memref<2x3xf32, affine_map<(a, b) -> (b floordiv 2, a)>> into memref<6xf32> return }
// -----

func.func @f(%b: memref<6xf32, affine_map<(a) -> (a floordiv 2)>>) { %0 = memref.expand_shape %b [[0, 1]] output_shape [2, 3] : memref<6xf32, affine_map<(a) -> (a floordiv 2)>> into memref<2x3xf32> return }
// -----

func.func @f(%b: memref<6xf32, 1>) { %0 = memref.reinterpret_cast %b to offset: [0], sizes: [6], strides: [1] : memref<6xf32, 1> to memref<6xf32, 2> return }
// -----

func.func @f(%b: memref<6xf32, 1>) { %0 = memref.reinterpret_cast %b to offset: [0], sizes: [6], strides: [1] : memref<6xf32, 1> to memref<6xf32, affine_map<(a) -> (a floordiv 2)>, 1> return }
// -----

func.func @f(%b: memref<6xf32, 1>) { %0 = memref.subview %b[0][3][1] : memref<6xf32, 1> to memref<3xf32, 2> return }
