// RUN: terrace opt %s --convert-scf-to-cf --allow-unregistered-dialect

func.func @counts(%n: index) {
  scf.forall (%i) in (%n) {
    "test.use"(%i) : (index) -> ()
  }
  return
}
func.func @static() {
  scf.forall (%i, %j) in (4, 8) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return
}
func.func @bounds(%lb: index, %ub: index) {
  scf.forall (%i, %j) = (%lb, 0) to (%ub, 16) step (1, 4) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return
}
func.func @nested(%n: index) {
  scf.forall (%i) in (%n) {
    scf.forall (%j) in (%i) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
