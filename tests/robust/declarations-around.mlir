// RUN: terrace opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-to-llvm))'
// DIFFERS: upstream crashes when it declares something around the operation that a pass runs on

func.func @f() { 
 %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
 return }
// -----
func.func @f(%t : i1) { 
  cf.assert %t, "abc"
 return }
// -----
func.func @f(%t : i1) { 
  cf.assert %t, "abc"
 return }
func.func @g(%t : i1) { 
  cf.assert %t, "abc"
 %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
 return }
