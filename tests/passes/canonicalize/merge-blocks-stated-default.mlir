// RUN: terrace opt %s --canonicalize --split-input-file

// Blocks are not merged if only one of two attributes states its default.
"builtin.module"() ({ "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, f32, i1, index) -> (), sym_name = "f"}> ({ ^bb0(%m: memref<4xf32>, %n: memref<4xf32>, %f: f32, %c: i1, %i: index):
 "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
 ^bb1:
 "memref.store"(%f, %m, %i) <{nontemporal = false}> : (f32, memref<4xf32>, index) -> ()
 "cf.br"()[^bb3] : () -> ()
 ^bb2:
 "memref.store"(%f, %n, %i) : (f32, memref<4xf32>, index) -> ()
 "cf.br"()[^bb3] : () -> ()
 ^bb3:
 "func.return"() : () -> () }) : () -> () }) : () -> ()
