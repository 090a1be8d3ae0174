// RUN: terrace opt %s --inline=default-pipeline= --split-input-file --allow-unregistered-dialect

func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = arith.addi %a, %a : i32
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { cf.br ^b ^b:
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = builtin.unrealized_conversion_cast %a : i32 to f32
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { builtin.module {}
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = memref.alloc() : memref<4xf32>
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = math.sin %f : f32
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = complex.re %c : complex<f32>
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = index.add %x, %x
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = ub.poison : i32
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = vector.reduction <add>, %v : vector<4xf32> into f32
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { scf.execute_region { scf.yield }
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { affine.for %i = 0 to 4 { }
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = affine.load %m[0] : memref<4xf32>
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = affine.apply affine_map<(d0)->(d0+1)>(%x)
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = llvm.load %p : !llvm.ptr -> i32
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { llvm.intr.vastart %p : !llvm.ptr
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = func.constant @callee : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = amx.tile_zero : !amx.tile<16x16xf32>
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { "foo.bar"() : () -> ()
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
func.func private @callee(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) { %0 = vector.vscale
 return }
func.func @caller(%a: i32, %m: memref<4xf32>, %f: f32, %t: tensor<4xf32>, %p: !llvm.ptr, %x: index, %v: vector<4xf32>, %c: complex<f32>) {
 call @callee(%a,%m,%f,%t,%p,%x,%v,%c) : (i32, memref<4xf32>, f32, tensor<4xf32>, !llvm.ptr, index, vector<4xf32>, complex<f32>) -> ()
 return }
// -----
module {}
