// RUN: terrace opt %s --ownership-based-buffer-deallocation
// DIFFERS: upstream puts a constant into the region of a mask, which takes one operation only.
// ONE-WAY: the location of an operation in a mask is not printed.

func.func @mask(%mask: vector<1xi1>, %v: vector<1xi32>, %i: index) {
  %m = memref.alloc() : memref<4xi32>
  vector.mask %mask { vector.transfer_write %v, %m[%i] : vector<1xi32>, memref<4xi32> } : vector<1xi1>
  return
}
