// RUN: not terrace compile %s 2>&1

// DIFFERS: upstream leaves these operations and says nothing

func.func private @cbrtf(i32) -> i32

func.func @scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.erf %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

func.func @taken(%a: f32) -> f32 {
  %0 = math.cbrt %a : f32
  return %0 : f32
}

func.func @many(%a: vector<2097152xf32>) -> vector<2097152xf32> {
  %0 = math.erf %a : vector<2097152xf32>
  return %0 : vector<2097152xf32>
}

func.func @formula(%a: vector<[2]xf64>) -> vector<[2]xf64> {
  %0 = math.asinh %a : vector<[2]xf64>
  return %0 : vector<[2]xf64>
}
