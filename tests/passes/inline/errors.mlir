// RUN: not terrace opt %s '--pass-pipeline=builtin.module(func.func(inline))' 2>&1
func.func @f() { return }
