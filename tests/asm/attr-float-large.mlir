// RUN: terrace opt %s --allow-unregistered-dialect

"x.f80"() {a = 1.0 : f80, b = 0.1 : f80, c = -2.5 : f80, d = 1.0e300 : f80, e = 3.141592653589793 : f80, f = 0x7FFF8000000000000000 : f80, g = 0x3FFF8000000000000000 : f80} : () -> ()
"x.f128"() {a = 1.0 : f128, b = 0.1 : f128, c = -2.5 : f128, d = 1.0e300 : f128, e = 3.141592653589793 : f128, f = 0x7FFF0000000000000000000000000000 : f128, g = 0x3FFF0000000000000000000000000000 : f128} : () -> ()
// DIFFERS: upstream rounds literals of f80, f128 and ppc_fp128 to a double first.
