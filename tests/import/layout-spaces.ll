; RUN: terrace translate %s --import-llvm
; Address spaces of the data layout; the default ones have no entry.
target datalayout = "e-A5-P0-G0"
