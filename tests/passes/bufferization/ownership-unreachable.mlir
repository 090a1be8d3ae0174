// RUN: terrace opt %s --ownership-based-buffer-deallocation

// A value that a block without predecessors uses lives at the end of its block.
  func.func @f0(%arg0: index, %arg1: memref<?x?xf64>, %arg2: f80, %arg3: vector<2x3xi1>, %arg4: vector<2x3xf32>, %arg5: vector<4xindex>, %arg6: index, %arg7: memref<?x?xf64>, %arg8: f80, %arg9: vector<2x3xf32>, %arg10: index, %arg11: index, %arg12: i1) {
    %0 = index.divu %arg0, %arg0
    %1 = math.atan2 %arg2, %arg2 : f80
    %2 = index.divs %arg11, %0
    %3 = index.remu %arg11, %arg10
    return
  ^bb1:  // no predecessors
    memref.dma_wait %arg1[%arg10, %0], %3 : memref<?x?xf64>
    %4 = math.erf %arg2 : f80
    %5 = arith.shrui %arg3, %arg3 : vector<2x3xi1>
    return
  }

