; RUN: terrace translate %s --import-llvm 2>/dev/null
; DIFFERS: upstream gives the function attributes of a result that it does not have, and reports them

declare "a"="b" void @f(i32)
