// Masks, and transfers near the start of memory, with more than 2^31 elements in bounds.
// DIFFERS: upstream computes masks in 32 bits

func.func private @id(%x: index) -> index attributes {no_inline} {
  return %x : index
}
func.func @main() -> i32 {
  %big = arith.constant 2251799813685248 : index
  %a = call @id(%big) : (index) -> index
  %0 = vector.create_mask %a : vector<5xi1>
  vector.print %0 : vector<5xi1>
  %above = arith.constant 4294967298 : index
  %b = call @id(%above) : (index) -> index
  %1 = vector.create_mask %b : vector<3xi1>
  vector.print %1 : vector<3xi1>
  %below = arith.constant -4294967295 : index
  %c = call @id(%below) : (index) -> index
  %2 = vector.create_mask %c, %b : vector<2x3xi1>
  vector.print %2 : vector<2x3xi1>

  %c0 = arith.constant 0 : index
  %many = arith.constant 3000000000 : index
  %n = call @id(%many) : (index) -> index
  %p = arith.constant -1 : i8
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %m = memref.alloc() : memref<8xi8>
  %l = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<8xi8> to memref<?xi8>
  vector.transfer_write %v, %l[%c0] : vector<4xi8>, memref<?xi8>
  %r = vector.transfer_read %l[%c0], %p : memref<?xi8>, vector<4xi8>
  vector.print %r : vector<4xi8>
  memref.dealloc %m : memref<8xi8>
  %success = arith.constant 0 : i32
  return %success : i32
}
