// (llvm-project#132865)
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

scf.forall (%i) in (4) {
  "t.end"() : () -> ()
}

// -----

scf.forall (%i) in (4) {
  scf.yield
}

// -----

scf.forall (%i) in (4) {
  llvm.unreachable
}
