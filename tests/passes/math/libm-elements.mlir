// RUN: terrace opt %s --allow-unregistered-dialect --convert-math-to-libm

func.func @m(%v: vector<4xf32>, %n: vector<2x3xf64>, %z: vector<f32>, %h: vector<4xf16>, %s: vector<[4]xf32>) {
  %a = math.tanh %v : vector<4xf32>
  %b = math.sin %n : vector<2x3xf64>
  %d = math.cbrt %z : vector<f32>
  %m = math.tan %h : vector<4xf16>
  "test.use"(%a, %b, %d, %m) : (vector<4xf32>, vector<2x3xf64>, vector<f32>, vector<4xf16>) -> ()
  return
}
