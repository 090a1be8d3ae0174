// DIFFERS: upstream drops attributes under the name of one of LLVM's that are of another class, without a word
// RUN: terrace opt %s --convert-to-llvm --split-input-file --verify-diagnostics

// expected-error@+1 {{'llvm.func' op attribute 'passthrough' failed to satisfy constraint}}
func.func @function(%a: i32) attributes {passthrough = 3 : i32} {
  return
}

// -----

func.func private @callee(i32)
func.func @call(%a: i32) {
  // expected-error@+1 {{'llvm.call' op attribute 'no_unwind' failed to satisfy constraint: unit attribute}}
  call @callee(%a) {no_unwind = 5 : i8} : (i32) -> ()
  return
}

// -----

func.func @value(%a: i32) -> i64 {
  // expected-error@+1 {{'llvm.zext' op attribute 'nonNeg' failed to satisfy constraint: unit attribute}}
  %0 = arith.extui %a {nonNeg = "x"} : i32 to i64
  return %0 : i64
}
