// RUN: terrace opt %s --affine-expand-index-ops --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --affine-expand-index-ops-as-affine --allow-unregistered-dialect --split-input-file

// Index arithmetic becomes operations of arith, or affine.apply.

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %r:3 = affine.delinearize_index %n into (4, %m, 8) : index, index, index "t.u"(%r#0, %r#1, %r#2) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %r:3 = affine.delinearize_index %n into (%m, 8) : index, index, index "t.u"(%r#0, %r#1, %r#2) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 9 { %r:2 = affine.delinearize_index %i into (4, 8) : index, index %x = affine.linearize_index [%r#0, %r#1, %n] by (2, 3, %m) : index "t.u"(%r#0, %r#1, %x) : (index, index, index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %x = affine.linearize_index disjoint [%n, %m] by (3) : index "t.u"(%x) : (index) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %x = affine.linearize_index disjoint [%n] by (3) : index "t.u"(%x) : (index) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %r = affine.delinearize_index %n into (4) : index "t.u"(%r) : (index) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %k = arith.constant 5 : index %r:2 = affine.delinearize_index %k into (4, 2) : index, index "t.u"(%r#0, %r#1) : (index, index) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %x = affine.linearize_index [] by () : index "t.u"(%x) : (index) -> ()
  return
}
