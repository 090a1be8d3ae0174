// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// DIFFERS: upstream ignores NaNs in masked minimumf and maximumf
// ONE-WAY: the text of vector.mask has no location for the operation inside

func.func @r186(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r188(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r190(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r192(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v fastmath<nnan,reassoc> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r194(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r196(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v fastmath<nnan,reassoc> : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r198(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r200(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v, %a fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r202(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r204(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v, %a fastmath<nnan,reassoc> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r206(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v, %a : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r208(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v, %a fastmath<nnan,reassoc> : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r210(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r212(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r214(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r216(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v fastmath<nnan,reassoc> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r218(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r220(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v fastmath<nnan,reassoc> : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r222(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r224(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v, %a fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r226(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r228(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v, %a fastmath<nnan,reassoc> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r230(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v, %a : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r232(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v, %a fastmath<nnan,reassoc> : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}
