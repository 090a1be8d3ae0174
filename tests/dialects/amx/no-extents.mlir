// RUN: terrace opt %s
// DIFFERS: upstream prints `!amx.tile<xf32>`, which it cannot read

func.func private @f(!amx.tile<f32>)
