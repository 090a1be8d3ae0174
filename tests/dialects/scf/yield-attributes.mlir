// A terminator that the custom form leaves out is there when it has attributes.
// RUN: terrace opt %s

func.func @f(%a: index) {
  scf.index_switch %a
  case 2 {
    scf.yield {tag = "x"}
  }
  default {
    scf.yield {tag = "x"}
  }
  scf.index_switch %a
  default {
    scf.yield
  }
  return
}
