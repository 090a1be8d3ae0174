// RUN: not terrace opt %s --ownership-based-buffer-deallocation --ownership-based-buffer-deallocation 2>&1
// RUN: not terrace opt %s --ownership-based-buffer-deallocation --canonicalize --bufferization-lower-deallocations --ownership-based-buffer-deallocation 2>&1

func.func @twice(%n: index, %o: memref<?xf32>) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %o : memref<?xf32> to memref<?xf32>
  return
}
