// DIFFERS: upstream keeps bits above the width of an element and prints other numbers, or none
// RUN: terrace opt %s --allow-unregistered-dialect

"x.a"() {a = dense<"0x0380"> : tensor<2x1xi3>, b = dense<"0x8F"> : tensor<i3>} : () -> ()
"x.b"() {a = dense<"0xAF019D386A86A9EB6E"> : tensor<i65>} : () -> ()
