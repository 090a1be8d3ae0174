// RUN: not terrace opt %s --split-input-file 2>&1

// Wrong numbers of regions, blocks and results.

func.func @f(%a: index) {
  "memref.extract_strided_metadata"() : () -> (memref<f32>)
  return
}

// -----

func.func @f(%a: memref<f32>) {
  %0 = "memref.extract_strided_metadata"(%a) : (memref<f32>) -> (memref<f32>)
  return
}

// -----

func.func @f(%a: i1) {
  "scf.if"(%a) ({ "scf.yield"() : () -> ()
   }, { "scf.yield"() : () -> ()}, {}) : (i1) -> ()
  return
}

// -----

func.func @f(%a: i1) {
  "scf.if"(%a) ({ "cf.br"()[^bb1] : () -> ()
    ^bb1: "scf.yield"() : () -> ()
   }, { }) : (i1) -> ()
  return
}

// -----

func.func @f(%a: i1) {
  "scf.if"(%a) ({}, { }) : (i1) -> ()
  return
}

// -----

func.func @f(%a: i1) {
  "scf.if"(%a) ({ "scf.yield"() : () -> () }, {  "cf.br"()[^bb1] : () -> ()
    ^bb1: "scf.yield"() : () -> () }) : (i1) -> ()
  return
}

// -----

func.func @f(%a: i1) {
  "scf.if"(%a) ({ "scf.yield"() : () -> () }) : (i1) -> ()
  return
}

// -----

func.func @f(%a: index) {
  "scf.index_switch"(%a) <{cases = array<i64>}>  : (index) -> ()
  return
}

// -----

func.func @f(%a: memref<f32>) {
  "memref.alloca_scope"() ({}) : () -> ()
  return
}

// -----

func.func @f(%a: memref<f32>) {
  "memref.alloca_scope"() ({^bb0: "cf.br"()[^bb1] : () -> ()
   ^bb1:  "memref.alloca_scope.return"() : () -> ()  }) : () -> ()
  return
}
