// RUN: terrace opt %s --allow-unregistered-dialect

// Block names are free in the text and renumbered per region when printed; the entry block's name appears only with arguments.
func.func @names() {
^entry:
  cf.br ^a-b.c$d_e
^a-b.c$d_e:
  cf.br ^42
^42:
  cf.br ^bb0
^bb0:
  "x.region"() ({
  ^bb0:
    "x.a"()[^bb1] : () -> ()
  ^bb1:
    "x.b"() : () -> ()
  }, {
  ^only:
    "x.c"() : () -> ()
  }, {
  ^args(%a: i32, %b: index):
    "x.d"() : () -> ()
  }, {
  ^empty:
  }, {
  }) : () -> ()
  return
}
