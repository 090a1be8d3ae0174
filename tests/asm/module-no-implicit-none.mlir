// RUN: not terrace opt %s --no-implicit-module 2>&1
