// RUN: terrace opt %s --convert-math-to-libm

// A loop that does not run is replaced by its initial values: nothing inside it is converted, and no function declared.
func.func @dead(%a: f32, %n: index) -> f32 {
  %r = affine.for %i = 4 to 2 iter_args(%x = %a) -> (f32) {
    affine.for %j = 0 to %n {
      %0 = math.log2 %x : f32
      %1 = math.ctpop %n : index
    }
    affine.yield %x : f32
  }
  return %r : f32
}

func.func @live(%a: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to 2 iter_args(%x = %a) -> (f32) {
    %0 = math.sqrt %x : f32
    affine.yield %0 : f32
  }
  return %r : f32
}
