// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942}))"
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx950}))"

gpu.module @k {
  gpu.func @f0(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle xor %f, %i, %i : f32
    "use"(%r, %q) : (f32, i1) -> ()
    gpu.return
  }
  gpu.func @f1(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle xor %f, %i, %i : f32
    "use"(%r) : (f32) -> ()
    gpu.return
  }
  gpu.func @f2(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle xor %i, %i, %i : i32
    "use"(%r, %q) : (i32, i1) -> ()
    gpu.return
  }
  gpu.func @f3(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle xor %i, %i, %i : i32
    "use"(%r) : (i32) -> ()
    gpu.return
  }
  gpu.func @f4(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle xor %l, %i, %i : i64
    "use"(%r, %q) : (i64, i1) -> ()
    gpu.return
  }
  gpu.func @f5(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle xor %l, %i, %i : i64
    "use"(%r) : (i64) -> ()
    gpu.return
  }
  gpu.func @f6(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle xor %d, %i, %i : f64
    "use"(%r, %q) : (f64, i1) -> ()
    gpu.return
  }
  gpu.func @f7(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle xor %d, %i, %i : f64
    "use"(%r) : (f64) -> ()
    gpu.return
  }
  gpu.func @f8(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle up %f, %i, %i : f32
    "use"(%r, %q) : (f32, i1) -> ()
    gpu.return
  }
  gpu.func @f9(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle up %f, %i, %i : f32
    "use"(%r) : (f32) -> ()
    gpu.return
  }
  gpu.func @f10(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle up %i, %i, %i : i32
    "use"(%r, %q) : (i32, i1) -> ()
    gpu.return
  }
  gpu.func @f11(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle up %i, %i, %i : i32
    "use"(%r) : (i32) -> ()
    gpu.return
  }
  gpu.func @f12(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle up %l, %i, %i : i64
    "use"(%r, %q) : (i64, i1) -> ()
    gpu.return
  }
  gpu.func @f13(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle up %l, %i, %i : i64
    "use"(%r) : (i64) -> ()
    gpu.return
  }
  gpu.func @f14(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle up %d, %i, %i : f64
    "use"(%r, %q) : (f64, i1) -> ()
    gpu.return
  }
  gpu.func @f15(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle up %d, %i, %i : f64
    "use"(%r) : (f64) -> ()
    gpu.return
  }
  gpu.func @f16(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle down %f, %i, %i : f32
    "use"(%r, %q) : (f32, i1) -> ()
    gpu.return
  }
  gpu.func @f17(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle down %f, %i, %i : f32
    "use"(%r) : (f32) -> ()
    gpu.return
  }
  gpu.func @f18(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle down %i, %i, %i : i32
    "use"(%r, %q) : (i32, i1) -> ()
    gpu.return
  }
  gpu.func @f19(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle down %i, %i, %i : i32
    "use"(%r) : (i32) -> ()
    gpu.return
  }
  gpu.func @f20(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle down %l, %i, %i : i64
    "use"(%r, %q) : (i64, i1) -> ()
    gpu.return
  }
  gpu.func @f21(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle down %l, %i, %i : i64
    "use"(%r) : (i64) -> ()
    gpu.return
  }
  gpu.func @f22(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle down %d, %i, %i : f64
    "use"(%r, %q) : (f64, i1) -> ()
    gpu.return
  }
  gpu.func @f23(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle down %d, %i, %i : f64
    "use"(%r) : (f64) -> ()
    gpu.return
  }
  gpu.func @f24(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle idx %f, %i, %i : f32
    "use"(%r, %q) : (f32, i1) -> ()
    gpu.return
  }
  gpu.func @f25(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle idx %f, %i, %i : f32
    "use"(%r) : (f32) -> ()
    gpu.return
  }
  gpu.func @f26(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle idx %i, %i, %i : i32
    "use"(%r, %q) : (i32, i1) -> ()
    gpu.return
  }
  gpu.func @f27(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle idx %i, %i, %i : i32
    "use"(%r) : (i32) -> ()
    gpu.return
  }
  gpu.func @f28(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle idx %l, %i, %i : i64
    "use"(%r, %q) : (i64, i1) -> ()
    gpu.return
  }
  gpu.func @f29(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle idx %l, %i, %i : i64
    "use"(%r) : (i64) -> ()
    gpu.return
  }
  gpu.func @f30(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle idx %d, %i, %i : f64
    "use"(%r, %q) : (f64, i1) -> ()
    gpu.return
  }
  gpu.func @f31(%f : f32, %i : i32, %l : i64, %d : f64) {
    %r, %q = gpu.shuffle idx %d, %i, %i : f64
    "use"(%r) : (f64) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %i : i32, %h : f16, %l : i64, %v : vector<2xf32>, %b : i8) {
    %0, %p0 = gpu.shuffle xor %f, %i, %i : f32
    %1, %p1 = gpu.shuffle up %i, %i, %i : i32
    %2, %p2 = gpu.shuffle down %h, %i, %i : f16
    "use"(%0, %p0, %1, %2) : (f32, i1, i32, f16) -> ()
    %3, %p3 = gpu.shuffle idx %i, %i, %i : i32
    "use"(%3) : (i32) -> ()
    %4, %p4 = gpu.shuffle idx %b, %i, %i : i8
    "use"(%4) : (i8) -> ()
    %5, %p5 = gpu.shuffle idx %v, %i, %i : vector<2xf32>
    "use"(%5) : (vector<2xf32>) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %i : i32, %h : f16, %l : i64, %v : vector<2xf32>, %b : i8) {
    %c4 = arith.constant 4 : i32
    %c5 = arith.constant 5 : i32
    %c64 = arith.constant 64 : i32
    %c1 = arith.constant 1 : i32
    %0, %p0 = gpu.shuffle xor %f, %c1, %c64 : f32
    %1, %p1 = gpu.shuffle up %i, %c1, %c4 : i32
    %2, %p2 = gpu.shuffle down %h, %c5, %c64 : f16
    "use"(%0, %p0, %1, %2) : (f32, i1, i32, f16) -> ()
    %bc = gpu.subgroup_broadcast %f, first_active_lane : f32
    %bd = gpu.subgroup_broadcast %h, specific_lane %i : f16
    "use"(%bc, %bd) : (f32, f16) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %i : i32, %d : f64, %l : i64, %p : i64) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c4 = arith.constant 4 : i32
    %c8 = arith.constant 8 : i32
    %c16 = arith.constant 16 : i32
    %c32 = arith.constant 32 : i32
    %c64 = arith.constant 64 : i32
    %0, %p0 = gpu.shuffle xor %f, %c1, %c64 : f32
    %1, %p1 = gpu.shuffle xor %f, %c2, %c64 : f32
    %2, %p2 = gpu.shuffle xor %f, %c8, %c64 : f32
    %3, %p3 = gpu.shuffle xor %f, %c16, %c64 : f32
    %4, %p4 = gpu.shuffle xor %f, %c32, %c64 : f32
    %5, %p5 = gpu.shuffle xor %d, %c4, %c64 : f64
    %6, %p6 = gpu.shuffle xor %f, %c4, %c32 : f32
    "use"(%0,%1,%2,%3,%4,%5,%6) : (f32,f32,f32,f32,f32,f64,f32) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%h : f16, %b : i8, %i : i32) {
    %c1 = arith.constant 1 : i32
    %c16 = arith.constant 16 : i32
    %c33 = arith.constant 33 : i32
    %c64 = arith.constant 64 : i32
    %0, %p0 = gpu.shuffle xor %h, %c1, %c64 : f16
    %1, %p1 = gpu.shuffle xor %b, %c16, %c64 : i8
    %2, %p2 = gpu.shuffle xor %i, %c33, %c64 : i32
    "test.use"(%0, %p0, %1, %p1, %2, %p2) : (f16, i1, i8, i1, i32, i1) -> ()
    gpu.return
  }
}
