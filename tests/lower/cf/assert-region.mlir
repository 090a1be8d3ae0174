// RUN: not terrace opt %s --convert-cf-to-llvm 2>&1

func.func @in_region(%c: i1) {
  scf.if %c {
    cf.assert %c, "in a region"
  }
  return
}
