// RUN: terrace translate --mlir-to-llvmir %s

llvm.mlir.global @g(7 : i32) : i32
%zero = llvm.mlir.zero : !llvm.ptr
%one = llvm.mlir.constant(1 : i32) : i32
%sum = llvm.add %one, %one : i32
%frozen = llvm.freeze %sum : i32
%quotient = llvm.sdiv %frozen, %frozen : i32
%flag = llvm.icmp "ult" %frozen, %one : i32
%chosen = llvm.select %flag, %frozen, %one : i1, i32
%at = llvm.getelementptr %zero[%frozen] : (!llvm.ptr, i32) -> !llvm.ptr, i64
%next = llvm.va_arg %zero : (!llvm.ptr) -> i32
%asm = llvm.inline_asm has_side_effects "nop", "=r" : () -> i32
llvm.call %zero() : !llvm.ptr, () -> ()
llvm.fence acq_rel
llvm.func @f()
llvm.unreachable
