// RUN: terrace opt %s --mlir-print-type-aliases --allow-unregistered-dialect
// RUN: terrace opt %s --mlir-print-type-aliases --allow-unregistered-dialect --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-type-aliases --allow-unregistered-dialect --mlir-print-debuginfo
// RUN: terrace opt %s --mlir-print-type-aliases --allow-unregistered-dialect --mlir-print-local-scope
// RUN: terrace opt %s --mlir-print-type-aliases --allow-unregistered-dialect | terrace opt - --allow-unregistered-dialect
// RUN: terrace opt --help | FileCheck %s
// DIFFERS: upstream has no aliases of types of the llvm dialect.

// CHECK: --mlir-print-type-aliases - Print aliases of long literal struct and array types

!eight = !llvm.struct<(array<16 x i8>, array<16 x i16>, array<16 x i32>, array<16 x i64>, array<8 x i8>, array<8 x i16>, array<8 x i32>, array<8 x i64>)>
!inner = !llvm.struct<packed (!eight, i64, !eight)>
!outer = !llvm.struct<(!inner, ptr, !inner)>
!list = !llvm.array<3 x !outer>
!once = !llvm.struct<(!eight, f32)>
!signature = !llvm.func<!inner (!outer, ...)>
!short = !llvm.struct<(i32, i32)>
!named = !llvm.struct<"named", (!inner, !inner, !short)>

llvm.mlir.global external @list() : !list
llvm.mlir.global external @other_list() : !list
llvm.mlir.global external @named() : !named
llvm.func @once(!llvm.ptr {llvm.byval = !once})
llvm.func @use(%value: !inner, %whole: !outer, %pointer: !llvm.ptr, %pair: !short) -> !eight {
  %0 = llvm.extractvalue %value[0] : !inner
  %1 = llvm.extractvalue %whole[2] : !outer
  %2 = llvm.getelementptr %pointer[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !list
  %3 = llvm.call %2(%whole) vararg(!signature) : !llvm.ptr, (!outer) -> !inner
  %4 = llvm.mlir.undef : !llvm.struct<(!eight, i32)>
  "x.types"() {types = [!signature, vector<4x!llvm.ptr>, !short], list = !list} : () -> () loc(fused<!llvm.struct<(!inner, i8, !inner)>>["a", "b"])
  "x.types"() {types = [!signature]} : () -> () loc(fused<!llvm.struct<(!inner, i8, !inner)>>["c", "d"])
  llvm.return %0 : !eight
}
