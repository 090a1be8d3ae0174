// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Integer arithmetic: every two-operand op over scalars, index, vectors and tensors.

func.func @bit(%a: i1, %b: i1) -> i1 {
  %0 = arith.addi %a, %b : i1
  %1 = arith.subi %0, %b : i1
  %2 = arith.muli %1, %b : i1
  %3 = arith.divsi %2, %b : i1
  %4 = arith.divui %3, %b : i1
  %5 = arith.remsi %4, %b : i1
  %6 = arith.remui %5, %b : i1
  %7 = arith.ceildivsi %6, %b : i1
  %8 = arith.ceildivui %7, %b : i1
  %9 = arith.floordivsi %8, %b : i1
  %10 = arith.andi %9, %b : i1
  %11 = arith.ori %10, %b : i1
  %12 = arith.xori %11, %b : i1
  %13 = arith.shli %12, %b : i1
  %14 = arith.shrsi %13, %b : i1
  %15 = arith.shrui %14, %b : i1
  %16 = arith.maxsi %15, %b : i1
  %17 = arith.maxui %16, %b : i1
  %18 = arith.minsi %17, %b : i1
  %19 = arith.minui %18, %b : i1
  return %19 : i1
}

func.func @word(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %0, %b : i32
  %2 = arith.muli %1, %b : i32
  %3 = arith.divsi %2, %b : i32
  %4 = arith.divui %3, %b : i32
  %5 = arith.remsi %4, %b : i32
  %6 = arith.remui %5, %b : i32
  %7 = arith.ceildivsi %6, %b : i32
  %8 = arith.ceildivui %7, %b : i32
  %9 = arith.floordivsi %8, %b : i32
  %10 = arith.andi %9, %b : i32
  %11 = arith.ori %10, %b : i32
  %12 = arith.xori %11, %b : i32
  %13 = arith.shli %12, %b : i32
  %14 = arith.shrsi %13, %b : i32
  %15 = arith.shrui %14, %b : i32
  %16 = arith.maxsi %15, %b : i32
  %17 = arith.maxui %16, %b : i32
  %18 = arith.minsi %17, %b : i32
  %19 = arith.minui %18, %b : i32
  return %19 : i32
}

func.func @long(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  %1 = arith.subi %0, %b : i64
  %2 = arith.muli %1, %b : i64
  %3 = arith.divsi %2, %b : i64
  %4 = arith.divui %3, %b : i64
  %5 = arith.remsi %4, %b : i64
  %6 = arith.remui %5, %b : i64
  %7 = arith.ceildivsi %6, %b : i64
  %8 = arith.ceildivui %7, %b : i64
  %9 = arith.floordivsi %8, %b : i64
  %10 = arith.andi %9, %b : i64
  %11 = arith.ori %10, %b : i64
  %12 = arith.xori %11, %b : i64
  %13 = arith.shli %12, %b : i64
  %14 = arith.shrsi %13, %b : i64
  %15 = arith.shrui %14, %b : i64
  %16 = arith.maxsi %15, %b : i64
  %17 = arith.maxui %16, %b : i64
  %18 = arith.minsi %17, %b : i64
  %19 = arith.minui %18, %b : i64
  return %19 : i64
}

func.func @odd(%a: i7, %b: i7) -> i7 {
  %0 = arith.addi %a, %b : i7
  %1 = arith.subi %0, %b : i7
  %2 = arith.muli %1, %b : i7
  %3 = arith.divsi %2, %b : i7
  %4 = arith.divui %3, %b : i7
  %5 = arith.remsi %4, %b : i7
  %6 = arith.remui %5, %b : i7
  %7 = arith.ceildivsi %6, %b : i7
  %8 = arith.ceildivui %7, %b : i7
  %9 = arith.floordivsi %8, %b : i7
  %10 = arith.andi %9, %b : i7
  %11 = arith.ori %10, %b : i7
  %12 = arith.xori %11, %b : i7
  %13 = arith.shli %12, %b : i7
  %14 = arith.shrsi %13, %b : i7
  %15 = arith.shrui %14, %b : i7
  %16 = arith.maxsi %15, %b : i7
  %17 = arith.maxui %16, %b : i7
  %18 = arith.minsi %17, %b : i7
  %19 = arith.minui %18, %b : i7
  return %19 : i7
}

func.func @wide(%a: i128, %b: i128) -> i128 {
  %0 = arith.addi %a, %b : i128
  %1 = arith.subi %0, %b : i128
  %2 = arith.muli %1, %b : i128
  %3 = arith.divsi %2, %b : i128
  %4 = arith.divui %3, %b : i128
  %5 = arith.remsi %4, %b : i128
  %6 = arith.remui %5, %b : i128
  %7 = arith.ceildivsi %6, %b : i128
  %8 = arith.ceildivui %7, %b : i128
  %9 = arith.floordivsi %8, %b : i128
  %10 = arith.andi %9, %b : i128
  %11 = arith.ori %10, %b : i128
  %12 = arith.xori %11, %b : i128
  %13 = arith.shli %12, %b : i128
  %14 = arith.shrsi %13, %b : i128
  %15 = arith.shrui %14, %b : i128
  %16 = arith.maxsi %15, %b : i128
  %17 = arith.maxui %16, %b : i128
  %18 = arith.minsi %17, %b : i128
  %19 = arith.minui %18, %b : i128
  return %19 : i128
}

func.func @index(%a: index, %b: index) -> index {
  %0 = arith.addi %a, %b : index
  %1 = arith.subi %0, %b : index
  %2 = arith.muli %1, %b : index
  %3 = arith.divsi %2, %b : index
  %4 = arith.divui %3, %b : index
  %5 = arith.remsi %4, %b : index
  %6 = arith.remui %5, %b : index
  %7 = arith.ceildivsi %6, %b : index
  %8 = arith.ceildivui %7, %b : index
  %9 = arith.floordivsi %8, %b : index
  %10 = arith.andi %9, %b : index
  %11 = arith.ori %10, %b : index
  %12 = arith.xori %11, %b : index
  %13 = arith.shli %12, %b : index
  %14 = arith.shrsi %13, %b : index
  %15 = arith.shrui %14, %b : index
  %16 = arith.maxsi %15, %b : index
  %17 = arith.maxui %16, %b : index
  %18 = arith.minsi %17, %b : index
  %19 = arith.minui %18, %b : index
  return %19 : index
}

func.func @vec(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %0 = arith.addi %a, %b : vector<4xi32>
  %1 = arith.subi %0, %b : vector<4xi32>
  %2 = arith.muli %1, %b : vector<4xi32>
  %3 = arith.divsi %2, %b : vector<4xi32>
  %4 = arith.divui %3, %b : vector<4xi32>
  %5 = arith.remsi %4, %b : vector<4xi32>
  %6 = arith.remui %5, %b : vector<4xi32>
  %7 = arith.ceildivsi %6, %b : vector<4xi32>
  %8 = arith.ceildivui %7, %b : vector<4xi32>
  %9 = arith.floordivsi %8, %b : vector<4xi32>
  %10 = arith.andi %9, %b : vector<4xi32>
  %11 = arith.ori %10, %b : vector<4xi32>
  %12 = arith.xori %11, %b : vector<4xi32>
  %13 = arith.shli %12, %b : vector<4xi32>
  %14 = arith.shrsi %13, %b : vector<4xi32>
  %15 = arith.shrui %14, %b : vector<4xi32>
  %16 = arith.maxsi %15, %b : vector<4xi32>
  %17 = arith.maxui %16, %b : vector<4xi32>
  %18 = arith.minsi %17, %b : vector<4xi32>
  %19 = arith.minui %18, %b : vector<4xi32>
  return %19 : vector<4xi32>
}

func.func @scalable(%a: vector<2x[4]xi8>, %b: vector<2x[4]xi8>) -> vector<2x[4]xi8> {
  %0 = arith.addi %a, %b : vector<2x[4]xi8>
  %1 = arith.subi %0, %b : vector<2x[4]xi8>
  %2 = arith.muli %1, %b : vector<2x[4]xi8>
  %3 = arith.divsi %2, %b : vector<2x[4]xi8>
  %4 = arith.divui %3, %b : vector<2x[4]xi8>
  %5 = arith.remsi %4, %b : vector<2x[4]xi8>
  %6 = arith.remui %5, %b : vector<2x[4]xi8>
  %7 = arith.ceildivsi %6, %b : vector<2x[4]xi8>
  %8 = arith.ceildivui %7, %b : vector<2x[4]xi8>
  %9 = arith.floordivsi %8, %b : vector<2x[4]xi8>
  %10 = arith.andi %9, %b : vector<2x[4]xi8>
  %11 = arith.ori %10, %b : vector<2x[4]xi8>
  %12 = arith.xori %11, %b : vector<2x[4]xi8>
  %13 = arith.shli %12, %b : vector<2x[4]xi8>
  %14 = arith.shrsi %13, %b : vector<2x[4]xi8>
  %15 = arith.shrui %14, %b : vector<2x[4]xi8>
  %16 = arith.maxsi %15, %b : vector<2x[4]xi8>
  %17 = arith.maxui %16, %b : vector<2x[4]xi8>
  %18 = arith.minsi %17, %b : vector<2x[4]xi8>
  %19 = arith.minui %18, %b : vector<2x[4]xi8>
  return %19 : vector<2x[4]xi8>
}

func.func @tensor(%a: tensor<4x?xi16>, %b: tensor<4x?xi16>) -> tensor<4x?xi16> {
  %0 = arith.addi %a, %b : tensor<4x?xi16>
  %1 = arith.subi %0, %b : tensor<4x?xi16>
  %2 = arith.muli %1, %b : tensor<4x?xi16>
  %3 = arith.divsi %2, %b : tensor<4x?xi16>
  %4 = arith.divui %3, %b : tensor<4x?xi16>
  %5 = arith.remsi %4, %b : tensor<4x?xi16>
  %6 = arith.remui %5, %b : tensor<4x?xi16>
  %7 = arith.ceildivsi %6, %b : tensor<4x?xi16>
  %8 = arith.ceildivui %7, %b : tensor<4x?xi16>
  %9 = arith.floordivsi %8, %b : tensor<4x?xi16>
  %10 = arith.andi %9, %b : tensor<4x?xi16>
  %11 = arith.ori %10, %b : tensor<4x?xi16>
  %12 = arith.xori %11, %b : tensor<4x?xi16>
  %13 = arith.shli %12, %b : tensor<4x?xi16>
  %14 = arith.shrsi %13, %b : tensor<4x?xi16>
  %15 = arith.shrui %14, %b : tensor<4x?xi16>
  %16 = arith.maxsi %15, %b : tensor<4x?xi16>
  %17 = arith.maxui %16, %b : tensor<4x?xi16>
  %18 = arith.minsi %17, %b : tensor<4x?xi16>
  %19 = arith.minui %18, %b : tensor<4x?xi16>
  return %19 : tensor<4x?xi16>
}

func.func @unranked(%a: tensor<*xi64>, %b: tensor<*xi64>) -> tensor<*xi64> {
  %0 = arith.addi %a, %b : tensor<*xi64>
  %1 = arith.subi %0, %b : tensor<*xi64>
  %2 = arith.muli %1, %b : tensor<*xi64>
  %3 = arith.divsi %2, %b : tensor<*xi64>
  %4 = arith.divui %3, %b : tensor<*xi64>
  %5 = arith.remsi %4, %b : tensor<*xi64>
  %6 = arith.remui %5, %b : tensor<*xi64>
  %7 = arith.ceildivsi %6, %b : tensor<*xi64>
  %8 = arith.ceildivui %7, %b : tensor<*xi64>
  %9 = arith.floordivsi %8, %b : tensor<*xi64>
  %10 = arith.andi %9, %b : tensor<*xi64>
  %11 = arith.ori %10, %b : tensor<*xi64>
  %12 = arith.xori %11, %b : tensor<*xi64>
  %13 = arith.shli %12, %b : tensor<*xi64>
  %14 = arith.shrsi %13, %b : tensor<*xi64>
  %15 = arith.shrui %14, %b : tensor<*xi64>
  %16 = arith.maxsi %15, %b : tensor<*xi64>
  %17 = arith.maxui %16, %b : tensor<*xi64>
  %18 = arith.minsi %17, %b : tensor<*xi64>
  %19 = arith.minui %18, %b : tensor<*xi64>
  return %19 : tensor<*xi64>
}

func.func @vec_index(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.addi %a, %b : vector<3xindex>
  %1 = arith.subi %0, %b : vector<3xindex>
  %2 = arith.muli %1, %b : vector<3xindex>
  %3 = arith.divsi %2, %b : vector<3xindex>
  %4 = arith.divui %3, %b : vector<3xindex>
  %5 = arith.remsi %4, %b : vector<3xindex>
  %6 = arith.remui %5, %b : vector<3xindex>
  %7 = arith.ceildivsi %6, %b : vector<3xindex>
  %8 = arith.ceildivui %7, %b : vector<3xindex>
  %9 = arith.floordivsi %8, %b : vector<3xindex>
  %10 = arith.andi %9, %b : vector<3xindex>
  %11 = arith.ori %10, %b : vector<3xindex>
  %12 = arith.xori %11, %b : vector<3xindex>
  %13 = arith.shli %12, %b : vector<3xindex>
  %14 = arith.shrsi %13, %b : vector<3xindex>
  %15 = arith.shrui %14, %b : vector<3xindex>
  %16 = arith.maxsi %15, %b : vector<3xindex>
  %17 = arith.maxui %16, %b : vector<3xindex>
  %18 = arith.minsi %17, %b : vector<3xindex>
  %19 = arith.minui %18, %b : vector<3xindex>
  return %19 : vector<3xindex>
}

func.func @scalar_tensor(%a: tensor<index>, %b: tensor<index>) -> tensor<index> {
  %0 = arith.addi %a, %b : tensor<index>
  %1 = arith.subi %0, %b : tensor<index>
  %2 = arith.muli %1, %b : tensor<index>
  %3 = arith.divsi %2, %b : tensor<index>
  %4 = arith.divui %3, %b : tensor<index>
  %5 = arith.remsi %4, %b : tensor<index>
  %6 = arith.remui %5, %b : tensor<index>
  %7 = arith.ceildivsi %6, %b : tensor<index>
  %8 = arith.ceildivui %7, %b : tensor<index>
  %9 = arith.floordivsi %8, %b : tensor<index>
  %10 = arith.andi %9, %b : tensor<index>
  %11 = arith.ori %10, %b : tensor<index>
  %12 = arith.xori %11, %b : tensor<index>
  %13 = arith.shli %12, %b : tensor<index>
  %14 = arith.shrsi %13, %b : tensor<index>
  %15 = arith.shrui %14, %b : tensor<index>
  %16 = arith.maxsi %15, %b : tensor<index>
  %17 = arith.maxui %16, %b : tensor<index>
  %18 = arith.minsi %17, %b : tensor<index>
  %19 = arith.minui %18, %b : tensor<index>
  return %19 : tensor<index>
}

func.func @vec0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %0 = arith.addi %a, %b : vector<i32>
  %1 = arith.subi %0, %b : vector<i32>
  %2 = arith.muli %1, %b : vector<i32>
  %3 = arith.divsi %2, %b : vector<i32>
  %4 = arith.divui %3, %b : vector<i32>
  %5 = arith.remsi %4, %b : vector<i32>
  %6 = arith.remui %5, %b : vector<i32>
  %7 = arith.ceildivsi %6, %b : vector<i32>
  %8 = arith.ceildivui %7, %b : vector<i32>
  %9 = arith.floordivsi %8, %b : vector<i32>
  %10 = arith.andi %9, %b : vector<i32>
  %11 = arith.ori %10, %b : vector<i32>
  %12 = arith.xori %11, %b : vector<i32>
  %13 = arith.shli %12, %b : vector<i32>
  %14 = arith.shrsi %13, %b : vector<i32>
  %15 = arith.shrui %14, %b : vector<i32>
  %16 = arith.maxsi %15, %b : vector<i32>
  %17 = arith.maxui %16, %b : vector<i32>
  %18 = arith.minsi %17, %b : vector<i32>
  %19 = arith.minui %18, %b : vector<i32>
  return %19 : vector<i32>
}

// Two-result ops.
func.func @extended(%a: i32, %b: i32, %x: index, %y: index, %v: vector<2x3xi64>, %t: tensor<?xi8>) {
  %sum, %overflow = arith.addui_extended %a, %b : i32, i1
  %s:2 = arith.addui_extended %v, %v : vector<2x3xi64>, vector<2x3xi1>
  %i:2 = arith.addui_extended %x, %y : index, i1
  %low, %high = arith.mulsi_extended %a, %b : i32
  %lo, %hi = arith.mului_extended %v, %v : vector<2x3xi64>
  %p:2 = arith.mulsi_extended %x, %y : index
  %q:2 = arith.mului_extended %t, %t : tensor<?xi8>
  %r = arith.addi %sum, %low : i32
  %u = arith.subi %q#0, %q#1 : tensor<?xi8>
  return
}

// Overflow flags: every subset, any order, on the five ops that carry them.
func.func @overflow(%a: i64, %b: i64) {
  %0 = arith.addi %a, %b overflow<none> : i64
  %1 = arith.addi %a, %b overflow<nsw> : i64
  %2 = arith.addi %a, %b overflow<nuw> : i64
  %3 = arith.addi %a, %b overflow<nsw, nuw> : i64
  %4 = arith.addi %a, %b overflow<nuw, nsw> : i64
  %5 = arith.addi %a, %b overflow<none, nsw> : i64
  %6 = arith.subi %a, %b overflow<nsw, nuw> : i64
  %7 = arith.muli %a, %b overflow<nuw> : i64
  %8 = arith.shli %a, %b overflow<nsw> : i64
  %9 = arith.trunci %a overflow<nsw, nuw> : i64 to i8
  %10 = arith.trunci %a overflow<nsw> : i64 to i1
  %11 = arith.subi %a, %b overflow<nsw> {note = "kept"} : i64
  return
}

// Exactness, alone and with discardable attributes.
func.func @exact(%a: i64, %b: i64, %v: vector<4xi32>) {
  %0 = arith.divsi %a, %b exact : i64
  %1 = arith.divui %a, %b exact : i64
  %2 = arith.shrsi %a, %b exact : i64
  %3 = arith.shrui %v, %v exact : vector<4xi32>
  %4 = arith.divsi %a, %b exact {tag} : i64
  %5 = arith.divsi %a, %b {tag = 3 : i8} : i64
  return
}

// Properties may also be written in the attribute dictionary or in the property dictionary.
func.func @dict(%a: i64, %b: i64) {
  %0 = arith.addi %a, %b {overflowFlags = #arith.overflow<nsw>} : i64
  %1 = "arith.addi"(%a, %b) {overflowFlags = #arith.overflow<nuw>} : (i64, i64) -> i64
  %2 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i64, i64) -> i64
  %3 = "arith.addi"(%a, %b) : (i64, i64) -> i64
  %4 = "arith.divui"(%a, %b) <{isExact}> : (i64, i64) -> i64
  %5 = arith.divui %a, %b {isExact} : i64
  %6 = "arith.shrui"(%a, %b) {isExact, other = 1 : i32} : (i64, i64) -> i64
  return
}

// Encodings belong to the type.
func.func @encoding(%a: tensor<4xi32, "enc">, %b: tensor<4xi32, "enc">) -> tensor<4xi32, "enc"> {
  %0 = arith.addi %a, %b : tensor<4xi32, "enc">
  return %0 : tensor<4xi32, "enc">
}
