// RUN: terrace opt %s --affine-expand-index-ops-as-affine --allow-unregistered-dialect

func.func @delinearize(%i: index, %a: index, %b: index, %c: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (%a, %b, %c) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

func.func @one(%i: index, %a: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (%a) : index, index
  return %0#0, %0#1 : index, index
}

func.func @in_loop(%a: index, %b: index) {
  affine.for %i = 0 to 8 {
    %0:3 = affine.delinearize_index %i into (%a, %b) : index, index, index
    %1 = affine.linearize_index [%0#2, %i, %0#0] by (%b, %a) : index
    "t.use"(%0#0, %0#1, %0#2, %1) : (index, index, index, index) -> ()
  }
  return
}

func.func @mixed(%i: index, %a: index, %b: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (%a, %b, 5) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}
