// Names that are used in odd ways.
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

%0 = "t.op"(%0) : (i32) -> i32

// -----

"t.op"(%undefined) : (i32) -> ()

// -----

%0 = "t.op"() : () -> i32
%0 = "t.op"() : () -> i32

// -----

%0:2 = "t.op"() : () -> (i32, i32)
"t.op"(%0#2) : (i32) -> ()

// -----

%0 = "t.op"() : () -> i32
"t.op"(%0) : (i64) -> ()

// -----

"t.op"(%later) : (i32) -> ()
%later = "t.op"() : () -> i64

// -----

func.func @f(%a: i32, %a: i32) {
  return
}

// -----

func.func @f() {
^a:
  cf.br ^a
^a:
  return
}

// -----

func.func @f() {
  cf.br ^nowhere
}

// -----

func.func @f() { return }
func.func @f() { return }

// -----

func.func @f() {
  call @nothing() : () -> ()
  return
}

// -----

func.func @f() {
  call @f::@g() : () -> ()
  return
}

// -----

func.func @"" () { return }

// -----

module @"a\00b" {}

// -----

%a, %b = "t.op"() : () -> i32

// -----

%a:2, %b = "t.op"() : () -> (i32, i32)
