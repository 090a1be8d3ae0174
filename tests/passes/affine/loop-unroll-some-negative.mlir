// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=2 cleanup-unroll=true}))'
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=9 unroll-up-to-factor=true}))'
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))'
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-normalize{promote-single-iter}))'
// DIFFERS: upstream runs the body of loops that have no iteration since one of several upper bounds is below the lower one

func.func private @use(index)

func.func @one() {
  affine.for %i = 0 to min affine_map<() -> (-7, 1)>() {
    func.call @use(%i) : (index) -> ()
  }
  return
}

func.func @three() {
  affine.for %i = 2 to min affine_map<() -> (5, -4)>() {
    func.call @use(%i) : (index) -> ()
  }
  return
}

func.func @two_from_operand(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to min affine_map<(d0) -> (d0 - 4, d0 + 2)>(%n) {
    func.call @use(%i) : (index) -> ()
  }
  return
}

func.func @carried(%n: index, %x: index) -> index {
  %r = affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to min affine_map<(d0) -> (d0 - 7, d0 + 2)>(%n) iter_args(%a = %x) -> index {
    %b = arith.addi %a, %i : index
    affine.yield %b : index
  }
  return %r : index
}

// With the step 2, the distances are 2 and -2 iterations.
func.func @wide_steps(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to min affine_map<(d0) -> (d0 + 3, d0 - 4)>(%n) step 2 {
    func.call @use(%i) : (index) -> ()
  }
  return
}

func.func @outer(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to min affine_map<(d0) -> (d0 - 4, d0 + 1)>(%n) {
    affine.for %j = 0 to 4 {
      func.call @use(%i) : (index) -> ()
    }
  }
  return
}

// All bounds are above the lower one.
func.func @runs(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to min affine_map<(d0) -> (d0 + 4, d0 + 2)>(%n) {
    func.call @use(%i) : (index) -> ()
  }
  return
}

func.func @runs_once(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to min affine_map<(d0) -> (d0 + 4, d0 + 1)>(%n) {
    func.call @use(%i) : (index) -> ()
  }
  return
}
