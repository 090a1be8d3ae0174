// RUN: terrace opt %s --sccp
// RUN: terrace opt %s --remove-dead-values
// RUN: terrace opt %s --memref-expand

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

// Behind a block argument and behind an overlap the analysis changes nothing, a conversion does.
llvm.func @argument(%b: i64, %pair: !llvm.struct<(i32, i64)>) -> i32 {
  %0 = llvm.insertvalue %b, %pair[1] : !llvm.struct<(i32, i64)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i64)>
  llvm.return %1 : i32
}

llvm.func @overlap(%a: i32, %b: i64, %pair: !llvm.struct<(struct<(i32)>, i64)>) -> !llvm.struct<(i32)> {
  %0 = llvm.insertvalue %a, %pair[0, 0] : !llvm.struct<(struct<(i32)>, i64)>
  %1 = llvm.insertvalue %b, %0[1] : !llvm.struct<(struct<(i32)>, i64)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(struct<(i32)>, i64)>
  llvm.return %2 : !llvm.struct<(i32)>
}

llvm.func @make() -> !llvm.struct<(i32, i64)>

// Behind a result it is the other way round.
llvm.func @result(%b: i64) -> i32 {
  %pair = llvm.call @make() : () -> !llvm.struct<(i32, i64)>
  %0 = llvm.insertvalue %b, %pair[1] : !llvm.struct<(i32, i64)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i64)>
  llvm.return %1 : i32
}

// The inserted value that holds the element is looked into, but the extraction does not move there.
llvm.func @inserted(%b: i64, %c: i64, %pair: !llvm.struct<(struct<(i32, i64)>, i64)>) -> i32 {
  %inner = llvm.call @make() : () -> !llvm.struct<(i32, i64)>
  %0 = llvm.insertvalue %c, %inner[1] : !llvm.struct<(i32, i64)>
  %1 = llvm.insertvalue %0, %pair[0] : !llvm.struct<(struct<(i32, i64)>, i64)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(struct<(i32, i64)>, i64)>
  %3 = llvm.extractvalue %2[0, 0] : !llvm.struct<(struct<(i32, i64)>, i64)>
  llvm.return %3 : i32
}

// An analysis that uses no element keeps the operand; a conversion for which the constant is not legal restores it.
llvm.func @constant(%b: i64) -> i32 {
  %pair = llvm.mlir.constant([3 : i32, 4 : i64]) : !llvm.struct<(i32, i64)>
  %0 = llvm.insertvalue %b, %pair[1] : !llvm.struct<(i32, i64)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i64)>
  llvm.return %1 : i32
}

llvm.func @poison(%b: i64) -> i32 {
  %pair = llvm.mlir.poison : !llvm.struct<(i32, i64)>
  %0 = llvm.insertvalue %b, %pair[1] : !llvm.struct<(i32, i64)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i64)>
  llvm.return %1 : i32
}

// A fold in place goes on: the second is no fold, and stays.
llvm.func @of_extraction(%b: i64) -> i32 {
  %pair = llvm.call @nest() : () -> !llvm.struct<(struct<(i32, i64)>, i64)>
  %0 = llvm.insertvalue %b, %pair[1] : !llvm.struct<(struct<(i32, i64)>, i64)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(struct<(i32, i64)>, i64)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, i64)>
  llvm.return %2 : i32
}

llvm.func @nest() -> !llvm.struct<(struct<(i32, i64)>, i64)>
