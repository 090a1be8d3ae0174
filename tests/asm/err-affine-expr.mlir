// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Affine expressions.

// expected-error@+1 {{missing right operand of binary operator}}
module attributes {x.a = affine_map<(d0) -> (d0 +)>} {}

// -----

// expected-error@+1 {{missing left operand of binary operator}}
module attributes {x.a = affine_map<(d0) -> (+ d0)>} {}

// -----

// expected-error@+1 {{missing left operand of binary operator}}
module attributes {x.a = affine_map<(d0) -> (* d0)>} {}

// -----

// expected-error@+1 {{missing right operand of binary operator}}
module attributes {x.a = affine_map<(d0) -> (d0 * )>} {}

// -----

// expected-error@+1 {{missing right operand of binary operator}}
module attributes {x.a = affine_map<(d0) -> (d0 floordiv)>} {}

// -----

// expected-error@+1 {{use of undeclared identifier}}
module attributes {x.a = affine_map<(d0) -> (floordiv 2)>} {}

// -----

// expected-error@+1 {{missing right operand of binary operator}}
module attributes {x.a = affine_map<(d0) -> (d0 mod)>} {}

// -----

// expected-error@+1 {{missing right operand of binary operator}}
module attributes {x.a = affine_map<(d0) -> (d0 - )>} {}

// -----

// expected-error@+2 {{expected affine expression}}
// expected-error@+1 {{missing operand of negation}}
module attributes {x.a = affine_map<(d0) -> (-)>} {}

// -----

// expected-error@+1 {{no expression inside parentheses}}
module attributes {x.a = affine_map<(d0) -> (())>} {}

// -----

// expected-error@+1 {{expected ')' in affine map range}}
module attributes {x.a = affine_map<(d0) -> ((d0)>} {}

// -----

// expected-error@+1 {{expected ')' in affine map range}}
module attributes {x.a = affine_map<(d0) -> ((d0 + 1)>} {}

// -----

// expected-error@+1 {{expected ')' in affine map range}}
module attributes {x.a = affine_map<(d0) -> (d0 1)>} {}

// -----

// expected-error@+1 {{expected ')' in affine map range}}
module attributes {x.a = affine_map<(d0) -> (d0 / 2)>} {}

// -----

// expected-error@+1 {{invalid SSA name}}
module attributes {x.a = affine_map<(d0) -> (d0 % 2)>} {}

// -----

// expected-error@+1 {{expected affine expression}}
module attributes {x.a = affine_map<(d0) -> (1.0)>} {}

// -----

// expected-error@+1 {{expected affine expression}}
module attributes {x.a = affine_map<(d0) -> ("x")>} {}

// -----

// expected-error@+1 {{constant too large for index}}
module attributes {x.a = affine_map<(d0) -> (9223372036854775808)>} {}

// -----

// expected-error@+1 {{constant too large for index}}
module attributes {x.a = affine_map<(d0) -> (99999999999999999999)>} {}

// -----

// expected-error@+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
module attributes {x.a = affine_map<(d0, d1) -> (d0 * d1)>} {}

// -----

// expected-error@+1 {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
module attributes {x.a = affine_map<(d0, d1) -> (d0 floordiv d1)>} {}

// -----

// expected-error@+1 {{non-affine expression: right operand of ceildiv has to be either a constant or symbolic}}
module attributes {x.a = affine_map<(d0, d1) -> (d0 ceildiv d1)>} {}

// -----

// expected-error@+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
module attributes {x.a = affine_map<(d0, d1) -> (d0 mod d1)>} {}

// -----

// expected-error@+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
module attributes {x.a = affine_map<(d0) -> (2 mod d0)>} {}

// -----

// expected-error@+1 {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
module attributes {x.a = affine_map<(d0) -> (2 floordiv d0)>} {}

// -----

// expected-error@+1 {{non-affine expression: right operand of ceildiv has to be either a constant or symbolic}}
module attributes {x.a = affine_map<(d0)[s0] -> (s0 ceildiv d0)>} {}

// -----

// expected-error@+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
module attributes {x.a = affine_map<(d0) -> ((d0 + 1) * (d0 + 2))>} {}

// -----

// expected-error@+1 {{use of undeclared identifier}}
module attributes {x.a = affine_map<(d0) -> (i32)>} {}

// -----

// expected-error@+1 {{expected '(' at start of SSA symbol}}
module attributes {x.a = affine_map<(symbol) -> (symbol)>} {}
