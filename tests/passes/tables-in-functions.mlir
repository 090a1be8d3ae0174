// RUN: terrace opt %s --inline
// RUN: terrace opt %s --symbol-privatize --symbol-dce
// RUN: terrace opt %s --sccp
// RUN: terrace opt %s --remove-dead-values
// Symbol tables inside functions, at each depth.
func.func @live(%x: i32) -> i32 {
  builtin.module {
    func.func @public() -> i32 { %0 = call @used() : () -> i32 return %0 : i32 }
    func.func private @used() -> i32 { %c = arith.constant 4 : i32 return %c : i32 }
    func.func private @unused(%a: i32) -> i32 { return %a : i32 }
    builtin.module {
      func.func @public2() -> i32 { %0 = call @used() : () -> i32 return %0 : i32 }
      func.func private @used() -> i32 { %c = arith.constant 5 : i32 return %c : i32 }
    }
  }
  %1 = call @callee(%x) : (i32) -> i32
  return %1 : i32
}
func.func private @callee(%x: i32) -> i32 {
  builtin.module {
    func.func @public() -> i32 { %0 = call @used() : () -> i32 return %0 : i32 }
    func.func private @used() -> i32 { %c = arith.constant 4 : i32 return %c : i32 }
  }
  return %x : i32
}
func.func private @callee2(%x: i32) -> i32 {
  %c4 = arith.constant 4 : i32
  %true = arith.constant true
  scf.if %true {
    builtin.module {
      func.func private @used(%b: i32) -> i32 { %c = arith.constant 4 : i32 return %c : i32 }
      func.func @public() -> i32 { %c = arith.constant 4 : i32 %0 = call @used(%c) : (i32) -> i32 return %0 : i32 }
    }
  }
  return %c4 : i32
}
func.func @caller() -> i32 {
  %c = arith.constant 7 : i32
  %0 = call @callee2(%c) : (i32) -> i32
  return %0 : i32
}
