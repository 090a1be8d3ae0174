// Discardable attributes under the name of an attribute of the new operation become that, unless the lowering sets it.
// RUN: terrace opt %s --convert-to-llvm --reconcile-unrealized-casts
// RUN: terrace opt %s --convert-to-llvm --reconcile-unrealized-casts --mlir-print-op-generic

func.func @scalar(%a: i32, %b: i32, %c: i1, %x: f32) {
  %0 = arith.ori %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : i32
  %1 = arith.extui %a {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : i32 to i64
  %2 = arith.uitofp %a {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : i32 to f32
  %3 = arith.select %c, %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : i32
  %4 = arith.addf %x, %x {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : f32
  %5 = arith.mulf %x, %x fastmath<ninf> {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : f32
  %6 = arith.divsi %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isDisjoint, nonNeg} : i32
  %7 = arith.addi %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isDisjoint, nonNeg} : i32
  %8 = arith.xori %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : i32
  %9 = math.exp %x {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : f32
  %10 = math.rsqrt %x fastmath<ninf> {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : f32
  %11 = math.copysign %x, %x {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : f32
  %12 = math.ctpop %a {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : i32
  return
}

func.func @array(%a: vector<2x3xi32>, %b: vector<2x3xi32>, %c: vector<2x3xi1>, %x: vector<2x3xf32>) {
  %0 = arith.ori %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : vector<2x3xi32>
  %1 = arith.extui %a {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : vector<2x3xi32> to vector<2x3xi64>
  %2 = arith.uitofp %a {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : vector<2x3xi32> to vector<2x3xf32>
  %3 = arith.select %c, %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : vector<2x3xi1>, vector<2x3xi32>
  %4 = arith.addf %x, %x {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : vector<2x3xf32>
  %5 = arith.mulf %x, %x fastmath<ninf> {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : vector<2x3xf32>
  %6 = arith.divsi %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isDisjoint, nonNeg} : vector<2x3xi32>
  %7 = arith.addi %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isDisjoint, nonNeg} : vector<2x3xi32>
  %8 = arith.xori %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : vector<2x3xi32>
  %9 = math.exp %x {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : vector<2x3xf32>
  %10 = math.rsqrt %x fastmath<ninf> {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : vector<2x3xf32>
  %11 = math.copysign %x, %x {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : vector<2x3xf32>
  %12 = math.ctpop %a {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>} : vector<2x3xi32>
  return
}

func.func @index(%a: index, %b: index) {
  %0 = index.add %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>}
  %1 = index.divs %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>}
  %2 = index.or %a, %b {fastmathFlags = #llvm.fastmath<nnan>, isExact, isDisjoint, nonNeg, overflowFlags = #llvm.overflow<nsw>}
  return
}
