//! Tokens in a form that the patterns take: each has one user, and each operation depends on one.

use crate::prelude::*;
use terrace_gpu::gpu;
use terrace_gpu::gpu::tokens::{async_token, is_async_op, set_dependencies};

/// A token becomes a stream, which the operation that depends on it goes on to use, or which `gpu.wait` destroys. So other
/// operations that depend on the token wait for it on streams of their own, as do those that depend on several tokens.
/// Operations other than launches run on a stream only: the host waits for those that are not asynchronous.
pub const SINGLE_TOKENS: BodyEdit = BodyEdit {
    concerns: |body| {
        let has_tokens = |code| {
            let def = OpDef::of_code(code);
            is_async_op(def) && !core::ptr::eq(def, gpu::Launch::DEF)
        };
        body.op_codes().any(has_tokens)
    },
    run: |body| {
        let regions: Vec<Region> = body.root_regions().collect();
        let mut tokens = Tokens { consumed: FxHashSet::default(), changed: false };
        regions.into_iter().for_each(|region| tokens.in_region(body, region));
        EditResult { changed: tokens.changed, unfinished: false }
    },
    report: |_, _| Ok(()),
};

struct Tokens {
    /// The tokens whose streams were taken.
    consumed: FxHashSet<Value>,
    changed: bool,
}

impl Tokens {
    /// Nesting is bounded by the parser.
    fn in_region(&mut self, b: &mut Body, region: Region) {
        for block in b.blocks(region).collect::<Vec<_>>() {
            for op in b.ops(block).collect::<Vec<_>>() {
                if !b.is_nested(op) {
                    b.regions(op).into_iter().for_each(|region| self.in_region(b, region));
                }
                if is_async_op(b.def(op)) {
                    self.at(b, op);
                }
            }
        }
    }

    fn at(&mut self, b: &mut Body, op: Op) {
        let wait = b.as_::<gpu::Wait>(op);
        let results = b.result_group(op, b.def(op).results.len() - 1);
        let is_async = results.first().is_some_and(|token| b.ty(token).is::<gpu::AsyncTokenType>(b.ctx()));
        if wait.is_some() && is_async {
            // It makes a stream of its own.
            return;
        }
        let old = b.operand_group(op, 0).to_vec();
        let mut tokens = old.clone();
        for token in &mut tokens {
            if !self.consumed.insert(*token) {
                let Some(own) = self.wait_async(b, op, &[*token]) else { return };
                *token = own;
            }
        }
        if wait.is_none() {
            let is_shared = b.as_::<gpu::Alloc>(op).is_some_and(|alloc| alloc.host_shared(b).is_some());
            let runs_by_itself = tokens.is_empty() && (is_shared || b.is::<gpu::LaunchFunc>(op));
            if tokens.len() != 1 && !runs_by_itself {
                tokens = self.wait_async(b, op, &tokens).into_iter().collect();
            }
            if !is_async && !runs_by_itself {
                set_dependencies(b, op, &tokens);
                let ty = gpu::AsyncTokenType::get(b.ctx());
                let token = async_token(b, op, ty);
                let Some(op) = b.def_op(token) else { return };
                let mut builder = Builder::before(b, op);
                builder.set_after(op);
                gpu::Wait::build(&mut builder, None, &[token]);
                self.changed = true;
                return;
            }
        }
        if tokens != old {
            set_dependencies(b, op, &tokens);
            self.changed = true;
        }
    }

    /// A token for the work that others stand for.
    fn wait_async(&mut self, b: &mut Body, before: Op, tokens: &[Value]) -> Option<Value> {
        let mut builder = Builder::before(b, before);
        let ty = gpu::AsyncTokenType::get(builder.ctx());
        let token = gpu::Wait::new(&mut builder, Some(ty), tokens);
        self.consumed.extend(token);
        self.changed = true;
        token
    }
}
