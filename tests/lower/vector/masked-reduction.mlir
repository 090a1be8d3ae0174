// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// ONE-WAY: the text of vector.mask has no location for the operation inside

func.func @r0(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r2(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r3(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r5(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r7(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r8(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r10(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r12(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r13(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r15(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r17(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r18(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r20(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <minui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r22(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <minui>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r23(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <minui>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r25(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <minui>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r27(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <minui>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r28(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <minui>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r30(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r32(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r33(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r35(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <minsi>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r37(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <minsi>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r38(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <minsi>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r40(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r42(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r43(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r45(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <maxui>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r47(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <maxui>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r48(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <maxui>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r50(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r52(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r53(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r55(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r57(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <maxsi>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r58(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <maxsi>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r60(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <and>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r62(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <and>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r63(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <and>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r65(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <and>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r67(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <and>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r68(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <and>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r70(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <or>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r72(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <or>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r73(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <or>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r75(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <or>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r77(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <or>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r78(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <or>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r80(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <xor>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r82(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <xor>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r83(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <xor>, %v : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r85(%v: vector<4xi32>, %a: i32, %m: vector<4xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <xor>, %v, %a : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}

// -----

func.func @r87(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> i8 {
  %0 = vector.mask %m { vector.reduction <xor>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0 : i8
}

// -----

func.func @r88(%v: vector<4xi1>, %a: i1, %m: vector<4xi1>) -> i1 {
  %0 = vector.mask %m { vector.reduction <xor>, %v, %a : vector<4xi1> into i1 } : vector<4xi1> -> i1
  return %0 : i1
}

// -----

func.func @r90(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r92(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r94(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r96(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <add>, %v fastmath<nnan,reassoc> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r98(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r100(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <add>, %v fastmath<nnan,reassoc> : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r102(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r104(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r106(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r108(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a fastmath<nnan,reassoc> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r110(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r112(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a fastmath<nnan,reassoc> : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r114(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <mul>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r116(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <mul>, %v fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r118(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <mul>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r120(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <mul>, %v fastmath<nnan,reassoc> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r122(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <mul>, %v : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r124(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <mul>, %v fastmath<nnan,reassoc> : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r126(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r128(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <mul>, %v, %a fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r130(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r132(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <mul>, %v, %a fastmath<nnan,reassoc> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r134(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r136(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <mul>, %v, %a fastmath<nnan,reassoc> : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r138(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r140(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r142(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r144(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v fastmath<nnan,reassoc> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r146(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r148(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v fastmath<nnan,reassoc> : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r150(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r152(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v, %a fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r154(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r156(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v, %a fastmath<nnan,reassoc> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r158(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v, %a : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r160(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v, %a fastmath<nnan,reassoc> : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r162(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r164(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r166(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r168(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v fastmath<nnan,reassoc> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r170(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r172(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v fastmath<nnan,reassoc> : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r174(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r176(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v, %a fastmath<nnan,reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @r178(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r180(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) -> f64 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v, %a fastmath<nnan,reassoc> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0 : f64
}

// -----

func.func @r182(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v, %a : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @r184(%v: vector<4xbf16>, %a: bf16, %m: vector<4xi1>) -> bf16 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v, %a fastmath<nnan,reassoc> : vector<4xbf16> into bf16 } : vector<4xi1> -> bf16
  return %0 : bf16
}

// -----

func.func @s234(%v: vector<[4]xf32>, %a: f32, %m: vector<[4]xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return %0 : f32
}

// -----

func.func @s235(%v: vector<[4]xi32>, %a: i32, %m: vector<[4]xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
  return %0 : i32
}

// -----

func.func @s236(%v: vector<1xf32>, %a: f32, %m: vector<1xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %0 : f32
}

// -----

func.func @s237(%v: vector<1xi32>, %a: i32, %m: vector<1xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<1xi32> into i32 } : vector<1xi1> -> i32
  return %0 : i32
}
