// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: LLVM's verifier reports it without a location.

llvm.mlir.global internal @llvm.used() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.poison : !llvm.array<1 x ptr>
  %2 = llvm.insertvalue %0, %1[0] : !llvm.array<1 x ptr>
  llvm.return %2 : !llvm.array<1 x ptr>
}

// -----

llvm.mlir.global appending @llvm.used(dense<1> : tensor<1xi32>) : !llvm.array<1 x i32>

// -----

llvm.mlir.global appending @llvm.used() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.zero : !llvm.array<1 x ptr>
  llvm.return %0 : !llvm.array<1 x ptr>
}

// -----

llvm.mlir.global appending @llvm.compiler.used() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
  %2 = llvm.mlir.poison : !llvm.array<1 x ptr>
  %3 = llvm.insertvalue %1, %2[0] : !llvm.array<1 x ptr>
  llvm.return %3 : !llvm.array<1 x ptr>
}

// -----

llvm.mlir.global appending @llvm.global_ctors() : !llvm.array<1 x struct<(i32, ptr)>> {
  %0 = llvm.mlir.zero : !llvm.array<1 x struct<(i32, ptr)>>
  llvm.return %0 : !llvm.array<1 x struct<(i32, ptr)>>
}

// -----

llvm.mlir.global appending @llvm.global_dtors(dense<1> : tensor<1xi32>) : !llvm.array<1 x i32>

// -----

llvm.func @f() attributes {passthrough = [["sign-return-address-key", "a_key"]]}

// -----

llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc common @i : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @naked(%a: i32) -> i32 attributes {passthrough = ["naked"]} {
  llvm.return %a : i32
}
