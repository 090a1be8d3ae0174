// DIFFERS: upstream may crash after this error
// RUN: not terrace opt %s --lift-cf-to-scf 2>&1

func.func @other_dialect(%c: i1) {
  llvm.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^b:
  return
}
