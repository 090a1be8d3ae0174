; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

define fastcc void @fast() { ret void }
define coldcc void @cold() { ret void }
define cc 123 void @numbered() { ret void }
define ghccc void @ghc() { ret void }
define tailcc void @tail(i32 %x) {
  musttail call tailcc void @tail(i32 %x)
  ret void
}
define swifttailcc void @swift() { ret void }
define preserve_mostcc void @most() { ret void }
define x86_stdcallcc void @std() { ret void }
define x86_vectorcallcc void @vec() { ret void }
define aarch64_sve_vector_pcs void @sve() { ret void }
define cxx_fast_tlscc void @tls() { ret void }
define void @calls(ptr %p) personality ptr null {
  call fastcc void @fast()
  call cc 123 void @numbered()
  call cc 77 void %p()
  invoke coldcc void @cold() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
