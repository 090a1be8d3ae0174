// RUN: not terrace opt %s --convert-math-to-libm 2>&1

func.func private @acosf(i32) -> i32

func.func @f(%a: f32) -> f32 {
  %0 = math.acos %a : f32
  return %0 : f32
}
