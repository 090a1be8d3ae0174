// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))"
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv=1 index-bitwidth=32}))"

gpu.module @k {
  gpu.func @f(%a : f32, %i : i32, %h : f16, %l : i64, %d : f64, %v : vector<2xf32>, %b : i1, %ix : index) kernel {
    gpu.printf "hello\n"
    gpu.printf "x %d %f %f %lld %f %d %d\n", %i, %a, %h, %l, %d, %b, %ix : i32, f32, f16, i64, f64, i1, index
    gpu.printf "hello\n"
    %m = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %m2 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %c = arith.constant 0 : i8
    memref.store %c, %m[%ix] : memref<?xi8, #gpu.address_space<workgroup>>
    memref.store %c, %m2[%ix] : memref<?xi8, #gpu.address_space<workgroup>>
    %w = arith.constant 32 : i32
    %s, %p = gpu.shuffle xor %a, %i, %w : f32
    %s1, %p1 = gpu.shuffle up %i, %i, %w : i32
    %s2, %p2 = gpu.shuffle down %l, %i, %w : i64
    %s3, %p3 = gpu.shuffle idx %d, %i, %w : f64
    "test.use"(%s, %p, %s1, %s2, %s3, %p3) : (f32, i1, i32, i64, f64, i1) -> ()
    gpu.return
  }
  gpu.func @g(%b : i1) kernel { 
    %m2 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
   gpu.return }
}

// -----

gpu.module @k2 {
  llvm.mlir.global internal @printfFormat_0() : i32
  llvm.mlir.global internal @printfFormat_2("a\00") : !llvm.array<2 x i8>
  llvm.mlir.global internal constant @xx("b\00") {addr_space = 0 : i32} : !llvm.array<2 x i8>
  llvm.mlir.global internal @__dynamic_shmem__0() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<0 x i8>
  gpu.func @f5(%x : index) kernel {
    gpu.printf "a"
    gpu.printf "b"
    gpu.printf "c"
    %m2 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    "use"(%m2) : (memref<?xi8, #gpu.address_space<workgroup>>) -> ()
    gpu.return
  }
}

// -----

gpu.module @k2 {
  llvm.mlir.global internal @__dynamic_shmem__0() {addr_space = 3 : i32} : !llvm.array<2 x i8>
  llvm.mlir.global internal @__dynamic_shmem__1() {addr_space = 3 : i32, alignment = 32 : i64} : !llvm.array<0 x i8>
  gpu.func @f5(%x : index) kernel {
    %m2 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    "use"(%m2) : (memref<?xi8, #gpu.address_space<workgroup>>) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%a : f8E4M3FN, %b : bf16, %c : f128) {
  gpu.printf "%d", %a, %b, %c : f8E4M3FN, bf16, f128
  gpu.return
  }
}
