; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1

define i32 @twice(i32 %a) {
  %b = add nsw nsw i32 %a, 1
  ret i32 %b
}

// -----

define i32 @around(i32 %a) {
  %b = mul nuw nsw nuw i32 %a, 1
  ret i32 %b
}

// -----

define i32 @trunc(i64 %a) {
  %b = trunc nuw nuw i64 %a to i32
  ret i32 %b
}

// -----

@expression = global i64 add nsw nsw (i64 1, i64 ptrtoint (ptr @expression to i64))
