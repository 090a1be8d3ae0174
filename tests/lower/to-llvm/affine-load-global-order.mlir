// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --convert-arith-to-llvm --finalize-memref-to-llvm

// A conversion goes through the text from front to back: a global that it has converted is no constant any more.
func.func @before() -> f32 {
  %pair = memref.get_global @pair : memref<2xf32>
  %0 = affine.load %pair[1] : memref<2xf32>
  return %0 : f32
}

memref.global "private" constant @pair : memref<2xf32> = dense<[1.5, 2.5]>

func.func @between() -> (f32, f32) {
  %pair = memref.get_global @pair : memref<2xf32>
  %0 = affine.load %pair[1] : memref<2xf32>
  %one = memref.get_global @one : memref<1xf32>
  %1 = affine.load %one[0] : memref<1xf32>
  return %0, %1 : f32, f32
}

memref.global "private" constant @one : memref<1xf32> = dense<[3.5]>

func.func @after() -> f32 {
  %one = memref.get_global @one : memref<1xf32>
  %0 = affine.load %one[0] : memref<1xf32>
  return %0 : f32
}
