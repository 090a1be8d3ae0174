// RUN: terrace opt %s --allow-unregistered-dialect --convert-math-to-funcs
// RUN: terrace opt %s --allow-unregistered-dialect --convert-math-to-funcs=convert-ctlz
// RUN: terrace opt %s --allow-unregistered-dialect --math-expand-ops
// RUN: terrace opt %s --allow-unregistered-dialect --arith-expand=include-bf16

func.func @m(%v: vector<4xf32>, %n: vector<2x3xf64>, %s: vector<[4]xf32>, %i: vector<4xi32>, %z: vector<f32>, %h: vector<4xf16>, %i2: vector<2x3xi64>) {
  %a = math.tanh %v : vector<4xf32>
  %b = math.sin %n : vector<2x3xf64>
  %d = math.cbrt %z : vector<f32>
  %e = math.powf %v, %v : vector<4xf32>
  %f = math.fpowi %v, %i : vector<4xf32>, vector<4xi32>
  %g = math.ipowi %i, %i : vector<4xi32>
  %k = math.ctlz %i2 : vector<2x3xi64>
  %l = math.roundeven %v : vector<4xf32>
  %m = math.tan %h : vector<4xf16>
  %o = math.ceil %n : vector<2x3xf64>
  %p = math.exp2 %v : vector<4xf32>
  %q = math.fpowi %n, %i2 : vector<2x3xf64>, vector<2x3xi64>
  %r = math.rsqrt %n : vector<2x3xf64>
  %x = math.sinh %v : vector<4xf32>
  %y = math.asinh %n : vector<2x3xf64>
  %t = math.clampf %v to [%v, %v] : vector<4xf32>
  "test.use"(%a, %b, %d, %e, %f, %g, %k, %l, %m, %o, %p, %q, %r, %x, %y, %t) : (vector<4xf32>, vector<2x3xf64>, vector<f32>, vector<4xf32>, vector<4xf32>, vector<4xi32>, vector<2x3xi64>, vector<4xf32>, vector<4xf16>, vector<2x3xf64>, vector<4xf32>, vector<2x3xf64>, vector<2x3xf64>, vector<4xf32>, vector<2x3xf64>, vector<4xf32>) -> ()
  return
}
func.func @ar(%i: vector<2x3xi32>, %f: vector<4xf32>, %b: vector<4xbf16>, %s: vector<[4]xi32>) {
  %a = arith.ceildivsi %i, %i : vector<2x3xi32>
  %c = arith.floordivsi %s, %s : vector<[4]xi32>
  %d = arith.ceildivui %i, %i : vector<2x3xi32>
  %e = arith.maximumf %f, %f : vector<4xf32>
  %g = arith.minnumf %f, %f : vector<4xf32>
  %h = arith.extf %b : vector<4xbf16> to vector<4xf32>
  %j = arith.truncf %f : vector<4xf32> to vector<4xbf16>
  "test.use"(%a, %c, %d, %e, %g, %h, %j) : (vector<2x3xi32>, vector<[4]xi32>, vector<2x3xi32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xbf16>) -> ()
  return
}
// DIFFERS: upstream's expansions are wrong for negative bases, great numbers, infinities, and signs of zeros.
