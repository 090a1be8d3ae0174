// RUN: not terrace compile --split-input-file %s 2>&1
// DIFFERS: upstream crashes

memref.global constant @missing : memref<complex<f32>> = dense_resource<none>

// -----

memref.global constant @short : memref<complex<f32>> = dense_resource<short>
{-# dialect_resources: { builtin: { short: "0x040000000000803F" } } #-}

// -----

memref.global constant @short : memref<f32> = dense_resource<short>
{-# dialect_resources: { builtin: { short: "0x0400000000803F" } } #-}
