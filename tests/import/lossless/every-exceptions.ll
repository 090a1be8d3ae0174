; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s

define void @landing() personality ptr @gxx {
  invoke void @throws() to label %ok unwind label %pad
ok:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @typeinfo]
  resume { ptr, i32 } %l
}

define i32 @assembly(i32 %x) {
  %r = call i32 asm sideeffect alignstack inteldialect "mov $0, $1", "=r,r"(i32 %x)
  call void asm unwind "", ""()
  ret i32 %r
}

declare i32 @gxx(...)
declare i32 @seh(...)
declare void @throws()
@typeinfo = external constant ptr
