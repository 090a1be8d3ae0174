// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: mask.

func.func @f(%v8: vector<8xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> f64
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  vector.mask %m4 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  vector.mask %m4 { %q = vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %f: f32) {
  %0 = vector.mask %m4 { %q = vector.reduction <add>, %v4 : vector<4xf32> into f32
   vector.yield %f : f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { %q = arith.addf %v4, %v4 : vector<4xf32>
   vector.yield %q : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { arith.addf %v4, %v4 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4, %v4 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %f: f32) {
  %0 = vector.mask %m4, %f { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m4: vector<4xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.mask %m4, %v8 { vector.transfer_read %a[%n], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.mask %m4 { vector.transfer_read %a[%n], %f : memref<?xf32>, vector<8xf32> } : vector<4xi1> -> vector<8xf32>
  return
}

// -----

func.func @f(%m24: vector<2x4xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.mask %m24 { vector.transfer_read %a[%n], %f : memref<?xf32>, vector<4xf32> } : vector<2x4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  vector.mask %m4 { vector.transfer_write %v4, %a[%n] : vector<4xf32>, memref<?xf32> } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  %0 = vector.mask %m4, %v4 { vector.transfer_write %v4, %t1[%n] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  %0 = vector.mask %m4, %t1 { vector.transfer_write %v4, %t1[%n] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  vector.mask %m4, %v4 { vector.transfer_write %v4, %a[%n] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  vector.mask %m4 { vector.transfer_write %v4, %a[%n] : vector<4xf32>, memref<?xf32>
   vector.transfer_write %v4, %a[%n] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { vector.mask %m4 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4, %v4 { } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  vector.mask %m4 { vector.yield %v4 : vector<4xf32> } : vector<4xi1>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4, %v8 { vector.yield %v4 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0:2 = vector.mask %m4 { vector.yield %v4, %v4 : vector<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m0: vector<i1>) {
  vector.mask %m0 { } : vector<i1>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  vector.mask %v4 { } : vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  vector.mask %f { } : f32
  return
}

// -----

func.func @f(%m4: vector<4xi1>) {
  vector.mask %m4 { } : vector<4xi1>, vector<4xi1>
  return
}

// -----

func.func @f(%m4: vector<4xi1>) {
  vector.mask %m4 : vector<4xi1>
  return
}

// -----

func.func @f(%m4: vector<4xi1>) {
  vector.mask %m4 { }
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { vector.multi_reduction <add>, %w, %v4 [0] : vector<2x4xf32> to vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m24: vector<2x4xi1>, %f: f32) {
  %0 = vector.mask %m24 { vector.outerproduct %v4, %f : vector<4xf32>, f32 } : vector<2x4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %ms: vector<[4]xi1>) {
  %0 = vector.mask %ms { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<[4]xi1> -> f32
  return
}

// -----

func.func @f() {
  vector.yield
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  vector.yield %v4 : vector<4xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>) {
  "vector.mask"(%m4) ({ }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m4: vector<4xi1>) {
  "vector.mask"(%m4) ({
   ^bb0: 
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m4: vector<4xi1>) {
  "vector.mask"(%m4) ({
   ^bb0(%q: i32): 
     vector.yield
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m4: vector<4xi1>) {
  "vector.mask"(%m4) ({
     vector.yield
   ^bb0: 
     vector.yield
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m4: vector<4xi1>) {
  "vector.mask"(%m4) ({
     func.return
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  "vector.mask"(%m4) ({
     %q = arith.addf %v4, %v4 : vector<4xf32>
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m4: vector<4xi1>) {
  "vector.mask"(%m4) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m4: vector<4xi1>) {
  "vector.mask"(%m4) ({
     vector.yield
  }, { }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  "vector.mask"(%m4, %v4, %v4) ({
     vector.yield
  }) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f() {
  "vector.mask"() ({
     vector.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  "vector.mask"(%v4) ({
     vector.yield
  }) : (vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0:2 = "vector.mask"(%m4) ({
     %q = vector.reduction <add>, %v4 : vector<4xf32> into f32
     vector.yield %q, %q : f32, f32
  }) : (vector<4xi1>) -> (f32, f32)
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.mask"(%m4) ({
     vector.transfer_write %v4, %a[%n] : vector<4xf32>, memref<?xf32>
     vector.yield %f : f32
  }) : (vector<4xi1>) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %f: f32) {
  %0 = "vector.mask"(%m4) ({
     %q = vector.reduction <add>, %v4 : vector<4xf32> into f32
     vector.yield %f : f32
  }) : (vector<4xi1>) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0:2 = "vector.mask"(%m4) ({
     %q = vector.reduction <add>, %v4 : vector<4xf32> into f32
     vector.yield %q : f32
  }) : (vector<4xi1>) -> (f32, f32)
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  "vector.mask"(%m4) ({
     %q = vector.reduction <add>, %v4 : vector<4xf32> into f32
     %q2 = vector.reduction <add>, %v4 : vector<4xf32> into f32
     vector.yield %q : f32
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  "vector.mask"(%m4) ({
     %q = vector.reduction <add>, %v4 : vector<4xf32> into f32
     %q2 = arith.addf %v4, %v4 : vector<4xf32>
     %q3 = arith.addf %v4, %v4 : vector<4xf32>
     vector.yield
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0 = vector.mask %m4 { %q, %r = vector.deinterleave %v4 : vector<4xf32> -> vector<2xf32>
    vector.yield %q : vector<2xf32> } : vector<4xi1> -> vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>) {
  %0:2 = vector.mask %m4 { vector.deinterleave %v4 : vector<4xf32> -> vector<2xf32> } : vector<4xi1> -> vector<2xf32>, vector<2xf32>
  return
}
