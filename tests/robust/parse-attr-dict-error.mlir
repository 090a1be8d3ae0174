// Errors within the attribute dictionaries of operations. (llvm-project#132747)
// RUN: not terrace opt %s --split-input-file 2>&1

func.func @f() attributes {a = dense<[1, 2> : tensor<2xi32>} {
  return
}

// -----

func.func @f(%a: i32 {llvm.name = }) {
  return
}

// -----

func.func @f(%a: i32) -> (i32 {t.x = array<i32: 1, 2.5>}) {
  return %a : i32
}

// -----

func.func @f(%a: i32) {
  %0 = arith.addi %a, %a {a = #nothing} : i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = arith.addi %a, %a {a = affine_map<(d0) -> (d1)>} : i32
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index) {
  %0 = memref.load %m[%i] {a = } : memref<4xi32>
  return
}

// -----

func.func @f(%c: i1) {
  scf.if %c {
  } {a = [}
  return
}

// -----

"func.func"() <{sym_name = "g", function_type = }> ({}) : () -> ()
