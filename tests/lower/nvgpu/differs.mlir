// RUN: terrace opt %s --convert-nvgpu-to-nvvm
// DIFFERS: upstream takes scalable vectors apart as if they had no more elements than they have at least; it prints an error for
// products that have no instruction, but goes on with exit code 0; it crashes on types of tensor maps that CUDA lacks; it
// calls the runtime in a gpu.module from the module around, which the call does not see; and it drops the rest of products
// that are no whole number of instructions.

func.func @scalable(%z: vector<[4]xf32>) {
  %0 = nvgpu.rcp %z {rounding = approx, ftz} : vector<[4]xf32>
  return
}

func.func @bf16(%a: vector<4x2xbf16>, %b: vector<2x2xbf16>, %c: vector<2x2xf32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xbf16>, vector<2x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  %1 = nvgpu.mma.sp.sync(%b, %b, %c) metadata(%m) {mmaShape = [16, 8, 16]} : (vector<2x2xbf16>, vector<2x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

func.func @sum(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xbf16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xbf16>) -> vector<2x2xbf16>
  return
}

!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>

func.func @type(%u: memref<*xi8>, %i: index) -> !map {
  %0 = nvgpu.tma.create.descriptor %u box[%i] : memref<*xi8> -> !map
  return %0 : !map
}

gpu.module @kernels {
  func.func @host(%u: memref<*xf16>, %i: index) -> !map {
    %0 = nvgpu.tma.create.descriptor %u box[%i] : memref<*xf16> -> !map
    return %0 : !map
  }
}

// The rows of these factors are no whole number of steps of an instruction.
func.func @rest(
    %a: !nvgpu.warpgroup.descriptor<tensor = memref<64x24xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<24x8xf16, 3>>,
    %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} :
    <tensor = memref<64x24xf16, 3>>, <tensor = memref<24x8xf16, 3>>, <fragmented = vector<64x8xf32>> -> <fragmented = vector<64x8xf32>>
  return %0 : !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
}
