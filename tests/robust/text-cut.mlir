// Files that end too early.
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

module {

// -----

module attributes {

// -----

func.func @f(

// -----

func.func @f() {

// -----

func.func @f() {
^

// -----

func.func @f() -> 

// -----

%0 =

// -----

%0:

// -----

"t.op"

// -----

"t.op"(

// -----

"t.op"()

// -----

"t.op"() :

// -----

"t.op"() : (

// -----

"t.op"() : () ->

// -----

"t.op"() <{

// -----

"t.op"() ({

// -----

"t.op"() [

// -----

"t.op"() {a

// -----

"t.op"() {a =

// -----

"t.op"() {a = dense<

// -----

"t.op"() {a = dense<[[1, 2], [

// -----

"t.op"() {a = affine_map<(

// -----

"t.op"() {a = array<i32:

// -----

"t.op"() : () -> () loc(

// -----

"t.op"() : () -> () loc(fused[

// -----

#a

// -----

#a =

// -----

!a =

// -----

{-#

// -----

{-# dialect_resources: {

// -----

"

// -----

@

// -----

%

// -----

#

// -----

!

// -----

^

// -----

-

// -----

func.func @f(%a: memref<

// -----

func.func @f(%a: vector<4x

// -----

func.func @f(%a: tuple<i32,

// -----

func.func @f(%a: !llvm.struct<"s", (

// -----

scf.for %i =

// -----

scf.if
