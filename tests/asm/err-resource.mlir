// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// File metadata.

// expected-error@+2 {{expected identifier key in file metadata dictionary}}
{-#

// -----

{-# #-}
// expected-error@+1 {{expected ':'}}
{-# x #-}

// -----

// expected-error@+1 {{expected identifier key in file metadata dictionary}}
{-# 1 #-}

// -----

// expected-error@+1 {{unknown key 'foo' in file metadata dictionary}}
{-# foo: {} #-}

// -----

// expected-error@+1 {{expected ':'}}
{-# dialect_resources #-}

// -----

// expected-error@+1 {{expected '{'}}
{-# dialect_resources: #-}

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { #-}

// -----

// expected-error@+1 {{expected ':'}}
{-# dialect_resources: { builtin } #-}

// -----

// expected-error@+1 {{expected '{'}}
{-# dialect_resources: { builtin: 1 } #-}

// -----

// expected-error@+1 {{dialect 'foo' is unknown}}
{-# dialect_resources: { foo: {} } #-}

// -----

// expected-error@+1 {{unexpected 'resource' section for dialect 'arith'}}
{-# dialect_resources: { arith: { a: "0x04000000" } } #-}

// -----

// expected-error@+1 {{expected ':'}}
{-# dialect_resources: { builtin: { a } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: 1 } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: true } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: "abc" } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
{-# dialect_resources: { builtin: { a: "0x" } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes}}
{-# dialect_resources: { builtin: { a: "0x01" } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
{-# dialect_resources: { builtin: { a: "0x03000000" } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
{-# dialect_resources: { builtin: { a: "0x0300000001" } } #-}

// -----

// expected-error@+1 {{expected hex string blob for key 'a'}}
{-# dialect_resources: { builtin: { a: "0x040000000" } } #-}

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { builtin: { a: "0x04000000", } } #-}

// -----

// expected-error@+1 {{expected ',' or '}'}}
{-# dialect_resources: { builtin: { a: "0x04000000" b: "0x04000000" } } #-}

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
{-# dialect_resources: { builtin: { 1: "0x04000000" } } #-}

// -----

// expected-error@+1 {{expected '{'}}
{-# external_resources: 1 #-}

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
{-# external_resources: { 1 } #-}

// -----

// expected-error@+1 {{expected '{'}}
{-# external_resources: { a: 1 } #-}

// -----

// expected-error@+1 {{expected string value for key 'b'}}
{-# external_resources: { a: { b: 1 } } #-}

// -----

// expected-error@+1 {{expected ',' or '}'}}
{-# external_resources: { a: { b: "x" } #-}

// -----

// expected-error@+1 {{expected ',' or '#-}'}}
{-# dialect_resources: {} external_resources: {} #-}

// -----

// expected-error@+1 {{expected '<' after 'dense_resource'}}
module attributes {x.a = dense_resource} {}

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
module attributes {x.a = dense_resource<} {}

// -----

// expected-error@+1 {{expected '>'}}
module attributes {x.a = dense_resource<a : tensor<1xi8>} {}

// -----

// expected-error@+1 {{expected ':'}}
module attributes {x.a = dense_resource<a>} {}

// -----

// expected-error@+1 {{`dense_resource` expected a shaped type}}
module attributes {x.a = dense_resource<a> : i32} {}

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
module attributes {x.a = dense_resource<1> : tensor<1xi8>} {}

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
module attributes {x.a = dense_resource<> : tensor<1xi8>} {}

// -----

// expected-error@+1 {{expected operation name in quotes}}
#-}
