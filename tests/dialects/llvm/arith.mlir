// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Integer and floating-point arithmetic, comparison, selection, with every flag.

llvm.func @integer(%a: i32, %b: i32, %v: vector<4xi64>, %w: i128, %s: vector<[2]xi8>) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.sub %a, %b : i32
  %2 = llvm.mul %v, %v : vector<4xi64>
  %3 = llvm.udiv %a, %b : i32
  %4 = llvm.sdiv %a, %b : i32
  %5 = llvm.urem %w, %w : i128
  %6 = llvm.srem %a, %b : i32
  %7 = llvm.and %a, %b : i32
  %8 = llvm.or %a, %b : i32
  %9 = llvm.xor %s, %s : vector<[2]xi8>
  %10 = llvm.shl %a, %b : i32
  %11 = llvm.lshr %a, %b : i32
  %12 = llvm.ashr %a, %b : i32
  llvm.return
}

llvm.func @flags(%a: i32, %b: i32, %v: vector<4xi64>) {
  %0 = llvm.add %a, %b overflow<nsw> : i32
  %1 = llvm.add %a, %b overflow<nuw> : i32
  %2 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %3 = llvm.add %a, %b overflow<nuw, nsw> : i32
  %4 = llvm.add %a, %b overflow<none> : i32
  %5 = llvm.sub %a, %b overflow<nsw> {tag} : i32
  %6 = llvm.mul %v, %v overflow<nsw, nuw> : vector<4xi64>
  %7 = llvm.shl %a, %b overflow<nuw> : i32
  %8 = llvm.udiv exact %a, %b : i32
  %9 = llvm.sdiv exact %a, %b {tag = 1 : i32} : i32
  %10 = llvm.lshr exact %a, %b : i32
  %11 = llvm.ashr exact %v, %v : vector<4xi64>
  %12 = llvm.or disjoint %a, %b : i32
  llvm.return
}

llvm.func @float(%a: f32, %b: f32, %v: vector<4xf64>, %h: f16, %x: f80, %q: f128, %bf: bf16, %pp: !llvm.ppc_fp128) {
  %0 = llvm.fadd %a, %b : f32
  %1 = llvm.fsub %v, %v : vector<4xf64>
  %2 = llvm.fmul %h, %h : f16
  %3 = llvm.fdiv %x, %x : f80
  %4 = llvm.frem %q, %q : f128
  %5 = llvm.fneg %bf : bf16
  %6 = llvm.fadd %pp, %pp : !llvm.ppc_fp128
  llvm.return
}

llvm.func @fastmath(%a: f32, %b: f32, %c: i1) {
  %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %1 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %2 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan, ninf, nsz, arcp, contract, afn, reassoc>} : f32
  %3 = llvm.fsub %a, %b {fastmathFlags = #llvm.fastmath<ninf, contract>} : f32
  %4 = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<none>} : f32
  %5 = llvm.fdiv %a, %b {fastmathFlags = #llvm.fastmath<reassoc>, tag} : f32
  %6 = llvm.frem %a, %b {fastmathFlags = #llvm.fastmath<arcp>} : f32
  %7 = llvm.fneg %a {fastmathFlags = #llvm.fastmath<nsz>} : f32
  %8 = llvm.fcmp "olt" %a, %b {fastmathFlags = #llvm.fastmath<afn>} : f32
  %9 = llvm.select %c, %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  llvm.return
}


llvm.func @compare(%a: i32, %b: i32, %p: !llvm.ptr, %v: vector<4xi8>, %w: vector<2x!llvm.ptr>, %f: f32, %g: vector<4xf64>) {
  %0 = llvm.icmp "eq" %a, %b : i32
  %1 = llvm.icmp "ne" %a, %b : i32
  %2 = llvm.icmp "slt" %a, %b : i32
  %3 = llvm.icmp "sle" %a, %b : i32
  %4 = llvm.icmp "sgt" %a, %b : i32
  %5 = llvm.icmp "sge" %a, %b : i32
  %6 = llvm.icmp "ult" %a, %b : i32
  %7 = llvm.icmp "ule" %a, %b : i32
  %8 = llvm.icmp "ugt" %a, %b : i32
  %9 = llvm.icmp "uge" %a, %b : i32
  %10 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %11 = llvm.icmp "ult" %v, %v {tag} : vector<4xi8>
  %12 = llvm.icmp "ne" %w, %w : vector<2x!llvm.ptr>
  %13 = llvm.fcmp "_false" %f, %f : f32
  %14 = llvm.fcmp "oeq" %f, %f : f32
  %15 = llvm.fcmp "ogt" %f, %f : f32
  %16 = llvm.fcmp "oge" %f, %f : f32
  %17 = llvm.fcmp "olt" %f, %f : f32
  %18 = llvm.fcmp "ole" %f, %f : f32
  %19 = llvm.fcmp "one" %f, %f : f32
  %20 = llvm.fcmp "ord" %f, %f : f32
  %21 = llvm.fcmp "ueq" %f, %f : f32
  %22 = llvm.fcmp "ugt" %f, %f : f32
  %23 = llvm.fcmp "uge" %f, %f : f32
  %24 = llvm.fcmp "ult" %f, %f : f32
  %25 = llvm.fcmp "ule" %f, %f : f32
  %26 = llvm.fcmp "une" %f, %f : f32
  %27 = llvm.fcmp "uno" %f, %f : f32
  %28 = llvm.fcmp "_true" %f, %f : f32
  %29 = llvm.fcmp "oeq" %g, %g {tag = 1 : i8} : vector<4xf64>
  llvm.return
}

llvm.func @select(%c: i1, %a: i32, %p: !llvm.ptr, %cv: vector<4xi1>, %v: vector<4xf32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.select %c, %a, %a : i1, i32
  %1 = llvm.select %c, %p, %p : i1, !llvm.ptr
  %2 = llvm.select %cv, %v, %v : vector<4xi1>, vector<4xf32>
  %3 = llvm.select %c, %v, %v : i1, vector<4xf32>
  %4 = llvm.select %c, %s, %s {tag} : i1, !llvm.struct<(i32, f32)>
  %5 = llvm.freeze %a : i32
  %6 = llvm.freeze %v {tag} : vector<4xf32>
  llvm.return
}
