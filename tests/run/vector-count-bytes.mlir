// The number of letters "t" in a text, 16 bytes at a time.

memref.global "private" constant @text : memref<48xi8> = dense<[116, 104, 101, 32, 118, 101, 99, 116, 111, 114, 32, 116, 104, 97, 116, 32, 99, 111, 117, 110, 116, 115, 32, 116, 104, 101, 32, 108, 101, 116, 116, 101, 114, 115, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c48 = arith.constant 48 : index
  %text = memref.get_global @text : memref<48xi8>
  %t = arith.constant dense<116> : vector<16xi8>
  %zero = arith.constant 0 : i32
  %n = scf.for %i = %c0 to %c48 step %c16 iter_args(%acc = %zero) -> (i32) {
    %v = vector.load %text[%i] : memref<48xi8>, vector<16xi8>
    %k = arith.cmpi eq, %v, %t : vector<16xi8>
    %w = arith.extui %k : vector<16xi1> to vector<16xi32>
    %c = vector.reduction <add>, %w, %acc : vector<16xi32> into i32
    scf.yield %c : i32
  }
  vector.print %n : i32
  %status = arith.constant 0 : i32
  return %status : i32
}
