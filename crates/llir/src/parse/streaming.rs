//! A module whose bodies are parsed one at a time, so that no more than one has to be in memory.
//!
//! Everything outside bodies comes first: then headers of all functions, types and metadata are known to each body. What
//! does not parse in this order (a `blockaddress` of a block in a body that was taken, intrinsics that are upgraded) is
//! an error here; [`parse`](super::parse) decides whether it is one of the text.

use super::Parser;
use super::error::{Parse, fail};
use super::function::Param;
use crate::body::Body;
use crate::module::Module;
use crate::value::Func;
use terrace_support::small_vec::SmallVec;

/// A body that was passed over.
pub(super) struct Deferred<'a> {
    func: Func,
    params: SmallVec<[Param<'a>; 8]>,
    /// The offsets of its braces.
    at: u32,
    end: u32,
}

/// The body is not parsed where it is in the text.
pub(super) const DEFERRED: &str = "the text has to be parsed in order";

/// A parser that returns the bodies of functions one by one. It reports no errors: a text that fails has to be parsed
/// by [`parse`](super::parse), which finds the first error or none.
pub struct StreamingParser<'a> {
    parser: Parser<'a>,
    bodies: std::iter::Peekable<std::vec::IntoIter<Deferred<'a>>>,
    /// The version of debug information, if it is dropped.
    other_debug_version: Option<u32>,
    n_functions: usize,
}

impl<'a> StreamingParser<'a> {
    /// Parses everything but the bodies. `None` if the text has to be parsed in order.
    pub fn new(name: &str, text: &'a [u8]) -> Option<Self> {
        super::check_input(name, text).ok()?;
        let mut parser = Parser::new(name, text);
        parser.deferred = Some(Vec::new());
        parser.module().ok()?;
        // A call may add functions in the order of calls, and rules about these intrinsics need all bodies.
        if !parser.found.replaced.is_empty()
            || !parser.misnamed_intrinsics().is_empty()
            || parser.m.lookup(b"llvm.localrecover").is_some()
        {
            return None;
        }
        let bodies = parser.deferred.take()?.into_iter().peekable();
        let n_functions = parser.m.functions().len();
        let other_debug_version = parser.other_debug_version();
        Some(StreamingParser { parser, bodies, other_debug_version, n_functions })
    }

    /// The module. The bodies of definitions are empty, but for those that had to be parsed early.
    pub fn module(&self) -> &Module {
        &self.parser.m
    }

    /// The body of a function: functions must come in order. `Ok(None)` if the module has its body, or it has none.
    ///
    /// # Errors
    /// When the text has to be parsed in order.
    pub fn body(&mut self, func: Func) -> Result<Option<Box<Body>>, NeedsOrder> {
        let Some(deferred) = self.bodies.next_if(|deferred| deferred.func == func) else { return Ok(None) };
        let mut body = self.parser.deferred_body(deferred).map_err(|_| NeedsOrder)?;
        if let Some(version) = self.other_debug_version
            && crate::strip::strip_body(&self.parser.cx, &mut body)
        {
            self.parser.m.dropped_debug_version = Some(version);
        }
        Ok(Some(body))
    }

    /// The offset of the token behind the last body: the text in front of it is not read again.
    pub fn position(&self) -> usize {
        self.parser.lex.pos
    }

    /// Checks what is known after the last body.
    ///
    /// # Errors
    /// When the text has to be parsed in order.
    pub fn finish(&mut self) -> Result<(), NeedsOrder> {
        let is_complete = self.bodies.peek().is_none() && self.parser.m.functions().len() == self.n_functions;
        if is_complete && self.parser.check_end().is_ok() { Ok(()) } else { Err(NeedsOrder) }
    }
}

/// The text has to be parsed in order, by [`parse`](super::parse).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeedsOrder;

impl<'a> Parser<'a> {
    /// Passes over a body, at its opening brace.
    pub(super) fn defer_body(&mut self, func: Func, params: SmallVec<[Param<'a>; 8]>) -> Parse<()> {
        let at = self.at();
        let Some(end) = self.body_end(at) else { return fail(at, DEFERRED) };
        if let Some(list) = &mut self.deferred {
            list.push(Deferred { func, params, at, end });
        }
        self.m.set_body(func, Body::default());
        self.lex.seek(end as usize);
        Ok(())
    }

    fn deferred_body(&mut self, deferred: Deferred<'a>) -> Parse<Box<Body>> {
        let Deferred { func, params, at, end } = deferred;
        self.lex.seek(at as usize);
        self.parse_body(func, params)?;
        if self.lex.pos != end as usize {
            return fail(at, DEFERRED);
        }
        Ok(self.fs.body.take_built())
    }
}
