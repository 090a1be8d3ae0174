// RUN: terrace opt %s --eliminate-empty-tensors

// The fill writes to the slice that the insertion replaces.
func.func @insertion(%t: tensor<8x8xf32>, %f: f32) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %1 = tensor.insert_slice %0 into %t[2, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// The offset is computed in front of the fill.
func.func @moved_offset(%t: tensor<8x8xf32>, %f: f32, %n: index) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %c = arith.constant 1 : index
  %m = arith.addi %n, %c : index
  %1 = tensor.insert_slice %0 into %t[%m, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// The slice is behind its offset.
func.func @behind_offset(%t: tensor<8x8xf32>, %f: f32, %n: index) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %c = arith.constant 1 : index
  %m = arith.addi %n, %c : index
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %1 = tensor.insert_slice %0 into %t[%m, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// Each use becomes a slice of its own.
func.func @two_uses(%t: tensor<8x8xf32>, %f: f32, %n: index, %g: f32) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %1 = tensor.insert_slice %0 into %t[2, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  %2 = linalg.fill ins(%g : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %3 = tensor.insert_slice %2 into %1[4, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}

// The slice gets the type of the empty tensor.
func.func @through_cast(%t: tensor<?x8xf32>, %f: f32, %n: index) -> tensor<?x8xf32> {
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %c = tensor.cast %0 : tensor<?x8xf32> to tensor<2x8xf32>
  %1 = tensor.insert_slice %c into %t[2, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}

// The promise of the operation goes to the tensor.
func.func @restricted_buffer(%m: memref<5xf32>, %f: f32) {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %0 in restrict writable %m : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}

func.func @copy(%m: tensor<5xf32>, %f: f32) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %1 = linalg.copy ins(%0 : tensor<5xf32>) outs(%m : tensor<5xf32>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
}

// Each branch has an empty tensor.
func.func @choice(%t: tensor<8x8xf32>, %f: f32, %c: i1) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %e2 = tensor.empty() : tensor<2x8xf32>
  %0 = scf.if %c -> tensor<2x8xf32> {
    %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
    scf.yield %0 : tensor<2x8xf32>
  } else {
    scf.yield %e2 : tensor<2x8xf32>
  }
  %1 = tensor.insert_slice %0 into %t[2, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

func.func @parallel(%t: tensor<8x8xf32>, %f: f32) -> tensor<8x8xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8x8xf32> {
    %e = tensor.empty() : tensor<2x8xf32>
    %m = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%m, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
    }
  }
  return %r : tensor<8x8xf32>
}

// Definitions move in the order in which the offsets need them.
func.func @moved_in_order(%t: tensor<8x8xf32>, %f: f32, %n: index) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %a = arith.muli %n, %n : index
  %b = arith.addi %n, %a : index
  %c = arith.subi %n, %a : index
  %1 = tensor.insert_slice %0 into %t[%c, %b] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// A load cannot be moved.
func.func @load_stays(%t: tensor<8x8xf32>, %f: f32, %n: index, %m: memref<index>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %a = memref.load %m[] : memref<index>
  %1 = tensor.insert_slice %0 into %t[%a, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

func.func @moved_destination(%f: f32, %n: index) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %t = tensor.empty() : tensor<8x8xf32>
  %t1 = linalg.fill ins(%f : f32) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.insert_slice %0 into %t1[%n, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// The offset depends on what is inserted.
func.func @offset_depends_on_contents(%f: f32, %n: index, %t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %x = tensor.extract %0[%n, %n] : tensor<2x8xf32>
  %y = arith.fptoui %x : f32 to i32
  %z = arith.index_cast %y : i32 to index
  %1 = tensor.insert_slice %0 into %t[%z, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// The slice would have to be outside of the choice.
func.func @inner_offset(%f: f32, %n: index, %t: tensor<8x8xf32>, %c: i1) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %r = scf.if %c -> tensor<8x8xf32> {
    %z = arith.addi %n, %n : index
    %1 = tensor.insert_slice %0 into %t[%z, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
    scf.yield %1 : tensor<8x8xf32>
  } else {
    scf.yield %t : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

func.func @choice_before_offset(%f: f32, %n: index, %t: tensor<8x8xf32>, %c: i1) -> tensor<8x8xf32> {
  %0 = scf.if %c -> tensor<2x8xf32> {
    %e = tensor.empty() : tensor<2x8xf32>
    %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
    scf.yield %0 : tensor<2x8xf32>
  } else {
    %e = tensor.empty() : tensor<2x8xf32>
    scf.yield %e : tensor<2x8xf32>
  }
  %z = arith.addi %n, %n : index
  %1 = tensor.insert_slice %0 into %t[%z, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// What is inserted into an empty tensor is inserted into the last destination.
func.func @two_insertions(%f: f32, %n: index, %t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %u = linalg.exp ins(%0 : tensor<2x8xf32>) outs(%0 : tensor<2x8xf32>) -> tensor<2x8xf32>
  %z = arith.addi %n, %n : index
  %e1 = tensor.empty() : tensor<4x8xf32>
  %1 = tensor.insert_slice %u into %e1[%z, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<4x8xf32>
  %q = arith.muli %n, %z : index
  %2 = tensor.insert_slice %1 into %t[%q, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// A division may trap, so it stays.
func.func @division_stays(%f: f32, %n: index, %t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %e) -> tensor<2x8xf32> {
    %0 = tensor.insert %f into %a[%i, %i] : tensor<2x8xf32>
    scf.yield %0 : tensor<2x8xf32>
  }
  %z = arith.addi %n, %n : index
  %z2 = arith.divui %z, %n : index
  %1 = tensor.insert_slice %0 into %t[%z2, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// The filled tensor is read otherwise.
func.func @other_use(%f: f32, %n: index, %t: tensor<8x8xf32>, %c: i1) -> (tensor<8x8xf32>, tensor<2x8xf32>) {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %1 = tensor.insert_slice %0 into %t[0, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1, %0 : tensor<8x8xf32>, tensor<2x8xf32>
}

func.func @across_blocks(%f: f32, %n: index, %t: tensor<8x8xf32>, %c: i1) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  cf.br ^bb1(%0 : tensor<2x8xf32>)
^bb1(%p: tensor<2x8xf32>):
  %z = arith.addi %n, %n : index
  %1 = tensor.insert_slice %p into %t[%z, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

func.func @rank_reducing(%f: f32, %n: index, %t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.insert_slice %0 into %t[%n, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// Views of other shapes are not followed.
func.func @reshape(%f: f32, %n: index, %t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %x = tensor.expand_shape %0 [[0, 1]] output_shape [2, 8] : tensor<16xf32> into tensor<2x8xf32>
  %1 = tensor.insert_slice %x into %t[%n, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// Another tensor may be of the same buffer.
func.func @unrestricted_buffer(%m: memref<5xf32>, %f: f32) {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %0 in writable %m : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}

func.func @dynamic_buffer(%m: memref<?xf32>, %f: f32) {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %0 in restrict writable %m : (tensor<5xf32>, memref<?xf32>) -> ()
  return
}

func.func @destination_tensor(%m: tensor<5xf32>, %f: f32) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %r = bufferization.materialize_in_destination %0 in %m : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// The elements differ.
func.func @converting_copy(%m: tensor<5xf64>, %f: f32) -> tensor<5xf64> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %r = linalg.copy ins(%0 : tensor<5xf32>) outs(%m : tensor<5xf64>) -> tensor<5xf64>
  return %r : tensor<5xf64>
}

func.func @behind_operand(%t: tensor<8x8xf32>, %f: f32, %n: index) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %x = arith.addf %f, %f : f32
  %0 = linalg.fill ins(%x : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %a = arith.muli %n, %n : index
  %1 = tensor.insert_slice %0 into %t[%a, %a] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

func.func @moved_region(%t: tensor<8x8xf32>, %f: f32, %n: index, %c: i1) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %x = arith.addf %f, %f : f32
  %0 = linalg.fill ins(%x : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %b = arith.muli %n, %n : index
  %a = scf.if %c -> index {
    %d = arith.muli %n, %b : index
    scf.yield %d : index
  } else {
    scf.yield %n : index
  }
  %1 = tensor.insert_slice %0 into %t[%a, %a] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
