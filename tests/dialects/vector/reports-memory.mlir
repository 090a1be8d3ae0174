// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: elements, scalable parts, loads, stores, gathers, scatters, printing.

func.func @f(%v4: vector<4xf32>) {
  %0:3 = vector.to_elements %v4 : vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0:4 = vector.to_elements %f : f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0:3 = "vector.to_elements"(%v4) : (vector<4xf32>) -> (f32, f32, f32)
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0:4 = "vector.to_elements"(%v4) : (vector<4xf32>) -> (f32, f32, f32, f64)
  return
}

// -----

func.func @f(%f: f32) {
  %0:4 = "vector.to_elements"(%f) : (f32) -> (f32, f32, f32, f32)
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  "vector.to_elements"(%v4) : (vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.from_elements %f : vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %d: f64) {
  %0 = vector.from_elements %f, %d : vector<2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.from_elements %f, %f : vector<[2]xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.from_elements %f, %f : f32
  return
}

// -----

func.func @f() {
  %0 = vector.from_elements : vector<2xf32>
  return
}

// -----

func.func @f(%f: f32, %d: f64) {
  %0 = "vector.from_elements"(%f, %d) : (f32, f64) -> vector<2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = "vector.from_elements"(%f) : (f32) -> vector<2xf32>
  return
}

// -----

func.func @f() {
  %0 = "vector.from_elements"() : () -> vector<2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = "vector.from_elements"(%f) : (f32) -> vector<[1]xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = "vector.from_elements"(%f) : (f32) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = vector.scalable.insert %v4, %v8[0] : vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = vector.scalable.insert %v4, %s[3] : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>, %h4: vector<4xf16>) {
  %0 = vector.scalable.insert %h4, %s[4] : vector<4xf16> into vector<[4]xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %s: vector<[4]xf32>) {
  %0 = vector.scalable.insert %w, %s[4] : vector<2x4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %sw: vector<2x[4]xf32>) {
  %0 = vector.scalable.insert %v4, %sw[4] : vector<4xf32> into vector<2x[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>, %f: f32) {
  %0 = vector.scalable.insert %f, %s[4] : f32 into vector<[4]xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %s: vector<[4]xf32>, %n: index) {
  %0 = vector.scalable.insert %v4, %s[%n] : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%z: vector<f32>, %s: vector<[4]xf32>) {
  %0 = vector.scalable.insert %z, %s[4] : vector<f32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = "vector.scalable.insert"(%v4, %s) <{pos = 4 : i32}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = "vector.scalable.insert"(%v4, %s) <{pos = 4 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> vector<[8]xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = "vector.scalable.insert"(%v4, %s) : (vector<4xf32>, vector<[4]xf32>) -> vector<[8]xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>) {
  %0 = vector.scalable.extract %v8[0] : vector<4xf32> from vector<8xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.scalable.extract %s[2] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.scalable.extract %s[0] : vector<4xf16> from vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.scalable.extract %s[0] : vector<2x4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.scalable.extract %s[0 : i32] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.scalable.extract %s[a] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = "vector.scalable.extract"(%s) <{pos = 1 : i64}> : (vector<[4]xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = "vector.scalable.extract"(%s) : (vector<[4]xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = "vector.scalable.extract"(%s) <{pos = 0 : i64}> : (vector<[4]xf32>) -> f32
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  %0 = vector.load %a[%n] : memref<?xf32>, vector<4xf64>
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  %0 = vector.load %a[%n, %n] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  %0 = vector.load %a[] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%e: memref<f32>) {
  %0 = vector.load %e[] : memref<f32>, vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %st: memref<?x?xf32, strided<[?, 2]>>) {
  %0 = vector.load %st[%n, %n] : memref<?x?xf32, strided<[?, 2]>>, vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.load %c[%n] : memref<4xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.load %c[%n] : memref<4xvector<4xf32>>, vector<2x4xf32>
  return
}

// -----

func.func @f(%n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.load %c[%n] : memref<4xvector<4xf32>>, vector<1x4xf32>
  return
}

// -----

func.func @f(%n: index, %t1: tensor<?xf32>) {
  %0 = vector.load %t1[%n] : tensor<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %um: memref<*xf32>) {
  %0 = vector.load %um[%n] : memref<*xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index) {
  %0 = vector.load %f[%n] : f32, vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  %0 = vector.load %a[%n] : memref<?xf32>, f32
  return
}

// -----

func.func @f(%i: i32, %a: memref<?xf32>) {
  %0 = vector.load %a[%i] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  %0 = vector.load %a[%n] {alignment = 3} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  %0 = vector.load %a[%n] {alignment = 0} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  %0 = vector.load %a[%n] {alignment = 8 : i32} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  %0 = vector.load %a[%n] {nontemporal = 1} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  %0 = vector.load %a[%n] : memref<?xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%n: index, %b: memref<?x?xf32>) {
  %0 = vector.load %b[%n, %n] : memref<?x?xf32>, vector<2x3x4xf32>
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  %0 = "vector.load"(%a, %n) <{alignment = 3 : i64}> : (memref<?xf32>, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  %0 = "vector.load"(%a, %n) <{nontemporal = 3 : i64}> : (memref<?xf32>, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %um: memref<*xf32>) {
  %0 = "vector.load"(%um, %n) : (memref<*xf32>, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %t1: tensor<?xf32>) {
  %0 = "vector.load"(%t1, %n) : (tensor<?xf32>, index) -> vector<4xf32>
  return
}

// -----

func.func @f(%i: i32, %a: memref<?xf32>) {
  %0 = "vector.load"(%a, %i) : (memref<?xf32>, i32) -> vector<4xf32>
  return
}

// -----

func.func @f() {
  %0 = "vector.load"() : () -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  vector.store %v4, %a[%n, %n] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %a: memref<?xf32>) {
  vector.store %v4, %a[] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %h4: vector<4xf16>) {
  vector.store %h4, %a[%n] : memref<?xf32>, vector<4xf16>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %st: memref<?x?xf32, strided<[?, 2]>>) {
  vector.store %v4, %st[%n, %n] : memref<?x?xf32, strided<[?, 2]>>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %t1: tensor<?xf32>) {
  vector.store %v4, %t1[%n] : tensor<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %n: index, %c: memref<4xvector<4xf32>>) {
  vector.store %v8, %c[%n] : memref<4xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %n: index, %c: memref<4xvector<4xf32>>) {
  vector.store %w, %c[%n] : memref<4xvector<4xf32>>, vector<2x4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  vector.store %f, %a[%n] : memref<?xf32>, f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %um: memref<*xf32>) {
  vector.store %v4, %um[%n] : memref<*xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%w3: vector<2x3x4xf32>, %n: index, %b: memref<?x?xf32>) {
  vector.store %w3, %b[%n, %n] : memref<?x?xf32>, vector<2x3x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32, %n: index) {
  vector.store %v4, %f[%n] : f32, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  vector.store %v4, %a[%n] {alignment = 3} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %e: memref<f32>) {
  vector.store %v4, %e[] : memref<f32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %t1: tensor<?xf32>) {
  "vector.store"(%v4, %t1, %n) : (vector<4xf32>, tensor<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  "vector.store"(%v4, %a, %n) <{alignment = 3 : i64}> : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  "vector.store"(%v4) : (vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.maskedload %a[%n], %m4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.maskedload %a[%n], %m4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %n: index, %a: memref<?xf32>, %h4: vector<4xf16>) {
  %0 = vector.maskedload %a[%n], %m4, %h4 : memref<?xf32>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.maskedload %a[%n, %n], %m4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.maskedload %c[%n], %m4, %v4 : memref<4xvector<4xf32>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  %0 = vector.maskedload %t1[%n], %m4, %v4 : tensor<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  %0 = vector.maskedload %a[%n], %v4, %v4 : memref<?xf32>, vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.maskedload %a[%n], %m4, %v4 {alignment = 3} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%z: vector<f32>, %m0: vector<i1>, %e: memref<f32>) {
  %0 = vector.maskedload %e[], %m0, %z : memref<f32>, vector<i1>, vector<f32> into vector<f32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %um: memref<*xf32>) {
  %0 = vector.maskedload %um[%n], %m4, %v4 : memref<*xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = "vector.maskedload"(%a, %n, %m4, %v4) : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf64>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %n: index, %a: memref<?xf32>, %h4: vector<4xf16>) {
  %0 = "vector.maskedload"(%a, %n, %m4, %h4) : (memref<?xf32>, index, vector<4xi1>, vector<4xf16>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>, %h4: vector<4xf16>) {
  %0 = "vector.maskedload"(%t1, %n, %m4, %h4) : (tensor<?xf32>, index, vector<4xi1>, vector<4xf16>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %a: memref<?xf32>) {
  %0 = "vector.maskedload"(%a, %m4) : (memref<?xf32>, vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  vector.maskedstore %a[%n], %m4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %n: index, %a: memref<?xf32>, %h4: vector<4xf16>) {
  vector.maskedstore %a[%n], %m4, %h4 : memref<?xf32>, vector<4xi1>, vector<4xf16>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %a: memref<?xf32>) {
  vector.maskedstore %a[], %m4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  vector.maskedstore %t1[%n], %m4, %v4 : tensor<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%z: vector<f32>, %m0: vector<i1>, %n: index, %a: memref<?xf32>) {
  vector.maskedstore %a[%n], %m0, %z : memref<?xf32>, vector<i1>, vector<f32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  "vector.maskedstore"(%t1, %n, %m4, %v4) : (tensor<?xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.expandload %a[%n], %m4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.expandload %a[%n], %m4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.expandload %a[%n, %n], %m4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %n: index, %a: memref<?xf32>, %h4: vector<4xf16>) {
  %0 = vector.expandload %a[%n], %m4, %h4 : memref<?xf32>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>, %ms: vector<[4]xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.expandload %a[%n], %ms, %s : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  %0 = vector.expandload %t1[%n], %m4, %v4 : tensor<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%z: vector<f32>, %m0: vector<i1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.expandload %a[%n], %m0, %z : memref<?xf32>, vector<i1>, vector<f32> into vector<f32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.expandload %a[%n], %m4, %v4 {alignment = -1} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  %0 = "vector.expandload"(%t1, %n, %m4, %v4) : (tensor<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  vector.compressstore %a[%n], %m4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  vector.compressstore %a[%n, %n], %m4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %n: index, %a: memref<?xf32>, %h4: vector<4xf16>) {
  vector.compressstore %a[%n], %m4, %h4 : memref<?xf32>, vector<4xi1>, vector<4xf16>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>, %ms: vector<[4]xi1>, %n: index, %a: memref<?xf32>) {
  vector.compressstore %a[%n], %ms, %s : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  vector.compressstore %t1[%n], %m4, %v4 : tensor<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  "vector.compressstore"(%t1, %n, %m4, %v4) : (tensor<?xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m24: vector<2x4xi1>, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.expandload %b[%n, %n], %m24, %v4 : memref<?x?xf32>, vector<2x4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.gather %a[%n] [%i4], %m4, %v8 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.gather %a[%n] [%i4], %m4, %v8 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>, %h4: vector<4xf16>) {
  %0 = vector.gather %a[%n] [%i4], %m4, %h4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.gather %a[%n, %n] [%i4], %m4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m24: vector<2x4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.gather %a[%n] [%i4], %m24, %v4 : memref<?xf32>, vector<4xi32>, vector<2x4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.gather %a[%n] [%v4], %m4, %v4 : memref<?xf32>, vector<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %x4: vector<4xindex>, %m4: vector<4xi1>, %n: index, %ut: tensor<*xf32>) {
  %0 = vector.gather %ut[%n] [%x4], %m4, %v4 : tensor<*xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %x4: vector<4xindex>, %m4: vector<4xi1>, %n: index, %um: memref<*xf32>) {
  %0 = vector.gather %um[%n] [%x4], %m4, %v4 : memref<*xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %x4: vector<4xindex>, %m4: vector<4xi1>, %n: index) {
  %0 = vector.gather %v4[%n] [%x4], %m4, %v4 : vector<4xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %x4: vector<4xindex>, %m4: vector<4xi1>, %f: f32, %n: index) {
  %0 = vector.gather %f[%n] [%x4], %m4, %v4 : f32, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %x4: vector<4xindex>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = vector.gather %a[%n] [%x4], %m4, %v4 {alignment = 6} : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.gather %c[%n] [%i4], %m4, %v4 : memref<4xvector<4xf32>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  %0 = "vector.gather"(%a, %n, %i4, %m4, %v4) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %f: f32, %n: index) {
  %0 = "vector.gather"(%f, %n, %i4, %m4, %v4) : (f32, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %um: memref<*xf32>) {
  %0 = "vector.gather"(%um, %n, %i4, %m4, %v4) : (memref<*xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %ut: tensor<*xf32>) {
  %0 = "vector.gather"(%ut, %n, %i4, %m4, %v4) : (tensor<*xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index) {
  %0 = "vector.gather"(%v4, %n, %i4, %m4, %v4) : (vector<4xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%i4: vector<4xi32>, %m4: vector<4xi1>, %a: memref<?xf32>) {
  %0 = "vector.gather"(%a, %i4, %m4) : (memref<?xf32>, vector<4xi32>, vector<4xi1>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  vector.scatter %a[%n] [%i4], %m4, %v8 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  vector.scatter %a[%n, %n] [%i4], %m4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>, %h4: vector<4xf16>) {
  vector.scatter %a[%n] [%i4], %m4, %h4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf16>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m24: vector<2x4xi1>, %n: index, %a: memref<?xf32>) {
  vector.scatter %a[%n] [%i4], %m24, %v4 : memref<?xf32>, vector<4xi32>, vector<2x4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %a: memref<?xf32>) {
  vector.scatter %a[%n] [%v4], %m4, %v4 : memref<?xf32>, vector<4xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  %0 = vector.scatter %t1[%n] [%i4], %m4, %v4 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> memref<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %um: memref<*xf32>) {
  vector.scatter %um[%n] [%i4], %m4, %v4 : memref<*xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %f: f32, %n: index) {
  vector.scatter %f[%n] [%i4], %m4, %v4 : f32, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %c: memref<4xvector<4xf32>>) {
  vector.scatter %c[%n] [%i4], %m4, %v4 : memref<4xvector<4xf32>>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  %0:2 = "vector.scatter"(%t1, %n, %i4, %m4, %v4) : (tensor<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i4: vector<4xi32>, %m4: vector<4xi1>, %n: index, %t1: tensor<?xf32>) {
  %0 = "vector.scatter"(%t1, %n, %i4, %m4, %v4) : (tensor<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> (memref<?xf32>)
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  %0 = vector.type_cast %a : memref<?xf32> to memref<vector<4xf32>>
  return
}

// -----

func.func @f(%cst: memref<4x8xf32>) {
  %0 = vector.type_cast %cst : memref<4x8xf32> to memref<vector<4x7xf32>>
  return
}

// -----

func.func @f(%cst: memref<4x8xf32>) {
  %0 = vector.type_cast %cst : memref<4x8xf32> to memref<vector<4x8xi32>>
  return
}

// -----

func.func @f(%cst: memref<4x8xf32>) {
  %0 = vector.type_cast %cst : memref<4x8xf32> to memref<4x8xf32, 3>
  return
}

// -----

func.func @f(%cst: memref<4x8xf32>) {
  %0 = vector.type_cast %cst : memref<4x8xf32> to memref<32xf32>
  return
}

// -----

func.func @f(%cst: memref<4x8xf32>) {
  %0 = vector.type_cast %cst : memref<4x8xf32> to memref<vector<4x8xf32>, 3>
  return
}

// -----

func.func @f(%cst: memref<4x8xf32>) {
  %0 = vector.type_cast %cst : memref<4x8xf32> to vector<4x8xf32>
  return
}

// -----

func.func @f(%t1: tensor<?xf32>) {
  %0 = vector.type_cast %t1 : tensor<?xf32> to memref<vector<4x8xf32>>
  return
}

// -----

func.func @f(%st: memref<?x?xf32, strided<[?, 2]>>) {
  %0 = vector.type_cast %st : memref<?x?xf32, strided<[?, 2]>> to memref<vector<4x8xf32>>
  return
}

// -----

func.func @f(%f: f32) {
  %c1, %c2 = builtin.unrealized_conversion_cast %f : f32 to memref<4xf32, strided<[2]>>, f32
  %0 = vector.type_cast %c1 : memref<4xf32, strided<[2]>> to memref<vector<4xf32>>
  return
}

// -----

func.func @f(%f: f32) {
  %c1, %c2 = builtin.unrealized_conversion_cast %f : f32 to memref<4xf32, strided<[1], offset: 2>>, f32
  %0 = vector.type_cast %c1 : memref<4xf32, strided<[1], offset: 2>> to memref<vector<4xf32>>
  return
}

// -----

func.func @f(%f: f32) {
  %c1, %c2 = builtin.unrealized_conversion_cast %f : f32 to memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, f32
  %0 = vector.type_cast %c1 : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<vector<4x4xf32>>
  return
}

// -----

func.func @f(%c: memref<4xvector<4xf32>>) {
  %0 = vector.type_cast %c : memref<4xvector<4xf32>> to memref<vector<16xf32>>
  return
}

// -----

func.func @f(%f: f32) {
  %c1, %c2 = builtin.unrealized_conversion_cast %f : f32 to memref<4x0xf32>, f32
  %0 = vector.type_cast %c1 : memref<4x0xf32> to memref<f32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  %0 = "vector.type_cast"(%a) : (memref<?xf32>) -> memref<vector<4xf32>>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = "vector.type_cast"(%f) : (f32) -> memref<vector<4xf32>>
  return
}

// -----

func.func @f(%cst: memref<4x8xf32>) {
  %0 = "vector.type_cast"(%cst) : (memref<4x8xf32>) -> f32
  return
}

// -----

func.func @f(%t1: tensor<?xf32>) {
  vector.print %t1 : tensor<?xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  vector.print %a : memref<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  vector.print %v4 : vector<4xf32> str "a"
  return
}

// -----

func.func @f() {
  vector.print str "a" punctuation <comma>
  return
}

// -----

func.func @f() {
  vector.print punctuation <bad>
  return
}

// -----

func.func @f() {
  vector.print punctuation comma
  return
}

// -----

func.func @f() {
  vector.print str "a" str "b"
  return
}

// -----

func.func @f() {
  vector.print str 3
  return
}

// -----

func.func @f() {
  vector.print {stringLiteral = 3}
  return
}

// -----

func.func @f(%f: f32) {
  vector.print %f
  return
}

// -----

func.func @f(%f: f32) {
  "vector.print"(%f, %f) : (f32, f32) -> ()
  return
}

// -----

func.func @f(%f: f32) {
  "vector.print"(%f) <{stringLiteral = "a"}> : (f32) -> ()
  return
}

// -----

func.func @f() {
  "vector.print"() <{punctuation = #vector.punctuation<open>, stringLiteral = "a"}> : () -> ()
  return
}

// -----

func.func @f() {
  "vector.print"() <{punctuation = 4}> : () -> ()
  return
}

// -----

func.func @f() {
  "vector.print"() <{stringLiteral = 4}> : () -> ()
  return
}

// -----

func.func @f(%t1: tensor<?xf32>) {
  "vector.print"(%t1) : (tensor<?xf32>) -> ()
  return
}

// -----

func.func @f(%f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to vector<4xcomplex<f32>>
  return
}

// -----

func.func @f(%f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to complex<f32>
  vector.print %c1 : complex<f32>
  return
}

// -----

func.func @f(%f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to !llvm.ptr
  vector.print %c1 : !llvm.ptr
  return
}

// -----

func.func @f() {
  %0 = "vector.vscale"() : () -> i32
  return
}

// -----

func.func @f(%n: index) {
  %0 = "vector.vscale"(%n) : (index) -> index
  return
}

// -----

func.func @f() {
  %0 = vector.vscale : index
  return
}

// -----

func.func @f() {
  %0:2 = vector.vscale
  return
}
