// RUN: terrace opt --pass-pipeline='builtin.module(convert-scf-to-cf,convert-cf-to-llvm,finalize-memref-to-llvm,convert-index-to-llvm,convert-arith-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' %s
// RUN: terrace opt --pass-pipeline='builtin.module(finalize-memref-to-llvm,convert-scf-to-cf,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts,cse,convert-index-to-llvm,reconcile-unrealized-casts)' %s
// RUN: terrace opt --pass-pipeline='builtin.module(func.func(convert-scf-to-cf,convert-arith-to-llvm),convert-cf-to-llvm,builtin.module(convert-arith-to-llvm,convert-cf-to-llvm,convert-func-to-llvm),finalize-memref-to-llvm,convert-func-to-llvm,convert-index-to-llvm,reconcile-unrealized-casts)' %s

// What several passes ask of the module, and where they ask it, comes out as if each had gone through everything.

memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>

func.func private @callee(memref<?xi32>, index) -> i32

func.func @first(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %ok = arith.cmpi sgt, %a, %zero : i32
  cf.assert %ok, "positive"
  %m = memref.alloc(%n) : memref<?xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i32) {
    %v = memref.load %m[%i] : memref<?xi32>
    %t = arith.addi %s, %v : i32
    %u = arith.muli %t, %a : i32
    %small = arith.cmpi slt, %u, %a : i32
    cf.assert %small, "small"
    scf.yield %u : i32
  }
  %r = call @callee(%m, %n) : (memref<?xi32>, index) -> i32
  %s = arith.addi %r, %sum : i32
  memref.dealloc %m : memref<?xi32>
  return %s : i32
}

func.func @second(%n: index) -> i32 {
  %t = memref.get_global @table : memref<4xi32>
  %two = index.constant 2
  %i = index.remu %n, %two
  %v = memref.load %t[%i] : memref<4xi32>
  %x = arith.muli %v, %v : i32
  %y = arith.subi %x, %v : i32
  %ok = arith.cmpi ne, %x, %y : i32
  cf.assert %ok, "different"
  %m = memref.alloc() : memref<8xi32>
  memref.store %y, %m[%n] : memref<8xi32>
  memref.dealloc %m : memref<8xi32>
  return %y : i32
}

func.func @third(%a: f32) -> f32 {
  return %a : f32
}

module @inner {
  func.func @fourth(%a: i1, %n: index) -> memref<?xf32> {
    cf.assert %a, "inner"
    %m = memref.alloc(%n) : memref<?xf32>
    cf.cond_br %a, ^yes, ^no
  ^yes:
    %z = arith.constant 0.0 : f32
    %c0 = arith.constant 0 : index
    memref.store %z, %m[%c0] : memref<?xf32>
    cf.br ^no
  ^no:
    return %m : memref<?xf32>
  }
}
