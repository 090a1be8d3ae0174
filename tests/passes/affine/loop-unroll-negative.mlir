// RUN: terrace opt %s "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=2}))" --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=3}))" --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=4}))" --split-input-file --allow-unregistered-dialect
// DIFFERS: upstream's loop of remaining iterations starts below the lower bound where the upper bound is below it

func.func @b6(%n: index) {
  affine.for %i = affine_map<(d0)->(d0)>(%n) to affine_map<(d0)->(d0-1)>(%n) { "test.x"() : () -> () }
  return
}

// -----

func.func @b6(%n: index) {
  affine.for %i = affine_map<(d0)->(d0)>(%n) to affine_map<(d0)->(d0-2)>(%n) { "test.x"() : () -> () }
  return
}

// -----

func.func @b6(%n: index) {
  affine.for %i = affine_map<(d0)->(d0)>(%n) to affine_map<(d0)->(d0-4)>(%n) { "test.x"() : () -> () }
  return
}

// -----

func.func @b6(%n: index) {
  affine.for %i = affine_map<(d0)->(d0)>(%n) to affine_map<(d0)->(d0-5)>(%n) { "test.x"() : () -> () }
  return
}

// -----

func.func @b6(%n: index) {
  affine.for %i = affine_map<(d0)->(d0)>(%n) to affine_map<(d0)->(d0-6)>(%n) { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 4 to affine_map<(d0)->(d0*2)>(%n) step 2 { "test.x"() : () -> () }
  return
}
