//! The state of a parser: the bodies under construction, and the names in them.

use super::core::AsmParser;
use super::deferred::DeferredBodies;
use super::names::{BlockNames, Name, Names};
use super::trace::Tracer;
use crate::asm::format::Parts;
use crate::body::{Body, OpState, SpareBodies};
use crate::context::Context;
use crate::decl::{OpDef, Trait};
use crate::loc::SourceFile;
use std::sync::Arc;

/// Options of a parser.
#[derive(Clone, Copy, Debug)]
pub struct ParseOptions {
    /// Wrap the top-level operations in a `builtin.module`, unless there is only one and it is a module.
    pub implicit_module: bool,
    /// The range of the text to parse, in bytes; the whole text if `None`.
    pub range: Option<(u32, u32)>,
    /// Keep the names of values and blocks: see [`Body::source_names`].
    pub keep_names: bool,
    /// No other thread uses the context meanwhile: the parser holds its locks
    /// ([`Store::hold`](crate::store::Store::hold)).
    pub exclusive: bool,
}

impl Default for ParseOptions {
    fn default() -> Self {
        Self { implicit_module: true, range: None, keep_names: false, exclusive: false }
    }
}

/// A body under construction, and its open regions.
pub(super) struct Frame {
    /// The body's number, which is unique in the text.
    pub id: u32,
    /// The offset of the operation that has the body. Names that are defined before it belong to outer bodies.
    pub start: u32,
    pub body: Box<Body>,
    pub scopes: Vec<BlockScope>,
}

/// The blocks of an open region.
#[derive(Clone, Copy, Default)]
pub(super) struct BlockScope {
    /// The index of the first name in [`BlockNames`].
    pub first: usize,
    /// The number of blocks that were named but not defined yet.
    pub n_undefined: usize,
}

/// A name on the left of `=`.
#[derive(Clone, Copy)]
pub(super) struct ResultName {
    pub name: Name,
    pub count: u64,
}

/// Parses a whole source text.
pub struct Parser<'p> {
    pub(super) asm: AsmParser<'p>,
    /// The innermost body.
    pub(super) frame: Frame,
    /// The bodies around it, innermost last.
    pub(super) outer: Vec<Frame>,
    /// The number of the newest body.
    n_frames: u32,
    pub(super) names: Names<'p>,
    pub(super) block_names: BlockNames<'p>,
    pub(super) spare_bodies: SpareBodies,
    spare_scopes: Vec<Vec<BlockScope>>,
    /// Whether names are kept in the bodies.
    pub(super) keep_names: bool,
    /// Whether definitions are noted, in the bodies or in a trace.
    pub(super) notes_definitions: bool,
    /// The trace for an editor, if there is to be one.
    pub(super) tracer: Option<Box<Tracer<'p>>>,
    /// States and parts of created operations, whose memory is reused.
    pub(super) spare_states: Vec<(Box<OpState>, Box<Parts>)>,
    /// The names on the left of `=`, of the innermost operation last.
    pub(super) result_names: Vec<ResultName>,
    /// The dialect whose prefix may be omitted.
    pub(super) default_dialect: &'static str,
    /// The deferred function bodies, in the parser of a skeleton.
    pub(super) deferred: Option<Box<DeferredBodies>>,
}

impl<'p> Parser<'p> {
    /// A parser at the start of the range of a file to parse.
    pub(super) fn of_source(
        ctx: &'p Context,
        file: &Arc<SourceFile>,
        text: &'p [u8],
        options: ParseOptions,
    ) -> Self {
        let (start, end) = options.range.unwrap_or((0, text.len() as u32));
        let mut asm = AsmParser::new(ctx, file.clone(), text.get(..end as usize).unwrap_or(text));
        if start != 0 {
            asm.start = start.min(end);
            asm.seek(start.min(end));
        }
        Parser::new(asm, options.keep_names)
    }

    /// A parser with an open body of one region.
    pub(super) fn new(asm: AsmParser<'p>, keep_names: bool) -> Self {
        let text = asm.text();
        let body = Box::new(Body::new(asm.ctx, 1));
        let mut parser = Parser {
            asm,
            frame: Frame { id: 0, start: 0, body, scopes: vec![BlockScope::default()] },
            outer: Vec::new(),
            n_frames: 0,
            names: Names::new(text),
            block_names: BlockNames::new(text),
            spare_bodies: SpareBodies::default(),
            spare_scopes: Vec::new(),
            spare_states: Vec::new(),
            result_names: Vec::new(),
            default_dialect: "builtin",
            keep_names,
            notes_definitions: keep_names,
            tracer: None,
            deferred: None,
        };
        parser.names.push_scope();
        parser
    }

    #[inline]
    pub(crate) fn body(&mut self) -> &mut Body {
        &mut self.frame.body
    }

    /// The innermost body, shared.
    #[inline]
    pub(crate) fn body_ref(&self) -> &Body {
        &self.frame.body
    }

    /// Opens a new body for an isolated operation at an offset.
    pub(super) fn open_body(&mut self, start: u32, n_regions: usize) {
        let body = self.spare_bodies.take(self.asm.ctx, n_regions);
        self.push_body(start, body);
    }

    /// Makes a body the innermost one: a new body, or that of an isolated operation with further regions.
    pub(super) fn push_body(&mut self, start: u32, body: Box<Body>) {
        self.n_frames += 1;
        let scopes = self.spare_scopes.pop().unwrap_or_default();
        let frame = Frame { id: self.n_frames, start, body, scopes };
        self.outer.push(core::mem::replace(&mut self.frame, frame));
    }

    /// Closes the body of an isolated operation.
    pub(super) fn close_body(&mut self) -> Box<Body> {
        self.asm.release_text();
        let body = self.pop_body();
        self.spare_bodies.finish(body)
    }

    /// Closes the innermost body without shrinking it.
    pub(super) fn pop_body(&mut self) -> Box<Body> {
        let outer = self.outer.pop().unwrap_or_else(|| Frame {
            id: 0,
            start: 0,
            body: Box::new(Body::new(self.asm.ctx, 0)),
            scopes: Vec::new(),
        });
        let Frame { body, mut scopes, .. } = core::mem::replace(&mut self.frame, outer);
        scopes.clear();
        self.spare_scopes.push(scopes);
        body
    }

    pub(super) fn is_isolated(def: &OpDef) -> bool {
        def.has(Trait::IsolatedFromAbove)
    }
}
