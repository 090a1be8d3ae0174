// RUN: not terrace opt %s --no-implicit-module 2>&1

func.func private @f()
func.func private @g()
