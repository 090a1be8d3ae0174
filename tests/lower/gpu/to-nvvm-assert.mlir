// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))"

gpu.module @k {
  gpu.func @f(%a : i32, %b : i1) {
  gpu.printf "%d"
  cf.assert %b, "m" loc("x"("foo.c":3:4))
  cf.assert %b, "m1" loc(callsite("y"("foo2.c":5:4) at "z"("foo3.c":3:4)))
  cf.assert %b, "m2" loc(unknown)
  cf.assert %b, "m3" loc(fused["foo4.c":7:4, "foo5.c":8:4])
  gpu.printf "%d%d" , %a, %b : i32, i1
  gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%p : i1, %l : memref<4xf32>) {
    cf.cond_br %p, ^a, ^a
    ^a:
    cf.assert %p, "x"
    %0 = arith.constant 2 : index
    %1 = memref.load %l[%0] : memref<4xf32>
    cf.cond_br %p, ^a, ^b(%1 : f32)
    ^b(%x : f32):
    memref.store %x, %l[%0] : memref<4xf32>
  gpu.return
  }
}
