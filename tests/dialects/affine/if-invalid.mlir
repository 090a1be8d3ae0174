// RUN: not terrace opt %s --split-input-file 2>&1

// What the parser and the verifier of `affine.if` say.

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_map<(d0) -> (d0)>(%i) { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if 3 (%i) { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)> { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>() { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>(%i)[%n] { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>(%i, %n) { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0)[s0] : (d0 == 0)>(%i) { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>(%c) { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>(%i) } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>(%i) -> { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { %r = affine.if affine_set<(d0) : (d0 == 0)>(%i) { affine.yield %c : f32 } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { %r = affine.if affine_set<(d0) : (d0 == 0)>(%i) -> f32 { affine.yield %c : f32 } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { %r = affine.if affine_set<(d0) : (d0 == 0)>(%i) -> f32 { affine.yield %c : f32 } else { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { %r = affine.if affine_set<(d0) : (d0 == 0)>(%i) -> f32 { } else { affine.yield %c : f32 } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { %r = affine.if affine_set<(d0) : (d0 == 0)>(%i) -> f32 { affine.yield %l : i64 } else { affine.yield %c : f32 } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>(%i) { affine.yield %c : f32 } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>(%i) { } else } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>(%i) { ^bb0(%a: i32): affine.yield }  } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>(%i) { ^bb0: affine.yield ^bb1: affine.yield }  } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>(%i) { } else { ^bb0: affine.yield ^bb1: affine.yield }  } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<()[s0] : (s0 == 0)>()[%i] { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { %x = arith.divsi %i, %i : index affine.if affine_set<(d0) : (d0 == 0)>(%x) { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { %x = arith.divsi %i, %i : index affine.if affine_set<()[s0] : (s0 == 0)>()[%x] { } } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { "affine.if"(%i) <{condition = affine_set<(d0) : (d0 == 0)>}> ({ "affine.yield"() : () -> () }) : (index) -> () } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { "affine.if"(%i) <{condition = affine_set<(d0) : (d0 == 0)>}> ({ }, { }) : (index) -> () } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { "affine.if"(%i) <{condition = affine_set<(d0, d1) : (d0 == 0)>}> ({ "affine.yield"() : () -> () }, { }) : (index) -> () } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { "affine.if"(%c) <{condition = affine_set<(d0) : (d0 == 0)>}> ({ "affine.yield"() : () -> () }, { }) : (f32) -> () } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { "affine.if"(%i) <{condition = affine_map<(d0) -> (d0)>}> ({ "affine.yield"() : () -> () }, { }) : (index) -> () } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { "affine.if"(%i) ({ "affine.yield"() : () -> () }, { }) : (index) -> () } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>(%i) { } {condition = 3} } return }

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 == 0)>(%i) attributes {a} { } } return }
