// DIFFERS: upstream calls functions whose names lack the type of bf16, and takes scalable vectors for others; it crashes if the module has another function of the name
// RUN: terrace opt %s --convert-math-to-xevm

llvm.func @_Z22__spirv_ocl_native_expf(f64) -> f32

func.func @f(%b: bf16, %s: vector<[4]xf32>, %v: vector<4xbf16>, %x: f32) {
  %0 = math.sin %b fastmath<afn> : bf16
  %1 = math.sin %s fastmath<afn> : vector<[4]xf32>
  %2 = math.sin %v fastmath<afn> : vector<4xbf16>
  %3 = math.exp %x fastmath<afn> : f32
  return
}
