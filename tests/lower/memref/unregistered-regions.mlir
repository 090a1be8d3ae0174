// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm 2>&1

"my.op"() ({
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  "my.end"() : () -> ()
}) : () -> ()
// -----
module {
module {
"my.op"() ({
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  "my.end"() : () -> ()
}) : () -> ()
}
}
// -----
module {
module {
  func.func @f() {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
}
}
// -----
module {
"my.op"() ({
  func.func @f() {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
  "my.end"() : () -> ()
}) : () -> ()
}
// -----
func.func @f(%c: memref<4xf32, strided<[?]>>, %d : memref<4xf32>) {
"my.op"() ({
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.copy %c, %d :  memref<4xf32, strided<[?]>> to memref<4xf32>
  "my.end"() : () -> ()
}) : () -> ()
return
}
// -----
"my.op"() ({
 module {
  func.func @f() {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
}
}) : () -> ()
// -----
"my.op"() ({
  memref.global @g : memref<4xf32>
  func.func @f() {
  %a = memref.get_global @g : memref<4xf32>
  return
}
}) : () -> ()
