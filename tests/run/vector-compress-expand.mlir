// Positive numbers are stored one after the other; an expanding load spreads numbers.

memref.global "private" constant @d : memref<10xi32> = dense<[5, -2, 7, -1, -9, 4, 0, 8, -3, 6]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %d = memref.get_global @d : memref<10xi32>
  %o = memref.alloc() : memref<16xi32>
  %fill = arith.constant dense<-1> : vector<16xi32>
  vector.store %fill, %o[%c0] : memref<16xi32>, vector<16xi32>
  %zero = arith.constant dense<0> : vector<5xi32>
  %n = scf.for %i = %c0 to %c10 step %c5 iter_args(%at = %c0) -> (index) {
    %v = vector.load %d[%i] : memref<10xi32>, vector<5xi32>
    %k = arith.cmpi sgt, %v, %zero : vector<5xi32>
    vector.compressstore %o[%at], %k, %v : memref<16xi32>, vector<5xi1>, vector<5xi32>
    %w = arith.extui %k : vector<5xi1> to vector<5xi32>
    %c = vector.reduction <add>, %w : vector<5xi32> into i32
    %ci = arith.index_cast %c : i32 to index
    %next = arith.addi %at, %ci : index
    scf.yield %next : index
  }
  vector.print %n : index
  %r = vector.load %o[%c0] : memref<16xi32>, vector<16xi32>
  vector.print %r : vector<16xi32>
  %k = arith.constant dense<[false, true, true, false, true]> : vector<5xi1>
  %p = arith.constant dense<100> : vector<5xi32>
  %x = vector.expandload %d[%c5], %k, %p : memref<10xi32>, vector<5xi1>, vector<5xi32> into vector<5xi32>
  vector.print %x : vector<5xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
