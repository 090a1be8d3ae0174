; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

; MLIR has no globals of these types.
@raw = internal global target("dx.RawBuffer", half, 1, 0) poison, align 4
@typed = external global target("dx.TypedBuffer", <4 x float>, 1, 0, 0)
@unknown = global target("dx.Sampler", 0) undef

define void @copy() {
  %value = load target("dx.RawBuffer", half, 1, 0), ptr @raw, align 4
  store target("dx.RawBuffer", half, 1, 0) %value, ptr @raw, align 4
  ret void
}
