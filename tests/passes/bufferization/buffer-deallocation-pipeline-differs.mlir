// DIFFERS: upstream writes the error of the options without a location
// RUN: not terrace opt %s --pass-pipeline='builtin.module(buffer-deallocation-pipeline{dynamic=1})' 2>&1

module {}
