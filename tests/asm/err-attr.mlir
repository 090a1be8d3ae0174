// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Malformed attributes.

// expected-error@+1 {{expected attribute value}}
module attributes {x.a = } {}

// -----

// expected-error@+1 {{expected attribute value}}
module attributes {x.a = ,} {}

// -----

// expected-error@+1 {{expected attribute name}}
module attributes {= 1} {}

// -----

// expected-error@+1 {{expected attribute name}}
module attributes {1 = 1} {}

// -----

// expected-error@+1 {{expected '{' to begin a region}}
module attributes {a} b {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {x.a = 1 b = 2} {}

// -----

// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'}}
module attributes {x.a = 1, a = 2} {}

// -----

// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
module attributes {a, a} {}

// -----

// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
module attributes {"a" = 1, a = 2} {}

// -----

// expected-error@+1 {{duplicate key 'b' in dictionary attribute}}
module attributes {x.a = {b = 1, b = 2}} {}

// -----

// expected-error@+1 {{expected valid attribute name}}
module attributes {"" = 1} {}

// -----

// expected-error@+1 {{expected attribute name}}
module attributes {x.a = 1,} {}

// -----

// expected-error@+1 {{expected ',' or ']'}}
module attributes {x.a = [1, 2} {}

// -----

// expected-error@+1 {{expected ',' or ']'}}
module attributes {x.a = [1 2]} {}

// -----

// expected-error@+1 {{expected attribute value}}
module attributes {x.a = [1,]} {}

// -----

// expected-error@+1 {{expected attribute value}}
module attributes {x.a = [,]} {}

// -----

// expected-error@+1 {{expected attribute value}}
module attributes {x.a = {b = }} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {x.a = "str" "str"} {}

// -----

// expected-error@+1 {{expected non-function type}}
module attributes {x.a = "str" : } {}

// -----

// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
module attributes {x.a = @} {}

// -----

// expected-error@+1 {{expected nested symbol reference identifier}}
module attributes {x.a = @a::} {}

// -----

// expected-error@+1 {{expected nested symbol reference identifier}}
module attributes {x.a = @a::b} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {x.a = @a:@b} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {x.a = @a @b} {}

// -----

// expected-error@+1 {{expected attribute value}}
module attributes {x.a = %x} {}

// -----

// expected-error@+1 {{expected attribute value}}
module attributes {x.a = ^bb} {}

// -----

// expected-error@+1 {{expected attribute value}}
module attributes {x.a = foo} {}

// -----

// expected-error@+1 {{expected constant integer or floating point value}}
module attributes {x.a = -} {}

// -----

// expected-error@+1 {{expected constant integer or floating point value}}
module attributes {x.a = -"x"} {}

// -----

// expected-error@+1 {{expected constant integer or floating point value}}
module attributes {x.a = -i32} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {x.a = true : i1} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {x.a = unit : i32} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {x.a = i32 : i32} {}

// -----

// expected-error@+1 {{expected attribute name}}
module attributes {@a = 1} {}

// -----

// expected-error@+1 {{expected attribute name}}
module attributes {a.b.c = 1, 5x = 2} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {a: 1} {}
