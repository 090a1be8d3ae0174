// What only the complete lowering covers: slices, regrouped shapes, buffers of
// any strided layout, growing buffers, atomic products and exchanges of floats.
// DIFFERS: upstream's pipeline leaves these operations behind.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_float("%g \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_subview("subview\00")
llvm.mlir.global internal constant @t_rank("rank-reduced\00")
llvm.mlir.global internal constant @t_nested("subview of a subview\00")
llvm.mlir.global internal constant @t_collapse("collapse\00")
llvm.mlir.global internal constant @t_expand("expand\00")
llvm.mlir.global internal constant @t_column("column-major\00")
llvm.mlir.global internal constant @t_symbols("layout with symbols\00")
llvm.mlir.global internal constant @t_realloc("realloc\00")
llvm.mlir.global internal constant @t_atomic("atomic\00")

func.func @put(%x: i32) {
  %y = arith.extsi %x : i32 to i64
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %y) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}

func.func @put_float(%x: f32) {
  %y = arith.extf %x : f32 to f64
  %fmt = llvm.mlir.addressof @fmt_float : !llvm.ptr
  %w = llvm.call @printf(%fmt, %y) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  return
}

func.func @end(%title: !llvm.ptr) {
  %fmt = llvm.mlir.addressof @fmt_end : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  return
}

func.func @show1(%m: memref<?xi32, strided<[?], offset: ?>>, %title: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32, strided<[?], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
    func.call @put(%x) : (i32) -> ()
  }
  call @end(%title) : (!llvm.ptr) -> ()
  return
}

func.func @show2(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %title: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %k = memref.dim %m, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %k step %c1 {
      %x = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
      func.call @put(%x) : (i32) -> ()
    }
  }
  call @end(%title) : (!llvm.ptr) -> ()
  return
}

// 0, 1, 2, ... in row-major order of the indices.
func.func @fill(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %k = memref.dim %m, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %k step %c1 {
      %row = arith.muli %i, %k : index
      %at = arith.addi %row, %j : index
      %x = arith.index_cast %at : index to i32
      memref.store %x, %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    }
  }
  return
}

func.func @views(%two: index, %three: index) {
  %m = memref.alloc() : memref<6x8xi32>
  %d = memref.cast %m : memref<6x8xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @fill(%d) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()

  %s = memref.subview %m[%two, 1] [%three, 2] [1, %three] : memref<6x8xi32> to memref<?x2xi32, strided<[8, ?], offset: ?>>
  %s1 = memref.cast %s : memref<?x2xi32, strided<[8, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %t1 = llvm.mlir.addressof @t_subview : !llvm.ptr
  call @show2(%s1, %t1) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, !llvm.ptr) -> ()

  %six = arith.addi %three, %three : index
  %r = memref.subview %m[0, %three] [%six, 1] [1, 1] : memref<6x8xi32> to memref<?xi32, strided<[8], offset: ?>>
  %r1 = memref.cast %r : memref<?xi32, strided<[8], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %t2 = llvm.mlir.addressof @t_rank : !llvm.ptr
  call @show1(%r1, %t2) : (memref<?xi32, strided<[?], offset: ?>>, !llvm.ptr) -> ()

  %n = memref.subview %s1[1, 0] [%two, 2] [1, 1] : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x2xi32, strided<[?, ?], offset: ?>>
  %n1 = memref.cast %n : memref<?x2xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %t3 = llvm.mlir.addressof @t_nested : !llvm.ptr
  call @show2(%n1, %t3) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, !llvm.ptr) -> ()

  %f = memref.cast %m : memref<6x8xi32> to memref<?x8xi32>
  %c = memref.collapse_shape %f [[0, 1]] : memref<?x8xi32> into memref<?xi32>
  %p = memref.subview %c[40] [8] [1] : memref<?xi32> to memref<8xi32, strided<[1], offset: 40>>
  %p1 = memref.cast %p : memref<8xi32, strided<[1], offset: 40>> to memref<?xi32, strided<[?], offset: ?>>
  %t4 = llvm.mlir.addressof @t_collapse : !llvm.ptr
  call @show1(%p1, %t4) : (memref<?xi32, strided<[?], offset: ?>>, !llvm.ptr) -> ()

  %e = memref.expand_shape %r [[0, 1]] output_shape [%two, 3] : memref<?xi32, strided<[8], offset: ?>> into memref<?x3xi32, strided<[24, 8], offset: ?>>
  %e1 = memref.cast %e : memref<?x3xi32, strided<[24, 8], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %t5 = llvm.mlir.addressof @t_expand : !llvm.ptr
  call @show2(%e1, %t5) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, !llvm.ptr) -> ()
  memref.dealloc %m : memref<6x8xi32>
  return
}

func.func @layouts(%two: index, %five: index) {
  %m = memref.alloc() {alignment = 64 : i64} : memref<3x4xi32, strided<[1, 3], offset: 2>>
  %d = memref.cast %m : memref<3x4xi32, strided<[1, 3], offset: 2>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @fill(%d) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
  %t1 = llvm.mlir.addressof @t_column : !llvm.ptr
  call @show2(%d, %t1) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, !llvm.ptr) -> ()
  memref.dealloc %m : memref<3x4xi32, strided<[1, 3], offset: 2>>

  %n = memref.alloca(%two)[%two, %five] : memref<?x4xi32, strided<[?, 1], offset: ?>>
  %n1 = memref.cast %n : memref<?x4xi32, strided<[?, 1], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @fill(%n1) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
  %t2 = llvm.mlir.addressof @t_symbols : !llvm.ptr
  call @show2(%n1, %t2) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, !llvm.ptr) -> ()
  return
}

func.func @growing(%two: index, %five: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%two) : memref<?xi32>
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  memref.store %seven, %m[%c0] : memref<?xi32>
  memref.store %eight, %m[%c1] : memref<?xi32>
  %g = memref.realloc %m(%five) : memref<?xi32> to memref<?xi32>
  scf.for %i = %two to %five step %c1 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %g[%i] : memref<?xi32>
  }
  %s = memref.realloc %g : memref<?xi32> to memref<4xi32>
  %s1 = memref.cast %s : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
  %t = llvm.mlir.addressof @t_realloc : !llvm.ptr
  call @show1(%s1, %t) : (memref<?xi32, strided<[?], offset: ?>>, !llvm.ptr) -> ()
  memref.dealloc %s : memref<4xi32>
  return
}

func.func @atomics(%i: index) {
  %m = memref.alloca() : memref<4xi32>
  %f = memref.alloca() : memref<4xf32>
  %six = arith.constant 6 : i32
  %seven = arith.constant 7 : i32
  %a = arith.constant 1.5 : f32
  %b = arith.constant 4.0 : f32
  memref.store %six, %m[%i] : memref<4xi32>
  memref.store %a, %f[%i] : memref<4xf32>
  %old = memref.atomic_rmw muli %seven, %m[%i] : (i32, memref<4xi32>) -> i32
  %new = memref.load %m[%i] : memref<4xi32>
  %fold = memref.atomic_rmw mulf %b, %f[%i] : (f32, memref<4xf32>) -> f32
  %gold = memref.generic_atomic_rmw %f[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    %y = arith.mulf %x, %x : f32
    %z = arith.addf %y, %a : f32
    memref.atomic_yield %z : f32
  }
  %last = memref.load %f[%i] : memref<4xf32>
  call @put(%old) : (i32) -> ()
  call @put(%new) : (i32) -> ()
  call @put_float(%fold) : (f32) -> ()
  call @put_float(%gold) : (f32) -> ()
  call @put_float(%last) : (f32) -> ()
  %t = llvm.mlir.addressof @t_atomic : !llvm.ptr
  call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @main() -> i32 {
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %five = arith.constant 5 : index
  call @views(%two, %three) : (index, index) -> ()
  call @layouts(%two, %five) : (index, index) -> ()
  call @growing(%two, %five) : (index, index) -> ()
  call @atomics(%three) : (index) -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
