// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// Errors in full: position, source line, caret, notes.

func.func @within_block() {
  "u.use"(%0) : (i32) -> ()
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @sibling(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.constant 1 : i32
  return
^b:
  "u.use"(%0) : (i32) -> ()
  return
}

// -----

func.func @block_argument(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^b:
  cf.br ^d(%c : i1)
^d(%x: i1):
  return
^e:
  "u.use"(%x) : (i1) -> ()
  cf.br ^f
^f:
  "u.use"(%x) : (i1) -> ()
  return
}
func.func @other(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^c(%c : i1)
^b:
  "u.use"(%x) : (i1) -> ()
  return
^c(%x: i1):
  return
}

// -----

func.func @region_to_parent(%c: i1) {
  scf.if %c {
    %0 = arith.constant 1 : i32
  }
  "u.use"(%0) : (i32) -> ()
  return
}

// -----

func.func @own_region() {
  %0 = scf.execute_region -> i32 {
    scf.yield %0 : i32
  }
  return
}

// -----

func.func @outer(%a: i32) {
  func.func @inner() -> i32 {
    return %a : i32
  }
  return
}

// -----

%0 = "u.def"() : () -> i32
func.func @f() -> i32 {
  return %0 : i32
}

// -----

func.func @f(%a: i32) {
  builtin.module {
    func.func @inner(%a: f32) {
      return
    }
  }
  return
}

// -----

func.func @f(%a: i32) {
  builtin.module {
    %a = arith.constant 1.0 : f32
  }
  return
}

// -----

func.func @f(%c: i1) {
  %0:2 = "u.def"() : () -> (i32, i32)
  "u.use"(%0#2) : (i32) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  "u.use"(%c) : (i32) -> ()
  return
}

// -----

func.func @f() {
  "u.use"(%x) : (i32) -> ()
  %x = "u.def"() : () -> i64
  return
}

// -----

"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
}, {
}) : () -> ()

// -----

"builtin.module"() ({
^bb0:
^bb1:
}) : () -> ()

// -----

func.func @f(%a: i32) {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  "arith.constant"(%a) <{value = 1 : i32}> : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "func.return"() ({}) : () -> ()
}

// -----

func.func @f(%a: i32) {
  %0 = "func.return"() : () -> i32
}

// -----

func.func @f(%a: i32) {
  "func.return"()[^b] : () -> ()
^b:
  return
}

// -----

func.func @f(%c: i1) {
  "scf.if"(%c) ({
    scf.yield
  }, {
    scf.yield
  }, {
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

func.func @f() {
  %0 = "memref.alloc"() : () -> memref<4xf32>
  return
}
func.func @g(%i: index) {
  %0 = "memref.alloc"(%i) : (index) -> memref<?xf32>
  return
}

// -----

func.func @f() {
  return
}
func.func @f() {
  return
}

// -----

"builtin.module"() <{sym_name = "m", sym_visibility = "hidden"}> ({
^bb0:
}) : () -> ()

// -----

"builtin.module"() ({
^bb0:
}) {sym_visibility = 1 : i32} : () -> ()

// -----

module @a {
  func.func private @g()
}
func.func @f() {
  call @g() : () -> ()
  return
}

// -----

func.func private @g()
module @a {
  func.func @f() {
    %0 = constant @g : () -> ()
    return
  }
}

// -----

module {
  func.func @f() {
    call @later() : () -> ()
    return
  }
  func.func private @later(i32)
}

// -----

func.func @f() {
  builtin.module {
    func.func @h() {
      %0 = memref.get_global @v : memref<1xi32>
      return
    }
  }
  return
}
memref.global @v : memref<1xi32>

// -----

func.func @f() {
  %0 = arith.constant 1 : i32
}

// -----

func.func @f() {
  return
  return
}

// -----

func.func @f() {
  return
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f() {
  cf.br ^a
^a:
}

// -----

func.func @f() {
  cf.br ^a
  return
^a:
  return
}

// -----

func.func @f() {
  "u.not_a_terminator"() : () -> ()
  cf.br ^a
^a:
  scf.yield
}

// -----

func.func @f(%c: i1) {
  cf.br ^inner
  scf.execute_region {
  ^inner:
    scf.yield
  }
  return
}

// -----

func.func @f() {
^a:
  return
^a:
  return
}

// -----

func.func @f() {
^entry(%a: i32):
  return
}

// -----

func.func @f() {
  cf.br ^b
^b(%a):
  return
}

// -----

func.func @f() {
  cf.br ^b
^b
  return
}
