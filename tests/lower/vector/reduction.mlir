// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=reassociate-fp-reductions

func.func @r_f32_add(%v: vector<4xf32>) -> f32 { %0 = vector.reduction <add>, %v : vector<4xf32> into f32 return %0 : f32 }

// -----

func.func @ra_f32_add(%v: vector<4xf32>, %a: f32) -> f32 { %0 = vector.reduction <add>, %v, %a : vector<4xf32> into f32 return %0 : f32 }

// -----

func.func @r_f32_mul(%v: vector<4xf32>) -> f32 { %0 = vector.reduction <mul>, %v : vector<4xf32> into f32 return %0 : f32 }

// -----

func.func @ra_f32_mul(%v: vector<4xf32>, %a: f32) -> f32 { %0 = vector.reduction <mul>, %v, %a : vector<4xf32> into f32 return %0 : f32 }

// -----

func.func @r_f32_minnumf(%v: vector<4xf32>) -> f32 { %0 = vector.reduction <minnumf>, %v : vector<4xf32> into f32 return %0 : f32 }

// -----

func.func @ra_f32_minnumf(%v: vector<4xf32>, %a: f32) -> f32 { %0 = vector.reduction <minnumf>, %v, %a : vector<4xf32> into f32 return %0 : f32 }

// -----

func.func @r_f32_maxnumf(%v: vector<4xf32>) -> f32 { %0 = vector.reduction <maxnumf>, %v : vector<4xf32> into f32 return %0 : f32 }

// -----

func.func @ra_f32_maxnumf(%v: vector<4xf32>, %a: f32) -> f32 { %0 = vector.reduction <maxnumf>, %v, %a : vector<4xf32> into f32 return %0 : f32 }

// -----

func.func @r_f32_minimumf(%v: vector<4xf32>) -> f32 { %0 = vector.reduction <minimumf>, %v : vector<4xf32> into f32 return %0 : f32 }

// -----

func.func @ra_f32_minimumf(%v: vector<4xf32>, %a: f32) -> f32 { %0 = vector.reduction <minimumf>, %v, %a : vector<4xf32> into f32 return %0 : f32 }

// -----

func.func @r_f32_maximumf(%v: vector<4xf32>) -> f32 { %0 = vector.reduction <maximumf>, %v : vector<4xf32> into f32 return %0 : f32 }

// -----

func.func @ra_f32_maximumf(%v: vector<4xf32>, %a: f32) -> f32 { %0 = vector.reduction <maximumf>, %v, %a : vector<4xf32> into f32 return %0 : f32 }

// -----

func.func @r_i32_add(%v: vector<4xi32>) -> i32 { %0 = vector.reduction <add>, %v : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @ra_i32_add(%v: vector<4xi32>, %a: i32) -> i32 { %0 = vector.reduction <add>, %v, %a : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @r_i32_mul(%v: vector<4xi32>) -> i32 { %0 = vector.reduction <mul>, %v : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @ra_i32_mul(%v: vector<4xi32>, %a: i32) -> i32 { %0 = vector.reduction <mul>, %v, %a : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @r_i32_minui(%v: vector<4xi32>) -> i32 { %0 = vector.reduction <minui>, %v : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @ra_i32_minui(%v: vector<4xi32>, %a: i32) -> i32 { %0 = vector.reduction <minui>, %v, %a : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @r_i32_minsi(%v: vector<4xi32>) -> i32 { %0 = vector.reduction <minsi>, %v : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @ra_i32_minsi(%v: vector<4xi32>, %a: i32) -> i32 { %0 = vector.reduction <minsi>, %v, %a : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @r_i32_maxui(%v: vector<4xi32>) -> i32 { %0 = vector.reduction <maxui>, %v : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @ra_i32_maxui(%v: vector<4xi32>, %a: i32) -> i32 { %0 = vector.reduction <maxui>, %v, %a : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @r_i32_maxsi(%v: vector<4xi32>) -> i32 { %0 = vector.reduction <maxsi>, %v : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @ra_i32_maxsi(%v: vector<4xi32>, %a: i32) -> i32 { %0 = vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @r_i32_and(%v: vector<4xi32>) -> i32 { %0 = vector.reduction <and>, %v : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @ra_i32_and(%v: vector<4xi32>, %a: i32) -> i32 { %0 = vector.reduction <and>, %v, %a : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @r_i32_or(%v: vector<4xi32>) -> i32 { %0 = vector.reduction <or>, %v : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @ra_i32_or(%v: vector<4xi32>, %a: i32) -> i32 { %0 = vector.reduction <or>, %v, %a : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @r_i32_xor(%v: vector<4xi32>) -> i32 { %0 = vector.reduction <xor>, %v : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @ra_i32_xor(%v: vector<4xi32>, %a: i32) -> i32 { %0 = vector.reduction <xor>, %v, %a : vector<4xi32> into i32 return %0 : i32 }

// -----

func.func @r_index_add(%v: vector<4xindex>) -> index { %0 = vector.reduction <add>, %v : vector<4xindex> into index return %0 : index }

// -----

func.func @ra_index_add(%v: vector<4xindex>, %a: index) -> index { %0 = vector.reduction <add>, %v, %a : vector<4xindex> into index return %0 : index }

// -----

func.func @r_index_maxsi(%v: vector<4xindex>) -> index { %0 = vector.reduction <maxsi>, %v : vector<4xindex> into index return %0 : index }

// -----

func.func @ra_index_maxsi(%v: vector<4xindex>, %a: index) -> index { %0 = vector.reduction <maxsi>, %v, %a : vector<4xindex> into index return %0 : index }

// -----

func.func @rfm(%v: vector<4xf32>, %a: f32) -> (f32, f32, f32) { %0 = vector.reduction <add>, %v, %a fastmath<reassoc,nnan> : vector<4xf32> into f32 %1 = vector.reduction <mul>, %v fastmath<fast> : vector<4xf32> into f32 %2 = vector.reduction <maximumf>, %v, %a fastmath<nnan> : vector<4xf32> into f32 return %0, %1, %2 : f32, f32, f32 }

// -----

func.func @r0(%v: vector<f32>, %a: f32) -> f32 { %0 = vector.reduction <add>, %v, %a : vector<f32> into f32 return %0 : f32 }

// -----

func.func @r1(%v: vector<1xf32>, %a: f32) -> f32 { %0 = vector.reduction <add>, %v, %a : vector<1xf32> into f32 return %0 : f32 }

// -----

func.func @rs(%v: vector<[4]xi32>) -> i32 { %0 = vector.reduction <mul>, %v : vector<[4]xi32> into i32 return %0 : i32 }
