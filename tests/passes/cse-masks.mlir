// DIFFERS: upstream replaces a masked operation by an equal one without mask
// RUN: terrace opt %s --cse | FileCheck %s
// ONE-WAY: the custom form has no location for an operation inside vector.mask

func.func @masked(%v: vector<2x4xi32>, %acc: vector<4xi32>, %m: vector<2x4xi1>) -> (vector<4xi32>, vector<4xi32>) {
  %0 = vector.multi_reduction <add>, %v, %acc [0] : vector<2x4xi32> to vector<4xi32>
  %1 = vector.mask %m { vector.multi_reduction <add>, %v, %acc [0] : vector<2x4xi32> to vector<4xi32> } : vector<2x4xi1> -> vector<4xi32>
  return %0, %1 : vector<4xi32>, vector<4xi32>
}
// CHECK: %[[PLAIN:.*]] = vector.multi_reduction <add>
// CHECK: %[[MASKED:.*]] = vector.mask %{{.*}} { vector.multi_reduction <add>
// CHECK: return %[[PLAIN]], %[[MASKED]]
