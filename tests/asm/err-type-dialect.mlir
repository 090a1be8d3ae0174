// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file 2>&1

// Malformed dialect types and attributes.

// expected-error@+1 {{undefined symbol alias id 'x'}}
func.func private @f(!x)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!x.t<)

// -----

// expected-error@+1 {{unbalanced '[' character in pretty dialect name}}
func.func private @f(!x.t<[)>)

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f(!x.t<(>)

// -----

// expected-error@+1 {{unbalanced '{' character in pretty dialect name}}
func.func private @f(!x.t<{]>)

// -----

// expected-error@+1 {{expected '"' in string literal}}
func.func private @f(!x.t<">)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!x<)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!x<a)

// -----

// expected-error@+1 {{undefined symbol alias id 'undefined'}}
func.func private @f(!undefined)

// -----

// expected-error@+1 {{undefined symbol alias id 'undefined'}}
module attributes {a = #undefined} {}

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {a = #x.a<} {}

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {a = #x.a<)>} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {a = #x.a<1>>} {}

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.foo)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!llvm.ptr<)

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f(!llvm.struct<(i32>)

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f(!llvm<"ptr">)

// -----

// expected-error@+1 {{expected 'x'}}
func.func private @f(!llvm.array<4 f32>)

// -----

// expected-error@+1 {{dialect 'builtin' provides no type parsing hook}}
func.func private @f(!builtin.i32)

// -----

// expected-error@+1 {{dialect 'func' provides no type parsing hook}}
func.func private @f(!func.t)

// -----

// expected-error@+1 {{dialect 'arith' provides no type parsing hook}}
func.func private @f(!arith.foo<1>)

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `llvm`}}
module attributes {a = #llvm.foo} {}

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `arith`}}
module attributes {a = #arith.foo} {}

// -----

// expected-error@+1 {{dialect 'func' provides no attribute parsing hook}}
module attributes {a = #func.bar<1>} {}

// -----

// expected-error@+1 {{dialect 'builtin' provides no attribute parsing hook}}
module attributes {a = #builtin.int} {}

// -----

// expected-error@+2 {{expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error@+1 {{failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
module attributes {a = #arith.overflow<bad>} {}

// -----

// expected-error@+1 {{expected '<'}}
module attributes {a = #arith.overflow} {}
