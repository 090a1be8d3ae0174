// RUN: not terrace opt %s --split-input-file 2>&1

// Attributes of arguments and results are in the signature or in the dictionary, not in both.

func.func @g(%x: i32) -> () attributes {function_type = () -> ()} {
  return
}

// -----

func.func @g(%x: i32) -> () attributes {sym_name = "h"} {
  return
}

// -----

func.func private @g(%x: i32) -> () attributes {sym_visibility = "public"} {
  return
}

// -----

func.func @g(%x: i32 {a.b}) -> () attributes {arg_attrs = [{}]} {
  return
}

// -----

func.func @g(%x: i32) -> () attributes {arg_attrs = [{}]} {
  return
}

// -----

func.func private @g(i32 {a.b}) -> () attributes {arg_attrs = [{}]}

// -----

func.func private @g(i32 ) -> () attributes {arg_attrs = 3}

// -----

func.func private @g(i32 ) -> (i32 {a.b}) attributes {res_attrs = [{}]}

// -----

func.func private @g(i32 ) -> (i32) attributes {res_attrs = [{}]}

// -----

func.func private @g(i32 {a.b}) -> (i32) attributes {res_attrs = [{}]}

// -----

func.func private @g(i32 {a.b}) -> (i32) attributes {res_attrs = [{}], arg_attrs = [{}]}

// -----

func.func private @g(i32 {a.b}) -> (i32) attributes {arg_attrs}

// -----

func.func private @g() attributes {no_inline}

// -----

func.func private @g() attributes {no_inline = 3}

// -----

func.func private @g() attributes {sym_visibility = 3}

// -----

func.func @f() attributes {sym_visibility = 3} { return }

// -----

func.func @f() attributes {sym_visibility = "private"} { return }

// -----

func.func @g(i32 {a.b}) attributes {arg_attrs = [{}]} {
  foo
}

// -----

func.func private @g(i32 {a.b}) -> (i32 {a.b}) attributes {res_attrs = [{}], arg_attrs = [{}]}
