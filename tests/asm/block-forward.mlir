// RUN: terrace opt %s

// Successors may come later; blocks print in the order of their definition.
func.func @f(%c: i1) {
  cf.cond_br %c, ^three, ^two
^one:
  return
^two:
  cf.br ^one
^three:
  cf.br ^one
}
func.func @loop() {
  cf.br ^head
^head:
  cf.br ^head
}
func.func @entry_has_name() {
^bb7:
  return
}
func.func @entry_has_args(%a: i32) {
  return
}
