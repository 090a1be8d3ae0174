// RUN: terrace opt %s --allow-unregistered-dialect

// A name may start with digits, and attribute, type and value names do not clash.
#0 = affine_map<(d0) -> (d0)>
#1 = affine_set<(d0) : (d0 >= 0)>
#a1 = 3 : i8
!0 = i32
!a-b = f32
#a-b = "dash"
#a$b = "dollar"
%0 = "x.a"() {a = #0, b = #1, c = #a1, d = #a-b, e = #a$b, f = !a-b} : () -> !0
