; RUN: terrace translate --import-llvm < %s
; RUN: terrace translate --import-llvm < %s | terrace translate --mlir-to-llvmir
; DIFFERS: upstream rounds literals of f80 and f128 to a double when it reads its own text.

@a = global x86_fp80 0xK3FFF8000000000000001
@b = global [2 x fp128] [fp128 0xL00000000000000013FFF000000000000, fp128 0xL10000000000000013FFF000000000000]
@c = global [2 x bfloat] [bfloat 0xR7FC1, bfloat 0xR7F81]

define x86_fp80 @tenth() {
  ret x86_fp80 0xK3FFBCCCCCCCCCCCCCCCD
}
define x86_fp80 @nan() {
  ret x86_fp80 0xK7FFFC000000000000001
}
define fp128 @quad() {
  ret fp128 0xL00000000000000013FFF000000000000
}
define <2 x x86_fp80> @vector() {
  ret <2 x x86_fp80> <x86_fp80 0xK3FFF8000000000000001, x86_fp80 0xKBFFF8000000000000003>
}
