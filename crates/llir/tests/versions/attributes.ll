; VERSIONS: 15 18 19 20 21 22
declare void @hints(ptr captures(none) dead_on_unwind writable %p, ptr captures(address) dead_on_return, ptr initializes((0, 4)))
declare range(i32 0, 5) i32 @range(i32 noext range(i32 1, 7))
declare nofpclass(nan) float @classes(float nofpclass(inf))
declare alignstack(8) ptr @stack()
define void @functions() nocreateundeforpoison optdebug nodivergencesource skipprofile "branch-target-enforcement" {
  call void @hints(ptr captures(none) null, ptr null, ptr null) nocreateundeforpoison
  ret void
}
; -----
; VERSIONS: 15 16 20 21 22
declare void @none() memory(none)
declare void @read() memory(read)
declare void @write() memory(write)
declare void @arguments() memory(argmem: read)
declare void @inaccessible() memory(inaccessiblemem: readwrite)
declare void @both() memory(argmem: read, inaccessiblemem: write)
declare void @errno() memory(errnomem: write)
declare void @target() memory(target_mem0: write)
declare void @most() memory(read, argmem: readwrite)
; -----
; VERSIONS: 21 22
define void @f() sanitize_alloc_token { ret void }
; -----
; VERSIONS: 19
define void @f() sanitize_realtime { ret void }
; -----
; VERSIONS: 19
define void @f() sanitize_realtime_blocking { ret void }
; -----
; VERSIONS: 19
define void @f() sanitize_type { ret void }
; -----
; VERSIONS: 18
define void @f() sanitize_numerical_stability { ret void }
; -----
; VERSIONS: 18
define void @f() hybrid_patchable { ret void }
; -----
; VERSIONS: 15 16
declare aarch64_sme_preservemost_from_x0 void @f()
; -----
; VERSIONS: 18
define void @f(ptr %p) {
  call preserve_nonecc void %p()
  ret void
}
