// RUN: not terrace opt %s --split-input-file 2>&1

module attributes {q.a = !quant.any<i33>}{}

// -----

module attributes {q.a = !quant.any<i0>}{}

// -----

module attributes {q.a = !quant.any<u>}{}

// -----

module attributes {q.a = !quant.any<u64>}{}

// -----

module attributes {q.a = !quant.any<ux>}{}

// -----

module attributes {q.a = !quant.any<x8>}{}

// -----

module attributes {q.a = !quant.any<i8<-129:7>>}{}

// -----

module attributes {q.a = !quant.any<i8<-8:128>>}{}

// -----

module attributes {q.a = !quant.any<i8<7:7>>}{}

// -----

module attributes {q.a = !quant.any<i8<8:-7>>}{}

// -----

module attributes {q.a = !quant.any<i8:i32>}{}

// -----

module attributes {q.a = !quant.any}{}

// -----

module attributes {q.a = !quant.any<i8<-8>>}{}

// -----

module attributes {q.a = !quant.any<i8<-8:7:f32>}{}

// -----

module attributes {q.a = !quant.any<i8,f32>}{}

// -----

module attributes {q.a = !quant.foo<i8>}{}

// -----

module attributes {q.a = !quant.calibrated<f32>}{}

// -----

module attributes {q.a = !quant.calibrated<i32<-0.998:1.2321>>}{}

// -----

module attributes {q.a = !quant.calibrated<f32<1.0:1.0>>}{}

// -----

module attributes {q.a = !quant.calibrated<f32<1.0,1.0>>}{}

// -----

module attributes {q.a = !quant.calibrated<f32<2:3>>}{}

// -----

module attributes {q.a = !quant.uniform<i8, 1.0>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32, 1>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32, -1.0>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32, 0.0>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32, 1.0e+40>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f16, 1.0e-10>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32, 1.0:x>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32:1, 1.0>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32:x, {1.0}>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32:1, {}>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32:1, {1.0, {2.0}}>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32:{0:1}, {{1.0}, {2.0, 3.0}}>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32:{0:0}, {1.0}>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32:{-1:1}, {1.0}>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32:{0:1, {1.0}>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32:-1, {1.0}>}{}

// -----

module attributes {q.a = !quant.uniform<i8:i32, 1.0>}{}

// -----

module attributes {q.a = !quant.any<i8<-8:99999999999999999999>>}{}

// -----

module attributes {q.a = !quant.any<i99999999999>}{}

// -----

module attributes {q.a = !quant.any<u99999999999>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32:{0:1}, {1.0, -1.0}>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32:{0:1,}, {1.0}>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32, 0x7f800000>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32:1, {1.0,}>}{}

// -----

module attributes {q.a = !quant.any<i8 loc>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32, 0x7FF8000000000000>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f32, 0x7FF0000000000000>}{}

// -----

module attributes {q.a = !quant.uniform<i8:f64, -1.0e+300>}{}

// -----

module attributes {q.a = !quant.calibrated<f64<1.0e+300:-1.5e-7>>}{}

// -----

func.func private @f(vector<4x!quant.any<i8>>)

// -----

func.func private @f(memref<4x!quant.any<i8>>)
