// DIFFERS: upstream writes messages as text only
// RUN: not terrace opt %s --diagnostics=json "--pass-pipeline=builtin.module(cse,nope)" 2>&1
// RUN: not terrace opt %s --diagnostics=sarif "--pass-pipeline=builtin.module(cse,nope)" 2>&1
