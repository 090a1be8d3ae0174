// RUN: terrace opt %s --convert-math-to-rocdl=chipset=gfx942
// RUN: not terrace opt %s --convert-math-to-rocdl=chipset=gfx9-4-generic 2>&1
// DIFFERS: upstream takes scalable vectors apart as if they had no more elements than they have at least, calls a function of
// an `i32` exponent with others, clamps vectors of rank 0 by an operation that does not take them, and fails without a message
// if the chipset is none.

func.func @scalable(%v: vector<[4]xf32>) {
  %0 = math.sin %v : vector<[4]xf32>
  return
}

func.func @exponent(%x: f32, %n: i64, %v: vector<2xf32>, %m: vector<2xi16>) {
  %0 = math.fpowi %x, %n : f32, i64
  %1 = math.fpowi %v, %m : vector<2xf32>, vector<2xi16>
  return
}

func.func @rank_0(%v: vector<f32>) -> vector<f32> {
  %0 = math.clampf %v to [%v, %v] : vector<f32>
  return %0 : vector<f32>
}
