
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [5 x i8] c"last\00", align 1
@__const.main.numbers = private unnamed_addr constant [4 x i32] [i32 4, i32 2, i32 9, i32 1], align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"/no/such/file\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@start = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [7 x i8] c"jumped\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@stderr = external global ptr, align 8
@.str.9 = private unnamed_addr constant [14 x i8] c"%d arguments\0A\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"bye\00", align 1
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }]

define internal void @last() {
  %1 = call i32 @puts(ptr noundef @.str)
  ret void
}

declare i32 @puts(ptr noundef)

define dso_local i32 @main(i32 noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [4 x i32], align 16
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %10 = call i32 @atexit(ptr noundef @bye)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const.main.numbers, i64 16, i1 false)
  %11 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 0
  call void @qsort(ptr noundef %11, i64 noundef 4, i64 noundef 4, ptr noundef @compare)
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %21, %2
  %13 = load i32, ptr %7, align 4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %15, label %24

15:                                               ; preds = %12
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %19)
  br label %21

21:                                               ; preds = %15
  %22 = load i32, ptr %7, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %7, align 4
  br label %12

24:                                               ; preds = %12
  %25 = call i32 @puts(ptr noundef @.str.2)
  %26 = call ptr @__errno_location()
  store i32 0, ptr %26, align 4
  %27 = call noalias ptr @fopen(ptr noundef @.str.3, ptr noundef @.str.4)
  store ptr %27, ptr %8, align 8
  %28 = load ptr, ptr %8, align 8
  %29 = icmp eq ptr %28, null
  %30 = zext i1 %29 to i32
  %31 = call ptr @__errno_location()
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 2
  %34 = zext i1 %33 to i32
  %35 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %30, i32 noundef %34)
  %36 = call i32 @_setjmp(ptr noundef @start)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %24
  call void @longjmp(ptr noundef @start, i32 noundef 3)
  unreachable

39:                                               ; preds = %24
  %40 = call i32 @puts(ptr noundef @.str.6)
  br label %41

41:                                               ; preds = %39
  %42 = call i32 (i32, ...) @sum(i32 noundef 4, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4)
  %43 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %42)
  store i32 1, ptr %9, align 4
  br label %44

44:                                               ; preds = %55, %41
  %45 = load i32, ptr %9, align 4
  %46 = load i32, ptr %4, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %58

48:                                               ; preds = %44
  %49 = load ptr, ptr %5, align 8
  %50 = load i32, ptr %9, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds ptr, ptr %49, i64 %51
  %53 = load ptr, ptr %52, align 8
  %54 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, ptr noundef %53)
  br label %55

55:                                               ; preds = %48
  %56 = load i32, ptr %9, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %9, align 4
  br label %44

58:                                               ; preds = %44
  %59 = load ptr, ptr @stderr, align 8
  %60 = load i32, ptr %4, align 4
  %61 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %59, ptr noundef @.str.9, i32 noundef %60)
  %62 = load i32, ptr %4, align 4
  %63 = add nsw i32 %62, 4
  call void @exit(i32 noundef %63)
  unreachable
}

declare i32 @atexit(ptr noundef)

define internal void @bye() {
  %1 = call i32 @puts(ptr noundef @.str.10)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef)

define internal i32 @compare(ptr noundef %0, ptr noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %5, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %7, align 4
  %9 = sub nsw i32 %6, %8
  ret i32 %9
}

declare i32 @printf(ptr noundef, ...)

declare ptr @__errno_location()

declare noalias ptr @fopen(ptr noundef, ptr noundef)

declare i32 @_setjmp(ptr noundef)

declare void @longjmp(ptr noundef, i32 noundef)

define internal i32 @sum(i32 noundef %0, ...) {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %5)
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %24, %1
  %7 = load i32, ptr %2, align 4
  %8 = add nsw i32 %7, -1
  store i32 %8, ptr %2, align 4
  %9 = icmp ne i32 %7, 0
  br i1 %9, label %10, label %29

10:                                               ; preds = %6
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %12 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %11, i32 0, i32 0
  %13 = load i32, ptr %12, align 16
  %14 = icmp ule i32 %13, 40
  br i1 %14, label %15, label %20

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %11, i32 0, i32 3
  %17 = load ptr, ptr %16, align 16
  %18 = getelementptr i8, ptr %17, i32 %13
  %19 = add i32 %13, 8
  store i32 %19, ptr %12, align 16
  br label %24

20:                                               ; preds = %10
  %21 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %11, i32 0, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr i8, ptr %22, i32 8
  store ptr %23, ptr %21, align 8
  br label %24

24:                                               ; preds = %20, %15
  %25 = phi ptr [ %18, %15 ], [ %22, %20 ]
  %26 = load i32, ptr %25, align 4
  %27 = load i32, ptr %4, align 4
  %28 = add nsw i32 %27, %26
  store i32 %28, ptr %4, align 4
  br label %6

29:                                               ; preds = %6
  %30 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %30)
  %31 = load i32, ptr %4, align 4
  ret i32 %31
}

declare i32 @fprintf(ptr noundef, ptr noundef, ...)

declare void @exit(i32 noundef)

declare void @llvm.va_start.p0(ptr)

declare void @llvm.va_end.p0(ptr)

