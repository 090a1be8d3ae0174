// RUN: not terrace opt %s --split-input-file 2>&1

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = spirv.Load "Foo" %p : f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = spirv.Load Function %p : f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = spirv.Load "Uniform" %p : f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = spirv.Load "Function" %p : index
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = "spirv.Load"(%p) : (!spirv.ptr<f32, Function>) -> i32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = "spirv.Load"(%p) <{alignment = 4 : i32}> : (!spirv.ptr<f32, Function>) -> f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = "spirv.Load"(%p) <{memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, Function>) -> f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = "spirv.Load"(%p) <{memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32}> : (!spirv.ptr<f32, Function>) -> f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = "spirv.Load"(%p) <{memory_access = #spirv.memory_access<Aligned>, alignment = 3 : i32}> : (!spirv.ptr<f32, Function>) -> f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = "spirv.Load"(%p) <{memory_access = #spirv.memory_access<Aligned>, alignment = 0 : i32}> : (!spirv.ptr<f32, Function>) -> f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = "spirv.Load"(%p) <{memory_access = #spirv.memory_access<Aligned>, alignment = 4 : i64}> : (!spirv.ptr<f32, Function>) -> f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = spirv.Load "Function" %p ["Foo"] : f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = spirv.Load "Function" %p ["Aligned"] : f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = spirv.Load "Function" %p ["Volatile", 4] : f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = spirv.Load "Function" %p ["Volatile"|4] : f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>) {
  %0 = spirv.Load "Function" %p ["Volatile"] {alignment = 4 : i32} : f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>, %i: i32) {
  "spirv.Store"(%p, %i) {foo} : (!spirv.ptr<f32, Function>, i32) -> ()
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>, %i: f32) {
  spirv.Store "Function" %p : f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>, %i: f32) {
  spirv.Store "Function" %p, %i, %i : f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>, %i: f32) {
  spirv.Store "Function" %p, %p : f32
  return
}

// -----

func.func @f(%p : !spirv.ptr<f32, Function>, %i: f32) {
  spirv.Store "Function" %p, %i {foo} : f32
  return
}

// -----

func.func @f(%i: f32) {
  %0 = spirv.Variable : f32
  return
}

// -----

func.func @f(%i: f32) {
  %0 = spirv.Variable : !spirv.ptr<f32, Uniform>
  return
}

// -----

func.func @f(%i: f32) {
  %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<f32, Uniform>
  return
}

// -----

func.func @f(%i: f32) {
  %0 = spirv.Variable bind(1, 2) : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%i: f32) {
  %0 = spirv.Variable built_in("foo") : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%i: f32) {
  %0 = spirv.Variable built_in(foo) : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%i: f32) {
  %0 = spirv.Variable built_in(3) : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%i: f32) {
  %0 = spirv.Variable init(%i) : !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%i: f32) {
  %0 = spirv.Variable init(%i) : !spirv.ptr<i32, Function>
  return
}

// -----

func.func @f(%i: f32) {
  %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>
  return
}

// -----

func.func @f(%i: f32) {
  %0 = spirv.Variable {aliased_pointer, restrict_pointer} : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>
  return
}

// -----

spirv.GlobalVariable @g : f32

// -----

spirv.GlobalVariable @g : !spirv.ptr<f32, Function>

// -----

spirv.GlobalVariable @g : !spirv.ptr<f32, Generic>

// -----

"spirv.GlobalVariable"() <{sym_name = "g", type = f32}> : () -> ()

// -----

spirv.GlobalVariable @g initializer(3) : !spirv.ptr<f32, Private>

// -----

spirv.GlobalVariable @g initializer(@f) : !spirv.ptr<f32, Private>

// -----

spirv.GlobalVariable @g bind(a) : !spirv.ptr<f32, Private>

// -----

spirv.GlobalVariable @g bind(1, 3 : i64) : !spirv.ptr<f32, Private>

// -----

spirv.GlobalVariable @g {binding = 3 : i64} : !spirv.ptr<f32, Private>

// -----

spirv.GlobalVariable @g {spirv.foo = 3 : i64} : !spirv.ptr<f32, Private>

// -----

spirv.GlobalVariable @g bind(1,2) built_in("foo") : !spirv.ptr<f32, Private>

// -----

%0 = spirv.mlir.addressof @g : !spirv.ptr<f32, Private>

// -----

func.func @f() {
  %0 = spirv.mlir.addressof @g : !spirv.ptr<f32, Private>
  return
}

// -----

func.func @f() {
  %0 = spirv.mlir.addressof @f : !spirv.ptr<f32, Private>
  return
}

// -----

spirv.GlobalVariable @g : !spirv.ptr<i32, Private>
func.func @f() {
  %0 = spirv.mlir.addressof @g : !spirv.ptr<f32, Private>
  return
}

// -----

spirv.GlobalVariable @g : !spirv.ptr<i32, Private>
func.func @f() {
  %0 = spirv.mlir.addressof @g : i32
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, %i: i32, %j: i64) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %p[%c1, %i] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  %1 = spirv.AccessChain %p[%c1, %j] {foo} : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32, i64 -> !spirv.ptr<f32, Function>
  %2 = spirv.AccessChain %p[%c0] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32 -> !spirv.ptr<f32, Function>
  %3 = spirv.AccessChain %p[] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function> -> !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, %i: i32) {
  %0 = "spirv.AccessChain"(%p, %i)  : (!spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32) -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, %i: i32) {
  %c0 = spirv.Constant 2 : i32
  %0 = "spirv.AccessChain"(%p, %c0)  : (!spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32) -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, %i: i32) {
  %c0 = spirv.Constant -1 : i32
  %0 = "spirv.AccessChain"(%p, %c0)  : (!spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32) -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, %i: i32) {
  %c0 = spirv.IAdd %i, %i : i32
  %0 = "spirv.AccessChain"(%p, %c0)  : (!spirv.ptr<!spirv.struct<(f32, !spirv.array<4xf32>)>, Function>, i32) -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<f32, Function>, %i: i32) {
  %0 = "spirv.AccessChain"(%p, %i)  : (!spirv.ptr<f32, Function>, i32) -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: !spirv.ptr<vector<4xf32>, Function>, %i: i32) {
  %0 = "spirv.AccessChain"(%p, %i)  : (!spirv.ptr<vector<4xf32>, Function>, i32) -> !spirv.ptr<f32, Uniform>
  return
}

// -----

func.func @f(%p: !spirv.ptr<vector<4xf32>, Function>, %i: i32) {
  %0 = "spirv.AccessChain"(%p, %i)  : (!spirv.ptr<vector<4xf32>, Function>, i32) -> f32
  return
}

// -----

func.func @f(%p: !spirv.ptr<vector<4xf32>, Function>, %i: i32) {
  %0 = "spirv.AccessChain"(%p, %i, %i)  : (!spirv.ptr<vector<4xf32>, Function>, i32, i32) -> !spirv.ptr<f32, Function>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32) {
  %0 = spirv.CompositeExtract %p[4:i32] : vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32) {
  %0 = spirv.CompositeExtract %p[1] : vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32) {
  %0 = spirv.CompositeExtract %p[] : vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32) {
  %0 = spirv.CompositeExtract %p["a"] : vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32) {
  %0 = spirv.CompositeExtract %p : vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32) {
  %0 = spirv.CompositeExtract %p[1:i32, 2:i32] : vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32) {
  %0 = spirv.CompositeExtract %p[-1:i32] : vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32) {
  %0 = spirv.CompositeExtract %i[0:i32] : i32
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32) {
  %0 = "spirv.CompositeExtract"(%p) {indices=[1:i32]} : (vector<4xf32>) -> i32
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32) {
  %0 = "spirv.CompositeExtract"(%p) {indices=[1:i64]} : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32) {
  %0 = "spirv.CompositeExtract"(%p) {indices=[4:i32]} : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32, %f: f32) {
  %0 = spirv.CompositeInsert %i, %p[1:i32] : i32 into vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32, %f: f32) {
  %0 = spirv.CompositeInsert %f, %p[4:i32] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32, %f: f32) {
  %0 = spirv.CompositeInsert %f, %p[] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32, %f: f32) {
  %0 = spirv.CompositeInsert %f[1:i32] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32, %f: f32) {
  %0 = spirv.CompositeInsert %f, %p[1:i32] : f32 in vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %i: i32, %f: f32) {
  %0 = "spirv.CompositeInsert"(%f, %p) {indices=[1:i32]} : (f32, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %q: vector<2xf32>) {
  %0 = spirv.VectorShuffle [0:i32, 1:i32, 6:i32, -1:i32] %p, %q : vector<4xf32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %q: vector<2xf32>) {
  %0 = spirv.VectorShuffle [0:i32, 1:i32, 5:i32, -1:i32] %p, %q : vector<4xf32>, vector<2xf32> -> vector<3xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %q: vector<2xf32>) {
  %0 = spirv.VectorShuffle [0:i32, 1:i32, 5:i32, -2:i32] %p, %q : vector<4xf32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %q: f32) {
  %0 = spirv.VectorShuffle [0:i32, 1:i32, 5:i32, -2:i32] %p, %q : vector<4xf32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %q: vector<5xf32>) {
  %0 = spirv.VectorShuffle [0:i32, 1:i32, 5:i32, -2:i32] %p, %q : vector<4xf32>, vector<5xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%p: vector<4xf32>, %q: vector<5xf32>) {
  %0 = spirv.VectorShuffle [0:i32, 1:i64] %p, %p : vector<4xf32>, vector<4xf32> -> vector<2xf32>
  return
}
