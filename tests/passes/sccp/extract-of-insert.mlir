// RUN: terrace opt %s --sccp

// The analysis folds the extraction to the inserted value, and leaves it behind the insertions that folding passed over.
llvm.func @later(%a: i32, %b: i64, %pair: !llvm.struct<(i32, i64)>) -> i32 {
  %0 = llvm.insertvalue %a, %pair[0] : !llvm.struct<(i32, i64)>
  %1 = llvm.insertvalue %b, %0[1] : !llvm.struct<(i32, i64)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, i64)>
  llvm.return %2 : i32
}

llvm.func @nested(%a: i32, %b: i64, %pair: !llvm.struct<(struct<(i32)>, i64)>) -> i32 {
  %0 = llvm.insertvalue %a, %pair[0, 0] : !llvm.struct<(struct<(i32)>, i64)>
  %1 = llvm.insertvalue %b, %0[1] : !llvm.struct<(struct<(i32)>, i64)>
  %2 = llvm.extractvalue %1[0, 0] : !llvm.struct<(struct<(i32)>, i64)>
  llvm.return %2 : i32
}
