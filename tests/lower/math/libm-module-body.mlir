// RUN: terrace opt %s --allow-unregistered-dialect --convert-math-to-libm

%0 = "my.op"() : () -> f32
%1 = math.sin %0 : f32
func.func @b(%t: f32) -> f32 {
  %c = math.cos %t : f32
  return %c : f32
}
%2 = math.tan %0 : f32
