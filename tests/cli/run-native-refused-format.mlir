// RUN: not terrace compile --emit=obj --engine=cranelift -o %t %s 2>&1
// DIFFERS: upstream's tools make no object files.
llvm.func @float(%a: f80) -> f80 {
  llvm.return %a : f80
}
