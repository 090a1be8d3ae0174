// DIFFERS: upstream's errors in pipelines of options have an empty message, and a bad default pipeline is run as an empty one
// RUN: not terrace opt %s '--inline=op-pipelines=foo' 2>&1
// RUN: not terrace opt %s '--inline=op-pipelines=func.func(foo)' 2>&1
// RUN: not terrace opt %s '--inline=default-pipeline=foo' 2>&1
func.func @f() { return }
