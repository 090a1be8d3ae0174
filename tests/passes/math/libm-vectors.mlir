// RUN: not terrace opt %s --convert-math-to-libm 2>&1

// DIFFERS: upstream takes vectors apart by operations of vector

func.func @vector(%x: vector<4xf32>) -> vector<4xf32> {
  %0 = math.exp %x : vector<4xf32>
  return %0 : vector<4xf32>
}
