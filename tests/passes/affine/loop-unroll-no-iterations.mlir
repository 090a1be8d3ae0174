// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-up-to-factor=true}))' --allow-unregistered-dialect
// DIFFERS: upstream crashes

// Loops without iterations, or with the step zero, stay as they are.

func.func @f() {
  affine.for %i = 5 to 5 {
    "t.u"(%i) : (index) -> ()
  }
  affine.for %i = 0 to 8 step 0 {
    "t.u"(%i) : (index) -> ()
  }
  return
}
