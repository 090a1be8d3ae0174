// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// Definitions that dominate their uses, in less obvious ways.

func.func @later_block_listed_first(%c: i1) -> i32 {
  cf.br ^def
^use:
  return %0 : i32
^def:
  %0 = arith.constant 1 : i32
  cf.br ^use
}

func.func @forward_block_argument() -> i32 {
  cf.br ^first
^second:
  %s = arith.addi %x, %x : i32
  return %s : i32
^first:
  %k = arith.constant 2 : i32
  cf.br ^pass(%k : i32)
^pass(%x: i32):
  cf.br ^second
}

func.func @loop(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^head(%zero : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %next = arith.addi %i, %one : index
  cf.br ^head(%next : index)
^exit:
  return %i : index
}

func.func @irreducible(%c: i1, %a: i32) -> i32 {
  %k = arith.constant 7 : i32
  cf.cond_br %c, ^x(%a : i32), ^y(%k : i32)
^x(%p: i32):
  cf.cond_br %c, ^y(%p : i32), ^exit(%k : i32)
^y(%q: i32):
  cf.cond_br %c, ^x(%q : i32), ^exit(%q : i32)
^exit(%r: i32):
  %s = arith.addi %r, %k : i32
  return %s : i32
}

func.func @into_nested_regions(%c: i1, %n: index) {
  %v = arith.constant 3 : i32
  scf.if %c {
    scf.for %i = %n to %n step %n {
      "u.use"(%v, %i) : (i32, index) -> ()
      "u.wrap"() ({
        "u.use"(%i) : (index) -> ()
        "u.wrap"() ({
        ^bb0(%arg: f32):
          "u.use"(%arg, %i, %v) : (f32, index, i32) -> ()
        }) : () -> ()
      }) : () -> ()
    }
  }
  return
}

func.func @cfg_in_region(%c: i1) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^b:
    %two = arith.constant 2 : i32
    cf.br ^c(%two : i32)
  ^a:
    %one = arith.constant 1 : i32
    cf.br ^c(%one : i32)
  ^c(%r: i32):
    scf.yield %r : i32
  }
  return %0 : i32
}

// The same names in different functions and in sibling regions.
func.func @scopes(%a: i32, %c: i1) {
  scf.if %c {
    %x = arith.addi %a, %a : i32
    "u.use"(%x) : (i32) -> ()
  } else {
    %x = arith.muli %a, %a : i32
    "u.use"(%x) : (i32) -> ()
  }
  %x = arith.subi %a, %a : i32
  func.call @scopes(%x, %c) : (i32, i1) -> ()
  return
}
