// RUN: terrace opt %s --symbol-dce
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(builtin.module(symbol-dce)))'
// Symbol tables inside a function live as long as the function.
func.func @live() {
  builtin.module {
    func.func @public() { return }
    func.func private @unused() { return }
    func.func nested @nested() { return }
    func.func private @used() { return }
    func.func @user() {
      call @used() : () -> ()
      builtin.module {
        func.func @public() { return }
        func.func private @unused() { return }
      }
      return
    }
  }
  return
}
func.func private @dead() {
  builtin.module {
    func.func @public() { return }
  }
  return
}
func.func private @reached() {
  %true = arith.constant true
  scf.if %true {
    builtin.module attributes {test.symbol = @attribute} {
      func.func @public() {
        call @inner() : () -> ()
        return
      }
      func.func private @inner() { return }
      func.func private @attribute() { return }
    }
  }
  return
}
func.func private @attribute() { return }
func.func private @inner() { return }
func.func @caller() {
  call @reached() : () -> ()
  return
}
module @named {
  func.func @f() {
    builtin.module {
      func.func nested @n() { return }
      func.func @p() { return }
    }
    return
  }
  func.func nested @n() { return }
}
