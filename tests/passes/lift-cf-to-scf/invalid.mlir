// RUN: not terrace opt %s --lift-cf-to-scf --split-input-file --mlir-print-op-on-diagnostic=false 2>&1

func.func @unreachable() {
  cf.br ^a
^a:
  return
^b:
  cf.br ^a
}

// -----

func.func @endless() {
  scf.execute_region {
    cf.br ^a
  ^a:
    cf.br ^a
  }
  return
}
