// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @make_buffer_rsrc(%arg0: !llvm.ptr, %arg1: i16, %arg2: i64, %arg3: i32) -> !llvm.ptr<8> {
  %0 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 : !llvm.ptr to <8>
  llvm.return %0 : !llvm.ptr<8>
}
llvm.func @make_buffer_rsrc_2(%arg0: !llvm.ptr<1>, %arg1: i16, %arg2: i64, %arg3: i32) -> !llvm.ptr<7> {
  %0 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 : <1> to <7>
  llvm.return %0 : !llvm.ptr<7>
}
llvm.func @raw_ptr_buffer_load(%arg0: !llvm.ptr<8>, %arg1: i32, %arg2: i32) -> f32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = rocdl.raw.ptr.buffer.load %arg0, %arg1, %arg2, %0 : f32
  llvm.return %1 : f32
}
llvm.func @raw_ptr_buffer_store(%arg0: f32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.ptr.buffer.store %arg0, %arg1, %arg2, %arg3, %0 : f32
  llvm.return
}
llvm.func @raw_ptr_buffer_atomic_cmpswap(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr<8>, %arg3: i32, %arg4: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg0, %arg1, %arg2, %arg3, %arg4, %0 : i32
  llvm.return %1 : i32
}
llvm.func @raw_ptr_buffer_atomic_fadd(%arg0: f32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.ptr.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %0 : f32
  llvm.return
}
llvm.func @raw_ptr_buffer_atomic_fmax(%arg0: f32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.ptr.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %0 : f32
  llvm.return
}
llvm.func @raw_ptr_buffer_atomic_smax(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.ptr.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %0 : i32
  llvm.return
}
llvm.func @raw_ptr_buffer_atomic_umin(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.ptr.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %0 : i32
  llvm.return
}
llvm.func @raw_buffer_load(%arg0: vector<4xi32>, %arg1: i32, %arg2: i32) -> f32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = rocdl.raw.buffer.load %arg0, %arg1, %arg2, %0 : f32
  llvm.return %1 : f32
}
llvm.func @raw_buffer_store(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.buffer.store %arg0, %arg1, %arg2, %arg3, %0 : f32
  llvm.return
}
llvm.func @raw_buffer_atomic_fadd(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %0 : f32
  llvm.return
}
llvm.func @raw_buffer_atomic_fmax(%arg0: f32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %0 : f32
  llvm.return
}
llvm.func @raw_buffer_atomic_smax(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %0 : i32
  llvm.return
}
llvm.func @raw_buffer_atomic_umin(%arg0: i32, %arg1: vector<4xi32>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %0 : i32
  llvm.return
}
llvm.func @raw_buffer_atomic_cmpswap(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>, %arg3: i32, %arg4: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = rocdl.raw.buffer.atomic.cmpswap(%arg0, %arg1, %arg2, %arg3, %arg4, %0) : i32, vector<4xi32>
  llvm.return %1 : i32
}
llvm.func @raw_ptr_buffer_load_lds(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.ptr.buffer.load.lds %arg0, %arg1, %0, %arg2, %arg3, %1, %2
  llvm.return
}
