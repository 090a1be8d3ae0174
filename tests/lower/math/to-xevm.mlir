// RUN: terrace opt %s --convert-math-to-xevm
// RUN: terrace opt %s --convert-math-to-xevm=convert-arith=false
// RUN: terrace opt %s --convert-math-to-xevm --mlir-print-debuginfo

func.func private @other()

func.func @functions(%x: f32, %y: f32) {
  %0 = math.exp %x fastmath<afn> : f32
  %1 = math.cos %x fastmath<afn> : f32
  %2 = math.exp2 %x fastmath<afn> : f32
  %3 = math.log %x fastmath<afn> : f32
  %4 = math.log2 %x fastmath<afn> : f32
  %5 = math.log10 %x fastmath<afn> : f32
  %6 = math.powf %x, %y fastmath<afn> : f32
  %7 = math.rsqrt %x fastmath<afn> : f32
  %8 = math.sin %x fastmath<afn> : f32
  %9 = math.sqrt %x fastmath<afn> : f32
  %10 = math.tan %x fastmath<afn> : f32
  %11 = arith.divf %x, %y fastmath<afn> : f32
  return
}

func.func @types(%h: f16, %d: f64, %v2: vector<2xf16>, %v3: vector<3xf32>, %v4: vector<4xf64>, %v8: vector<8xf32>, %v16: vector<16xf16>) -> (f16, f64) {
  %0 = math.exp %h fastmath<fast> : f16
  %1 = math.exp %d fastmath<nnan,afn> : f64
  %2 = math.powf %v2, %v2 fastmath<afn> : vector<2xf16>
  %3 = math.sin %v3 fastmath<afn> : vector<3xf32>
  %4 = math.sin %v4 fastmath<afn> : vector<4xf64>
  %5 = arith.divf %v8, %v8 fastmath<afn> : vector<8xf32>
  %6 = math.sqrt %v16 fastmath<afn> : vector<16xf16>
  return %0, %1 : f16, f64
}

func.func @left(%x: f32, %m: vector<2x2xf32>, %v5: vector<5xf32>, %v1: vector<1xf32>, %v0: vector<f32>, %t: tensor<4xf32>) {
  %0 = math.exp %x : f32
  %1 = math.exp %x fastmath<ninf> : f32
  %2 = math.exp %m fastmath<afn> : vector<2x2xf32>
  %3 = math.exp %v5 fastmath<afn> : vector<5xf32>
  %4 = math.exp %v1 fastmath<afn> : vector<1xf32>
  %5 = math.exp %v0 fastmath<afn> : vector<f32>
  %6 = math.exp %t fastmath<afn> : tensor<4xf32>
  %7 = math.tanh %x fastmath<afn> : f32
  %8 = arith.mulf %x, %x fastmath<afn> : f32
  return
}

// Functions are declared in the nearest symbol table.
gpu.module @kernels {
  llvm.func @_Z22__spirv_ocl_native_cosf(f32) -> f32
  gpu.func @kernel(%x: f32) kernel {
    %0 = math.exp %x fastmath<afn> : f32
    %1 = math.cos %x fastmath<afn> : f32
    gpu.return
  }
}
