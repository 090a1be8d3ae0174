// RUN: not terrace opt %s --split-input-file 2>&1

// The older spelling of the attributes with the sizes of groups.

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) <{operand_segment_sizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operand_segment_sizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>, operand_segment_sizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>, operand_segment_sizes = array<i32: 0, 1>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 0, 1>, operand_segment_sizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operandSegmentSizes = array<i32: 0, 1>, operand_segment_sizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operandSegmentSizes = array<i32: 1, 0>, operand_segment_sizes = array<i32: 0, 1>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> {operand_segment_sizes = array<i32: 0, 1>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) <{operand_segment_sizes = [1, 0]}>  : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) <{operand_segment_sizes = array<i32: 1>}>  : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) <{operand_segment_sizes = array<i64: 1, 0>}>  : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) <{operand_segment_sizes = dense<[1,0]> : vector<2xi32>}>  : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operand_segment_sizes = array<i64: 1, 0>}  : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = memref.alloc(%n) {operand_segment_sizes = array<i32: 0, 1>}  :  memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = memref.alloc(%n) {operandSegmentSizes = array<i32: 0, 1>}  :  memref<?xf32>
  return
}

// -----

llvm.func @f(%n: i1) {
  "llvm.cond_br"(%n)[^bb1, ^bb1] <{operand_segment_sizes = array<i32: 1, 0, 0>}>  : (i1) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  "llvm.switch"(%n, %n)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operand_segment_sizes = array<i32: 1, 1, 0>}>  : (i32, i32) -> ()
^bb1(%x: i32):
  llvm.return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operand_segment_sizes = array<i32: 0, 1>, operandSegmentSizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "memref.alloc"(%n) {operand_segment_sizes = array<i32: 1, 0>, operandSegmentSizes = array<i32: 0, 1>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = memref.alloc(%n) {operand_segment_sizes = array<i32: 0, 1>, operandSegmentSizes = array<i32: 1, 0>} : memref<?xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = memref.alloc(%n) {operand_segment_sizes = array<i32: 1, 0>, operandSegmentSizes = array<i32: 0, 1>} : memref<?xf32>
  return
}

// -----

func.func @f(%a: i1, %x: i32) {
  cf.cond_br %a, ^bb1, ^bb1 {branch_weights = array<i32: 1>, operand_segment_sizes = array<i32: 1, 0, 0>}
^bb1:
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  %0 = "memref.subview"(%a) <{operand_segment_sizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<?xf32>) -> memref<4xf32, strided<[1]>>
  return
}
