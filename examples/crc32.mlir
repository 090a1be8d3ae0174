// CRC-32 (IEEE 802.3) of byte strings, bit by bit and with a 256-entry table
// built at run time, plus Adler-32 and FNV-1a for comparison.
// Shows unsigned shifts and xor on i32, i64 arithmetic, an uninitialised global
// table, byte access through llvm.getelementptr, and functions without results.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%08x %08x  adler %08x  fnv %016lx  \22%s\22\0A\00")
llvm.mlir.global internal constant @empty("\00")
llvm.mlir.global internal constant @check("123456789\00")
llvm.mlir.global internal constant @fox("The quick brown fox jumps over the lazy dog\00")
llvm.mlir.global internal constant @high("\C3\A9t\C3\A9 \F0\9F\8C\8D\00")

memref.global "private" @table : memref<256xi32> = uninitialized

// One byte through the shift register, bit by bit.
func.func @shift8(%value: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1 : i32
  %poly = arith.constant 0xEDB88320 : i32
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%crc = %value) -> (i32) {
    %bit = arith.trunci %crc : i32 to i1
    %half = arith.shrui %crc, %one : i32
    %mixed = arith.xori %half, %poly : i32
    %next = arith.select %bit, %mixed, %half : i32
    scf.yield %next : i32
  }
  return %r : i32
}

func.func @build_table() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %table = memref.get_global @table : memref<256xi32>
  scf.for %i = %c0 to %n step %c1 {
    %byte = arith.index_cast %i : index to i32
    %entry = func.call @shift8(%byte) : (i32) -> i32
    memref.store %entry, %table[%i] : memref<256xi32>
  }
  return
}

func.func @byte_at(%s: !llvm.ptr, %i: i64) -> i32 {
  %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.load %p : !llvm.ptr -> i8
  %wide = arith.extui %c : i8 to i32
  return %wide : i32
}

func.func @length(%s: !llvm.ptr) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %nul = arith.constant 0 : i32
  %n = scf.while (%i = %zero) : (i64) -> i64 {
    %c = func.call @byte_at(%s, %i) : (!llvm.ptr, i64) -> i32
    %more = arith.cmpi ne, %c, %nul : i32
    scf.condition(%more) %i : i64
  } do {
  ^bb0(%i: i64):
    %next = arith.addi %i, %one : i64
    scf.yield %next : i64
  }
  return %n : i64
}

func.func @crc_bitwise(%s: !llvm.ptr, %n: i64) -> i32 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %ones = arith.constant -1 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%crc = %ones) -> (i32) : i64 {
    %c = func.call @byte_at(%s, %i) : (!llvm.ptr, i64) -> i32
    %x = arith.xori %crc, %c : i32
    %next = func.call @shift8(%x) : (i32) -> i32
    scf.yield %next : i32
  }
  %final = arith.xori %r, %ones : i32
  return %final : i32
}

func.func @crc_table(%s: !llvm.ptr, %n: i64) -> i32 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %ones = arith.constant -1 : i32
  %low = arith.constant 255 : i32
  %eight = arith.constant 8 : i32
  %table = memref.get_global @table : memref<256xi32>
  %r = scf.for %i = %zero to %n step %one iter_args(%crc = %ones) -> (i32) : i64 {
    %c = func.call @byte_at(%s, %i) : (!llvm.ptr, i64) -> i32
    %x = arith.xori %crc, %c : i32
    %slot32 = arith.andi %x, %low : i32
    %slot = arith.index_castui %slot32 : i32 to index
    %entry = memref.load %table[%slot] : memref<256xi32>
    %rest = arith.shrui %crc, %eight : i32
    %next = arith.xori %rest, %entry : i32
    scf.yield %next : i32
  }
  %final = arith.xori %r, %ones : i32
  return %final : i32
}

func.func @adler(%s: !llvm.ptr, %n: i64) -> i32 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %a0 = arith.constant 1 : i32
  %b0 = arith.constant 0 : i32
  %mod = arith.constant 65521 : i32
  %sixteen = arith.constant 16 : i32
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%a = %a0, %b = %b0) -> (i32, i32) : i64 {
    %c = func.call @byte_at(%s, %i) : (!llvm.ptr, i64) -> i32
    %as = arith.addi %a, %c : i32
    %a1 = arith.remui %as, %mod : i32
    %bs = arith.addi %b, %a1 : i32
    %b1 = arith.remui %bs, %mod : i32
    scf.yield %a1, %b1 : i32, i32
  }
  %high = arith.shli %r#1, %sixteen : i32
  %sum = arith.ori %high, %r#0 : i32
  return %sum : i32
}

func.func @fnv1a(%s: !llvm.ptr, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %basis = arith.constant 0xCBF29CE484222325 : i64
  %prime = arith.constant 0x100000001B3 : i64
  %r = scf.for %i = %zero to %n step %one iter_args(%h = %basis) -> (i64) : i64 {
    %c = func.call @byte_at(%s, %i) : (!llvm.ptr, i64) -> i32
    %c64 = arith.extui %c : i32 to i64
    %x = arith.xori %h, %c64 : i64
    %next = arith.muli %x, %prime : i64
    scf.yield %next : i64
  }
  return %r : i64
}

func.func @report(%s: !llvm.ptr) {
  %n = func.call @length(%s) : (!llvm.ptr) -> i64
  %a = func.call @crc_bitwise(%s, %n) : (!llvm.ptr, i64) -> i32
  %b = func.call @crc_table(%s, %n) : (!llvm.ptr, i64) -> i32
  %c = func.call @adler(%s, %n) : (!llvm.ptr, i64) -> i32
  %d = func.call @fnv1a(%s, %n) : (!llvm.ptr, i64) -> i64
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %a, %b, %c, %d, %s) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i64, !llvm.ptr) -> i32
  return
}

func.func @main() -> i32 {
  func.call @build_table() : () -> ()
  %empty = llvm.mlir.addressof @empty : !llvm.ptr
  %check = llvm.mlir.addressof @check : !llvm.ptr
  %fox = llvm.mlir.addressof @fox : !llvm.ptr
  %high = llvm.mlir.addressof @high : !llvm.ptr
  func.call @report(%empty) : (!llvm.ptr) -> ()
  func.call @report(%check) : (!llvm.ptr) -> ()
  func.call @report(%fox) : (!llvm.ptr) -> ()
  func.call @report(%high) : (!llvm.ptr) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
