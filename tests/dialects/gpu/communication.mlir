// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

func.func @reductions(%f: f32, %i: i32, %v: vector<4xf16>) {
  %0 = gpu.all_reduce add %f {} : (f32) -> f32
  %1 = gpu.all_reduce and %i uniform {} {a} : (i32) -> i32
  %2 = gpu.all_reduce %f {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    gpu.yield %s : f32
  } : (f32) -> f32
  %3 = gpu.subgroup_reduce mul %f : (f32) -> f32
  %4 = gpu.subgroup_reduce minsi %i uniform : (i32) -> i32
  %5 = gpu.subgroup_reduce maximumf %v cluster(size = 4) : (vector<4xf16>) -> vector<4xf16>
  %6 = gpu.subgroup_reduce xor %i uniform cluster(size = 8, stride = 2) {b} : (i32) -> i32
  %7 = gpu.subgroup_reduce or %i cluster(size = 8, stride = 1) : (i32) -> i32
  return
}

func.func @kinds(%f: f32, %i: i32) {
  %0 = gpu.subgroup_reduce minui %i : (i32) -> i32
  %1 = gpu.subgroup_reduce maxui %i : (i32) -> i32
  %2 = gpu.subgroup_reduce maxsi %i : (i32) -> i32
  %3 = gpu.subgroup_reduce minnumf %f : (f32) -> f32
  %4 = gpu.subgroup_reduce maxnumf %f : (f32) -> f32
  %5 = gpu.subgroup_reduce minimumf %f : (f32) -> f32
  return
}

func.func @lanes(%f: f32, %i: i32, %v: vector<4xi8>) -> (f32, i1) {
  %0, %1 = gpu.shuffle xor %f, %i, %i : f32
  %2, %3 = gpu.shuffle up %v, %i, %i {a} : vector<4xi8>
  %4, %5 = gpu.shuffle down %i, %i, %i : i32
  %6:2 = gpu.shuffle idx %i, %i, %i : i32
  %7, %8 = gpu.rotate %f, 3, 16 : f32
  %9, %10 = gpu.rotate %v, 0, 1 {b} : vector<4xi8>
  %11 = gpu.subgroup_broadcast %f, first_active_lane : f32
  %12 = gpu.subgroup_broadcast %v, specific_lane %i : vector<4xi8>
  gpu.barrier
  gpu.barrier {c}
  return %0, %1 : f32, i1
}

func.func @printf(%f: f32, %i: i32, %x: index) {
  gpu.printf "hello\n"
  gpu.printf "%d %f %ld", %i, %f, %x : i32, f32, index
  gpu.printf "%d" {a}, %i : i32
  return
}

func.func @warp(%lane: index, %v: vector<4xf32>) -> vector<1xf32> {
  gpu.warp_execute_on_lane_0(%lane)[32] {
  }
  %0 = gpu.warp_execute_on_lane_0(%lane)[32] args(%v : vector<4xf32>) -> (vector<1xf32>) {
  ^bb0(%a: vector<128xf32>):
    %x = "test.op"(%a) : (vector<128xf32>) -> vector<32xf32>
    gpu.yield %x : vector<32xf32>
  } {a}
  %1:2 = gpu.warp_execute_on_lane_0(%lane)[8] -> (index, f32) {
    %y = "test.op"() : () -> f32
    gpu.yield %lane, %y : index, f32
  }
  return %0 : vector<1xf32>
}
