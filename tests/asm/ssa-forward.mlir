// RUN: terrace opt %s --allow-unregistered-dialect

// Values may be used before their definition where dominance allows it, or where there is none.
"x.use"(%later, %pack#1) : (i32, f32) -> ()
%later = "x.def"() : () -> i32
%pack:2 = "x.def"() : () -> (i32, f32)
func.func @blocks() -> i32 {
  cf.br ^bb2
^bb1:
  return %v : i32
^bb2:
  %v = "x.def"() : () -> i32
  cf.br ^bb1
}
"x.graph"() ({
  %a = "x.a"(%b) : (i32) -> i32
  %b = "x.b"(%a) : (i32) -> i32
  %self = "x.self"(%self) : (i32) -> i32
}) : () -> ()
