// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @elect_sync() {
  %0 = nvvm.elect.sync -> i1
  llvm.return
}
llvm.func @match_sync_0(%a0: i32, %a1: i32) {
  %0 = nvvm.match.sync  all %a0, %a1 : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}
llvm.func @match_sync_1(%a0: i32, %a1: i64) {
  %0 = nvvm.match.sync  all %a0, %a1 : i64 -> !llvm.struct<(i32, i1)>
  llvm.return
}
llvm.func @match_sync_2(%a0: i32, %a1: i32) {
  %0 = nvvm.match.sync  any %a0, %a1 : i32 -> i32
  llvm.return
}
llvm.func @match_sync_3(%a0: i32, %a1: i64) {
  %0 = nvvm.match.sync  any %a0, %a1 : i64 -> i32
  llvm.return
}
llvm.func @redux_sync_0(%a0: i32, %a1: i32) {
  %0 = nvvm.redux.sync  add %a0, %a1 : i32 -> i32
  llvm.return
}
llvm.func @redux_sync_1(%a0: i32, %a1: i32) {
  %0 = nvvm.redux.sync  and %a0, %a1 : i32 -> i32
  llvm.return
}
llvm.func @redux_sync_2(%a0: f32, %a1: i32) {
  %0 = nvvm.redux.sync  fmax %a0, %a1 : f32 -> f32
  llvm.return
}
llvm.func @redux_sync_3(%a0: f32, %a1: i32) {
  %0 = nvvm.redux.sync  fmax %a0, %a1 {nan = true} : f32 -> f32
  llvm.return
}
llvm.func @redux_sync_4(%a0: f32, %a1: i32) {
  %0 = nvvm.redux.sync  fmin %a0, %a1 : f32 -> f32
  llvm.return
}
llvm.func @redux_sync_5(%a0: f32, %a1: i32) {
  %0 = nvvm.redux.sync  fmin %a0, %a1 {nan = true} : f32 -> f32
  llvm.return
}
llvm.func @redux_sync_6(%a0: i32, %a1: i32) {
  %0 = nvvm.redux.sync  max %a0, %a1 : i32 -> i32
  llvm.return
}
llvm.func @redux_sync_7(%a0: i32, %a1: i32) {
  %0 = nvvm.redux.sync  min %a0, %a1 : i32 -> i32
  llvm.return
}
llvm.func @redux_sync_8(%a0: i32, %a1: i32) {
  %0 = nvvm.redux.sync  or %a0, %a1 : i32 -> i32
  llvm.return
}
llvm.func @redux_sync_9(%a0: i32, %a1: i32) {
  %0 = nvvm.redux.sync  umax %a0, %a1 : i32 -> i32
  llvm.return
}
llvm.func @redux_sync_10(%a0: i32, %a1: i32) {
  %0 = nvvm.redux.sync  umin %a0, %a1 : i32 -> i32
  llvm.return
}
llvm.func @redux_sync_11(%a0: i32, %a1: i32) {
  %0 = nvvm.redux.sync  xor %a0, %a1 : i32 -> i32
  llvm.return
}
llvm.func @redux_sync_12(%a0: f32, %a1: i32) {
  %0 = nvvm.redux.sync  fmax %a0, %a1 {abs = true} : f32 -> f32
  llvm.return
}
llvm.func @redux_sync_13(%a0: f32, %a1: i32) {
  %0 = nvvm.redux.sync  fmax %a0, %a1 {abs = true, nan = true} : f32 -> f32
  llvm.return
}
llvm.func @redux_sync_14(%a0: f32, %a1: i32) {
  %0 = nvvm.redux.sync  fmin %a0, %a1 {abs = true} : f32 -> f32
  llvm.return
}
llvm.func @redux_sync_15(%a0: f32, %a1: i32) {
  %0 = nvvm.redux.sync  fmin %a0, %a1 {abs = true, nan = true} : f32 -> f32
  llvm.return
}
llvm.func @shfl_sync_0(%a0: i32, %a1: f32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  bfly %a0, %a1, %a2, %a3 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  llvm.return
}
llvm.func @shfl_sync_1(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  bfly %a0, %a1, %a2, %a3 {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}
llvm.func @shfl_sync_2(%a0: i32, %a1: f32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  bfly %a0, %a1, %a2, %a3 : f32 -> f32
  llvm.return
}
llvm.func @shfl_sync_3(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  bfly %a0, %a1, %a2, %a3 : i32 -> i32
  llvm.return
}
llvm.func @shfl_sync_4(%a0: i32, %a1: f32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  down %a0, %a1, %a2, %a3 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  llvm.return
}
llvm.func @shfl_sync_5(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  down %a0, %a1, %a2, %a3 {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}
llvm.func @shfl_sync_6(%a0: i32, %a1: f32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  down %a0, %a1, %a2, %a3 : f32 -> f32
  llvm.return
}
llvm.func @shfl_sync_7(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  down %a0, %a1, %a2, %a3 : i32 -> i32
  llvm.return
}
llvm.func @shfl_sync_8(%a0: i32, %a1: f32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  idx %a0, %a1, %a2, %a3 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  llvm.return
}
llvm.func @shfl_sync_9(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  idx %a0, %a1, %a2, %a3 {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}
llvm.func @shfl_sync_10(%a0: i32, %a1: f32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  idx %a0, %a1, %a2, %a3 : f32 -> f32
  llvm.return
}
llvm.func @shfl_sync_11(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  idx %a0, %a1, %a2, %a3 : i32 -> i32
  llvm.return
}
llvm.func @shfl_sync_12(%a0: i32, %a1: f32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  up %a0, %a1, %a2, %a3 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  llvm.return
}
llvm.func @shfl_sync_13(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  up %a0, %a1, %a2, %a3 {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}
llvm.func @shfl_sync_14(%a0: i32, %a1: f32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  up %a0, %a1, %a2, %a3 : f32 -> f32
  llvm.return
}
llvm.func @shfl_sync_15(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  %0 = nvvm.shfl.sync  up %a0, %a1, %a2, %a3 : i32 -> i32
  llvm.return
}
llvm.func @vote_sync_0(%a0: i32, %a1: i1) {
  %0 = nvvm.vote.sync  all %a0, %a1 -> i1
  llvm.return
}
llvm.func @vote_sync_1(%a0: i32, %a1: i1) {
  %0 = nvvm.vote.sync  any %a0, %a1 -> i1
  llvm.return
}
llvm.func @vote_sync_2(%a0: i32, %a1: i1) {
  %0 = nvvm.vote.sync  ballot %a0, %a1 -> i32
  llvm.return
}
llvm.func @vote_sync_3(%a0: i32, %a1: i1) {
  %0 = nvvm.vote.sync  uni %a0, %a1 -> i1
  llvm.return
}
