// RUN: terrace opt %s

llvm.func @itself() -> !llvm.struct<"A", (ptr, array<2 x ptr>)>
llvm.func @within(!llvm.struct<"Outer", (struct<"Inner", (i32)>, struct<"Inner", (i32)>)>)
llvm.func @attributes() attributes {
  t.recursive = !llvm.struct<"R", (ptr, array<1 x struct<"R">>)>,
  t.mutual = !llvm.struct<"X", (array<1 x struct<"Y", (struct<"X">)>>, struct<"Y", (struct<"X">)>)>
}
