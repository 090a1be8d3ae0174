// DIFFERS: upstream gives no advice
// RUN: not terrace opt %s --hints --split-input-file 2>&1
// RUN: not terrace compile %s --split-input-file 2>&1
// RUN: not terrace translate --mlir-to-llvmir %s --hints --split-input-file 2>&1
// RUN: not terrace compile %s --split-input-file --hints=false 2>&1
// RUN: not terrace compile %s --split-input-file --mlir-disable-threading --color=always 2>&1

func.func @f(%a: i32) { %0 = arith.adi %a, %a : i32 return }

// -----

func.func @f(%a: i32) { %0 = aith.addi %a, %a : i32 return }

// -----

func.func @f(%a: i32) { %0 = "arith.adi"(%a) : (i32) -> i32 return }

// -----

func.func @f(%a: i32) { %0 = "aith.adi"(%a) : (i32) -> i32 return }

// -----

func.func @f(%a: i32) { %0 = arith.exp %a : i32 return }

// -----

func.func @f(%arg: i32) { %0 = arith.addi %arg, %agr : i32 return }

// -----

func.func @f() { use(%wholly_unknown) : i32 }

// -----

func.func @f() { "func.call"(%wholly_unknown) : (i32) -> () }

// -----

func.func @f(%a: i32) { %0 = adi %a, %a : i32 return }

// -----

func.func @f(%a: i32) {
  cf.br ^bb7
^bb17:
  return
}

// -----

func.func @gee(%a: i32) {
  func.call @ge() : () -> ()
  return
}

// -----

module {
  func.func @lacks_one(
      %a: i1) {
    return

  func.func @g() {
    return
  }
}

// -----

func.func @inner(%c: i1) {
  scf.if %c {
    "x"() : () -> ()
  return
}
func.func @g() {
  return
}

// -----

func.func @f(%a: !foo.bar) { return }

// -----

func.func @f(%a: !llvm.prt) { return }

// -----

func.func @f() attributes {a = #foo.bar} { return }

// -----

func.func @f() attributes {a = #llvm.linkag<internal>} { return }

// -----

func.func @f(%t: !mpi.comm) { return }

// -----

func.func @f() { quant.qcast }

// -----

func @f() { return }
