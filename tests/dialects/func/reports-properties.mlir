// RUN: not terrace opt %s --split-input-file 2>&1

// What is wrong with properties of the generic form.

func.func @f(%a: i1, %b: vector<3xf32>) { %0 = "func.call"() <{callee = @f, res_attrs = 3}> : () -> i32 return }
// -----

func.func @f(%a: i1, %b: vector<3xf32>) { %0 = "func.call"() <{callee = @f, res_attrs = [3]}> : () -> i32 return }
// -----

func.func @f(%a: () -> i32) { %0 = "func.call_indirect"(%a) <{res_attrs = [3]}> : (() -> i32) -> i32 return }
// -----

func.func @f(%a: () -> i32) { %0 = "func.call_indirect"(%a) <{arg_attrs = [3]}> : (() -> i32) -> i32 return }
// -----

func.func @f(%a: i32) { %0 = "func.call_indirect"(%a) : (i32) -> i32 return }
// -----

func.func @f() -> (i32 {a.b = 3})
// -----

"func.func"() <{sym_name = "g", function_type = () -> i32, res_attrs = [3]}> ({}) : () -> ()
// -----

func.func @f(%a: i32) { "func.call"() : () -> () return }
