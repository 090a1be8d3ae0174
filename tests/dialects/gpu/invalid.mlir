// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file 2>&1

func.func @a(%x: f32) { %0 = gpu.all_reduce %x {} : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.all_reduce add %x { ^bb0(%a: f32, %b: f32): gpu.yield %a : f32 } : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.all_reduce %x { ^bb0(%a: f32): gpu.yield %a : f32 } : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.all_reduce %x { ^bb0(%a: f32, %b: i32): gpu.yield %a : f32 } : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.all_reduce %x { ^bb0(%a: f32, %b: f32): gpu.yield } : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.all_reduce %x { ^bb0(%a: f32, %b: f32): %i = arith.constant 1 : i32 gpu.yield %i : i32 } : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.all_reduce %x { ^bb0(%a: f32, %b: f32): "other.end"() : () -> () } : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.all_reduce and %x {} : (f32) -> f32 return }

// -----

func.func @a(%x: i32) { %0 = gpu.all_reduce minnumf %x {} : (i32) -> i32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.all_reduce foo %x {} : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.subgroup_reduce and %x : (f32) -> f32 return }

// -----

func.func @a(%x: vector<[4]xf32>) { %0 = gpu.subgroup_reduce add %x : (vector<[4]xf32>) -> vector<[4]xf32> return }

// -----

func.func @a(%x: vector<4x4xf32>) { %0 = gpu.subgroup_reduce add %x : (vector<4x4xf32>) -> vector<4x4xf32> return }

// -----

func.func @a(%x: f32) { %0 = gpu.subgroup_reduce add %x cluster(size = 3) : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.subgroup_reduce add %x cluster(size = 4, stride = 3) : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_stride = 4 : i32}> : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.subgroup_reduce add %x cluster(size = 0) : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.subgroup_reduce add %x cluster(size = -8) : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.subgroup_reduce add %x : (f32) -> i32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.all_reduce add %x {} : (f32) -> i32 return }

// -----

func.func @a(%x: f32) { %0 = gpu.subgroup_reduce %x : (f32) -> f32 return }

// -----

func.func @a(%x: f32) { %0, %1 = gpu.rotate %x, 16, 16 : f32 return }

// -----

func.func @a(%x: f32) { %0, %1 = gpu.rotate %x, -1, 16 : f32 return }

// -----

func.func @a(%x: f32) { %0, %1 = gpu.rotate %x, 1, 15 : f32 return }

// -----

func.func @a(%x: f32, %i: i32) { %0 = gpu.subgroup_broadcast %x, first_active_lane %i : f32 return }

// -----

func.func @a(%x: f32, %i: i32) { %0 = gpu.subgroup_broadcast %x, specific_lane : f32 return }

// -----

func.func @a(%x: f32, %i: i32) { %0 = gpu.subgroup_broadcast %x, foo : f32 return }

// -----

func.func @a(%x: f32, %i: i32) { %0 = "gpu.subgroup_broadcast"(%x) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32) -> i32 return }

// -----

func.func @a(%x: f32, %i: i32) { %0, %1 = "gpu.shuffle"(%x, %i, %i) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (i32, i1) return }

// -----

func.func @a(%x: f32, %i: i32) { %0, %1 = "gpu.shuffle"(%x, %i, %i) : (f32, i32, i32) -> (f32, i1) return }

// -----

func.func @a(%x: f32, %i: i32) { %0, %1 = gpu.shuffle foo %x, %i, %i : f32 return }

// -----

func.func @a(%x: index, %i: i32) { %0, %1 = gpu.shuffle xor %x, %i, %i : index return }

// -----

func.func @a() { %0 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> i32 return }

// -----

func.func @a() { %0 = "gpu.thread_id"() : () -> index return }

// -----

func.func @a() { %0 = gpu.thread_id w return }

// -----

func.func @a() { %0 = gpu.thread_id return }

// -----

func.func @a() { %0 = "gpu.lane_id"() : () -> i32 return }

// -----

func.func @a() { %0 = gpu.subgroup_id : i32 return }

// -----

func.func @a(%n: index) { %0 = gpu.alloc () : memref<?xf32> return }

// -----

func.func @a(%n: index) { %0 = gpu.alloc (%n)[%n] : memref<?xf32> return }

// -----

func.func @a(%n: index) { gpu.alloc async () : memref<4xf32> return }

// -----

func.func @a(%n: index) { %0 = gpu.alloc async () : memref<4xf32> return }

// -----

func.func @a(%n: index) { gpu.wait async return }

// -----

func.func @a(%n: index) { gpu.wait [%n] return }

// -----

func.func @a(%a: memref<4xf32>, %b: memref<4xi32>) { gpu.memcpy %a, %b : memref<4xf32>, memref<4xi32> return }

// -----

func.func @a(%a: memref<4xf32>, %b: memref<8xf32>) { gpu.memcpy %a, %b : memref<4xf32>, memref<8xf32> return }

// -----

func.func @a(%a: memref<4xf32>, %b: i32) { gpu.memset %a, %b : memref<4xf32>, i32 return }

// -----

func.func @a() { %0 = gpu.dynamic_shared_memory : memref<?xi8> return }

// -----

func.func @a() { %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<private>> return }

// -----

func.func @a() { %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>> return }

// -----

func.func @a() { %0 = gpu.dynamic_shared_memory : memref<?xf32, #gpu.address_space<workgroup>> return }

// -----

func.func @a(%a: memref<*xf32>, %b: memref<4xf32>) { gpu.host_register %b : memref<4xf32> return }

// -----

func.func @a(%b: memref<4xf32>) { "gpu.host_register"(%b) : (memref<4xf32>) -> () return }

// -----

func.func @a(%b: memref<4xf32>) { gpu.set_default_device %b return }

// -----

func.func @a(%b: memref<4xf32>) { gpu.printf "a", %b : memref<4xf32> return }

// -----

gpu.func @a() { gpu.return }

// -----

gpu.module @m { gpu.func @a() }

// -----

gpu.module @m { gpu.func @a() {} }

// -----

gpu.module @m { gpu.func @a(f32) { gpu.return } }

// -----

gpu.module @m { gpu.func @a() -> f32 kernel { %0 = arith.constant 0.0 : f32 gpu.return %0 : f32 } }

// -----

gpu.module @m { gpu.func @a() -> f32 { gpu.return } }

// -----

gpu.module @m { gpu.func @a() -> f32 { %0 = arith.constant 0 : i32 gpu.return %0 : i32 } }

// -----

gpu.module @m { gpu.func @a() workgroup(%a : i32) { gpu.return } }

// -----

gpu.module @m { gpu.func @a() workgroup(%a : memref<4xf32, #gpu.address_space<private>>) { gpu.return } }

// -----

gpu.module @m { gpu.func @a() private(%a : memref<4xf32, #gpu.address_space<workgroup>>) { gpu.return } }

// -----

gpu.module @m { gpu.func @a() kernel attributes {known_block_size = array<i32: 1>} { gpu.return } }

// -----

gpu.module @m { gpu.func @a() kernel attributes {known_block_size = 3 : i32} { gpu.return } }

// -----

gpu.module @m { "gpu.func"() <{function_type = (f32) -> ()}> ({ ^bb0: gpu.return }) {sym_name = "a", workgroup_attributions = 1 : i64} : () -> () }

// -----

gpu.module @m { "gpu.func"() <{function_type = (f32) -> ()}> ({ ^bb0(%x: i32): gpu.return }) {sym_name = "a"} : () -> () }

// -----

gpu.module @m { "gpu.func"() <{function_type = (f32) -> ()}> ({ }) {sym_name = "a"} : () -> () }

// -----

gpu.module @m { gpu.barrier }

// -----

gpu.module @m { func.func @a() { gpu.return } }

// -----

gpu.module @m [] { }

// -----

gpu.module @m [3] { }

// -----

gpu.module @m <3> { }

// -----

gpu.binary @m []

// -----

gpu.binary @m [3]

// -----

func.func @a() attributes {gpu.known_block_size = 32 : i32} { return }

// -----

func.func @a() attributes {gpu.known_grid_size = array<i32: 2, 1>} { return }

// -----

func.func @a() attributes {gpu.container_module} { return }

// -----

func.func @a() { gpu.terminator }
