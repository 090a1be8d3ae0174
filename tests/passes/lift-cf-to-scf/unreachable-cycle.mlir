// DIFFERS: upstream tears control flow apart that nothing reaches, and the result does not verify
// RUN: not terrace opt %s --lift-cf-to-scf 2>&1

func.func @cycle(%c: i1) {
  return
^a:
  cf.cond_br %c, ^a, ^b
^b:
  return
}
