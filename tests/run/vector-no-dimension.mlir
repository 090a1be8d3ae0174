// Vectors without dimensions: transfers, arithmetic, extraction, broadcast.

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %b = memref.alloc() : memref<3xf32>
  %z = memref.alloc() : memref<f32>
  %p = arith.constant -1.0 : f32
  %v = arith.constant dense<2.5> : vector<f32>
  %f = arith.constant 4.0 : f32
  memref.store %f, %b[%c0] : memref<3xf32>
  memref.store %f, %b[%c2] : memref<3xf32>
  vector.transfer_write %v, %b[%c1] : vector<f32>, memref<3xf32>
  vector.transfer_write %v, %z[] : vector<f32>, memref<f32>
  %a = vector.transfer_read %b[%c1], %p : memref<3xf32>, vector<f32>
  %c = vector.transfer_read %z[], %p : memref<f32>, vector<f32>
  %s = arith.addf %a, %c : vector<f32>
  vector.print %s : vector<f32>
  %e = vector.extract %s[] : f32 from vector<f32>
  vector.print %e : f32
  %n = vector.broadcast %s : vector<f32> to vector<2x2xf32>
  vector.print %n : vector<2x2xf32>
  %all = vector.transfer_read %b[%c0], %p {in_bounds = [true]} : memref<3xf32>, vector<3xf32>
  vector.print %all : vector<3xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
