// RUN: terrace opt %s --allow-unregistered-dialect

// Definitions that nothing uses disappear.
#unused = affine_map<(d0) -> (d0)>
!unused = i32
#unused_loc = loc("x":1:1)
"x.a"() : () -> ()
