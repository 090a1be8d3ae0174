// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @poison() {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xf32>
  %2 = ub.poison : memref<?xi8>
  %3 = ub.poison {tag} : index
  %4 = ub.poison <#ub.poison> : f64
  %5 = "ub.poison"() : () -> i1
  %6 = "ub.poison"() <{value = #ub.poison}> : () -> none
  %7 = "ub.poison"() {value = #ub.poison} : () -> (() -> ())
  %8 = ub.poison : tuple<i32, index>
  return
}

func.func @attribute() attributes {a = #ub.poison} {
  ub.unreachable
}

func.func @unreachable(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  ub.unreachable {tag = "t"}
^b:
  "ub.unreachable"() : () -> ()
}
