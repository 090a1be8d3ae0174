// Loads and stores through strided layouts with static and dynamic offsets and
// strides. The views are made by writing memref descriptors by hand: columns,
// transposes, diagonals, overlapping rows, sub-blocks and broadcasts of one
// buffer; and by memref.cast between layouts.

!d1 = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
!d2 = !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
!v1 = memref<?xi32, strided<[?], offset: ?>>
!v2 = memref<?x?xi32, strided<[?, ?], offset: ?>>

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_row("row\00")
llvm.mlir.global internal constant @t_column("column\00")
llvm.mlir.global internal constant @t_diagonal("diagonal\00")
llvm.mlir.global internal constant @t_broadcast("broadcast\00")
llvm.mlir.global internal constant @t_transpose("transpose\00")
llvm.mlir.global internal constant @t_block("block\00")
llvm.mlir.global internal constant @t_windows("sliding windows\00")
llvm.mlir.global internal constant @t_static("static layouts\00")
llvm.mlir.global internal constant @t_casts("casts\00")
llvm.mlir.global internal constant @t_after("buffer after stores\00")

func.func @put(%x: i32) {
  %y = arith.extsi %x : i32 to i64
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %y) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}

func.func @end(%title: !llvm.ptr) {
  %fmt = llvm.mlir.addressof @fmt_end : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  return
}

// A vector of `size` elements of the buffer, from `offset`, `stride` apart.
func.func @view1(%m: memref<?xi32>, %offset: i64, %size: i64, %stride: i64) -> !v1 {
  %d0 = builtin.unrealized_conversion_cast %m : memref<?xi32> to !d1
  %d1 = llvm.insertvalue %offset, %d0[2] : !d1
  %d2 = llvm.insertvalue %size, %d1[3, 0] : !d1
  %d3 = llvm.insertvalue %stride, %d2[4, 0] : !d1
  %v = builtin.unrealized_conversion_cast %d3 : !d1 to !v1
  return %v : !v1
}

func.func @view2(%m: memref<?xi32>, %offset: i64, %rows: i64, %cols: i64, %s0: i64, %s1: i64) -> !v2 {
  %d = builtin.unrealized_conversion_cast %m : memref<?xi32> to !d1
  %base = llvm.extractvalue %d[0] : !d1
  %data = llvm.extractvalue %d[1] : !d1
  %e0 = llvm.mlir.poison : !d2
  %e1 = llvm.insertvalue %base, %e0[0] : !d2
  %e2 = llvm.insertvalue %data, %e1[1] : !d2
  %e3 = llvm.insertvalue %offset, %e2[2] : !d2
  %e4 = llvm.insertvalue %rows, %e3[3, 0] : !d2
  %e5 = llvm.insertvalue %cols, %e4[3, 1] : !d2
  %e6 = llvm.insertvalue %s0, %e5[4, 0] : !d2
  %e7 = llvm.insertvalue %s1, %e6[4, 1] : !d2
  %v = builtin.unrealized_conversion_cast %e7 : !d2 to !v2
  return %v : !v2
}

func.func @print1(%v: !v1, %title: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %v, %c0 : !v1
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %v[%i] : !v1
    func.call @put(%x) : (i32) -> ()
  }
  func.call @end(%title) : (!llvm.ptr) -> ()
  return
}

func.func @print2(%v: !v2, %title: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %v, %c0 : !v2
  %n = memref.dim %v, %c1 : !v2
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %x = memref.load %v[%i, %j] : !v2
      func.call @put(%x) : (i32) -> ()
    }
  }
  func.call @end(%title) : (!llvm.ptr) -> ()
  return
}

// Layouts known at compile time: column-major, padded rows, and an offset.
func.func @static_layouts(%m: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %four = arith.constant 4 : i64
  %six = arith.constant 6 : i64
  %seven = arith.constant 7 : i64
  %cm_d = func.call @view2(%m, %zero, %six, %four, %one, %six) : (memref<?xi32>, i64, i64, i64, i64, i64) -> !v2
  %cm = memref.cast %cm_d : !v2 to memref<6x4xi32, strided<[1, 6]>>
  %x0 = memref.load %cm[%c2, %c3] : memref<6x4xi32, strided<[1, 6]>>
  func.call @put(%x0) : (i32) -> ()
  %off_d = func.call @view2(%m, %seven, %three, %four, %six, %one) : (memref<?xi32>, i64, i64, i64, i64, i64) -> !v2
  %off = memref.cast %off_d : !v2 to memref<3x4xi32, strided<[6, 1], offset: 7>>
  %x1 = memref.load %off[%c2, %c3] : memref<3x4xi32, strided<[6, 1], offset: 7>>
  func.call @put(%x1) : (i32) -> ()
  %mixed = memref.cast %off : memref<3x4xi32, strided<[6, 1], offset: 7>> to memref<?x4xi32, strided<[?, 1], offset: 7>>
  %x2 = memref.load %mixed[%c1, %c2] : memref<?x4xi32, strided<[?, 1], offset: 7>>
  func.call @put(%x2) : (i32) -> ()
  memref.store %x0, %mixed[%c1, %c2] : memref<?x4xi32, strided<[?, 1], offset: 7>>
  %x3 = memref.load %off[%c1, %c2] : memref<3x4xi32, strided<[6, 1], offset: 7>>
  func.call @put(%x3) : (i32) -> ()
  memref.store %x2, %off[%c1, %c2] : memref<3x4xi32, strided<[6, 1], offset: 7>>
  %t = llvm.mlir.addressof @t_static : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// From the identity layout to dynamic ones and back.
func.func @casts() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 31 : i32
  %y = arith.constant 32 : i32
  %m = memref.alloca() : memref<2x3xi32>
  %a = memref.cast %m : memref<2x3xi32> to memref<2x3xi32, strided<[3, 1]>>
  %b = memref.cast %a : memref<2x3xi32, strided<[3, 1]>> to memref<2x?xi32, strided<[?, 1], offset: ?>>
  %c = memref.cast %b : memref<2x?xi32, strided<[?, 1], offset: ?>> to !v2
  %d = memref.cast %c : !v2 to memref<2x3xi32>
  memref.store %x, %b[%c1, %c2] : memref<2x?xi32, strided<[?, 1], offset: ?>>
  memref.store %y, %d[%c0, %c1] : memref<2x3xi32>
  %p = memref.load %m[%c1, %c2] : memref<2x3xi32>
  %q = memref.load %c[%c0, %c1] : !v2
  func.call @put(%p) : (i32) -> ()
  func.call @put(%q) : (i32) -> ()
  %t = llvm.mlir.addressof @t_casts : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// The buffer holds 0 to 23; as rows of six:
//    0  1  2  3  4  5
//    6  7  8  9 10 11
//   12 13 14 15 16 17
//   18 19 20 21 22 23
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %m = memref.alloc(%c24) : memref<?xi32>
  scf.for %i = %c0 to %c24 step %c1 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[%i] : memref<?xi32>
  }
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %four = arith.constant 4 : i64
  %six = arith.constant 6 : i64
  %seven = arith.constant 7 : i64
  %eight = arith.constant 8 : i64
  %t0 = llvm.mlir.addressof @t_row : !llvm.ptr
  %row = func.call @view1(%m, %six, %six, %one) : (memref<?xi32>, i64, i64, i64) -> !v1
  func.call @print1(%row, %t0) : (!v1, !llvm.ptr) -> ()
  %t1 = llvm.mlir.addressof @t_column : !llvm.ptr
  %column = func.call @view1(%m, %two, %four, %six) : (memref<?xi32>, i64, i64, i64) -> !v1
  func.call @print1(%column, %t1) : (!v1, !llvm.ptr) -> ()
  %t2 = llvm.mlir.addressof @t_diagonal : !llvm.ptr
  %diagonal = func.call @view1(%m, %zero, %four, %seven) : (memref<?xi32>, i64, i64, i64) -> !v1
  func.call @print1(%diagonal, %t2) : (!v1, !llvm.ptr) -> ()
  %t4 = llvm.mlir.addressof @t_broadcast : !llvm.ptr
  %broadcast = func.call @view2(%m, %eight, %two, %three, %zero, %zero) : (memref<?xi32>, i64, i64, i64, i64, i64) -> !v2
  func.call @print2(%broadcast, %t4) : (!v2, !llvm.ptr) -> ()
  %t5 = llvm.mlir.addressof @t_transpose : !llvm.ptr
  %transpose = func.call @view2(%m, %zero, %six, %four, %one, %six) : (memref<?xi32>, i64, i64, i64, i64, i64) -> !v2
  func.call @print2(%transpose, %t5) : (!v2, !llvm.ptr) -> ()
  %t6 = llvm.mlir.addressof @t_block : !llvm.ptr
  %block = func.call @view2(%m, %seven, %two, %three, %six, %two) : (memref<?xi32>, i64, i64, i64, i64, i64) -> !v2
  func.call @print2(%block, %t6) : (!v2, !llvm.ptr) -> ()
  %t7 = llvm.mlir.addressof @t_windows : !llvm.ptr
  %windows = func.call @view2(%m, %zero, %four, %three, %one, %one) : (memref<?xi32>, i64, i64, i64, i64, i64) -> !v2
  func.call @print2(%windows, %t7) : (!v2, !llvm.ptr) -> ()
  func.call @static_layouts(%m) : (memref<?xi32>) -> ()
  func.call @casts() : () -> ()

  // Negates the block through its view, and puts the diagonal to zero.
  %z = arith.constant 0 : i32
  %rows = memref.dim %block, %c0 : !v2
  %cols = memref.dim %block, %c1 : !v2
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %cols step %c1 {
      %x = memref.load %block[%i, %j] : !v2
      %n = arith.subi %z, %x : i32
      memref.store %n, %block[%i, %j] : !v2
    }
  }
  %len = memref.dim %diagonal, %c0 : !v1
  scf.for %i = %c1 to %len step %c1 {
    memref.store %z, %diagonal[%i] : !v1
  }
  %t8 = llvm.mlir.addressof @t_after : !llvm.ptr
  %all = memref.cast %m : memref<?xi32> to !v1
  func.call @print1(%all, %t8) : (!v1, !llvm.ptr) -> ()
  memref.dealloc %m : memref<?xi32>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
