// RUN: terrace opt %s "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=2}))" --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s "--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))" --split-input-file --allow-unregistered-dialect
// DIFFERS: upstream's loop of remaining iterations starts below the lower bound where the upper bound is below it

func.func @j(%n: index) {
  affine.for %i = 4 to affine_map<(d0)->(d0*2)>(%n) step 2 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 5 to affine_map<(d0)->(d0*2)>(%n) step 2 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 4 to affine_map<(d0)->(d0*2+2)>(%n) step 2 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 4 to affine_map<(d0)->(d0*3)>(%n) step 3 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 4 to affine_map<(d0)->(d0)>(%n) step 1 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 4 to affine_map<(d0)->(d0)>(%n) step 2 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 3 to affine_map<(d0)->(d0*4)>(%n) step 2 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 4 to affine_map<(d0)->(d0*4)>(%n) step 2 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 4 to affine_map<(d0)->(d0 floordiv 2)>(%n) step 1 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 4 to affine_map<(d0)->((d0 floordiv 2)*2)>(%n) step 2 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = affine_map<(d0)->(d0)>(%n) to affine_map<(d0)->(d0*2)>(%n) step 1 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = affine_map<(d0)->(d0)>(%n) to affine_map<(d0)->(d0*3)>(%n) step 2 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = affine_map<(d0)->(d0+4)>(%n) to affine_map<(d0)->(d0*3)>(%n) step 2 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 1 to affine_map<(d0)->(d0)>(%n) step 1 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 2 to affine_map<(d0)->(d0)>(%n) step 1 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 8 to affine_map<(d0)->(d0)>(%n) step 1 { "test.x"() : () -> () }
  return
}

// -----

func.func @j(%n: index) {
  affine.for %i = 8 to affine_map<(d0)->(d0*8)>(%n) step 4 { "test.x"() : () -> () }
  return
}
