// Reductions of affine.parallel over two dimensions, with steps, several bounds and no iteration.

memref.global "private" constant @h : memref<4x6xf32> = dense<[[-5.0, 2.0, -2.0, 5.0, 1.0, -3.0], [-2.0, 5.0, 1.0, -3.0, 4.0, 0.0], [1.0, -3.0, 4.0, 0.0, -4.0, 3.0], [4.0, 0.0, -4.0, 3.0, -1.0, -5.0]]>

func.func @main() -> i32 {
  %h = memref.get_global @h : memref<4x6xf32>
  %s = affine.parallel (%i, %j) = (0, 0) to (4, 6) reduce ("addf") -> f32 {
    %x = affine.load %h[%i, %j] : memref<4x6xf32>
    affine.yield %x : f32
  }
  vector.print %s : f32
  %m, %k = affine.parallel (%i, %j) = (0, 0) to (4, 6) step (1, 2) reduce ("maximumf", "minimumf") -> (f32, f32) {
    %x = affine.load %h[%i, %j] : memref<4x6xf32>
    affine.yield %x, %x : f32, f32
  }
  vector.print %m : f32
  vector.print %k : f32
  %c = affine.parallel (%i) = (1) to (7) reduce ("muli") -> i64 {
    %y = arith.index_cast %i : index to i64
    affine.yield %y : i64
  }
  vector.print %c : i64
  %d = affine.parallel (%i, %j) = (0, max(2, 1)) to (3, min(9, 5)) reduce ("addi") -> i64 {
    %x = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%i, %j)
    %y = arith.index_cast %x : index to i64
    affine.yield %y : i64
  }
  vector.print %d : i64
  %none = affine.parallel (%i) = (3) to (3) reduce ("addf") -> f32 {
    %x = affine.load %h[0, %i] : memref<4x6xf32>
    affine.yield %x : f32
  }
  vector.print %none : f32
  %status = arith.constant 0 : i32
  return %status : i32
}
