// RUN: terrace opt %s --canonicalize=top-down=false
// RUN: terrace opt %s --canonicalize=region-simplify=disabled
// RUN: terrace opt %s --canonicalize=region-simplify=normal
// RUN: terrace opt %s --canonicalize=region-simplify=aggressive
// RUN: terrace opt %s --canonicalize=max-iterations=1
// RUN: terrace opt %s --canonicalize=max-iterations=0
// RUN: terrace opt %s --canonicalize=max-iterations=-1
// RUN: terrace opt %s --canonicalize=max-num-rewrites=1
// RUN: terrace opt %s --canonicalize='max-num-rewrites=1 max-iterations=1'
// RUN: terrace opt %s --canonicalize=test-convergence=true
// RUN: terrace opt %s --canonicalize=disable-patterns=SelectToExtUI,FromElementsToShapeCast
// RUN: terrace opt %s --canonicalize=enable-patterns=SelectToExtUI
// RUN: terrace opt %s --pass-pipeline='builtin.module(canonicalize{enable-patterns=SelectToExtUI,FromElementsToShapeCast disable-patterns=SelectToExtUI})'
// RUN: terrace opt %s --pass-pipeline='builtin.module(canonicalize{max-iterations=3 region-simplify=aggressive top-down=false})' --dump-pass-pipeline 2>&1

// Each option of the pass.

func.func @chain(%x: i32, %c: i1, %v: vector<2x2xf32>) -> (i32, i32, i32, vector<4xf32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %x, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %2 = arith.addi %1, %c2 : i32
  %3 = arith.subi %2, %c1 : i32
  %4 = arith.select %c, %c1, %c0 : i32
  %e0 = vector.extract %v[0, 0] : f32 from vector<2x2xf32>
  %e1 = vector.extract %v[0, 1] : f32 from vector<2x2xf32>
  %e2 = vector.extract %v[1, 0] : f32 from vector<2x2xf32>
  %e3 = vector.extract %v[1, 1] : f32 from vector<2x2xf32>
  %5 = vector.from_elements %e0, %e1, %e2, %e3 : vector<4xf32>
  llvm.cond_br %c, ^a(%x, %x : i32, i32), ^b(%x : i32)
^a(%p: i32, %unused: i32):
  %8 = arith.muli %p, %c2 : i32
  llvm.br ^d(%8 : i32)
^b(%q: i32):
  %9 = arith.muli %q, %c2 : i32
  llvm.br ^d(%9 : i32)
^d(%r: i32):
  return %3, %4, %r, %5 : i32, i32, i32, vector<4xf32>
^dead(%u: i32):
  %10 = arith.addi %u, %c1 : i32
  llvm.br ^dead(%10 : i32)
}
