// RUN: terrace opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Regions isolated from above see no values from outside.

func.func @outer(%a: i32) {
  // expected-error @+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @inner() -> i32 {
    return %a : i32
  }
  return
}

// -----

%0 = "u.def"() : () -> i32
// expected-note @+1 {{required by region isolation constraints}}
func.func @f() -> i32 {
  // expected-error @+1 {{'func.return' op using value defined outside the region}}
  return %0 : i32
}

// -----

func.func @f(%a: i32) {
  // expected-note @+1 {{required by region isolation constraints}}
  builtin.module {
    // expected-error @+1 {{'u.use' op using value defined outside the region}}
    "u.use"(%a) : (i32) -> ()
  }
  return
}

// -----

func.func @f(%a: i32) {
  builtin.module {
    // expected-note @+1 {{required by region isolation constraints}}
    func.func @g() {
      // expected-error @+1 {{'u.use' op using value defined outside the region}}
      "u.use"(%a) : (i32) -> ()
      return
    }
  }
  return
}

// -----

func.func @f(%a: i32) {
  // expected-note @+1 {{required by region isolation constraints}}
  builtin.module {
    "u.wrap"() ({
      // expected-error @+1 {{'u.use' op using value defined outside the region}}
      "u.use"(%a) : (i32) -> ()
    }) : () -> ()
  }
  return
}

// -----

module {
  %0 = "u.def"() : () -> i32
  // expected-note @+1 {{required by region isolation constraints}}
  module {
    // expected-error @+1 {{'u.use' op using value defined outside the region}}
    "u.use"(%0) : (i32) -> ()
  }
}
