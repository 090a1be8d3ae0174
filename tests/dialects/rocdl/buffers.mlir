// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

llvm.func @make_buffer_rsrc(%a0: !llvm.ptr, %a1: i16, %a2: i64, %a3: i32) -> !llvm.ptr<8> {
  %0 = "rocdl.make.buffer.rsrc"(%a0, %a1, %a2, %a3) : (!llvm.ptr, i16, i64, i32) -> !llvm.ptr<8>
  llvm.return %0 : !llvm.ptr<8>
}

llvm.func @make_buffer_rsrc_2(%a0: !llvm.ptr<1>, %a1: i16, %a2: i64, %a3: i32) -> !llvm.ptr<7> {
  %0 = "rocdl.make.buffer.rsrc"(%a0, %a1, %a2, %a3) : (!llvm.ptr<1>, i16, i64, i32) -> !llvm.ptr<7>
  llvm.return %0 : !llvm.ptr<7>
}

llvm.func @raw_ptr_buffer_load(%a0: !llvm.ptr<8>, %a1: i32, %a2: i32) -> f32 {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.raw.ptr.buffer.load"(%a0, %a1, %a2, %c0) : (!llvm.ptr<8>, i32, i32, i32) -> f32
  llvm.return %0 : f32
}

llvm.func @raw_ptr_buffer_store(%a0: f32, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32) {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  "rocdl.raw.ptr.buffer.store"(%a0, %a1, %a2, %a3, %c0) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @raw_ptr_buffer_atomic_cmpswap(%a0: i32, %a1: i32, %a2: !llvm.ptr<8>, %a3: i32, %a4: i32) -> i32 {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%a0, %a1, %a2, %a3, %a4, %c0) : (i32, i32, !llvm.ptr<8>, i32, i32, i32) -> i32
  llvm.return %0 : i32
}

llvm.func @raw_ptr_buffer_atomic_fadd(%a0: f32, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32) {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  "rocdl.raw.ptr.buffer.atomic.fadd"(%a0, %a1, %a2, %a3, %c0) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @raw_ptr_buffer_atomic_fmax(%a0: f32, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32) {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  "rocdl.raw.ptr.buffer.atomic.fmax"(%a0, %a1, %a2, %a3, %c0) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @raw_ptr_buffer_atomic_smax(%a0: i32, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32) {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  "rocdl.raw.ptr.buffer.atomic.smax"(%a0, %a1, %a2, %a3, %c0) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @raw_ptr_buffer_atomic_umin(%a0: i32, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32) {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  "rocdl.raw.ptr.buffer.atomic.umin"(%a0, %a1, %a2, %a3, %c0) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @raw_buffer_load(%a0: vector<4xi32>, %a1: i32, %a2: i32) -> f32 {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.raw.buffer.load"(%a0, %a1, %a2, %c0) : (vector<4xi32>, i32, i32, i32) -> f32
  llvm.return %0 : f32
}

llvm.func @raw_buffer_store(%a0: f32, %a1: vector<4xi32>, %a2: i32, %a3: i32) {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  "rocdl.raw.buffer.store"(%a0, %a1, %a2, %a3, %c0) : (f32, vector<4xi32>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @raw_buffer_atomic_fadd(%a0: f32, %a1: vector<4xi32>, %a2: i32, %a3: i32) {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  "rocdl.raw.buffer.atomic.fadd"(%a0, %a1, %a2, %a3, %c0) : (f32, vector<4xi32>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @raw_buffer_atomic_fmax(%a0: f32, %a1: vector<4xi32>, %a2: i32, %a3: i32) {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  "rocdl.raw.buffer.atomic.fmax"(%a0, %a1, %a2, %a3, %c0) : (f32, vector<4xi32>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @raw_buffer_atomic_smax(%a0: i32, %a1: vector<4xi32>, %a2: i32, %a3: i32) {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  "rocdl.raw.buffer.atomic.smax"(%a0, %a1, %a2, %a3, %c0) : (i32, vector<4xi32>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @raw_buffer_atomic_umin(%a0: i32, %a1: vector<4xi32>, %a2: i32, %a3: i32) {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  "rocdl.raw.buffer.atomic.umin"(%a0, %a1, %a2, %a3, %c0) : (i32, vector<4xi32>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @raw_buffer_atomic_cmpswap(%a0: i32, %a1: i32, %a2: vector<4xi32>, %a3: i32, %a4: i32) -> i32 {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.raw.buffer.atomic.cmpswap"(%a0, %a1, %a2, %a3, %a4, %c0) : (i32, i32, vector<4xi32>, i32, i32, i32) -> i32
  llvm.return %0 : i32
}

llvm.func @raw_ptr_buffer_load_lds(%a0: !llvm.ptr<8>, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  "rocdl.raw.ptr.buffer.load.lds"(%a0, %a1, %c0, %a2, %a3, %c1, %c2) : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
  llvm.return
}
