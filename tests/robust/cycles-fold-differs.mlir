// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --canonicalize
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --scf-for-loop-canonicalization
// DIFFERS: upstream follows the values forever, or erases operations that are still used.

// In graph regions values can follow from themselves.

// The view that a clone is of is a view of itself.
%n = "test.def"() : () -> index
%a = memref.subview %b[%n] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
%b = memref.subview %a[%n] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
%c = bufferization.clone %a : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
"test.use"(%c) : (memref<?xf32, strided<[1], offset: ?>>) -> ()
memref.dealloc %c : memref<?xf32, strided<[1], offset: ?>>

// -----

// Insertions beside the part that is extracted.
%v = "test.def"() : () -> vector<2x2xf32>
%a = vector.insert_strided_slice %v, %b {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
%b = vector.insert_strided_slice %v, %a {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
%c = vector.extract_strided_slice %a {offsets = [2, 2], sizes = [1, 1], strides = [1, 1]} : vector<4x4xf32> to vector<1x1xf32>
%d = vector.extract %a[3, 3] : f32 from vector<4x4xf32>
"test.use"(%c, %d) : (vector<1x1xf32>, f32) -> ()

// -----

%a = vector.transpose %c, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
%b = vector.insert %f, %a[0, 0] : f32 into vector<4x4xf32>
%c = vector.insert %f, %b[1, 1] : f32 into vector<4x4xf32>
%d = vector.extract %c[2, 3] : f32 from vector<4x4xf32>
%f = "test.def"() : () -> f32
"test.use"(%d) : (f32) -> ()

// -----

// Loops whose values are those of each other.
%s = "test.def"() : () -> tensor<2xf32>
%0 = arith.constant 0 : index
%1 = arith.constant 1 : index
%n = "test.def"() : () -> index
%a = scf.for %i = %0 to %n step %1 iter_args(%t = %b) -> tensor<?xf32> {
  scf.yield %b : tensor<?xf32>
}
%b = scf.for %i = %0 to %n step %1 iter_args(%t = %a) -> tensor<?xf32> {
  scf.yield %a : tensor<?xf32>
}
%d = tensor.dim %a, %0 : tensor<?xf32>
"test.use"(%d) : (index) -> ()

// -----

// Operations that are replaced by themselves.
%n = "test.def"() : () -> i1
%a = arith.index_cast %c : i32 to index
%b = arith.index_cast %a : index to i32
%c = arith.index_cast %d : index to i32
%d = arith.index_cast %b : i32 to index
%e = scf.execute_region -> f32 {
  scf.yield %f : f32
}
%f = scf.execute_region -> f32 {
  scf.yield %e : f32
}
%t = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
  scf.forall.in_parallel {}
}
%m = bufferization.to_buffer %u : tensor<4xf32> to memref<4xf32>
%u = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
"test.use"(%a, %e, %t, %m) : (index, f32, tensor<4xf32>, memref<4xf32>) -> ()
