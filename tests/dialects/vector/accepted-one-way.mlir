// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// ONE-WAY: the custom forms have no location for an operation inside vector.mask, and no result type of vector.outerproduct

// Unusual forms that upstream accepts.



func.func @f0(%v4: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = "vector.outerproduct"(%v4, %s) : (vector<4xf32>, vector<[4]xf32>) -> vector<4x4xf32>
  return
}

func.func @f1(%v4: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = "vector.outerproduct"(%v4, %s) : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>
  return
}

func.func @f2(%s: vector<[4]xf32>) {
  %0 = "vector.outerproduct"(%s, %s) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x4xf32>
  return
}

func.func @f3(%s: vector<[4]xf32>, %f: f32) {
  %0 = "vector.outerproduct"(%s, %f) : (vector<[4]xf32>, f32) -> vector<4xf32>
  return
}

func.func @f4(%n: index, %a: memref<?xf32>) {
  %0 = "vector.load"(%a, %n) <{nontemporal = false}> : (memref<?xf32>, index) -> vector<4xf32>
  return
}

func.func @f5(%w: vector<2x4xf32>, %m24: vector<2x4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.maskedload %a[%n], %m24, %w : memref<?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return
}

func.func @f6(%w: vector<2x4xf32>, %m24: vector<2x4xi1>, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.maskedload %b[%n, %n], %m24, %w : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return
}

func.func @f7(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %st: memref<?x?xf32, strided<[?, 2]>>) {
  %0 = vector.maskedload %st[%n, %n], %m4, %v4 : memref<?x?xf32, strided<[?, 2]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

func.func @f8(%v4: vector<4xf32>, %ms: vector<[4]xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.maskedload %a[%n], %ms, %v4 : memref<?xf32>, vector<[4]xi1>, vector<4xf32> into vector<4xf32>
  return
}

func.func @f9(%s: vector<[4]xf32>, %ms: vector<[4]xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.maskedload %a[%n], %ms, %s : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return
}

func.func @f10(%v4: vector<4xf32>, %ms: vector<[4]xi1>, %n: index, %a: memref<?xf32>) {
  vector.maskedstore %a[%n], %ms, %v4 : memref<?xf32>, vector<[4]xi1>, vector<4xf32>
  return
}

func.func @f11(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { %q = vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

func.func @f12(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { %q = vector.reduction <add>, %v4 : vector<4xf32> into f32
   vector.yield %q : f32 } : vector<4xi1> -> f32
  return
}

func.func @f13(%v4: vector<4xf32>, %m4: vector<4xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.mask %m4, %v4 { vector.transfer_read %a[%n], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

func.func @f14(%m4: vector<4xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.mask %m4 { vector.transfer_read %a[%n], %f, %m4 : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

func.func @f15(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  %0 = vector.mask %m4 { vector.transfer_write %v4, %t1[%n] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return
}

func.func @f16(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4, %v4 { vector.yield %v4 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

func.func @f17(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { vector.yield %v4 : vector<4xf32> } : vector<4xi1> -> vector<8xf32>
  return
}

func.func @f18(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0:2 = vector.mask %m4 { vector.yield %v4, %v4 : vector<4xf32>, vector<4xf32> } : vector<4xi1> -> (vector<4xf32>, vector<4xf32>)
  return
}

func.func @f19(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.mask %m4 { vector.gather %a[%n] [%i4], %m4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

func.func @f20(%v4: vector<4xf32>, %w: vector<2x4xf32>, %m24: vector<2x4xi1>) {
  %0 = vector.mask %m24 { vector.multi_reduction <add>, %w, %v4 [0] : vector<2x4xf32> to vector<4xf32> } : vector<2x4xi1> -> vector<4xf32>
  return
}

func.func @f21(%v4: vector<4xf32>, %m4: vector<4xi1>, %f: f32) {
  %0 = vector.mask %m4 { vector.outerproduct %v4, %f : vector<4xf32>, f32 } : vector<4xi1> -> vector<4xf32>
  return
}

func.func @f22(%s: vector<[4]xf32>, %ms: vector<[4]xi1>) {
  %0 = vector.mask %ms { vector.reduction <add>, %s : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return
}

func.func @f23(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = "vector.mask"(%m4) ({
     %q = vector.reduction <add>, %v4 : vector<4xf32> into f32
     vector.yield %q : f32
  }) : (vector<4xi1>) -> f32
  return
}

func.func @f24(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { %q = vector.reduction <add>, %v4 : vector<4xf32> into f32
    vector.yield %q : f32 } {my.tag} : vector<4xi1> -> f32
  return
}

func.func @f25(%m4: vector<4xi1>, %f: f32) {
  "vector.mask"(%m4, %f) ({
     vector.yield
  }) : (vector<4xi1>, f32) -> ()
  return
}

func.func @f26(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.mask %m4 { vector.gather %a[%n] [%i4], %m4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}
