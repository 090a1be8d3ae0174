// DIFFERS: upstream refuses loops with waits in tasks

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @printF32(f32)
// Memory on the stack, vectors and buffers that live while a task waits, and many waits for what is available.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2000 = arith.constant 2000 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %f = arith.constant 1.5 : f32
  %t, %mv = async.execute -> !async.value<memref<4xf32>> {
    %m = memref.alloc() : memref<4xf32>
    %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
    vector.store %v, %m[%c0] : memref<4xf32>, vector<4xf32>
    async.yield %m : memref<4xf32>
  }
  %t2, %r:2 = async.execute [%t] -> (!async.value<vector<4xf32>>, !async.value<f32>) {
    %s = memref.alloca() : memref<4xf32>
    %w = arith.constant dense<0.5> : vector<4xf32>
    vector.store %w, %s[%c0] : memref<4xf32>, vector<4xf32>
    %m = async.await %mv : !async.value<memref<4xf32>>
    %x = vector.load %m[%c0] : memref<4xf32>, vector<4xf32>
    %y = vector.load %s[%c0] : memref<4xf32>, vector<4xf32>
    %z = arith.addf %x, %y : vector<4xf32>
    %q = async.execute { memref.dealloc %m : memref<4xf32>
      async.yield }
    async.await %q : !async.token
    async.yield %z, %f : vector<4xf32>, f32
  }
  %z = async.await %r#0 : !async.value<vector<4xf32>>
  %g = async.await %r#1 : !async.value<f32>
  vector.print %z : vector<4xf32>
  call @printF32(%g) : (f32) -> ()
  call @printNewline() : () -> ()
  // many awaits of available values in one task: no recursion
  %k, %sv = async.execute -> !async.value<i64> {
    %sum = scf.for %i = %c0 to %c2000 step %c1 iter_args(%a = %zero) -> i64 {
      %b, %bv = async.execute -> !async.value<i64> { async.yield %one : i64 }
      %x = async.await %bv : !async.value<i64>
      %y = arith.addi %a, %x : i64
      scf.yield %y : i64
    }
    async.yield %sum : i64
  }
  %sum = async.await %sv : !async.value<i64>
  call @printI64(%sum) : (i64) -> ()
  call @printNewline() : () -> ()
  // Memory on the stack of a task keeps its alignment.
  %c64 = arith.constant 64 : index
  %d, %av = async.execute -> !async.value<index> {
    %small = memref.alloca() : memref<3xi8>
    %aligned = memref.alloca() {alignment = 64} : memref<4xf32>
    %e = async.execute { async.yield }
    async.await %e : !async.token
    %p = memref.extract_aligned_pointer_as_index %aligned : memref<4xf32> -> index
    %off = arith.remui %p, %c64 : index
    %q = memref.extract_aligned_pointer_as_index %small : memref<3xi8> -> index
    %is_null = arith.cmpi eq, %q, %c0 : index
    %s = arith.select %is_null, %c1, %off : index
    async.yield %s : index
  }
  %rest = async.await %av : !async.value<index>
  %rest64 = arith.index_cast %rest : index to i64
  call @printI64(%rest64) : (i64) -> ()
  call @printNewline() : () -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
