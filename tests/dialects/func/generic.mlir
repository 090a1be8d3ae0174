// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "add", sym_visibility = "private"}> ({
  ^bb0(%x: i32, %y: i32):
    %0 = "arith.addi"(%x, %y) : (i32, i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "decl", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{arg_attrs = [{my.a}, {}], function_type = (i32, f32) -> (i32, i32), res_attrs = [{}, {my.r = 1 : i64}], sym_name = "attrs", sym_visibility = "nested", no_inline}> ({
  }) {my.other} : () -> ()
  "func.func"() ({
    "func.return"() : () -> ()
  }) {function_type = () -> (), sym_name = "old_style"} : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "caller"}> ({
  ^bb0(%a: i32):
    %0 = "func.call"(%a, %a) <{callee = @add}> : (i32, i32) -> i32
    %1 = "func.call"(%a, %a) {callee = @add, tag} : (i32, i32) -> i32
    %2 = "func.constant"() <{value = @add}> : () -> ((i32, i32) -> i32)
    %3 = "func.call_indirect"(%2, %0, %1) : ((i32, i32) -> i32, i32, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "entry_label"}> ({
  ^start(%c: i1):
    "cf.br"()[^end] : () -> ()
  ^end:
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
