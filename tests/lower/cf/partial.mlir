// RUN: terrace opt %s --convert-cf-to-llvm --allow-unregistered-dialect

func.func @casts(%c: i1, %i: index, %f: f32) -> index {
  %0 = "test.def"() : () -> index
  cf.cond_br %c, ^bb1(%0, %i : index, index), ^bb2(%f : f32)
^bb1(%x: index, %y: index):
  %1 = arith.addi %y, %x : index
  cf.br ^bb3(%1 : index)
^bb2(%z: f32):
  "test.use"(%z) : (f32) -> ()
  cf.br ^bb3(%i : index)
^bb3(%r: index):
  "test.use"(%r) : (index) -> ()
  cf.br ^bb3(%r : index)
}
func.func @region() {
  "test.region"() ({
  ^bb0(%a: index):
    cf.br ^bb1(%a : index)
  ^bb1(%b: index):
    "test.end"(%b) : (index) -> ()
  }) : () -> ()
  return
}
func.func @unreachable_blocks(%i: index) {
  return
^bb1(%a: index):
  cf.br ^bb2(%a : index)
^bb2(%b: index):
  cf.br ^bb1(%b : index)
^bb3(%unused: index, %v: i32):
  return
}
func.func @vector(%v: vector<2x2xf32>) -> vector<2x2xf32> {
  cf.br ^bb1(%v : vector<2x2xf32>)
^bb1(%x: vector<2x2xf32>):
  return %x : vector<2x2xf32>
}
