// RUN: not terrace opt %s --convert-math-to-libm --split-input-file 2>&1

func.func @f(%a: i32, %b: f80, %f: f32) {
  %2 = math.exp %f : f32
  %0 = math.absi %a : i32
  %1 = math.exp %b : f80
  return
}

// -----

func.func @f(%a: i32, %b: f80) {
  %1 = math.exp %b : f80
  return
}

// -----

func.func @f(%a: i32, %b: tensor<4xf32>) {
  %1 = math.exp %b : tensor<4xf32>
  return
}

// -----

module @a { module @b {
func.func @f(%a: i32, %b: f32) {
  %1 = math.exp %b : f32
  return
}
}
}
