// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// The generic form of every scf op, printed in custom form.

"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index, memref<?xf32>, f32, i32, i64) -> f32, sym_name = "for"}> ({
  ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: memref<?xf32>, %arg44: f32, %arg45: i32, %arg46: i64):
    "scf.for"(%arg40, %arg41, %arg42) ({
    ^bb0(%arg65: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%arg40, %arg41, %arg42) ({
    ^bb0(%arg64: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%arg40, %arg41, %arg42) ({
    ^bb0(%arg62: index):
      "scf.for"(%arg62, %arg41, %arg42) ({
      ^bb0(%arg63: index):
        %31 = "memref.load"(%arg43, %arg63) : (memref<?xf32>, index) -> f32
        "memref.store"(%31, %arg43, %arg62) : (f32, memref<?xf32>, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %23 = "scf.for"(%arg40, %arg41, %arg42, %arg44) ({
    ^bb0(%arg60: index, %arg61: f32):
      %29 = "memref.load"(%arg43, %arg60) : (memref<?xf32>, index) -> f32
      %30 = "arith.addf"(%arg61, %29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "scf.yield"(%30) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %24:2 = "scf.for"(%arg40, %arg41, %arg42, %23, %arg45) ({
    ^bb0(%arg57: index, %arg58: f32, %arg59: i32):
      "scf.yield"(%arg58, %arg59) : (f32, i32) -> ()
    }) : (index, index, index, f32, i32) -> (f32, i32)
    "scf.for"(%arg45, %arg45, %arg45) ({
    ^bb0(%arg56: i32):
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %25 = "scf.for"(%arg46, %arg46, %arg46, %arg46) ({
    ^bb0(%arg54: i64, %arg55: i64):
      %28 = "arith.addi"(%arg55, %arg54) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "scf.yield"(%28) : (i64) -> ()
    }) : (i64, i64, i64, i64) -> i64
    "scf.for"(%arg45, %arg45, %arg45) <{unsignedCmp}> ({
    ^bb0(%arg53: i32):
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "scf.for"(%arg40, %arg41, %arg42) <{unsignedCmp}> ({
    ^bb0(%arg52: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %26 = "scf.for"(%arg40, %arg41, %arg42, %arg44) <{unsignedCmp}> ({
    ^bb0(%arg50: index, %arg51: f32):
      "scf.yield"(%arg51) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "scf.for"(%arg40, %arg41, %arg42) ({
    ^bb0(%arg49: index):
      "scf.yield"() : () -> ()
    }) {my.loop = 1 : i32} : (index, index, index) -> ()
    %27 = "scf.for"(%arg40, %arg41, %arg42, %arg44) ({
    ^bb0(%arg47: index, %arg48: f32):
      "scf.yield"(%arg48) {my.attr} : (f32) -> ()
    }) {my.loop} : (index, index, index, f32) -> f32
    "func.return"(%24#0) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, i32, memref<i32>) -> i32, sym_name = "if"}> ({
  ^bb0(%arg36: i1, %arg37: i32, %arg38: i32, %arg39: memref<i32>):
    "scf.if"(%arg36) ({
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg36) ({
      "memref.store"(%arg37, %arg39) : (i32, memref<i32>) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg36) ({
      "memref.store"(%arg37, %arg39) : (i32, memref<i32>) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "scf.if"(%arg36) ({
      "memref.store"(%arg37, %arg39) : (i32, memref<i32>) -> ()
      "scf.yield"() : () -> ()
    }, {
      "memref.store"(%arg38, %arg39) : (i32, memref<i32>) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %19 = "scf.if"(%arg36) ({
      "scf.yield"(%arg37) : (i32) -> ()
    }, {
      "scf.yield"(%arg38) : (i32) -> ()
    }) : (i1) -> i32
    %20:2 = "scf.if"(%arg36) ({
      "scf.yield"(%arg37, %arg36) : (i32, i1) -> ()
    }, {
      %22 = "arith.constant"() <{value = true}> : () -> i1
      "scf.yield"(%arg38, %22) : (i32, i1) -> ()
    }) : (i1) -> (i32, i1)
    "scf.if"(%20#1) ({
      "scf.if"(%arg36) ({
        "memref.store"(%arg37, %arg39) : (i32, memref<i32>) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.if"(%arg36) ({
        "scf.yield"() : () -> ()
      }, {
        "memref.store"(%arg37, %arg39) : (i32, memref<i32>) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %21 = "scf.if"(%arg36) ({
      "scf.yield"(%arg37) : (i32) -> ()
    }, {
      "scf.yield"(%arg38) : (i32) -> ()
    }) {my.attr = "x"} : (i1) -> i32
    "scf.if"(%arg36) ({
      "scf.yield"() : () -> ()
    }, {
    }) {my.attr} : (i1) -> ()
    "func.return"(%19) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32, i1) -> i32, sym_name = "while"}> ({
  ^bb0(%arg25: i32, %arg26: f32, %arg27: i1):
    %12 = "scf.while"(%arg25) ({
    ^bb0(%arg35: i32):
      %17 = "arith.constant"() <{value = 10 : i32}> : () -> i32
      %18 = "arith.cmpi"(%arg35, %17) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "scf.condition"(%18, %arg35) : (i1, i32) -> ()
    }, {
    ^bb0(%arg34: i32):
      %15 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %16 = "arith.addi"(%arg34, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%16) : (i32) -> ()
    }) : (i32) -> i32
    "scf.while"() ({
      "scf.condition"(%arg27) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    %13:2 = "scf.while"(%arg25, %arg26) ({
    ^bb0(%arg32: i32, %arg33: f32):
      "scf.condition"(%arg27, %arg33, %arg32) : (i1, f32, i32) -> ()
    }, {
    ^bb0(%arg30: f32, %arg31: i32):
      "scf.yield"(%arg31, %arg30) : (i32, f32) -> ()
    }) {my.attr, my.other = 2 : i64} : (i32, f32) -> (f32, i32)
    %14 = "scf.while"() ({
      "scf.condition"(%arg27, %arg26) {my.cond} : (i1, f32) -> ()
    }, {
    ^bb0(%arg29: f32):
      "scf.yield"() : () -> ()
    }) : () -> f32
    "scf.while"(%arg25) ({
    ^bb0(%arg28: i32):
      "scf.condition"(%arg27) : (i1) -> ()
    }, {
      "scf.yield"(%arg25) : (i32) -> ()
    }) : (i32) -> ()
    "func.return"(%12) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, f32, i32, memref<?xf32>) -> (), sym_name = "parallel"}> ({
  ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: f32, %arg9: i32, %arg10: memref<?xf32>):
    "scf.parallel"(%arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg24: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%arg5, %arg5, %arg6, %arg6, %arg7, %arg7) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg22: index, %arg23: index):
      "memref.store"(%arg8, %arg10, %arg22) : (f32, memref<?xf32>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %7 = "scf.parallel"(%arg5, %arg6, %arg7, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg19: index):
      %10 = "memref.load"(%arg10, %arg19) : (memref<?xf32>, index) -> f32
      "scf.reduce"(%10) ({
      ^bb0(%arg20: f32, %arg21: f32):
        %11 = "arith.addf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%11) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %8:2 = "scf.parallel"(%arg5, %arg5, %arg6, %arg6, %arg7, %arg7, %arg8, %arg9) <{operandSegmentSizes = array<i32: 2, 2, 2, 2>}> ({
    ^bb0(%arg13: index, %arg14: index):
      "scf.reduce"(%arg8, %arg9) ({
      ^bb0(%arg17: f32, %arg18: f32):
        "scf.reduce.return"(%arg17) : (f32) -> ()
      }, {
      ^bb0(%arg15: i32, %arg16: i32):
        %9 = "arith.muli"(%arg15, %arg16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.reduce.return"(%9) {my.ret} : (i32) -> ()
      }) : (f32, i32) -> ()
    }) {mapping = [1, 2], my.attr} : (index, index, index, index, index, index, f32, i32) -> (f32, i32)
    "scf.parallel"(%arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg12: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg11: index):
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "execute_region"}> ({
  ^bb0(%arg3: i1, %arg4: i32):
    %3 = "scf.execute_region"() ({
      "scf.yield"(%arg4) : (i32) -> ()
    }) : () -> i32
    %4:2 = "scf.execute_region"() ({
      "cf.cond_br"(%arg3)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:  // pred: ^bb0
      "scf.yield"(%arg4, %arg3) : (i32, i1) -> ()
    ^bb2:  // pred: ^bb0
      %6 = "arith.constant"() <{value = true}> : () -> i1
      "scf.yield"(%arg4, %6) : (i32, i1) -> ()
    }) : () -> (i32, i1)
    "scf.execute_region"() ({
      "scf.yield"() : () -> ()
    }) : () -> ()
    "scf.execute_region"() ({
      "scf.yield"() : () -> ()
    }) {my.attr} : () -> ()
    %5 = "scf.execute_region"() <{no_inline}> ({
      "scf.yield"(%arg4) : (i32) -> ()
    }) : () -> i32
    "scf.execute_region"() <{no_inline}> ({
      "scf.yield"() : () -> ()
    }) {my.attr} : () -> ()
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32, i32) -> i32, sym_name = "index_switch"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: i32):
    "scf.index_switch"(%arg0) <{cases = array<i64>}> ({
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    "scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    %0 = "scf.index_switch"(%arg0) <{cases = array<i64: 2, -5, 4000000000>}> ({
      "scf.yield"(%arg2) : (i32) -> ()
    }, {
      "scf.yield"(%arg1) : (i32) -> ()
    }, {
      %2 = "arith.addi"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%2) : (i32) -> ()
    }, {
      "scf.yield"(%arg2) : (i32) -> ()
    }) : (index) -> i32
    %1:2 = "scf.index_switch"(%arg0) <{cases = array<i64: 0>}> ({
      "scf.yield"(%arg2, %arg1) : (i32, i32) -> ()
    }, {
      "scf.yield"(%arg1, %arg2) : (i32, i32) -> ()
    }) {my.attr = 3 : i8} : (index) -> (i32, i32)
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

