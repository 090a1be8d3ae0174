// RUN: terrace opt --allow-unregistered-dialect %s
// RUN: terrace opt -allow-unregistered-dialect=true %s
// RUN: terrace opt -allow-unregistered-dialect=1 -- %s
// RUN: not terrace opt -allow-unregistered-dialect=false %s 2>&1
// RUN: not terrace opt --allow-unregistered-dialect=0 %s 2>&1

"x.a"() : () -> ()
