// RUN: terrace compile %s
// DIFFERS: upstream crashes on resources of rank 0, and has no complex numbers in resources; it reads the parts of
// complex<i1> at wrong offsets.

memref.global constant @rank0 : memref<complex<f32>> = dense_resource<one>
memref.global constant @scalar : memref<f32> = dense_resource<scalar>
memref.global constant @list : memref<2xcomplex<f32>> = dense_resource<two>
memref.global constant @integers : memref<1x2xcomplex<i16>> = dense_resource<one>
memref.global constant @bits : memref<2xcomplex<i1>> = dense<[(true, false), (false, true)]>
memref.global constant @tf32 : memref<2xcomplex<tf32>> = dense<[(1.5, -2.0), (-2.0, 1.5)]>

{-# dialect_resources: { builtin: {
  scalar: "0x040000000000803F",
  one: "0x040000000000803F00000040",
  two: "0x040000000000803F000000400000404000008040"
} } #-}
