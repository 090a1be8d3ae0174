// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --convert-to-llvm

func.func @a() {
  %a = memref.alloc() : memref<4xf32>
  return
}
%m = memref.alloc() : memref<4xf32>
memref.dealloc %m : memref<4xf32>
func.func @b(%t: i1) {
  cf.assert %t, "abc"
  return
}
// -----
func.func @a(%t: i1) {
  cf.assert %t, "abc"
  return
}
%m = memref.alloc() : memref<4xf32>
func.func @b(%t: memref<4xf32>) {
  memref.dealloc %t : memref<4xf32>
  return
}
// -----
func.func private @f(index)
%c = arith.constant 3 : index
func.call @f(%c) : (index) -> ()
%r = func.constant @f : (index) -> ()
memref.global @g : memref<4xf32>
%m = memref.get_global @g : memref<4xf32>
// -----
%a = memref.alloc() : memref<4xf32>
memref.dealloc %a : memref<4xf32>
// -----
module { module {
%a = memref.alloc() : memref<4xf32>
memref.dealloc %a : memref<4xf32>
} }
// -----
func.func @f() {
  builtin.module {
    func.func @g() {
      %a = memref.alloc() : memref<4xf32>
      memref.dealloc %a : memref<4xf32>
      return
    }
    %a = memref.alloc() : memref<4xf32>
  }
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
