// RUN: not terrace opt %s --split-input-file 2>&1

// Operands of cases and their types do not match: the error is where the cases start.

func.func @f(%a: i32, %b: i32) {
  cf.switch %a : i32, [
    default: ^bb1(%b : i32),
    42: ^bb1( : i32)
  ]
^bb1(%z: i32):
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  cf.switch %a : i32, [
    default: ^bb1(%b, %b : i32),
    42: ^bb1(%b : i32)
  ]
^bb1(%z: i32):
  return
}
