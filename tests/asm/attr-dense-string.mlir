// RUN: terrace opt %s --allow-unregistered-dialect

"x.splat"() {a = dense<"hello"> : tensor<4x!x.string>, b = dense<"one"> : tensor<!x.string>, c = dense<""> : tensor<2x!x.string>} : () -> ()
"x.list"() {a = dense<["a", "b", "c"]> : tensor<3x!x.string>, b = dense<[["a", "b"], ["c", "d\n\""]]> : tensor<2x2x!x.string>} : () -> ()
"x.same"() {a = dense<["a", "a"]> : tensor<2x!x.string>, b = dense<[["a"], ["a"]]> : tensor<2x1x!x.string>} : () -> ()
"x.hex_like"() {a = dense<["0x00", "0xFF"]> : tensor<2x!x.string>} : () -> ()
"x.vector"() {a = dense<["p", "q"]> : tensor<2x!y<"t">>} : () -> ()
