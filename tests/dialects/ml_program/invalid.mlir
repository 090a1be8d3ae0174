// RUN: terrace opt %s --split-input-file --verify-diagnostics

// expected-error @below {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global @b : tensor<?xi32>

// -----

// expected-error @below {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global("x") @b : tensor<?xi32>

// -----

// expected-error @below {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global mutable @b : tensor<?xi32>

// -----

// expected-error @below {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global other @b : tensor<?xi32>

// -----

// expected-error @below {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global private @b : tensor<?xi32>

// -----

// expected-error @below {{expected attribute value}}
ml_program.global private @b() : tensor<?xi32>

// -----

// expected-error @below {{expected ')'}}
ml_program.global private @b(3 : i32 : tensor<?xi32>

// -----

// expected-error @below {{expected ':'}}
ml_program.global private @b(3 : i32) tensor<?xi32>

// -----

// expected-error @below {{expected non-function type}}
ml_program.global private @b(3 : i32) : 

// -----

ml_program.global private mutable @v(3 : i64) : i64
func.func @a(%x: i32) {
  // expected-error @below {{'ml_program.global_load' op cannot load from global typed 'i64' as 'i32'}}
  %0 = ml_program.global_load @v : i32
  return
}

// -----

ml_program.global private mutable @v(3 : i64) : i64
func.func @a(%x: i32) {
  // expected-error @below {{'ml_program.global_load_const' op cannot load as const from mutable global @v}}
  %0 = ml_program.global_load_const @v : i64
  return
}

// -----

ml_program.global private @v(3 : i64) : i64
func.func @a(%x: i32) {
  // expected-error @below {{'ml_program.global_load_const' op cannot load from global typed 'i64' as 'i32'}}
  %0 = ml_program.global_load_const @v : i32
  return
}

// -----

ml_program.global private @v(3 : i64) : i64
func.func @a(%x: i32) {
  // expected-error @below {{'ml_program.global_store' op cannot store to an immutable global @v}}
  ml_program.global_store @v = %x : i32
  return
}

// -----

ml_program.global private mutable @v(3 : i64) : i64
func.func @a(%x: i32) {
  // expected-error @below {{'ml_program.global_store' op cannot store to a global typed 'i64' from 'i32'}}
  ml_program.global_store @v = %x : i32
  return
}

// -----

func.func @a(%x: i32) {
  // expected-error @below {{'ml_program.global_store' op undefined global: @v}}
  ml_program.global_store @v = %x : i32
  return
}

// -----

func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{'ml_program.global_load_const' op undefined global: @w}}
  %0 = ml_program.global_load_const @w : i32
  return
}

// -----

func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{'ml_program.global_load' op undefined global: @w}}
  %0 = ml_program.global_load @w : i32
  return
}

// -----

func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{'ml_program.global_load' op undefined global: @a}}
  %0 = ml_program.global_load @a : i32
  return
}

// -----

func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{'ml_program.global_load_graph' op undefined global: @w}}
  %0, %1 = ml_program.global_load_graph @w ordering(%t -> !ml_program.token) : i32
  return
}

// -----

func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{'ml_program.global_store_graph' op undefined global: @w}}
  %0 = ml_program.global_store_graph @w = %x ordering(%t -> !ml_program.token) : i32
  return
}

// -----

ml_program.global private @v(3 : i64) : i64
func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{'ml_program.global_store_graph' op cannot store to an immutable global @v}}
  %0 = ml_program.global_store_graph @v = %x ordering(%t -> !ml_program.token) : i32
  return
}

// -----

ml_program.global private mutable @v(3 : i64) : i64
func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{'ml_program.global_store_graph' op cannot store to a global typed 'i64' from 'i32'}}
  %0 = ml_program.global_store_graph @v = %x ordering(%t -> !ml_program.token) : i32
  return
}

// -----

ml_program.global private mutable @v(3 : i64) : i64
func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{'ml_program.global_load_graph' op cannot load from global typed 'i64' as 'i32'}}
  %0, %1 = ml_program.global_load_graph @v ordering(%t -> !ml_program.token) : i32
  return
}

// -----

ml_program.global private mutable @v(3 : i64) : i64
func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{'ml_program.global_load_graph' op result #1 must be Token for establishing execution ordering in a graph, but got 'i64'}}
  %0, %1 = ml_program.global_load_graph @v ordering(%t, %t -> i64) : i64
  return
}

// -----

ml_program.global private mutable @v(3 : i64) : i64
func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{expected non-function type}}
  %0, %1 = ml_program.global_load_graph @v ordering(() -> ) : i64
  return
}

// -----

ml_program.global private mutable @v(3 : i64) : i64
func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{expected SSA operand}}
  %0, %1 = ml_program.global_load_graph @v ordering(%t, -> !ml_program.token) : i64
  return
}

// -----

ml_program.global private mutable @v(3 : i64) : i64
func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{expected '->'}}
  %0, %1 = ml_program.global_load_graph @v ordering(%t !ml_program.token) : i64
  return
}

// -----

ml_program.global private mutable @v(3 : i64) : i64
func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{expected ')'}}
  %0, %1 = ml_program.global_load_graph @v ordering(%t -> !ml_program.token : i64
  return
}

// -----

ml_program.global private mutable @v(3 : i64) : i64
// expected-note @below {{prior use here}}
func.func @a(%x: i32) {
  %t = ml_program.token
  // expected-error @below {{use of value '%x' expects different type than prior uses: '!ml_program.token' vs 'i32'}}
  %0, %1 = ml_program.global_load_graph @v ordering(%x -> !ml_program.token) : i64
  return
}

// -----

ml_program.func @r(%a: i32) -> i64 {
  // expected-error @below {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @r}}
  ml_program.return %a : i32
}

// -----

ml_program.func @r(%a: i32) -> i64 {
  // expected-error @below {{'ml_program.return' op has 2 operands, but enclosing function (@r) returns 1}}
  ml_program.return %a, %a : i32, i32
}

// -----

ml_program.subgraph @r(%a: i32) -> i64 {
  // expected-error @below {{type of output operand 0 ('i32') doesn't match function result type ('i64') in function @r}}
  ml_program.output %a : i32
}

// -----

ml_program.subgraph @r(%a: i32) -> i64 {
  // expected-error @below {{'ml_program.output' op has 2 operands, but enclosing function (@r) outputs 1}}
  ml_program.output %a, %a : i32, i32
}

// -----

ml_program.subgraph @r(%a: i32) -> i64 {
  // expected-error @below {{'ml_program.return' op expects parent op 'ml_program.func'}}
  ml_program.return %a, %a : i32, i32
}

// -----

// expected-error @below {{'ml_program.subgraph' op expects region #0 to have 0 or 1 blocks}}
ml_program.subgraph @r(%a: i32) -> i32 {
  cf.br ^bb1
^bb1:
  ml_program.output %a : i32
}

// -----

ml_program.func @r(%a: i32) -> i32 {
  // expected-error @below {{block with no terminator, has %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32}}
  %1 = arith.addi %a, %a : i32
}

// -----

ml_program.subgraph @r(%a: i32) -> i32 {
  // expected-error @below {{block with no terminator, has %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32}}
  %1 = arith.addi %a, %a : i32
}

// -----

// expected-error @below {{'ml_program.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"ml_program.func"() <{function_type = (i32) -> i32, sym_name = "r"}> ({
^bb0(%a: i64):
  ml_program.return %a : i64
}) : () -> ()

// -----

// expected-error @below {{unknown  type `nope` in dialect `ml_program`}}
func.func private @q(!ml_program.nope)

// -----

// expected-error @below {{unknown attribute `nope` in dialect `ml_program`}}
func.func private @q() attributes {a = #ml_program.nope}

// -----

// expected-error @below {{invalid properties {sym_name = "b", type = 3 : i32} for op ml_program.global: Invalid attribute `type` in property conversion: 3 : i32}}
"ml_program.global"() <{sym_name = "b", type = 3 : i32}> : () -> ()

// -----

// expected-error @below {{'ml_program.global' op requires attribute 'sym_name'}}
"ml_program.global"() <{type = i32}> : () -> ()

// -----

// expected-error @below {{invalid properties {is_mutable = 3 : i64, sym_name = "b", type = i32} for op ml_program.global: Invalid attribute `is_mutable` in property conversion: 3 : i64}}
"ml_program.global"() <{sym_name = "b", type = i32, is_mutable = 3}> : () -> ()

// -----

module { module @n { ml_program.global private mutable @v(3 : i64) : i64 }
func.func @a(%x: i64) {
  %0 = ml_program.global_load @n::@v : i64
  // expected-error @below {{'ml_program.global_load' op undefined global: @n::@w}}
  %1 = ml_program.global_load @n::@w : i64
  return
}
}
