// RUN: terrace opt %s --math-sincos-fusion --allow-unregistered-dialect
// RUN: terrace opt %s --math-sincos-fusion --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope

func.func @a(%a: f32, %b: f32, %c: i1, %v: vector<4xf32>) -> (f32,f32,f32,f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %a : f32
  return %0,%1,%0,%1 : f32,f32,f32,f32
}
func.func @b(%a: f32, %b: f32, %c: i1, %v: vector<4xf32>) -> (f32,f32,f32,f32) {
  %0 = math.cos %a fastmath<contract> {foo} : f32
  %x = math.cos %a fastmath<contract> : f32
  %1 = math.sin %a fastmath<contract> {bar} : f32
  %y = math.sin %a fastmath<contract> : f32
  return %0,%1,%x,%y : f32,f32,f32,f32
}
func.func @c(%a: f32, %b: f32, %c: i1, %v: vector<4xf32>) -> (f32,f32,f32,f32) {
  %0 = math.cos %a fastmath<contract> {foo} : f32
  %x = scf.if %c -> f32 {
    %z = math.sin %a fastmath<contract> {bar} : f32
    scf.yield %z: f32
  } else { 
    %w = math.cos %a fastmath<contract> : f32
    %z = math.sin %a fastmath<contract> {bar} : f32
    %s = arith.addf %w, %z : f32
    scf.yield %s: f32
  }
  %1 = math.sin %a fastmath<fast> : f32
  %y = math.sin %a fastmath<contract> : f32
  return %0,%1,%x,%y : f32,f32,f32,f32
}
func.func @d(%a: f32, %b: f32, %c: i1, %v: vector<4xf32>) {
  %0 = math.cos %v  : vector<4xf32>
  %1 = math.sin %v  : vector<4xf32>
  "test.use"(%0, %1) : (vector<4xf32>, vector<4xf32>) -> ()
  cf.br ^bb1
^bb1:
  %2 = math.sin %v  : vector<4xf32>
  %3 = math.sin %v  : vector<4xf32>
  %4 = math.cos %v  : vector<4xf32>
  %5 = math.cos %v  : vector<4xf32>
  "test.use"(%2, %3, %4, %5) : (vector<4xf32>, vector<4xf32>,vector<4xf32>, vector<4xf32>) -> ()
  %6 = math.cos %v  : vector<4xf32>
  "test.use"(%0, %6) : (vector<4xf32>, vector<4xf32>) -> ()
  %7, %8 = math.sincos %v  : vector<4xf32>
  "test.use"(%7, %8) : (vector<4xf32>, vector<4xf32>) -> ()
  return
}
func.func @e(%a: f32, %b: f32) -> (f32, f32, f32, f32) {
  %1 = math.cos %a : f32
  %2 = math.cos %b : f32
  %3 = math.sin %b : f32
  %4 = math.sin %a : f32
  %5 = arith.addf %a, %b : f32
  return %1, %2, %3, %4 : f32, f32,f32,f32
}
func.func @f(%a: f32, %b: f32) -> (f32, f32, f32, f32) {
  %0 = arith.addf %a, %b : f32
  %1 = math.cos %0 : f32
  %5 = arith.subf %a, %b : f32
  %4 = math.sin %0 : f32
  return %0, %1, %5, %4 : f32, f32,f32,f32
}
