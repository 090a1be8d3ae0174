// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-llvm-spv))" --allow-unregistered-dialect
// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-llvm-spv{use-64bit-index=true}))" --allow-unregistered-dialect

gpu.module @m {
  gpu.func @k(%m: memref<?xf32>, %v: i32, %f: f16, %i64: i64, %i8: i8, %i16: i16, %d: f64, %p: memref<4xi32, #gpu.address_space<global>>) workgroup(%w : memref<4xf32, 3>, %w2 : memref<8xf16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) private(%q : memref<2xf32, #gpu.address_space<private>>) kernel attributes {gpu.known_block_size = array<i32: 16, 2, 1>, gpu.known_grid_size = array<i32: 4, 4, 4>} {
    %a = gpu.thread_id x upper_bound 64
    %b = gpu.thread_id y
    %b2 = gpu.block_id z
    %c = gpu.block_dim x
    %d0 = gpu.grid_dim z
    %e = gpu.global_id y
    %g = gpu.lane_id
    %h = gpu.subgroup_id : index
    %i = gpu.num_subgroups : index
    %j = gpu.subgroup_size : index
    gpu.barrier
    %wd = arith.constant 32 : i32
    %off = arith.constant 4 : i32
    gpu.printf "hello %d %f\n", %v, %d : i32, f64
    gpu.printf "hello %d %f\n", %v, %d : i32, f64
    gpu.printf "hi"
    gpu.return
  }
  gpu.func @dev(%a: f32, %b: memref<2xf32>) -> (f32, i32) { %c = arith.constant 1 : i32
   gpu.return %a, %c : f32, i32 }
}

gpu.module @shuffles {
  gpu.func @k(%v: i32, %b: bf16, %i: i1, %f: f8E4M3FN) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %wd = arith.constant 16 : i32
    %off = arith.constant 4 : i32
    %s, %ok = gpu.shuffle xor %v, %off, %wd : i32
    %s1, %ok1 = gpu.shuffle up %b, %off, %wd : bf16
    %s2, %ok2 = gpu.shuffle idx %i, %off, %wd : i1
    %s3, %ok3 = gpu.shuffle idx %f, %off, %wd : f8E4M3FN
    "t.use"(%s1, %ok2, %s2) : (bf16, i1, i1) -> ()
    gpu.return
  }
  llvm.func @l(%v: i32, %u: f16, %w: i8, %w1: i16, %w2: i64, %w3: f64, %w4: f32) attributes {intel_reqd_sub_group_size = 32 : i32} {
    %wd = arith.constant 32 : i32
    %off = arith.constant 4 : i32
    %s, %ok = gpu.shuffle xor %v, %off, %wd : i32
    %s1, %ok1 = gpu.shuffle up %u, %off, %wd : f16
    %s2, %ok2 = gpu.shuffle down %w, %off, %wd : i8
    %s3, %ok3 = gpu.shuffle idx %w1, %off, %wd : i16
    %s4, %ok4 = gpu.shuffle idx %w2, %off, %wd : i64
    %s5, %ok5 = gpu.shuffle idx %w3, %off, %wd : f64
    %s6, %ok6 = gpu.shuffle idx %w4, %off, %wd : f32
    llvm.return
  }
}
