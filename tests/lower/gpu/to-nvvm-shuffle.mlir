// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))"

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
