// RUN: terrace opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer}}
func.func @a(%a: !amx.tile<16x4xi16>) { return }

// -----

// expected-error@+1 {{expected static shape}}
func.func @a(%a: !amx.tile<?x4xi8>) { return }

// -----

// expected-error@+1 {{expected '<'}}
func.func @a(%a: !amx.tile) { return }

// -----

// expected-error@+1 {{expected non-function type}}
func.func @a(%a: !amx.tile<16x4xfoo>) { return }

// -----

// expected-error@+1 {{expected non-function type}}
func.func @a(%a: !amx.tile<16x4x>) { return }

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func @a(%a: !amx.tile<16x4xi8) { return }

// -----

// expected-error@+1 {{expected '>'}}
func.func @a(%a: !amx.tile<16x4xi8, 3>) { return }

// -----

// expected-error@+1 {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer}}
func.func @a(%a: !amx.tile<16x4xindex>) { return }

// -----

// expected-error@+1 {{expected non-function type}}
func.func @a(%a: !amx.tile<>) { return }

// -----

// expected-error@+1 {{expected non-function type}}
func.func @a(%a: !amx.tile<[4]x0xf16>) { return }

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func @a(%a: !amx.tile<4x4 f16>) { return }

// -----

// expected-error@+1 {{expected non-function type}}
func.func @a(%a: !amx.tile<-4x4xf16>) { return }

// -----

// expected-error@+1 {{invalid dimension}}
func.func @a(%a: !amx.tile<99999999999999999999x4xf16>) { return }

// -----

// expected-error@+1 {{unknown  type `til` in dialect `amx`}}
func.func @a(%a: !amx.til<f16>) { return }

// -----

// expected-error@+1 {{unknown  type `til` in dialect `amx`}}
func.func @a(%a: !amx<til<4x4xf16>>) { return }

// -----

// expected-error@+1 {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer}}
func.func @a(%a: !amx.tile<4x4xtensor<2xf16>>) { return }

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func @a(%a: vector<2x!amx.tile<4x4xf16>>) { return }

// -----

// expected-error@+1 {{invalid memref element type}}
func.func @a(%a: memref<2x!amx.tile<4x4xf16>>) { return }

// -----

// expected-error@+1 {{'amx.tile_zero' op bad row height: 17}}
%0 = amx.tile_zero : !amx.tile<17x64xi8>

// -----

// expected-error@+1 {{'amx.tile_zero' op bad column width: 65}}
%0 = amx.tile_zero : !amx.tile<16x65xi8>

// -----

// expected-error@+1 {{'amx.tile_zero' op bad column width: 63}}
%0 = amx.tile_zero : !amx.tile<16x63xi8>

// -----

// expected-error@+1 {{'amx.tile_zero' op bad column width: 68}}
%0 = amx.tile_zero : !amx.tile<16x17xf32>

// -----

// expected-error@+1 {{'amx.tile_zero' op bad column width: 66}}
%0 = amx.tile_zero : !amx.tile<16x33xf16>

// -----

// expected-error@+1 {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<16xf16>'}}
%0 = amx.tile_zero : !amx.tile<16xf16>

// -----

// expected-error@+1 {{expected static shape}}
%0 = amx.tile_zero : !amx.tile<?x16xf16>

// -----

// expected-error@+1 {{expected static shape}}
%0 = amx.tile_zero : !amx.tile<16x?xf16>

// -----

// expected-error@+1 {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got 'vector<16x16xf16>'}}
%0 = amx.tile_zero : vector<16x16xf16>

// -----

// expected-error@+1 {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got 'i32'}}
%0 = amx.tile_zero : i32

// -----

// expected-error@+1 {{expected non-function type}}
%0 = amx.tile_zero : tile<16x16xf16>

// -----

// expected-error@+1 {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got 'i32'}}
%0 = "amx.tile_zero"() : () -> i32

// -----

// expected-error@+1 {{'amx.tile_zero' op requires one result}}
"amx.tile_zero"() : () -> ()

// -----

func.func @a(%a: memref<?x?xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_load' op requires 2 indices}}
%0 = amx.tile_load %a[%i] : memref<?x?xi8> into !amx.tile<16x64xi8>
return }

// -----

func.func @a(%a: memref<?xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_load' op requires at least 2D memref}}
%0 = amx.tile_load %a[%i] : memref<?xi8> into !amx.tile<16x64xi8>
return }

// -----

func.func @a(%a: memref<i8>, %i : index) {
// expected-error@+1 {{'amx.tile_load' op requires at least 2D memref}}
%0 = amx.tile_load %a[] : memref<i8> into !amx.tile<16x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_load' op bad row height: 17}}
%0 = amx.tile_load %a[%i, %i] : memref<?x?xi8> into !amx.tile<17x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_load' op requires 2 indices}}
%0 = amx.tile_load %a[%i] : memref<?x?xi8> into !amx.tile<17x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8, strided<[?, 2]>>, %i : index) {
// expected-error@+1 {{'amx.tile_load' op requires memref with unit innermost stride}}
%0 = amx.tile_load %a[%i, %i] : memref<?x?xi8, strided<[?, 2]>> into !amx.tile<16x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8, strided<[?, ?]>>, %i : index) {
// expected-error@+1 {{'amx.tile_load' op requires memref with unit innermost stride}}
%0 = amx.tile_load %a[%i, %i] : memref<?x?xi8, strided<[?, ?]>> into !amx.tile<16x64xi8>
return }

// -----

func.func @a(%a: memref<*xi8>, %i : index) {
// expected-error@+1 {{custom op 'amx.tile_load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xi8>'}}
%0 = amx.tile_load %a[%i, %i], %i : memref<*xi8> into !amx.tile<16x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8>, %i : i32) {
// expected-error@+1 {{'amx.tile_load' op operand #1 must be variadic of index, but got 'i32'}}
%0 = "amx.tile_load"(%a, %i) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?x?xi8>, i32) -> !amx.tile<16x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8>, %i : i32) {
// expected-error@+1 {{'amx.tile_load' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
%0 = "amx.tile_load"(%a, %i) : (memref<?x?xi8>, i32) -> !amx.tile<16x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_load' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got 'vector<16x64xi8>'}}
%0 = amx.tile_load %a[%i, %i] : memref<?x?xi8> into vector<16x64xi8>
return }

// -----

func.func @a(%a: tensor<?x?xi8>, %i : index) {
// expected-error@+1 {{custom op 'amx.tile_load' invalid kind of type specified: expected builtin.memref, but found 'tensor<?x?xi8>'}}
%0 = amx.tile_load %a[%i, %i] : tensor<?x?xi8> into vector<16x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8>, %t: !amx.tile<17x64xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_store' op bad row height: 17}}
amx.tile_store %a[%i, %i], %t : memref<?x?xi8>, !amx.tile<17x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8>, %t: !amx.tile<17x64xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_store' op requires 2 indices}}
amx.tile_store %a[%i], %t : memref<?x?xi8>, !amx.tile<17x64xi8>
return }

// -----

func.func @a(%a: memref<?xi8>, %t: !amx.tile<16x64xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_store' op requires at least 2D memref}}
amx.tile_store %a[%i], %t : memref<?xi8>, !amx.tile<16x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8, strided<[?, 2]>>, %t: !amx.tile<16x64xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_store' op requires memref with unit innermost stride}}
amx.tile_store %a[%i, %i], %t : memref<?x?xi8, strided<[?, 2]>>, !amx.tile<16x64xi8>
return }

// -----

func.func @a(%a: !amx.tile<17x64xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) {
// expected-error@+1 {{'amx.tile_mulf' op bad row height: 17}}
%0 = amx.tile_mulf %a, %b, %c : !amx.tile<17x64xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
return }

// -----

func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<17x64xbf16>, %c: !amx.tile<16x16xf32>) {
// expected-error@+1 {{'amx.tile_mulf' op bad row height: 17}}
%0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<17x64xbf16>, !amx.tile<16x16xf32>
return }

// -----

func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x17xf32>) {
// expected-error@+1 {{'amx.tile_mulf' op bad column width: 68}}
%0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x17xf32>
return }

// -----

func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<8x32xbf16>, %c: !amx.tile<16x16xf32>) {
// expected-error@+1 {{'amx.tile_mulf' op bad mult shape: 16 x 16 x 16}}
%0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<8x32xbf16>, !amx.tile<16x16xf32>
return }

// -----

func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<8x16xf32>) {
// expected-error@+1 {{'amx.tile_mulf' op bad mult shape: 8 x 16 x 16}}
%0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<8x16xf32>
return }

// -----

func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x8xf32>) {
// expected-error@+1 {{'amx.tile_mulf' op bad mult shape: 16 x 8 x 16}}
%0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x8xf32>
return }

// -----

func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) {
// expected-error@+1 {{'amx.tile_mulf' op unsupported type combination}}
%0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
return }

// -----

func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) {
// expected-error@+1 {{'amx.tile_mulf' op operand #0 must be tile of 16-bit float or bfloat16 type values, but got '!amx.tile<16x64xi8>'}}
%0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
return }

// -----

func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xi32>) {
// expected-error@+1 {{'amx.tile_mulf' op operand #2 must be tile of 32-bit float values, but got '!amx.tile<16x16xi32>'}}
%0 = amx.tile_mulf %b, %b, %c : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xi32>
return }

// -----

func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) {
// expected-error@+1 {{'amx.tile_mulf' op failed to verify that all of {acc, res} have same type}}
%0 = "amx.tile_mulf"(%b, %b, %c) : (!amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>) -> !amx.tile<8x16xf32>
return }

// -----

func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) {
// expected-error@+1 {{'amx.tile_mulf' op expected 3 operands, but found 2}}
%0 = "amx.tile_mulf"(%b, %c) : (!amx.tile<16x32xf16>, !amx.tile<16x16xf32>) -> !amx.tile<8x16xf32>
return }

// -----

func.func @a(%a: !amx.tile<16x63xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) {
// expected-error@+1 {{'amx.tile_muli' op bad column width: 63}}
%0 = amx.tile_muli %a, %b, %c : !amx.tile<16x63xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
return }

// -----

func.func @a(%a: !amx.tile<16x60xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) {
// expected-error@+1 {{'amx.tile_muli' op bad mult shape: 16 x 16 x 15}}
%0 = amx.tile_muli %a, %b, %c : !amx.tile<16x60xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
return }

// -----

func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x60xi8>, %c: !amx.tile<16x16xi32>) {
// expected-error@+1 {{'amx.tile_muli' op bad mult shape: 16 x 16 x 16}}
%0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x60xi8>, !amx.tile<16x16xi32>
return }

// -----

func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<15x16xi32>) {
// expected-error@+1 {{'amx.tile_muli' op bad mult shape: 15 x 16 x 16}}
%0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<15x16xi32>
return }

// -----

func.func @a(%a: !amx.tile<16x16xi32>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) {
// expected-error@+1 {{'amx.tile_muli' op operand #0 must be tile of 8-bit signless integer values, but got '!amx.tile<16x16xi32>'}}
%0 = amx.tile_muli %a, %b, %c : !amx.tile<16x16xi32>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
return }

// -----

func.func @a(%a: !amx.tile<16x16xi32>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) {
// expected-error@+1 {{'amx.tile_muli' op operand #1 must be tile of 8-bit signless integer values, but got '!amx.tile<16x16xi32>'}}
%0 = amx.tile_muli %b, %a, %c : !amx.tile<16x64xi8>, !amx.tile<16x16xi32>, !amx.tile<16x16xi32>
return }

// -----

func.func @a(%a: !amx.tile<16x16xf32>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) {
// expected-error@+1 {{'amx.tile_muli' op operand #2 must be tile of 32-bit signless integer values, but got '!amx.tile<16x16xf32>'}}
%0 = amx.tile_muli %b, %b, %a : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xf32>
return }

// -----

func.func @a(%a: !amx.tile<16x16xf32>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) {
// expected-error@+1 {{invalid properties {isZextLhs = 3 : i64} for op amx.tile_muli: Invalid attribute `isZextLhs` in property conversion: 3 : i64}}
%0 = "amx.tile_muli"(%b, %b, %c) <{isZextLhs = 3}>: (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
return }

// -----

func.func @a(%b: !amx.tile<16x60xi8>, %b2: !amx.tile<16x60xi8>, %c: !amx.tile<16x15xi32>) {
// expected-error@+1 {{'amx.tile_muli' op bad mult shape: 16 x 15 x 15}}
%0 = amx.tile_muli %b, %b2, %c : !amx.tile<16x60xi8>, !amx.tile<16x60xi8>, !amx.tile<16x15xi32>
return }

// -----

func.func @a(%b: !amx.tile<8x1xi8>, %b2: !amx.tile<2x1xi8>, %c: !amx.tile<8x5xi32>) {
// expected-error@+1 {{'amx.tile_muli' op bad column width: 1}}
%0 = amx.tile_muli %b, %b2, %c : !amx.tile<8x1xi8>, !amx.tile<2x1xi8>, !amx.tile<8x5xi32>
return }

// -----

func.func @a(%a: memref<?x?xi8, strided<[?, 2]>>, %t: !amx.tile<17x64xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_store' op bad row height: 17}}
amx.tile_store %a[%i, %i], %t : memref<?x?xi8, strided<[?, 2]>>, !amx.tile<17x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8, strided<[?, 2]>>, %i : index) {
// expected-error@+1 {{'amx.tile_load' op bad row height: 17}}
%0 = amx.tile_load %a[%i, %i] : memref<?x?xi8, strided<[?, 2]>> into !amx.tile<17x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8, affine_map<(d0,d1)->(d1,d0)>>, %i : index) {
// expected-error@+1 {{'amx.tile_load' op requires memref with unit innermost stride}}
%0 = amx.tile_load %a[%i, %i] : memref<?x?xi8, affine_map<(d0,d1)->(d1,d0)>> into !amx.tile<16x64xi8>
return }

// -----

func.func @a(%i : index) {
// expected-error@+1 {{'amx.tile_zero' op bad row height: 17}}
%0 = amx.tile_zero : !amx.tile<17x63xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8>, %i : index) {
// expected-error@+1 {{expected ':'}}
%0 = amx.tile_load %a[%i, %i], %i, %i : memref<?x?xi8> into !amx.tile<16x64xi8>
return }

// -----

func.func @a(%a: !amx.tile<16x64xi8>, %c : !amx.tile<16x16xi32>) {
// expected-error@+1 {{expected ','}}
%0 = amx.tile_muli %a zext %a, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
return }

// -----

func.func @a(%a: memref<?xi8, strided<[2]>>, %t: !amx.tile<17x64xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_store' op bad row height: 17}}
amx.tile_store %a[%i], %t : memref<?xi8, strided<[2]>>, !amx.tile<17x64xi8>
return }

// -----

func.func @a(%a: memref<?x?xi8>, %t: !amx.tile<17x64xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_store' op requires 2 indices}}
amx.tile_store %a[%i], %t : memref<?x?xi8>, !amx.tile<17x64xi8>
return }

// -----

func.func @a(%a: memref<?xi8>, %t: !amx.tile<17x64xi8>, %i : index) {
// expected-error@+1 {{'amx.tile_load' op bad row height: 17}}
%1 = amx.tile_load %a[%i] : memref<?xi8> into !amx.tile<17x64xi8>
return }
