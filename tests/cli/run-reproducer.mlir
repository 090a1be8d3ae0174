// RUN: terrace opt %s --run-reproducer
// RUN: terrace opt %s

func.func @f(%c: i1) {
  scf.if %c {
    func.call @g() : () -> ()
  }
  return
}
func.func private @g()

{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(convert-scf-to-cf)",
      disable_threading: true,
      verify_each: true
    }
  }
#-}
