// RUN: terrace opt %s --gpu-to-llvm --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s '--gpu-to-llvm=use-bare-pointers-for-host=1' --split-input-file --allow-unregistered-dialect

func.func @many() {
  %0 = gpu.wait async
  %1 = gpu.wait async
  %a, %t = gpu.alloc async [%0] () : memref<4xf32>
  %2 = gpu.wait async [%t, %1]
  %b, %t3 = gpu.alloc async [%2] () : memref<4xf32>
  gpu.wait [%2, %t3]
  return
}

// -----

func.func @arg(%tok: !gpu.async.token) -> !gpu.async.token {
  gpu.wait [%tok]
  %2 = gpu.wait async [%tok]
  return %2 : !gpu.async.token
}

// -----

func.func @alloc_sync() {
  %a = gpu.alloc () : memref<4xf32>
  gpu.dealloc %a : memref<4xf32>
  return
}

// -----

func.func @host_shared() {
  %a = gpu.alloc host_shared () : memref<4xf32>
  %0 = gpu.wait async
  %b, %t = gpu.alloc async [%0] host_shared () : memref<4xf32>
  "test.use"(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @memcpy(%a: memref<4x?x2xf16, 3>, %b: memref<4x?x2xf16>, %c : memref<f32>, %v: i32, %h: f16, %m: memref<4xi32>, %i: i64, %l: memref<4xi64>, %mm: memref<?xf16, 1>, %e: memref<0xi32>) {
  %0 = gpu.wait async
  %1 = gpu.memcpy async [%0] %b, %a : memref<4x?x2xf16>, memref<4x?x2xf16, 3>
  %2 = gpu.memcpy async [%1] %c, %c : memref<f32>, memref<f32>
  %3 = gpu.memset async [%2] %m, %v : memref<4xi32>, i32
  %4 = gpu.memset async [%3] %mm, %h : memref<?xf16, 1>, f16
  %6 = gpu.memcpy async [%4] %e, %e : memref<0xi32>, memref<0xi32>
  %5 = gpu.memset async [%6] %l, %i : memref<4xi64>, i64
  gpu.wait [%5]
  return
}

// -----

func.func @setc(%b: memref<4xindex>, %v : index) {
  %0 = gpu.wait async
  %1 = gpu.memset async [%0] %b, %v : memref<4xindex>, index
  gpu.wait [%1]
  return
}

// -----

func.func @strided(%b: memref<4xf32, strided<[2]>>, %v : f32) {
  %0 = gpu.wait async
  %1 = gpu.memset async [%0] %b, %v : memref<4xf32, strided<[2]>>, f32
  gpu.wait [%1]
  return
}

// -----

func.func @dev(%v : i32) {
  gpu.set_default_device %v
  return
}

// -----

func.func private @mgpuSetDefaultDevice(i32)
func.func @dev(%v : i32) {
  gpu.set_default_device %v
  return
}

// -----

func.func @alldeps() {
  %0 = gpu.wait async
  %1 = gpu.wait async
  %a, %t = gpu.alloc async [%0, %1] () : memref<4xf32>
  %b, %t2 = gpu.alloc async () : memref<4xf32>
  return
}

// -----

func.func @cf(%c: i1) {
  %0 = gpu.wait async
  cf.cond_br %c, ^a(%0 : !gpu.async.token), ^b
^a(%t: !gpu.async.token):
  gpu.wait [%t]
  cf.br ^b
^b:
  gpu.wait [%0]
  return
}

// -----

func.func @xfer(%m: memref<4x8xf32>, %i: index, %f: f32) -> vector<8xf32> {
  %v = vector.transfer_read %m[%i, %i], %f {in_bounds=[true]} : memref<4x8xf32>, vector<8xf32>
  %w = vector.transfer_read %m[%i, %i], %f {in_bounds=[true, true]} : memref<4x8xf32>, vector<2x8xf32>
  vector.transfer_write %w, %m[%i, %i] {in_bounds=[true, true]} : vector<2x8xf32>, memref<4x8xf32>
  vector.transfer_write %v, %m[%i, %i] {in_bounds=[true]} : vector<8xf32>, memref<4x8xf32>
  %z = vector.transfer_read %m[%i, %i], %f : memref<4x8xf32>, vector<8xf32>
  %y = arith.addf %v, %z : vector<8xf32>
  return %y : vector<8xf32>
}

// -----

func.func @reshape(%m: memref<*xf32>, %shape: memref<2xindex>) -> memref<?x?xf32> {
  %r = memref.reshape %m(%shape) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %r : memref<?x?xf32>
}
