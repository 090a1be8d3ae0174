// RUN: terrace compile %s --emit=llvm-dialect --mlir-print-type-aliases
// DIFFERS: upstream has no aliases of types of the llvm dialect.

func.func @swap(%x: !llvm.struct<(array<16 x i8>, array<16 x i16>, array<16 x i32>, array<16 x i64>, array<8 x i8>, array<8 x i16>, array<8 x i32>, array<8 x i64>, array<4 x i8>, array<4 x i16>, array<4 x i32>, array<4 x i64>)>, %y: !llvm.struct<(array<16 x i8>, array<16 x i16>, array<16 x i32>, array<16 x i64>, array<8 x i8>, array<8 x i16>, array<8 x i32>, array<8 x i64>, array<4 x i8>, array<4 x i16>, array<4 x i32>, array<4 x i64>)>) -> !llvm.struct<(array<16 x i8>, array<16 x i16>, array<16 x i32>, array<16 x i64>, array<8 x i8>, array<8 x i16>, array<8 x i32>, array<8 x i64>, array<4 x i8>, array<4 x i16>, array<4 x i32>, array<4 x i64>)> {
  return %y : !llvm.struct<(array<16 x i8>, array<16 x i16>, array<16 x i32>, array<16 x i64>, array<8 x i8>, array<8 x i16>, array<8 x i32>, array<8 x i64>, array<4 x i8>, array<4 x i16>, array<4 x i32>, array<4 x i64>)>
}
