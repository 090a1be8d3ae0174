// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))'
// DIFFERS: upstream copies what a loop carries in a branch that it copies as well, which makes an invalid loop

func.func @loop_in_branch(%n: index, %a: f32, %c: i1, %m: memref<?xf32>) -> index {
  %r = affine.for %i = 0 to 4 iter_args(%x = %n) -> (index) {
    %s = scf.if %c -> (f32) {
      scf.yield %a : f32
    } else {
      %t = affine.for %j = 0 to 3 iter_args(%y = %a) -> (f32) {
        %z = arith.addf %y, %a : f32
        affine.yield %z : f32
      }
      scf.yield %t : f32
    }
    affine.store %s, %m[%i] : memref<?xf32>
    %v = arith.maxsi %x, %i : index
    affine.yield %v : index
  }
  return %r : index
}

func.func @sum_in_branch(%a: f32, %c: i1, %m: memref<?xf32>) -> f32 {
  %r = affine.for %i = 0 to 4 iter_args(%x = %a) -> (f32) {
    affine.for %k = 0 to 2 {
      affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%k) {
        %t = affine.for %j = 0 to 3 iter_args(%y = %a) -> (f32) {
          %z = affine.load %m[%i] : memref<?xf32>
          %w = arith.addf %y, %z : f32
          affine.yield %w : f32
        }
        affine.store %t, %m[%k] : memref<?xf32>
      }
    }
    %l = affine.load %m[%i] : memref<?xf32>
    %s = arith.addf %x, %l : f32
    affine.yield %s : f32
  }
  return %r : f32
}
