// DIFFERS: upstream fails without a message
// RUN: not terrace opt %s --arith-emulate-wide-int=widest-int-supported=24 2>&1
// RUN: not terrace opt %s --memref-emulate-wide-int=widest-int-supported=1 2>&1
