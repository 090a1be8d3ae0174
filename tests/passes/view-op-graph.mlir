// RUN: terrace opt %s --allow-unregistered-dialect --view-op-graph 2>&1
// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(view-op-graph{max-label-len=40})' 2>&1
// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(view-op-graph{print-attrs=false})' 2>&1
// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(view-op-graph{print-control-flow-edges=true print-data-flow-edges=false})' 2>&1
// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(view-op-graph{print-control-flow-edges=true print-result-types=false})' 2>&1

// Boxes of operations, blocks and arguments, with long attributes and types cut off, and edges between boxes that hold others.

module @m {
  func.func @f(%x: i32, %c: i1) -> (i32, i32) {
    %c5 = arith.constant 5 : i32
    %d = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]> : vector<20xi32>
    %0 = arith.addi %x, %c5 : i32
    %1:2 = scf.if %c -> (i32, i32) {
      %2 = arith.muli %0, %0 : i32
      scf.yield %2, %0 : i32, i32
    } else {
      scf.yield %x, %x : i32, i32
    }
    cf.br ^a(%1#0 : i32)
  ^a(%p: i32):
    return %p, %1#1 : i32, i32
  }
  func.func private @g(i32) -> i32
  func.func @h(%m: memref<4xf32>, %i: index) attributes {a, "we ird" = "x<y>|{z}\"q\"\n", arr = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], d = dense<1> : tensor<100xi32>, e = dense<[1,2]> : tensor<2xi32>, dn = {x = 1 : i32, y = dense<[1,2,3]> : tensor<3xi32>}} {
    "foo.op"() ({
      "foo.a"() : () -> ()
    }, {
    ^bb0(%y: i32):
      "foo.b"(%y, %i) : (i32, index) -> ()
    }) : () -> ()
    %r = "foo.res"() ({}) : () -> i32
    %q:3 = "foo.q"(%r) {"n<x" = 1, e0 = dense<1> : tensor<i32>, big = dense<[[1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9]]> : tensor<2x9xi32>, da = array<i32: 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18>, sp = sparse<[[0]], [1]> : tensor<40xi32>} : (i32) -> (i32, f32, vector<3xi1>)
    %e:3 = scf.execute_region -> (vector<4x4x4xf32>, i32, memref<4x5x6xf32, strided<[1, 2, 3]>>) {
      %1:3 = "foo.three"() : () -> (vector<4x4x4xf32>, i32, memref<4x5x6xf32, strided<[1, 2, 3]>>)
      scf.yield %1#0, %1#1, %1#2 : vector<4x4x4xf32>, i32, memref<4x5x6xf32, strided<[1, 2, 3]>>
    }
    "foo.use"(%q#2, %e#1) : (vector<3xi1>, i32) -> ()
    return
  }
}
