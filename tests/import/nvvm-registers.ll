; RUN: terrace translate %s --import-llvm
; DIFFERS: upstream imports reads of special registers as operations of the nvvm dialect

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i64 @llvm.nvvm.read.ptx.sreg.clock64()

define i32 @thread() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %x
}

define i64 @clock() {
  %now = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  ret i64 %now
}
