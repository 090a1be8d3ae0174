// RUN: terrace opt %s --allow-unregistered-dialect

// What a name may look like; names are not kept.
%0 = "x.a"() : () -> i32
%007 = "x.a"() : () -> i32
%name = "x.a"() : () -> i32
%_under = "x.a"() : () -> i32
%dash-ed = "x.a"() : () -> i32
%dot.ted = "x.a"() : () -> i32
%$dollar = "x.a"() : () -> i32
%-minus = "x.a"() : () -> i32
%.dot = "x.a"() : () -> i32
%i32 = "x.a"() : () -> i32
"x.use"(%0, %007, %name, %_under, %dash-ed, %dot.ted, %$dollar, %-minus, %.dot, %i32) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
%18446744073709551616 = "x.big"() : () -> i64
"x.use"(%18446744073709551616) : (i64) -> ()
