// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942}))"

gpu.module @k {
  gpu.func @f(%v: vector<2xf32>, %w: vector<2x2xf32>, %f: f32, %h: vector<2xf16>, %o: vector<1xf32>) kernel {
    %0 = math.exp %v fastmath<fast> : vector<2xf32>
    %1 = math.log %w : vector<2x2xf32>
    %2 = math.log %f fastmath<afn> : f32
    %3 = math.exp %h : vector<2xf16>
    %5 = math.exp %o : vector<1xf32>
    "use"(%0, %1, %2, %3, %5) : (vector<2xf32>, vector<2x2xf32>, f32, vector<2xf16>, vector<1xf32>) -> ()
    gpu.return
  }
}

