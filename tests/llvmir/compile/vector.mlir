// RUN: terrace compile %s
// DIFFERS: `vector.fma` becomes `llvm.fma`, which rounds once.

func.func @axpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>, %i: index) {
  %av = vector.broadcast %a : f32 to vector<8xf32>
  %xv = vector.load %x[%i] : memref<?xf32>, vector<8xf32>
  %yv = vector.load %y[%i] : memref<?xf32>, vector<8xf32>
  %r = vector.fma %av, %xv, %yv : vector<8xf32>
  vector.store %r, %y[%i] : memref<?xf32>, vector<8xf32>
  return
}

func.func @tail(%x: memref<?xf32>, %i: index, %pad: f32) -> f32 {
  %v = vector.transfer_read %x[%i], %pad : memref<?xf32>, vector<4xf32>
  %s = vector.reduction <add>, %v, %pad : vector<4xf32> into f32
  return %s : f32
}

func.func @transposed(%v: vector<2x3xi32>) -> vector<3x2xi32> {
  %t = vector.transpose %v, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  return %t : vector<3x2xi32>
}
