//! Texts of earlier years that LLVM upgrades: intrinsics, their attributes, and metadata.

use super::Gen;

/// Functions of older intrinsics: the declaration, and a function that calls it.
const CALLS: &[(&str, &str)] = &[
    (
        "declare i32 @llvm.ctlz.i32(i32)",
        "define i32 @old{n}(i32 %x) {\n  %r = call i32 @llvm.ctlz.i32(i32 %x)\n  ret i32 %r\n}",
    ),
    (
        "declare i64 @llvm.cttz.i64(i64)",
        "define i64 @old{n}(i64 %x) {\n  %r = call i64 @llvm.cttz.i64(i64 %x)\n  ret i64 %r\n}",
    ),
    (
        "declare i64 @llvm.objectsize.i64.p0(ptr, i1)",
        "define i64 @old{n}(ptr %p) {\n  %r = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false)\n  ret i64 %r\n}",
    ),
    (
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)",
        "define void @old{n}(ptr %p, ptr %q) {\n  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i32 4, i1 false)\n  ret void\n}",
    ),
    (
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i32, i1)",
        "define void @old{n}(ptr %p) {\n  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i32 4, i1 false)\n  ret void\n}",
    ),
    (
        "declare void @llvm.lifetime.start.p0(i64, ptr)",
        "define void @old{n}() {\n  %a = alloca i64\n  call void @llvm.lifetime.start.p0(i64 8, ptr %a)\n  ret void\n}",
    ),
    (
        "declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)",
        "define <4 x i32> @old{n}(ptr %p, <4 x i1> %m, <4 x i32> %v) {\n  %r = call <4 x i32> \
         @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> %v)\n  ret <4 x i32> %r\n}",
    ),
    (
        "declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)",
        "define <4 x i32> @old{n}(<4 x ptr> %p, <4 x i1> %m, <4 x i32> %v) {\n  %r = call <4 x i32> \
         @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %p, i32 4, <4 x i1> %m, <4 x i32> %v)\n  ret <4 x i32> %r\n}",
    ),
    (
        "declare <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32>)",
        "define <4 x i32> @old{n}(<4 x i32> %v) {\n  %r = call <4 x i32> \
         @llvm.experimental.vector.reverse.v4i32(<4 x i32> %v)\n  ret <4 x i32> %r\n}",
    ),
    (
        "declare i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32>)",
        "define i32 @old{n}(<4 x i32> %v) {\n  %r = call i32 \
         @llvm.experimental.vector.reduce.add.v4i32(<4 x i32> %v)\n  ret i32 %r\n}",
    ),
    (
        "declare ptr @llvm.invariant.group.barrier.p0(ptr)",
        "define ptr @old{n}(ptr %p) {\n  %r = call ptr @llvm.invariant.group.barrier.p0(ptr %p)\n  ret ptr %r\n}",
    ),
    (
        "declare i16 @llvm.convert.to.fp16.f32(float)",
        "define i16 @old{n}(float %x) {\n  %r = call i16 @llvm.convert.to.fp16.f32(float %x)\n  ret i16 %r\n}",
    ),
    (
        "declare i32 @llvm.annotation.i32(i32, ptr, ptr, i32)",
        "define i32 @old{n}(i32 %x, ptr %p) {\n  %r = call i32 @llvm.annotation.i32(i32 %x, ptr %p, ptr %p, i32 3)\n  ret i32 %r\n}",
    ),
];

/// Metadata of earlier years on a load or a branch.
const METADATA: &[&str] = &[
    "define i32 @old{n}(ptr %p) {\n  %r = load i32, ptr %p, !tbaa !{a}\n  ret i32 %r\n}",
    "define i32 @old{n}(ptr %p) {\n  %r = load i32, ptr %p, !invariant.group !{a}\n  ret i32 %r\n}",
    "define void @old{n}(i1 %c) {\n  br label %l\nl:\n  br i1 %c, label %l, label %e, !llvm.loop !{l}\ne:\n  ret void\n}",
    "define void @old{n}() \"no-frame-pointer-elim\"=\"true\" {\n  ret void\n}",
    "define void @old{n}() \"no-frame-pointer-elim\"=\"false\" \"no-frame-pointer-elim-non-leaf\" {\n  ret void\n}",
    "define void @old{n}(i32* %p, i8** nocapture %q) readonly argmemonly {\n  ret void\n}",
    "define void @old{n}(i8* %p) inaccessiblememonly nounwind {\n  ret void\n}",
];

impl Gen {
    /// Functions with intrinsics and metadata that LLVM upgrades.
    pub(super) fn older_ir(&mut self) {
        for number in 0..1 + self.rng.below(3) {
            let fits = |g: &mut Self, text: &str| g.accepts(text);
            if self.rng.chance(60) {
                let Some((declaration, function)) = self.rng.pick(CALLS) else { return };
                let name = declaration.split(['@', '(']).nth(1).unwrap_or("");
                let function = function.replace("{n}", &number.to_string());
                let taken = self.out.contains(&format!("@{name}("));
                if !taken && fits(self, &format!("{function}\n{declaration}\n")) {
                    self.line(&function);
                    self.line(declaration);
                }
                continue;
            }
            let Some(text) = self.rng.pick(METADATA) else { return };
            // A root, a type and a hint as they were written before access tags and `llvm.loop.vectorize`.
            let root = self.node("!{!\"Simple C/C++ TBAA\"}".to_owned());
            let access = self.node(format!("!{{!\"int\", !{root}}}"));
            let hint = self.node("!{!\"llvm.vectorizer.unroll\", i32 2}".to_owned());
            let at = self.nodes.len();
            let looped = self.node(format!("distinct !{{!{at}, !{hint}}}"));
            let text = text.replace("{n}", &number.to_string());
            let text = text.replace("{a}", &access.to_string()).replace("{l}", &looped.to_string());
            self.line(&text);
        }
    }
}
