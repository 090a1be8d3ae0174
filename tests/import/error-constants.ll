; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1

@h = global half 0xH12345

; // -----

@b = global bfloat 0xR12345

; // -----

@f = global float 0xK3FFF8000000000000000

; // -----

@f = global half 0xR0000

; // -----

@f = global float 0xK7FFF8000000000000001

; // -----

@d = global double 0x12345678123456781 x

; // -----

@d = global fp128 0xL123456781234567812345678123456781 x

; // -----

@99999999999999999999999 = global i32 0 x

; // -----

@v = global <2 x i32> < ]

; // -----

@p = global ptr getelementptr (i8, ])

; // -----

@p = global ptr getelementptr (label, ptr null, i64 1)

; // -----

define void @f(i32 %x) {
  store void () %x, ptr null
  ret void
}

; // -----

@p = global ptr blockaddress(@f, @g)

; // -----

@p = global ptr blockaddress(null, %b)

; // -----

@p = global i32 blockaddress(@f, %b)

; // -----

define void @f() {
  br label %b
b:
  ret void
}
@p = global i32 blockaddress(@f, %b)

; // -----

@p = global ptr no_cfi no_cfi null

; // -----

@p = global ptr dso_local_equivalent @q
@q = global i32 0

; // -----

@p = global ptr dso_local_equivalent @missing

; // -----

@q = global i32 0
@p = global ptr dso_local_equivalent @q
@r = global !

; // -----

%S = type { i32 }
@p = global %S true
