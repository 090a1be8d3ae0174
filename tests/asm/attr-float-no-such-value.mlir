// DIFFERS: upstream keeps a sign the type cannot have, and an infinity the type cannot have, which prints as the bits of zero
// RUN: terrace opt %s --allow-unregistered-dialect

"x.a"() {a = -2.0 : f8E8M0FNU, b = 2.0 : f8E8M0FNU} : () -> ()
"x.b"() {a = 1.0e400 : f4E2M1FN, b = -1.0e400 : f6E2M3FN, c = 1.0e400 : f6E3M2FN} : () -> ()
"x.c"() {a = 1.0e300 : f4E2M1FN, b = -1.0e300 : f6E2M3FN, c = 1.0e300 : f6E3M2FN} : () -> ()
