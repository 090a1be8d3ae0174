// RUN: terrace opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'async.func' op result is expected to be at least of size 1, but got 0}}
async.func @none() { return }

// -----

// expected-error @+1 {{'async.func' op result type must be async value type or async token type, but got 'i32'}}
async.func @result() -> i32 { return }

// -----

// expected-error @+1 {{'async.func' op  results' (optional) async token type is expected to appear as the 1st return value, but got 2}}
async.func @second() -> (!async.value<f32>, !async.token) { return }

// -----

async.func @missing() -> (!async.token, !async.value<f32>) {
  // expected-error @+1 {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return
}

// -----

async.func @other() -> !async.value<f32> {
  %c = arith.constant 1 : i32
  // expected-error @+1 {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return %c : i32
}

// -----

func.func @callee() {
  // expected-error @+1 {{'async.call' op 'f' does not reference a valid async function}}
  %0 = async.call @f() : () -> !async.token
  return
}

// -----

func.func private @f() -> !async.token
func.func @callee() {
  // expected-error @+1 {{'async.call' op 'f' does not reference a valid async function}}
  %0 = async.call @f() : () -> !async.token
  return
}

// -----

async.func @f(%a: i32) -> !async.token { return }
func.func @operand(%b: f32) {
  // expected-error @+1 {{'async.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
  %0 = async.call @f(%b): (f32) -> !async.token
  return
}

// -----

async.func @f(%a: i32) -> !async.token { return }
func.func @operands() {
  // expected-error @+1 {{'async.call' op incorrect number of operands for callee}}
  %0 = async.call @f(): () -> !async.token
  return
}

// -----

async.func @f(%a: i32) -> !async.token { return }
func.func @results(%b: i32) {
  // expected-error @+1 {{'async.call' op incorrect number of results for callee}}
  async.call @f(%b): (i32) -> ()
  return
}

// -----

async.func @f(%a: i32) -> !async.token { return }
func.func @result(%b: i32) {
  // expected-error @+3 {{'async.call' op result type mismatch at index 0}}
  // expected-note @+2 {{      op result types: '!async.value<i32>'}}
  // expected-note @+1 {{function result types: '!async.token'}}
  %0 = async.call @f(%b): (i32) -> !async.value<i32>
  return
}

// -----

func.func @parent() {
  // expected-error @+1 {{'async.return' op expects parent op 'async.func'}}
  async.return
}

// -----

func.func @parent() {
  // expected-error @+1 {{'async.yield' op expects parent op 'async.execute'}}
  async.yield
}

// -----

func.func @await(%t: !async.token) {
  // expected-error @+1 {{'async.await' op awaiting on a token must have empty result}}
  %0 = "async.await"(%t) : (!async.token) -> i32
  return
}

// -----

func.func @await(%v: !async.value<f32>) {
  // expected-error @+1 {{'async.await' op result type 'i32' does not match async value type 'f32'}}
  %0 = "async.await"(%v) : (!async.value<f32>) -> i32
  return
}

// -----

func.func @await(%g: !async.group) {
  // expected-error @+1 {{'async.await' op operand #0 must be async value type or async token type, but got '!async.group'}}
  "async.await"(%g) : (!async.group) -> ()
  return
}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse async value type}}
func.func @type(%v: !async.value) {
  return
}

// -----

// expected-error @+1 {{unknown  type `foo` in dialect `async`}}
func.func @type(%v: !async.foo) {
  return
}

// -----

func.func @yield(%v: !async.value<f32>) {
  // expected-error @+1 {{'async.execute' op along control flow edge from Operation async.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  %t = async.execute (%v as %x: !async.value<f32>) {
    // expected-note @+1 {{region branch point}}
    async.yield %x : f32
  }
  return
}

// -----

func.func @argument(%t: !async.token) {
  // expected-error @+2 {{'async.execute' op along control flow edge from parent to Region #0: successor operand type #0 '!async.token' should match successor input type #0 'i32'}}
  // expected-note @+1 {{region branch point}}
  "async.execute"(%t) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%c: i32):
    async.yield
  }) : (!async.token) -> (!async.token)
  return
}

// -----

func.func @region() {
  // expected-error @+1 {{'async.execute' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
  %t = async.execute {  }
  return
}

// -----

func.func @dependency(%v: !async.value<f32>) {
  // expected-error @+1 {{'async.execute' op operand #0 must be variadic of async token type, but got '!async.value<f32>'}}
  "async.execute"(%v) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    async.yield
  }) : (!async.value<f32>) -> (!async.token)
  return
}

// -----

func.func @segments(%v: !async.value<f32>) {
  // expected-error @+1 {{custom op 'async.execute' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %t = async.execute (%v as %x: !async.value<f32>) attributes {operandSegmentSizes = 3} { async.yield }
  return
}

// -----

func.func @count(%v: !async.value<f32>) {
  // expected-error @+1 {{custom op 'async.runtime.add_ref' 'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  async.runtime.add_ref %v {count = 0 : i64} : !async.value<f32>
  return
}

// -----

func.func @count(%v: !async.value<f32>) {
  // expected-error @+1 {{'async.runtime.drop_ref' op requires attribute 'count'}}
  "async.runtime.drop_ref"(%v) : (!async.value<f32>) -> ()
  return
}

// -----

func.func @store(%v: !async.value<f32>, %x: i32) {
  // expected-error @+1 {{'async.runtime.store' op failed to verify that type of 'value' matches element type of 'storage'}}
  "async.runtime.store"(%x, %v) : (i32, !async.value<f32>) -> ()
  return
}

// -----

func.func @store(%x: i32) {
  // expected-error @+1 {{'async.runtime.store' op operand #1 must be async value type, but got 'i32'}}
  "async.runtime.store"(%x, %x) : (i32, i32) -> ()
  return
}

// -----

func.func @load(%v: !async.value<f32>) {
  // expected-error @+1 {{'async.runtime.load' op failed to verify that type of 'value' matches element type of 'storage'}}
  %x = "async.runtime.load"(%v) : (!async.value<f32>) -> i32
  return
}

// -----

func.func @threads() {
  // expected-error @+1 {{'async.runtime.num_worker_threads' op result #0 must be index, but got 'i32'}}
  %0 = "async.runtime.num_worker_threads"() : () -> i32
  return
}
