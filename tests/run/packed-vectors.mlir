// Vectors of integers of odd widths in memory, where their bits follow each other without space: the bytes of a stored
// vector, and the elements after it is loaded again.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%lx \00")
llvm.mlir.global internal constant @fmt_end("\0A\00")

llvm.func @put(%x: i64) {
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}

llvm.func @end() {
  %fmt = llvm.mlir.addressof @fmt_end : !llvm.ptr
  %w = llvm.call @printf(%fmt) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  llvm.return
}

// Prints so many bytes, and the first byte after them.
llvm.func @bytes(%memory: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^next(%zero : i64)
^next(%i: i64):
  %address = llvm.getelementptr %memory[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %byte = llvm.load %address : !llvm.ptr -> i8
  %wide = llvm.zext %byte : i8 to i64
  llvm.call @put(%wide) : (i64) -> ()
  %j = llvm.add %i, %one : i64
  %more = llvm.icmp "ule" %j, %n : i64
  llvm.cond_br %more, ^next(%j : i64), ^done
^done:
  llvm.call @end() : () -> ()
  llvm.return
}

llvm.func @fill(%memory: !llvm.ptr) {
  %value = llvm.mlir.constant(90 : i8) : i8
  %n = llvm.mlir.constant(64 : i64) : i64
  "llvm.intr.memset"(%memory, %value, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

llvm.func @main() -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %size = llvm.mlir.constant(64 : i32) : i32
  %memory = llvm.alloca %size x i8 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %at = llvm.mlir.constant(2 : i32) : i32

  // 3 x 7 bits: less than one word.
  llvm.call @fill(%memory) : (!llvm.ptr) -> ()
  %n7 = llvm.mlir.constant(3 : i64) : i64
  %v7 = llvm.mlir.constant(dense<[1, -2, 85]> : vector<3xi7>) : vector<3xi7>
  llvm.store %v7, %memory : vector<3xi7>, !llvm.ptr
  llvm.call @bytes(%memory, %n7) : (!llvm.ptr, i64) -> ()
  %l7 = llvm.load %memory : !llvm.ptr -> vector<3xi7>
  %e7 = llvm.extractelement %l7[%at : i32] : vector<3xi7>
  %w7 = llvm.zext %e7 : i7 to i64
  llvm.call @put(%w7) : (i64) -> ()
  llvm.call @end() : () -> ()

  // 4 x 33 bits: three words, elements on their edges.
  llvm.call @fill(%memory) : (!llvm.ptr) -> ()
  %n33 = llvm.mlir.constant(17 : i64) : i64
  %v33 = llvm.mlir.constant(dense<[4886718345, -1, 6066930261, -4294967296]> : vector<4xi33>) : vector<4xi33>
  llvm.store %v33, %memory : vector<4xi33>, !llvm.ptr
  llvm.call @bytes(%memory, %n33) : (!llvm.ptr, i64) -> ()
  %l33 = llvm.load %memory : !llvm.ptr -> vector<4xi33>
  %e33 = llvm.extractelement %l33[%at : i32] : vector<4xi33>
  %w33 = llvm.zext %e33 : i33 to i64
  llvm.call @put(%w33) : (i64) -> ()
  llvm.call @end() : () -> ()

  // 3 x 100 bits: elements that span two and three words.
  llvm.call @fill(%memory) : (!llvm.ptr) -> ()
  %n100 = llvm.mlir.constant(38 : i64) : i64
  %v100 = llvm.mlir.constant(dense<[-3, 1234567890123456789012345678, 16777619]> : vector<3xi100>) : vector<3xi100>
  llvm.store %v100, %memory : vector<3xi100>, !llvm.ptr
  llvm.call @bytes(%memory, %n100) : (!llvm.ptr, i64) -> ()
  %one = llvm.mlir.constant(1 : i32) : i32
  %l100 = llvm.load %memory : !llvm.ptr -> vector<3xi100>
  %e100 = llvm.extractelement %l100[%one : i32] : vector<3xi100>
  %shift = llvm.mlir.constant(50 : i100) : i100
  %h100 = llvm.lshr %e100, %shift : i100
  %w100 = llvm.trunc %e100 : i100 to i64
  %x100 = llvm.trunc %h100 : i100 to i64
  llvm.call @put(%w100) : (i64) -> ()
  llvm.call @put(%x100) : (i64) -> ()
  llvm.call @end() : () -> ()
  llvm.return %zero : i32
}
