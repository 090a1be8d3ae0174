// RUN: terrace opt %s --convert-gpu-to-nvvm
// RUN: terrace opt %s --convert-gpu-to-nvvm=allowed-dialects=math,func

// What libdevice lacks is left to convert-math-to-llvm.
gpu.module @k {
  func.func @integers(%a: i64, %b: i32, %c: i8) -> (i64, i32, i8, i32, i32, i64) {
    %0 = math.absi %a : i64
    %1 = math.absi %b : i32
    %2 = math.absi %c : i8
    %3 = math.ctpop %b : i32
    %4 = math.ctlz %b : i32
    %5 = math.ipowi %a, %a : i64
    return %0, %1, %2, %3, %4, %5 : i64, i32, i8, i32, i32, i64
  }

  func.func @floats(%f: f32, %h: f16, %v: vector<2xf32>) -> (f32, f32, f16, vector<2xf32>) {
    %0 = math.trunc %f : f32
    %1 = math.exp %f : f32
    %2 = math.copysign %h, %h : f16
    %3 = math.trunc %v : vector<2xf32>
    return %0, %1, %2, %3 : f32, f32, f16, vector<2xf32>
  }
}
