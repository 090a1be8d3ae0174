// RUN: not terrace opt %s --split-input-file 2>&1

// An attribute that the form of an operation says must not be in its dictionary again; of another class it is dropped.

func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.reduce
  } {operandSegmentSizes = array<i32: 1, 1, 0, 1>}
  return
}

// -----

func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.reduce
  } {operandSegmentSizes = array<i32: 1, 1, 1, 0>}
  return
}

// -----

func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.reduce
  } {operand_segment_sizes = array<i32: 1, 1, 0, 1>}
  return
}

// -----

func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.reduce
  } {operand_segment_sizes = array<i32: 0, 1, 1, 1>}
  return
}

// -----

func.func @f(%a: index) {
  scf.forall (%i) in (%a) {
  } {operandSegmentSizes = array<i32: 1, 0, 0, 0>}
  return
}

// -----

func.func @f(%a: index) {
  scf.forall (%i) in (%a) {
  } {operand_segment_sizes = array<i32: 1, 0, 0, 0>}
  return
}

// -----

func.func @f(%a: index) {
  scf.forall (%i) in (%a) {
  } {staticLowerBound = array<i64: 1>}
  return
}

// -----

func.func @f(%a: index) {
  scf.forall (%i) in (%a) {
  } {staticStep = array<i64: 1, 1>}
  return
}

// -----

func.func @f(%a: index) {
  scf.index_switch %a {cases = array<i64: 4>}
  case 3 { scf.yield }
  default { scf.yield }
  return
}

// -----

func.func @f(%a: index) {
  scf.for unsigned %i = %a to %a step %a { } {unsignedCmp}
  return
}

// -----

func.func @f(%a: index) {
  scf.for unsigned %i = %a to %a step %a { } {unsignedCmp = 3}
  return
}

// -----

func.func @f(%a: index) {
  scf.for %i = %a to %a step %a { } {unsignedCmp = 3}
  return
}

// -----

func.func @f(%a: index) {
  scf.for %i = %a to %a step %a { } {unsignedCmp}
  return
}

// -----

func.func @f(%a: index) {
  scf.execute_region no_inline { scf.yield } {no_inline}
  return
}

// -----

func.func @f(%a: index) {
  scf.execute_region { scf.yield } {no_inline}
  return
}

// -----

func.func @f(%a: index) {
  scf.execute_region { scf.yield } {no_inline = 3}
  return
}

// -----

func.func @f(%a: index) {
  scf.index_switch %a {cases = 3}
  case 3 { scf.yield }
  default { scf.yield }
  return
}

// -----

func.func @f(%a: index) {
  scf.index_switch %a {cases = array<i64: 1, 2>}
  case 3 { scf.yield }
  default { scf.yield }
  return
}

// -----

func.func @f(%a: index) {
  scf.forall (%i) in (%a) { } {mapping = 3}
  return
}

// -----

func.func @f(%a: index) {
  scf.forall (%i) in (%a) { } {mapping = []}
  return
}

// -----

func.func @f(%a: index) {
  scf.forall (%i) in (%a) { } {staticUpperBound = 3}
  return
}

// -----

func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) { scf.reduce } {operandSegmentSizes = 3}
  return
}

// -----

func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) { scf.reduce } {operandSegmentSizes = array<i32: 1, 1, 1, 0>, operand_segment_sizes = array<i32: 1, 1, 1, 0>}
  return
}
