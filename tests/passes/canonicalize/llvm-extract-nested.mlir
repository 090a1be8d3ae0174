// RUN: terrace opt %s --canonicalize

llvm.func @switched_unresolved(%s: !llvm.struct<(i8, i8)>, %b: i16) -> i8 {
  %u = llvm.mlir.undef : !llvm.struct<(i16, struct<(i8, i8)>)>
  %1 = llvm.insertvalue %s, %u[1] : !llvm.struct<(i16, struct<(i8, i8)>)>
  %2 = llvm.insertvalue %b, %1[0] : !llvm.struct<(i16, struct<(i8, i8)>)>
  %3 = llvm.extractvalue %2[1, 1] : !llvm.struct<(i16, struct<(i8, i8)>)>
  llvm.return %3 : i8
}
llvm.func @switched_other_field(%a: i8, %v: !llvm.struct<(i8, i8)>, %b: i16) -> i8 {
  %u = llvm.mlir.undef : !llvm.struct<(i16, struct<(i8, i8)>)>
  %s = llvm.insertvalue %a, %v[0] : !llvm.struct<(i8, i8)>
  %1 = llvm.insertvalue %s, %u[1] : !llvm.struct<(i16, struct<(i8, i8)>)>
  %2 = llvm.insertvalue %b, %1[0] : !llvm.struct<(i16, struct<(i8, i8)>)>
  %3 = llvm.extractvalue %2[1, 1] : !llvm.struct<(i16, struct<(i8, i8)>)>
  llvm.return %3 : i8
}
llvm.func @switched_direct(%s: !llvm.struct<(i8, i8)>) -> i8 {
  %u = llvm.mlir.undef : !llvm.struct<(i16, struct<(i8, i8)>)>
  %1 = llvm.insertvalue %s, %u[1] : !llvm.struct<(i16, struct<(i8, i8)>)>
  %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i16, struct<(i8, i8)>)>
  llvm.return %3 : i8
}
llvm.func @prefix(%s: i8, %b: i16, %u: !llvm.struct<(i16, struct<(i8, i8)>)>) -> !llvm.struct<(i8, i8)> {
  %1 = llvm.insertvalue %s, %u[1, 0] : !llvm.struct<(i16, struct<(i8, i8)>)>
  %2 = llvm.insertvalue %b, %1[0] : !llvm.struct<(i16, struct<(i8, i8)>)>
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(i16, struct<(i8, i8)>)>
  llvm.return %3 : !llvm.struct<(i8, i8)>
}
llvm.func @prefix_after_switch(%s: i8, %v: !llvm.struct<(i8, struct<(i8, i8)>)>, %u: !llvm.struct<(i16, struct<(i8, struct<(i8, i8)>)>)>) -> !llvm.struct<(i8, i8)> {
  %0 = llvm.insertvalue %s, %v[1, 0] : !llvm.struct<(i8, struct<(i8, i8)>)>
  %1 = llvm.insertvalue %0, %u[1] : !llvm.struct<(i16, struct<(i8, struct<(i8, i8)>)>)>
  %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i16, struct<(i8, struct<(i8, i8)>)>)>
  llvm.return %3 : !llvm.struct<(i8, i8)>
}
llvm.func @constant_after_switch(%u: !llvm.struct<(i16, struct<(i8, i8)>)>) -> i8 {
  %s = llvm.mlir.constant([3 : i8, 4 : i8]) : !llvm.struct<(i8, i8)>
  %1 = llvm.insertvalue %s, %u[1] : !llvm.struct<(i16, struct<(i8, i8)>)>
  %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i16, struct<(i8, i8)>)>
  llvm.return %3 : i8
}
llvm.func @extract_after_switch(%t: !llvm.struct<(i16, struct<(i8, i8)>)>, %u: !llvm.struct<(i16, struct<(i8, i8)>)>) -> i8 {
  %s = llvm.extractvalue %t[1] : !llvm.struct<(i16, struct<(i8, i8)>)>
  %1 = llvm.insertvalue %s, %u[1] : !llvm.struct<(i16, struct<(i8, i8)>)>
  %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i16, struct<(i8, i8)>)>
  llvm.return %3 : i8
}
