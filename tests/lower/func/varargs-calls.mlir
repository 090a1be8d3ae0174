// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace compile %s

// DIFFERS: upstream makes calls of variadic functions that are not valid

func.func private @printf(!llvm.ptr) -> i32 attributes {func.varargs = true}
func.func private @many(memref<?xf32>, index) -> (i32, i64) attributes {func.varargs = true}
func.func private @fixed(i32) attributes {func.varargs = false}

func.func @calls(%p: !llvm.ptr, %m: memref<?xf32>, %i: index, %a: i32) -> (i32, i64) {
  %0 = call @printf(%p) : (!llvm.ptr) -> i32
  %1:2 = call @many(%m, %i) : (memref<?xf32>, index) -> (i32, i64)
  call @fixed(%a) : (i32) -> ()
  return %0, %1#1 : i32, i64
}
