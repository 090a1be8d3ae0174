// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --canonicalize

func.func @same_block(%m: memref<?xf32>, %n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  "use"(%a) : (memref<?xf32>) -> ()
  %c = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  "use"(%c) : (memref<?xf32>) -> ()
  %d = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  "use"(%d) : (memref<?xf32>) -> ()
  memref.dealloc %d : memref<?xf32>
  %e = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @both(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %c = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  "use"(%c) : (memref<?xf32>) -> ()
  memref.dealloc %c : memref<?xf32>
  return
}

// -----

func.func @between(%m: memref<?xf32>, %k: memref<?xf32>) {
  %c = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  memref.dealloc %k : memref<?xf32>
  "use"(%c) : (memref<?xf32>) -> ()
  memref.dealloc %c : memref<?xf32>
  return
}

// -----

func.func @cast(%m: memref<4xf32>, %u: memref<*xf32>) {
  %c = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  "use"(%c) : (memref<?xf32>) -> ()
  memref.dealloc %c : memref<?xf32>
  %x = memref.cast %m : memref<4xf32> to memref<?xf32>
  %d = bufferization.clone %x : memref<?xf32> to memref<?xf32>
  "use"(%d) : (memref<?xf32>) -> ()
  return
}
