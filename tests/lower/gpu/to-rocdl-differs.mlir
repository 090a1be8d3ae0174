// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942}))"
// DIFFERS: upstream refers to the message of cf.assert in no symbol table, takes scalable vectors apart, makes empty ranges, and excludes the largest i32 from a range that ends there

gpu.module @k {
  gpu.func @f(%a: i32, %b : i1) kernel { 
   cf.assert %b, "x"
   gpu.return }
}

// -----

gpu.module @k {
  gpu.func @f() {
    %0 = gpu.thread_id x upper_bound 0
    %1 = gpu.subgroup_size upper_bound 63 : index
    %2 = gpu.block_dim x upper_bound 2147483647
    "test.use"(%0, %1, %2) : (index, index, index) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%v: vector<[2]xf32>) kernel {
    %0 = math.exp %v : vector<[2]xf32>
    "test.use"(%0) : (vector<[2]xf32>) -> ()
    gpu.return
  }
}
