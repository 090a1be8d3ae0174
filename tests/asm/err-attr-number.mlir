// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Numbers that do not fit their type.

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 128 : i7} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 256 : i8} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = -129 : i8} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 2 : i1} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = -2 : i1} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 1 : i0} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 128 : si8} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = -129 : si8} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 256 : ui8} {}

// -----

// expected-error@+1 {{negative integer literal not valid for unsigned integer type}}
module attributes {x.a = -1 : ui8} {}

// -----

// expected-error@+1 {{negative integer literal not valid for unsigned integer type}}
module attributes {x.a = -0 : ui8} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 18446744073709551616} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 9223372036854775808 : index} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 18446744073709551616 : index} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = -9223372036854775809} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 0x10000000000000000} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 0x1FF : i8} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = -0xFF : i8} {}

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
module attributes {x.a = 1 : tuple<i32>} {}

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
module attributes {x.a = 1 : tensor<2xi32>} {}

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
module attributes {x.a = 1 : none} {}

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
module attributes {x.a = 1 : complex<i32>} {}

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
module attributes {x.a = 1.0 : i32} {}

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
module attributes {x.a = 1.0 : index} {}

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
module attributes {x.a = 1.0 : vector<2xf32>} {}

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
module attributes {x.a = 1.0 : () -> ()} {}

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
module attributes {x.a = 1 : f32} {}

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
module attributes {x.a = -1 : f64} {}

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
module attributes {x.a = 0x1FFFFFFFF : f32} {}

// -----

// expected-error@+1 {{hexadecimal float literal should not have a leading minus}}
module attributes {x.a = -0x7F800000 : f32} {}

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
module attributes {x.a = 0x10000 : f16} {}

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
module attributes {x.a = 0x100 : f8E5M2} {}

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
module attributes {x.a = 0x10 : f4E2M1FN} {}

// -----

// expected-error@+1 {{expected non-function type}}
module attributes {x.a = 1.0 : } {}

// -----

// expected-error@+1 {{expected non-function type}}
module attributes {x.a = 1 : foo} {}

// -----

// expected-error@+1 {{expected non-function type}}
module attributes {x.a = 1 : } {}

// -----

// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
module attributes {x.a = 1.0.0} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 99999999999999999999999999999999999999999 : i128} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {x.a = 340282366920938463463374607431768211456 : i128} {}
