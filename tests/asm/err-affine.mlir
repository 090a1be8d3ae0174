// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Affine maps and sets.

// expected-error@+1 {{expected '<' in affine map}}
module attributes {x.a = affine_map} {}

// -----

// expected-error@+1 {{expected '(' in dimensional identifier list}}
module attributes {x.a = affine_map<} {}

// -----

// expected-error@+1 {{expected '(' in dimensional identifier list}}
module attributes {x.a = affine_map<>} {}

// -----

// expected-error@+1 {{expected '->' or ':'}}
module attributes {x.a = affine_map<(d0)>} {}

// -----

// expected-error@+1 {{expected '(' in affine map range}}
module attributes {x.a = affine_map<(d0) ->>} {}

// -----

// expected-error@+1 {{expected '(' in affine map range}}
module attributes {x.a = affine_map<(d0) -> d0>} {}

// -----

// expected-error@+1 {{expected ')' in affine map range}}
module attributes {x.a = affine_map<(d0) -> (d0>} {}

// -----

// expected-error@+1 {{expected '>' in affine map}}
module attributes {x.a = affine_map<(d0) -> (d0)} {}

// -----

// expected-error@+1 {{expected '(' in dimensional identifier list}}
module attributes {x.a = affine_map<d0 -> (d0)>} {}

// -----

// expected-error@+1 {{redefinition of identifier 'd0'}}
module attributes {x.a = affine_map<(d0, d0) -> (d0)>} {}

// -----

// expected-error@+1 {{redefinition of identifier 'd0'}}
module attributes {x.a = affine_map<(d0)[d0] -> (d0)>} {}

// -----

// expected-error@+1 {{redefinition of identifier 's0'}}
module attributes {x.a = affine_map<(d0)[s0, s0] -> (d0)>} {}

// -----

// expected-error@+1 {{use of undeclared identifier}}
module attributes {x.a = affine_map<(d0) -> (d1)>} {}

// -----

// expected-error@+1 {{use of undeclared identifier}}
module attributes {x.a = affine_map<(d0) -> (s0)>} {}

// -----

// expected-error@+1 {{expected bare identifier}}
module attributes {x.a = affine_map<(1) -> (d0)>} {}

// -----

// expected-error@+1 {{expected bare identifier}}
module attributes {x.a = affine_map<(d0,) -> (d0)>} {}

// -----

// expected-error@+1 {{expected ')' in dimensional identifier list}}
module attributes {x.a = affine_map<(d0 d1) -> (d0)>} {}

// -----

// expected-error@+1 {{expected bare identifier}}
module attributes {x.a = affine_map<(d0)[ -> (d0)>} {}

// -----

// expected-error@+1 {{expected bare identifier}}
module attributes {x.a = affine_map<(%d0) -> (d0)>} {}

// -----

// expected-error@+1 {{expected affine expression}}
module attributes {x.a = affine_map<(d0) -> (d0,)>} {}

// -----

// expected-error@+1 {{expected affine expression}}
module attributes {x.a = affine_map<(d0) -> (,d0)>} {}

// -----

// expected-error@+1 {{expected ')' in affine map range}}
module attributes {x.a = affine_map<(d0) -> (d0 d0)>} {}

// -----

// expected-error@+1 {{expected '>' in affine map}}
module attributes {x.a = affine_map<(d0) -> (d0) : (d0)>} {}

// -----

// expected-error@+1 {{expected AffineMap, but got IntegerSet}}
module attributes {x.a = affine_map<(d0) : (d0 >= 0)>} {}

// -----

// expected-error@+1 {{expected IntegerSet, but got AffineMap}}
module attributes {x.a = affine_set<(d0) -> (d0)>} {}

// -----

// expected-error@+1 {{expected '->' or ':'}}
module attributes {x.a = affine_set<(d0)>} {}

// -----

// expected-error@+1 {{expected '(' in integer set constraint list}}
module attributes {x.a = affine_set<(d0) : >} {}

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
module attributes {x.a = affine_set<(d0) : (d0)>} {}

// -----

// expected-error@+1 {{expected affine expression}}
module attributes {x.a = affine_set<(d0) : (d0 >= )>} {}

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
module attributes {x.a = affine_set<(d0) : (d0 = 0)>} {}

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
module attributes {x.a = affine_set<(d0) : (d0 > 0)>} {}

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
module attributes {x.a = affine_set<(d0) : (d0 < 0)>} {}

// -----

// expected-error@+1 {{expected affine expression}}
module attributes {x.a = affine_set<(d0) : (d0 <=)>} {}

// -----

// expected-error@+1 {{invalid type identifier}}
module attributes {x.a = affine_set<(d0) : (d0 != 0)>} {}

// -----

// expected-error@+1 {{expected ')' in integer set constraint list}}
module attributes {x.a = affine_set<(d0) : (d0 >= 0} {}

// -----

// expected-error@+1 {{expected '>' in integer set}}
module attributes {x.a = affine_set<(d0) : (d0 >= 0)} {}

// -----

// expected-error@+1 {{expected '(' in integer set constraint list}}
module attributes {x.a = affine_set<(d0) : d0 >= 0>} {}

// -----

// expected-error@+1 {{expected '<' in integer set}}
module attributes {x.a = affine_set} {}
