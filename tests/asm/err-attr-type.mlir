// RUN: not terrace opt %s --split-input-file 2>&1

// An attribute of a dialect has another type than the one that is known.

memref.global @g : memref<2xcomplex<f32>> = #complex.number<:f32 1.0, 2.0>

// -----

#a = #complex.number<:f32 1.0, 2.0>
memref.global @g : memref<2xcomplex<f32>> = #a
