// RUN: not terrace opt %s --run-reproducer 2>&1

func.func private @g()

{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(no-such-pass)"
    }
  }
#-}
