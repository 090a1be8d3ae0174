; RUN: terrace translate %s --import-llvm 2>&1
; RUN: terrace translate %s --import-llvm --error-diagnostics-only 2>&1

target datalayout = "E-m:o-p:32:32-p1:64:64:128:32-i1:8-i64:32-i128:128-f80:128-v128:128-a:0:32-n8:16-ni:1-S64-P1-G2-A5-Fi8-f32:16"
module asm ""
