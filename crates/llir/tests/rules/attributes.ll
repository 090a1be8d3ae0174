; EXPECT: inline asm cannot be variadic
define void @f() {
  call void (...) asm "", ""()
  ret void
}
; -----
; EXPECT: label constraint occurs after clobber constraint
define void @f() {
  callbr void asm "", "~{memory},!i"()
          to label %a [label %b]
a:
  ret void
b:
  ret void
}
; -----
; EXPECT: Attribute 'immarg' is incompatible with other attributes except the 'range' attribute
declare void @llvm.foo(i32 immarg noundef)
; -----
; EXPECT: Attributes 'inalloca and readonly' are incompatible!
declare void @f(ptr inalloca(i32) readonly)
; -----
; EXPECT: Attributes 'sret and returned' are incompatible!
declare void @f(ptr sret(i32) returned)
; -----
; EXPECT: Attributes 'readnone and readonly' are incompatible!
declare void @f(ptr readnone readonly)
; -----
; EXPECT: Attributes 'readnone and writeonly' are incompatible!
declare void @f(ptr readnone writeonly)
; -----
; EXPECT: Attributes writable and readnone are incompatible!
declare void @f(ptr writable readnone)
; -----
; EXPECT: Attributes writable and readonly are incompatible!
declare void @f(ptr writable readonly)
; -----
; EXPECT: Attribute 'byval' does not support unsized types!
%t = type opaque
declare void @f(ptr byval(%t))
; -----
; EXPECT: huge 'byval' arguments are unsupported
declare void @f(ptr byval([4294967296 x i8]))
; -----
; EXPECT: Attribute 'byref' does not support unsized types!
%t = type opaque
declare void @f(ptr byref(%t))
; -----
; EXPECT: huge 'byref' arguments are unsupported
declare void @f(ptr byref([4294967296 x i8]))
; -----
; EXPECT: Attribute 'inalloca' does not support unsized types!
%t = type opaque
declare void @f(ptr inalloca(%t))
; -----
; EXPECT: huge 'inalloca' arguments are unsupported
declare void @f(ptr inalloca([4294967296 x i8]))
; -----
; EXPECT: Attribute 'preallocated' does not support unsized types!
%t = type opaque
declare void @f(ptr preallocated(%t))
; -----
; EXPECT: huge 'preallocated' arguments are unsupported
declare void @f(ptr preallocated([4294967296 x i8]))
; -----
; EXPECT: More than one parameter has attribute returned!
declare ptr @f(ptr returned, ptr returned)
; -----
; EXPECT: Cannot have multiple 'sret' parameters!
declare void @f(ptr sret(i32), ptr sret(i32))
; -----
; EXPECT: More than one parameter has attribute nest!
declare void @f(ptr nest, ptr nest)
; -----
; EXPECT: Cannot have multiple 'swiftself' parameters!
declare void @f(ptr swiftself, ptr swiftself)
; -----
; EXPECT: Cannot have multiple 'swiftasync' parameters!
declare void @f(ptr swiftasync, ptr swiftasync)
; -----
; EXPECT: Cannot have multiple 'swifterror' parameters!
declare void @f(ptr swifterror, ptr swifterror)
; -----
; EXPECT: immarg attribute only applies to intrinsics
declare void @f(i32 immarg)
; -----
; EXPECT: immarg may not apply only to call sites
declare i32 @llvm.abs.i32(i32, i1 immarg)
define i32 @f() {
  %r = call i32 @llvm.abs.i32(i32 immarg 3, i1 true)
  ret i32 %r
}
; -----
; EXPECT: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @f(ptr elementtype(i32))
; -----
; EXPECT: inalloca isn't on the last parameter!
declare void @f(ptr inalloca(i32), i32)
; -----
; EXPECT: Attributes 'optsize and optnone' are incompatible!
declare void @f() noinline optnone optsize
; -----
; EXPECT: Attributes 'minsize and optnone' are incompatible!
declare void @f() noinline optnone minsize
; -----
; EXPECT: Attributes 'optdebug and optnone' are incompatible!
declare void @f() noinline optnone optdebug
; -----
; EXPECT: Attributes 'optsize and optdebug' are incompatible!
declare void @f() optsize optdebug
; -----
; EXPECT: Attributes 'minsize and optdebug' are incompatible!
declare void @f() minsize optdebug
; -----
; EXPECT: Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!
declare void @f() sanitize_realtime sanitize_realtime_blocking
; -----
; EXPECT: Attribute 'jumptable' requires 'unnamed_addr'
declare void @f() jumptable
; -----
; EXPECT: 'vscale_range' minimum must be greater than 0
declare void @f() vscale_range(0,4)
; -----
; EXPECT: 'vscale_range' minimum cannot be greater than maximum
declare void @f() vscale_range(4,2)
; -----
; EXPECT: 'vscale_range' maximum must be power-of-two value
declare void @f() vscale_range(1,3)
; -----
; EXPECT: 'vscale_range' minimum must be power-of-two value
declare void @f() vscale_range(3,4)
; -----
; EXPECT: 'allocsize' element size argument is out of bounds
declare ptr @f(i32) allocsize(1)
; -----
; EXPECT: 'allocsize' element size argument must refer to an integer parameter
declare ptr @f(ptr) allocsize(0)
; -----
; EXPECT: 'allocsize' number of elements argument is out of bounds
declare ptr @f(i32) allocsize(0,1)
; -----
; EXPECT: 'allocsize' number of elements argument must refer to an integer parameter
declare ptr @f(i32, ptr) allocsize(0,1)
; -----
; EXPECT: "patchable-function-prefix" takes an unsigned integer
declare void @f() "patchable-function-prefix"="x"
; -----
; EXPECT: "patchable-function-entry" takes an unsigned integer
declare void @f() "patchable-function-entry"="x"
; -----
; EXPECT: invalid value for 'sign-return-address' attribute
declare void @f() "sign-return-address"="x"
; -----
; EXPECT: invalid value for 'sign-return-address-key' attribute
declare void @f() "sign-return-address-key"="x"
; -----
; EXPECT: invalid value for 'denormal-fp-math' attribute
declare void @f() "denormal-fp-math"="x"
; -----
; EXPECT: invalid value for 'denormal-fp-math-f32' attribute
declare void @f() "denormal-fp-math-f32"="x"
; -----
; EXPECT: target feature 'sse2' must start with a '+' or '-'
declare void @f() "target-features"="sse2"
; -----
; EXPECT: invalid value for 'require' module flag (expected metadata pair)
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", i32 1}
; -----
; EXPECT: invalid value for 'append'-type module flag (expected a metadata node)
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"a", i32 1}
; -----
; EXPECT: invalid value for 'max' module flag (expected constant integer)
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"a", !"x"}
; -----
; EXPECT: invalid value for 'min' module flag (expected constant non-negative integer)
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"a", i32 -1}
; -----
; EXPECT: wchar_size metadata requires constant integer argument
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", !"x"}
; -----
; EXPECT: 'Linker Options' named metadata no longer supported
!llvm.module.flags = !{!0}
!0 = !{i32 6, !"Linker Options", !{}}
; -----
; EXPECT: SemanticInterposition metadata requires constant integer argument
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"SemanticInterposition", !"x"}
; -----
; EXPECT: either both or no 'aarch64-elf-pauthabi-platform' and 'aarch64-elf-pauthabi-version' module flags must be present
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"aarch64-elf-pauthabi-platform", i32 2}
