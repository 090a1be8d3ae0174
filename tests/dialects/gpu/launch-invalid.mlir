// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file 2>&1

func.func @a(%n: index) { gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) return }

// -----

module attributes {gpu.container_module} { func.func @a(%n: index) { gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) return } }

// -----

module attributes {gpu.container_module} { module @k {} func.func @a(%n: index) { gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) return } }

// -----

module attributes {gpu.container_module} { gpu.module @k {} func.func @a(%n: index) { gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { memref.global @f : memref<4xf32> } func.func @a(%n: index) { gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { gpu.func @f() { gpu.return } } func.func @a(%n: index) { gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { gpu.func @f(%x: f32) kernel { gpu.return } } func.func @a(%n: index) { gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { gpu.func @f(%x: f32) kernel { gpu.return } } func.func @a(%n: index) { gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index) return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { gpu.func @f() kernel { gpu.return } } func.func @a(%n: index, %i: i32) { "gpu.launch_func"(%n, %n, %n, %n, %n, %i) <{kernel = @k::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, i32) -> () return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { gpu.func @f() kernel { gpu.return } } func.func @a(%n: index, %i: i32) { "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %n, %n, %i) <{kernel = @k::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, index, i32) -> () return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { gpu.func @f() kernel { gpu.return } } func.func @a(%n: f32) { gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) : f32 return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { func.func @a(%n: index) { gpu.launch_func @k::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) return } } }

// -----

func.func @a(%n: index) { gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { func.return } return }

// -----

func.func @a(%n: index) { gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) workgroup(%w : i32) { gpu.terminator } return }

// -----

func.func @a(%n: index) { gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) workgroup(%w : memref<4xf32, #gpu.address_space<private>>) { gpu.terminator } return }

// -----

func.func @a(%n: index) { gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) private(%w : memref<4xf32, #gpu.address_space<workgroup>>) { gpu.terminator } return }

// -----

func.func @a(%n: index) { "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({ ^bb0(%x: index): gpu.terminator }) : (index, index, index, index, index, index) -> () return }

// -----

func.func @a(%n: index) { "gpu.launch"(%n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({ ^bb0(%x: index): gpu.terminator }) : (index, index, index, index, index, index, index) -> () return }

// -----

func.func @a(%n: index) { gpu.launch async blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { gpu.terminator } return }

// -----

func.func @a(%m: memref<32x32xf16, strided<[1, 32]>>, %i: index) { %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, strided<[1, 32]>> -> !gpu.mma_matrix<16x16xf16, "AOp"> return }

// -----

func.func @a(%m: memref<32x32xf16, strided<[1, 32]>>, %i: index, %a: !gpu.mma_matrix<16x16xf16, "COp">) { gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, strided<[1, 32]>> return }

// -----

func.func @a(%m: memref<32x32xf16>, %i: index, %a: !gpu.mma_matrix<16x16xf16, "AOp">) { gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16> return }

// -----

func.func @a(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) { %d = gpu.subgroup_mma_compute %b, %a, %c : !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp"> return }

// -----

func.func @a(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<32x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) { %d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<32x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp"> return }

// -----

func.func @a(%a: f32) { %d = gpu.subgroup_mma_constant_matrix %a : !gpu.mma_matrix<16x16xf16, "COp"> return }

// -----

func.func @a(%a: f32) { %d = "gpu.subgroup_mma_constant_matrix"(%a) : (f32) -> !gpu.mma_matrix<16x16xf16, "COp"> return }

// -----

func.func @a(%m: memref<32x32xbf16>, %i: index) { %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xbf16> -> !gpu.mma_matrix<16x16xf16, "AOp"> return }

// -----

func.func @a(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %i: index) { %d = gpu.subgroup_mma_extract_thread_local %a[%i] : !gpu.mma_matrix<16x16xf16, "AOp"> -> f32 return }

// -----

func.func @a(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %i: index, %x: f32) { %d = gpu.subgroup_mma_insert_thread_local %x, %a[%i] : f32, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "AOp"> return }

// -----

func.func @a(%a: !gpu.mma_matrix<16x16xf16, "AOp">) { %d = gpu.subgroup_mma_elementwise foo %a : (!gpu.mma_matrix<16x16xf16, "AOp">) -> !gpu.mma_matrix<16x16xf16, "AOp"> return }

// -----

func.func @a(%l: index, %v: vector<4xf32>) { gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) { } return }

// -----

func.func @a(%l: index, %v: vector<4xf32>) { %r = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) { } return }

// -----

func.func @a(%l: index, %v: vector<4xf32>) { %r = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) { gpu.yield %l : index } return }

// -----

func.func @a(%l: index, %v: vector<4xf32>) { gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) { ^bb0(%a: vector<4x4xf32>): } return }

// -----

func.func @a(%l: index, %v: vector<4xf32>) { gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) { ^bb0(%a: vector<130xf32>): } return }

// -----

func.func @a(%l: index, %v: vector<4xf32>) { gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) { ^bb0(%a: vector<64xf32>): } return }

// -----

func.func @a(%l: index, %v: vector<4xf32>) { gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) { ^bb0(%a: vector<64xf32>): "other.end"() : () -> () } return }
