// DIFFERS: upstream repeats the message once per registered translation
// RUN: not terrace translate %s 2>&1

llvm.func @f()
