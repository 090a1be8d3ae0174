// RUN: terrace opt %s --mlir-print-debuginfo
// RUN: terrace opt %s --mlir-print-debuginfo --mlir-print-local-scope
// RUN: terrace opt %s --mlir-print-value-users
// ONE-WAY: the text of vector.mask has no location for the operation inside

// The operation in a mask is printed without its location, which has an alias all the same.

func.func @mask(%v: vector<4xf32>, %m: vector<4xi1>) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.yield {my.tag} %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %2 = vector.mask %m {
    %3 = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield {my.tag} %3 : f32
  } : vector<4xi1> -> f32
  return
}
