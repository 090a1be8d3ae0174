// RUN: terrace opt %s --convert-xevm-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --convert-xevm-to-llvm | terrace translate --mlir-to-llvmir -
// DIFFERS: MLIR writes numbers of uses of caches that are not those of SPIR-V (SPV_INTEL_cache_controls), or that it does not have, and decorates the value of a store instead of its pointer.

llvm.func @accesses(%p: !llvm.ptr<1>, %a: i32) {
  %L1uc_L2uc_L3uc = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>} : !llvm.ptr<1> -> i32
  %L1uc_L2uc_L3c = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>} : !llvm.ptr<1> -> i32
  %L1uc_L2c_L3uc = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>} : !llvm.ptr<1> -> i32
  %L1uc_L2c_L3c = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2c_L3c>} : !llvm.ptr<1> -> i32
  %L1c_L2uc_L3uc = llvm.load %p {cache_control = #xevm.load_cache_control<L1c_L2uc_L3uc>} : !llvm.ptr<1> -> i32
  %L1c_L2uc_L3c = llvm.load %p {cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>} : !llvm.ptr<1> -> i32
  %L1c_L2c_L3uc = llvm.load %p {cache_control = #xevm.load_cache_control<L1c_L2c_L3uc>} : !llvm.ptr<1> -> i32
  %L1c_L2c_L3c = llvm.load %p {cache_control = #xevm.load_cache_control<L1c_L2c_L3c>} : !llvm.ptr<1> -> i32
  %L1s_L2uc_L3uc = llvm.load %p {cache_control = #xevm.load_cache_control<L1s_L2uc_L3uc>} : !llvm.ptr<1> -> i32
  %L1s_L2uc_L3c = llvm.load %p {cache_control = #xevm.load_cache_control<L1s_L2uc_L3c>} : !llvm.ptr<1> -> i32
  %L1s_L2c_L3uc = llvm.load %p {cache_control = #xevm.load_cache_control<L1s_L2c_L3uc>} : !llvm.ptr<1> -> i32
  %L1s_L2c_L3c = llvm.load %p {cache_control = #xevm.load_cache_control<L1s_L2c_L3c>} : !llvm.ptr<1> -> i32
  %ir = llvm.load %p {cache_control = #xevm.load_cache_control<ir>} : !llvm.ptr<1> -> i32
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1uc_L2uc_L3wb>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1uc_L2wb_L3uc>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1uc_L2wb_L3wb>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1wt_L2uc_L3uc>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1wt_L2uc_L3wb>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1wt_L2wb_L3uc>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1wt_L2wb_L3wb>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1s_L2uc_L3uc>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1s_L2uc_L3wb>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1s_L2wb_L3uc>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1s_L2wb_L3wb>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1wb_L2uc_L3uc>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>} : i32, !llvm.ptr<1>
  llvm.store %a, %p {cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>} : i32, !llvm.ptr<1>
  llvm.return
}

llvm.func @operations(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi16>) {
  %0 = xevm.blockload2d %p, %w, %w, %w, %w, %w <{cache_control = #xevm.load_cache_control<ir>, elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>, elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{cache_control = #xevm.load_cache_control<L1c_L2c_L3uc>, elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> : (!llvm.ptr<1>)
  %1 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>}> : (!llvm.ptr<1>) -> i32
  xevm.blockstore %p, %1 <{cache_control = #xevm.store_cache_control<L1wt_L2uc_L3uc>}> : (!llvm.ptr<1>, i32)
  llvm.return
}
