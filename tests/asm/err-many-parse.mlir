// RUN: not terrace opt %s --allow-unregistered-dialect 2>&1

// Parsing stops at the first error, except that all undefined names of a scope are reported.
func.func @a() {
  "x.use"(%one) : (i32) -> ()
  "x.use"(%two) : (i32) -> ()
  cf.br ^undefined1
^b:
  cf.br ^undefined2
}
func.func @b() {
  oops
}
