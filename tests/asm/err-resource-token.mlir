// RUN: not terrace opt %s --split-input-file 2>&1

// The value of a resource is no token.

{-# dialect_resources: { builtin: { a: @ } } #-}

// -----

{-# dialect_resources: { builtin: { a: } } #-}

// -----

{-# dialect_resources: { builtin: { a: ` } } #-}

// -----

{-# external_resources: { builtin: { a: ` } } #-}

// -----

{-# external_resources: { builtin: { a: 3 } } #-}

// -----

{-# external_resources: { builtin: { a:

// -----

{-# x
