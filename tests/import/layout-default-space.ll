; RUN: terrace translate %s --import-llvm
; The default space of stack memory has no entry.
target datalayout = "e-A0-P3-G1"
