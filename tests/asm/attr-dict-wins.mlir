// RUN: not terrace opt %s --split-input-file 2>&1

// What the dictionary says of an inherent attribute wins over what the format says of it.

func.func @f(%a: i1, %x: i32) {
  cf.cond_br %a, ^bb1(%x: i32), ^bb1(%x: i32) {operandSegmentSizes = array<i32: 1, 2, 0>}
^bb1(%z: i32):
  return
}

// -----

func.func @f(%a: i1, %x: i32) {
  cf.cond_br %a, ^bb1(%x: i32), ^bb1(%x: i32) {operandSegmentSizes = array<i32: 1, 1, 1>}
^bb1(%z: i32):
  return
}

// -----

func.func @f(%a: i1, %x: i32) {
  cf.cond_br %a, ^bb1(%x: i32), ^bb1(%x: i32) {operandSegmentSizes = array<i32: 1, 1>}
^bb1(%z: i32):
  return
}

// -----

func.func @f(%a: i1, %x: i32) {
  cf.cond_br %a, ^bb1(%x: i32), ^bb1(%x: i32) {operandSegmentSizes = 3}
^bb1(%z: i32):
  return
}

// -----

func.func @f(%a: i1, %x: i32) {
  cf.cond_br %a, ^bb1(%x: i32), ^bb1(%x: i32) {operand_segment_sizes = 3}
^bb1(%z: i32):
  return
}

// -----

func.func @f(%a: i32, %x: i32) {
  cf.switch %a : i32, [default: ^bb1(%x: i32), 1: ^bb1(%x: i32)] {case_operand_segments = array<i32: 2>}
^bb1(%z: i32):
  return
}

// -----

func.func @f(%a: i32, %x: i32) {
  cf.switch %a : i32, [default: ^bb1(%x: i32), 1: ^bb1(%x: i32)] {case_values = dense<7> : tensor<1xi32>}
^bb1(%z: i32):
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: index) {
  %0 = memref.subview %m[0, 0][%x, 2][1, 1] {operandSegmentSizes = array<i32: 1, 1, 0, 0>} : memref<?x?xf32> to memref<?x2xf32, strided<[?, 1]>>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: index) {
  %0 = memref.subview %m[0, 0][%x, 2][1, 1] {static_sizes = array<i64: 1, 1>} : memref<?x?xf32> to memref<?x2xf32, strided<[?, 1]>>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %x: index) {
  %0 = memref.subview %m[0, 0][%x, 2][1, 1] {static_offsets = array<i64: 0, 0>} : memref<?x?xf32> to memref<?x2xf32, strided<[?, 1]>>
  return
}

// -----

func.func @f(%x: i32) {
  %0 = arith.addi %x, %x overflow<nsw> {overflowFlags = #arith.overflow<nuw>} : i32
  return
}

// -----

func.func @f(%x: i32) {
  %0 = arith.addi %x, %x overflow<nsw> {overflowFlags = 3} : i32
  return
}

// -----

func.func @f(%x: i32) {
  %0 = arith.cmpi eq, %x, %x {predicate = 3 : i64} : i32
  return
}

// -----

func.func @f(%x: i32) {
  %0 = arith.constant {value = 4 : i32} 3 : i32
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.constant {value = 4 : index} 3
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.bool.constant {value = false} true
  return
}

// -----

func.func @f(%a: index) {
  %0 = ub.poison {value = #ub.poison} <#ub.poison> : i32
  return
}

// -----

func.func @f(%a: index) {
  %0 = arith.constant {value = 4 : i64} 3 : i32
  return
}

// -----

func.func @f(%a: index) {
  %0 = arith.constant {value = "x"} 3 : i32
  return
}

// -----

func.func @f(%a: index) {
  %0 = func.constant {value = @f} @g : (index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.cmp eq(%a, %a) {pred = #index<cmp_predicate slt>}
  return
}

// -----

func.func @f(%a: memref<i32>) {
  memref.assume_alignment %a, 4 {alignment = 8 : i32} : memref<i32>
  return
}

// -----

func.func @f(%a: memref<i32>) {
  memref.assume_alignment %a, 4 {alignment = -8 : i32} : memref<i32>
  return
}

// -----

func.func @f(%x: i32) {
  %0 = arith.cmpi eq, %x, %x {predicate = 3 : i64} : i32
  return
}

// -----

memref.global "private" constant @g : memref<2xf32> {sym_visibility = "public"}

// -----

memref.global "private" constant @g : memref<2xf32> = dense<1.0> {initial_value = dense<2.0> : tensor<2xf32>}

// -----

memref.global "private" constant @g : memref<2xf32> = uninitialized {initial_value = dense<2.0> : tensor<2xf32>}

// -----

func.func @f(%m: memref<?xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] {static_sizes = array<i64: 5>} : memref<?xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] {static_offsets = array<i64: 7>, static_sizes = array<i64: 5>} : memref<?xf32> to memref<5xf32, strided<[1], offset: 7>>
  return
}

// -----

func.func @f(%m: i32) {
  %0 = complex.constant {value = [1.0 : f32, 2.0 : f32]} [3.0 : f32, 4.0 : f32] : complex<f32>
  return
}

// -----

func.func @f(%m: i1) {
  cf.assert %m, "a" {msg = "b"}
  return
}

// -----

func.func @f(%m: i1) {
  cf.cond_br %m weights([1, 2]), ^bb1, ^bb1 {branch_weights = array<i32: 3, 4>}
^bb1:
  return
}

// -----

func.func @f(%i: index) {
  %0:2 = affine.delinearize_index %i into (4, 5) {static_basis = array<i64: 6, 7>} : index, index
  return
}
