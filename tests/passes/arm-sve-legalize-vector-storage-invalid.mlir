// RUN: terrace opt %s --split-input-file --verify-diagnostics --arm-sve-legalize-vector-storage

func.func @alloc(%i: index, %m: vector<[2]xi1>) {
// expected-error@+1 {{failed to legalize operation 'builtin.unrealized_conversion_cast' that was explicitly marked illegal}}
  %a = memref.alloc() : memref<5xvector<[2]xi1>>
  memref.store %m, %a[%i] : memref<5xvector<[2]xi1>>
  memref.dealloc %a : memref<5xvector<[2]xi1>>
  return
}

// -----

func.func private @g(memref<vector<[4]xi1>>)
func.func @call(%v: vector<[4]xi1>) {
// expected-error@+1 {{failed to legalize operation 'builtin.unrealized_conversion_cast' that was explicitly marked illegal}}
  %a = memref.alloca() : memref<vector<[4]xi1>>
  memref.store %v, %a[] : memref<vector<[4]xi1>>
  func.call @g(%a) : (memref<vector<[4]xi1>>) -> ()
  return
}

// -----

func.func @store_itself(%v: vector<[4]xi1>, %m: memref<memref<vector<[4]xi1>>>) {
// expected-error@+1 {{failed to legalize operation 'builtin.unrealized_conversion_cast' that was explicitly marked illegal}}
  %a = memref.alloca() : memref<vector<[4]xi1>>
  memref.store %a, %m[] : memref<memref<vector<[4]xi1>>>
  return
}
