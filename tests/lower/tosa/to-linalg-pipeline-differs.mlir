// RUN: not terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg-pipeline))' 2>&1

// DIFFERS: upstream aborts on the pipeline
