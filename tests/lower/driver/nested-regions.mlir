// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect

// Operations inside foreign regions are converted, the regions and their arguments stay.
func.func @f(%i: index, %c: i1) -> index {
  %0 = arith.addi %i, %i : index
  %1 = "test.region"(%0) ({
  ^bb0(%a: index):
    %2 = arith.muli %a, %0 : index
    %3 = "test.inner"() ({
      %4 = arith.addi %2, %a : index
      "test.yield"(%4) : (index) -> ()
    }) : () -> index
    "test.yield"(%3) : (index) -> ()
  }) : (index) -> index
  %5 = arith.addi %1, %0 : index
  return %5 : index
}
