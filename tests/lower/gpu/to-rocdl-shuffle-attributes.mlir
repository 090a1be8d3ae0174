// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942}))"

// The attributes mean nothing on shuffles of a program.
gpu.module @m {
  func.func @f(%v: i32, %o: i32, %w: i32) -> (i32, i1) {
    %s, %x = gpu.shuffle xor %v, %o, %w {rocdl.swizzle = 3 : i32} : i32
    return %s, %x : i32, i1
  }
  func.func @g(%v: f32, %w: i32) -> f32 {
    %c32 = arith.constant 32 : i32
    %s, %x = gpu.shuffle xor %v, %c32, %w {rocdl.permlane_swap = 32 : i32} : f32
    return %s : f32
  }
}
