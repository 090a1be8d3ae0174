// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))"

gpu.module @k {
  gpu.func @f(%a : f32) kernel {
    %0 = gpu.all_reduce add %a uniform {} : (f32) -> (f32)
    "use"(%0) : (f32) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%a : f64, %b : i64, %p : i1) private(%x : memref<3xi32, #gpu.address_space<private>>) {
    %c5 = arith.constant 5 : i32
    %c31 = arith.constant 31 : i32
    cf.cond_br %p, ^a, ^b
  ^a:
    %c7 = arith.constant 7 : i32
    %0 = gpu.all_reduce mul %a uniform {} : (f64) -> (f64)
    %1 = gpu.all_reduce minui %b uniform {} : (i64) -> (i64)
    "use"(%0, %1, %c7, %c31, %c5) : (f64, i64, i32, i32, i32) -> ()
    cf.br ^b
  ^b:
    %2 = gpu.all_reduce %a uniform {
      ^bb(%l : f64, %r : f64):
        %y = arith.addf %l, %r : f64
        gpu.yield %y : f64
     } : (f64) -> (f64)
    "use"(%2) : (f64) -> ()
    gpu.return
  }
}
