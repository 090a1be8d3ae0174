// RUN: terrace compile %s

// The bodies of parallel loops become several blocks.

func.func @condition(%c: index, %m: memref<8xi32>, %n: i32) {
  affine.parallel (%j) = (0) to (8) {
    affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%c] {
      affine.store %n, %m[%j] : memref<8xi32>
    }
  }
  return
}

func.func @set(%m: memref<8xf32>, %n: index, %x: f32) -> f32 {
  %r = affine.parallel (%j) = (max(0, symbol(%n) - 5)) to (min(8, symbol(%n) + 2)) reduce ("addf") -> (f32) {
    %y = affine.if affine_set<(d0)[s0] : ((d0 + s0) mod 2 == 0, d0 - s0 + 3 >= 0)>(%j)[%n] -> f32 {
      %z = affine.load %m[%j] : memref<8xf32>
      affine.yield %z : f32
    } else {
      affine.yield %x : f32
    }
    affine.yield %y : f32
  }
  return %r : f32
}
