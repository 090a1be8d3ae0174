; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

define noundef range(i32 0, 5) i32 @params(ptr noalias captures(none) "p"="q" %a, ptr captures(ret: address, provenance) align 4 dereferenceable(8) %b, ptr initializes((0, 4), (8, 12)) %c, i32 range(i32 -3, 7) noundef %d, ptr byval(i32) align 4 %e, ptr dead_on_unwind writable %f, float nofpclass(nan) %g, i32 inreg %h) #0 {
  %x = call noundef "cs"="1" i32 @callee(ptr captures(address) "a"="b" %a, i32 signext %d) #1
  %y = call i32 @callee(ptr %a, i32 %d)
  %z = tail call i32 @callee(ptr nofree %a, i32 noundef %d) #2
  %w = notail call i32 (ptr, ...) @variadic(ptr nonnull %a, i32 zeroext 1, double 2.0) #3
  %p = call ptr %a(i32 range(i32 1, 3) %d) #4
  ret i32 %x
}

declare i32 @callee(ptr, i32) #5
declare i32 @variadic(ptr, ...) memory(none)
declare ptr @alloc(i64, i64) allockind("alloc,zeroed") allocsize(0, 1) "alloc-family"="malloc" #6
declare void @dec(ptr %x) alignstack(16) section ".text.dec"

attributes #0 = { nounwind uwtable(sync) memory(argmem: readwrite, errnomem: none) vscale_range(1,16) "target-cpu"="x86-64" "target-features"="+sse,-avx" "frame-pointer"="reserved" "noinline"="odd" "nounwind" "fp-contract"="off" "custom" sanitize_address strictfp }
attributes #1 = { nounwind "call-site"="yes" returns_twice memory(read) }
attributes #2 = { nobuiltin willreturn convergent "x" }
attributes #3 = { builtin memory(readwrite) }
attributes #4 = { nomerge cold }
attributes #5 = { memory(argmem: read) nounwind willreturn }
attributes #6 = { mustprogress nofree }

declare align 8 <2 x ptr> @vector_result(i32 nofree, <2 x ptr> align 8, <2 x ptr> nofree noundef, i32 writeonly, i32 alignstack(4), ptr nofree align 4)
declare alignstack(8) ptr @stack_result()
declare align 8 ptr @pointer_result()
