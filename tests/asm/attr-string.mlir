// RUN: terrace opt %s --allow-unregistered-dialect

"x.plain"() {a = "", b = "hello", c = "with space", d = "0123 ~!@#$%^&*()"} : () -> ()
"x.escapes"() {a = "\n", b = "\t", c = "\\", d = "\"", e = "\00", f = "\7F", g = "\C3\A9", h = "\0A\0D\09", i = "\FF\fe"} : () -> ()
"x.utf8"() {a = "é", b = "日本", c = "π ≈ 3"} : () -> ()
"x.typed"() {a = "hello" : i32, b = "x" : !x.t, c = "\00" : tensor<2xf32>, d = "n" : none} : () -> ()
"x.comment"() {a = "// not a comment", b = "/* */", c = "'single'"} : () -> ()
"x.list"() {a = ["a", "b\n", "c\\d"]} : () -> ()
