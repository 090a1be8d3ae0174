// RUN: terrace opt %s --allow-unregistered-dialect

"x.default"() {a = 0.0, b = 1.0, c = -1.5, d = 3.14159265358979, e = 1.0e10, f = -0.0, g = 1., h = 2.5e-3, i = 1.e5} : () -> ()
