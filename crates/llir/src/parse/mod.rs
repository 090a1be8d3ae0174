//! The parser of LLVM IR's text (LangRef), with LLVM's messages.
//!
//! A scan declares all globals and notes where metadata and attribute groups are defined; then one pass in order of
//! the text parses everything. Metadata and attribute groups are parsed where they are first used. Reading order:
//! `lexer`, `token`, `scan`, `module` (top-level entities), `types`, `constants`, `function`, `inst` and its kin, `attributes`,
//! `metadata`.

mod attributes;
mod calls;
mod constants;
mod error;
mod exprs;
mod function;
mod globals;
mod inst;
mod lex_token;
mod lexer;
mod lifetimes;
mod locals;
mod memory;
mod metadata;
mod module;
mod numbered;
mod numbers;
mod old_intrinsics;
mod origin;
mod recipe_steps;
mod recipe_vectors;
mod recipe_x86;
mod recipes;
mod records;
mod scan;
mod special;
mod streaming;
mod symbol;
mod token;
mod types;
mod upgrade;
mod upgrade_flags;
mod use_lists;

pub use error::ParseError;
pub use streaming::{NeedsOrder, StreamingParser};
pub(crate) use upgrade::{upgrade_module, upgrade_tbaa};
pub(crate) use use_lists::BodyEdges;

use crate::attrs::AttrSet;
use crate::context::Context;
use crate::module::Module;
use crate::types::Type;
use crate::value::*;
use error::{Parse, fail};
use lexer::Lexer;
use std::borrow::Cow;
use std::sync::Arc;
use terrace_support::FxHashMap;
use token::Tok;

/// Parses a module from LLVM's text. `name` is the name of the input: it is in the messages and becomes the module's
/// identifier and, unless the text has another one, its `source_filename`.
///
/// Accepts what `llvm-as` of LLVM 22 accepts before it runs its verifier, and upgrades what it upgrades. Values and
/// blocks keep their names. Run [`verify_module`](crate::verify_module) on the result.
///
/// ```
/// let text = b"define i32 @id(i32 %x) {\n  ret i32 %x\n}\n";
/// let module = terrace_llir::parse("id.ll", text).unwrap();
/// terrace_llir::verify_module(&module).unwrap();
/// assert!(module.to_string().contains("define i32 @id(i32 %x) {"));
///
/// let error = terrace_llir::parse("bad.ll", b"@x = global i32").unwrap_err();
/// assert_eq!(error.to_string(), "bad.ll:1:16: error: expected value token\n@x = global i32\n               ^");
/// ```
///
/// # Errors
/// The first error in order of the text, with LLVM's message; and an error for bitcode, which
/// [`bitcode::read`](crate::bitcode::read) reads.
pub fn parse(name: &str, text: &[u8]) -> Result<Module, ParseError> {
    parse_module(name, text, false)
}

/// Parses a module, which may be the text of bitcode.
fn parse_module(name: &str, text: &[u8], from_bitcode: bool) -> Result<Module, ParseError> {
    check_input(name, text)?;
    let read = |misnamed| {
        let mut parser = Parser { misnamed, from_bitcode, ..Parser::new(name, text) };
        if let Err(failure) = parser.module() {
            return Err(failure.after_lexer(parser.lex.lexical_error()).locate(name, text));
        }
        Ok(parser)
    };
    let parser = read(Default::default())?;
    let misnamed = parser.misnamed_intrinsics();
    if misnamed.is_empty() {
        return Ok(parser.m);
    }
    // Their declarations move, which changes the numbers of all functions behind them.
    read(misnamed).map(|parser| parser.m)
}

/// Reports inputs that are no text, or too large.
fn check_input(name: &str, text: &[u8]) -> Result<(), ParseError> {
    let fail = |message: &str| ParseError {
        name: name.into(),
        line: 1,
        column: 1,
        message: message.into(),
        text: String::new(),
    };
    if crate::bitcode::is_bitcode(text) {
        return Err(fail("the input is LLVM bitcode, not text; 'bitcode::read' reads it"));
    }
    if u32::try_from(text.len()).is_err() {
        return Err(fail("inputs of 4 GiB or more are not read"));
    }
    Ok(())
}

/// A type by name or number, and the offset of its first use as long as it has no definition.
type TypeEntry = (Type, Option<u32>);

/// The state of the parse.
struct Parser<'a> {
    lex: Lexer<'a>,
    m: Module,
    cx: Arc<Context>,
    /// The definitions that the scan found.
    found: scan::Definitions,
    /// The next of the globals that the scan found.
    next_global: usize,
    next_unnamed: u32,
    /// The number of functions that the text declares; intrinsics without a declaration follow.
    n_declared: usize,
    named_types: FxHashMap<Cow<'a, [u8]>, TypeEntry>,
    numbered_types: FxHashMap<u32, TypeEntry>,
    /// Uses of globals without a definition: the name as in the message, the offset, and whether they are calls.
    undefined: Vec<(String, u32, bool)>,
    /// The first calls of intrinsics that the text does not declare.
    undeclared: FxHashMap<Vec<u8>, u32>,
    n_undeclared_calls: u32,
    /// Intrinsics that are declared by names that do not fit their types.
    misnamed: terrace_support::FxHashSet<Vec<u8>>,
    /// Uses of comdats without a definition so far.
    comdats: FxHashMap<Vec<u8>, symbol::ComdatUse>,
    /// The intrinsics that the text does not declare, and why they are declared.
    added: FxHashMap<Vec<u8>, origin::Origin>,
    groups: FxHashMap<u32, AttrSet>,
    nodes: metadata::Nodes,
    fs: locals::FunctionState<'a>,
    /// The function whose body is being parsed.
    current: Option<Func>,
    /// The bodies that were passed over, if bodies are.
    deferred: Option<Vec<streaming::Deferred<'a>>>,
    /// Globals whose first use, in front of their definition, has another type, with this type and the offset.
    forward_types: Vec<(Value, Type, u32)>,
    /// The operands of `dso_local_equivalent` that have no definition so far: offset, name and value.
    equivalents: Vec<(u32, String, Option<Value>)>,
    /// The form of debug information so far.
    debug_form: Option<records::DebugForm>,
    /// Functions that were declared without a body.
    finished: terrace_support::FxHashSet<Func>,
    /// Blocks of functions whose bodies are still to come, which `blockaddress` names.
    awaited_blocks: FxHashMap<Func, Vec<locals::AwaitedBlock<'a>>>,
    /// Uses of functions without a definition in `blockaddress`.
    unknown_functions: Vec<u32>,
    /// The blocks whose addresses were found, for orders of their uses.
    taken_blocks: use_lists::TakenBlocks,
    depth: u32,
    /// The nesting of metadata definitions that are parsed where they are used.
    md_depth: u32,
    /// The types that are known to have a size. Addresses of members name the same structs again and again.
    sized: terrace_support::FxHashSet<Type>,
    /// Operands of constants under construction.
    scratch: Vec<Value>,
    /// Whether the text is that of bitcode, of which LLVM replaces all declarations before any call.
    from_bitcode: bool,
}

impl<'a> Parser<'a> {
    fn new(name: &str, text: &'a [u8]) -> Self {
        let mut m = Module::new(name);
        m.source_filename = name.as_bytes().to_vec();
        let cx = Arc::clone(&m.cx);
        Parser {
            lex: Lexer::new(text),
            m,
            cx,
            found: Default::default(),
            next_global: 0,
            next_unnamed: 0,
            n_declared: 0,
            named_types: Default::default(),
            numbered_types: Default::default(),
            undefined: Vec::new(),
            comdats: Default::default(),
            undeclared: Default::default(),
            n_undeclared_calls: 0,
            misnamed: Default::default(),
            added: Default::default(),
            groups: Default::default(),
            nodes: Default::default(),
            fs: Default::default(),
            current: None,
            deferred: None,
            forward_types: Vec::new(),
            equivalents: Vec::new(),
            debug_form: None,
            finished: Default::default(),
            awaited_blocks: Default::default(),
            unknown_functions: Vec::new(),
            taken_blocks: Default::default(),
            depth: 0,
            md_depth: 0,
            sized: Default::default(),
            scratch: Vec::new(),
            from_bitcode: false,
        }
    }

    /// Skips the current token.
    fn next(&mut self) {
        self.lex.next();
    }

    /// The offset of the current token.
    #[inline]
    fn at(&self) -> u32 {
        self.lex.pos as u32
    }

    /// An error at the current token.
    #[cold]
    fn fail<T>(&self, message: impl Into<String>) -> Parse<T> {
        fail(self.at(), message)
    }

    /// Skips the current token if it is this punctuation.
    #[inline(always)]
    fn eat(&mut self, byte: u8) -> bool {
        self.lex.eat(byte)
    }

    #[inline(always)]
    fn expect(&mut self, byte: u8, message: &str) -> Parse<()> {
        if self.eat(byte) { Ok(()) } else { self.fail(message) }
    }

    /// Whether the current token is this keyword.
    #[inline(always)]
    fn is_word(&self, word: &[u8]) -> bool {
        self.lex.at_word(word)
    }

    /// Skips the current token if it is this keyword.
    #[inline(always)]
    fn eat_word(&mut self, word: &[u8]) -> bool {
        self.lex.eat_word(word)
    }

    #[inline(always)]
    fn expect_word(&mut self, word: &[u8], message: &str) -> Parse<()> {
        if self.eat_word(word) { Ok(()) } else { self.fail(message) }
    }

    /// The current keyword; empty for other tokens.
    #[inline]
    fn word(&self) -> &'a [u8] {
        self.lex.word()
    }

    /// Skips a keyword, the current token.
    #[inline(always)]
    fn skip_word(&mut self, word: &[u8]) {
        self.lex.seek(self.lex.pos + word.len());
    }

    /// Whether the current token is a string.
    fn at_string(&self) -> bool {
        self.lex.peek() == b'"' && self.lex.kind() == Tok::Str
    }

    /// Whether the current token is an integer.
    fn at_int(&self) -> bool {
        matches!(self.lex.kind(), Tok::Int | Tok::HexInt)
    }

    /// An unsigned number of 32 bits.
    #[inline]
    fn uint32(&mut self) -> Parse<u32> {
        match self.lex.small_unsigned() {
            Some((number, end)) => {
                self.lex.seek(end);
                Ok(number)
            }
            None => self.long_uint32(),
        }
    }

    #[inline(never)]
    fn long_uint32(&mut self) -> Parse<u32> {
        let token = self.lex.token();
        if !token.is_unsigned() {
            return self.fail("expected integer");
        }
        match token.unsigned().and_then(|number| u32::try_from(number).ok()) {
            Some(number) => {
                self.lex.skip(&token);
                Ok(number)
            }
            None => self.fail("expected 32-bit integer (too large)"),
        }
    }

    /// An unsigned number of 64 bits; larger ones are limited.
    fn uint64(&mut self) -> Parse<u64> {
        if let Some((number, end)) = self.lex.small_unsigned() {
            self.lex.seek(end);
            return Ok(number.into());
        }
        let token = self.lex.token();
        if !token.is_unsigned() {
            return self.fail("expected integer");
        }
        self.lex.skip(&token);
        Ok(token.unsigned().unwrap_or(u64::MAX))
    }

    /// A string constant.
    fn string(&mut self) -> Parse<Cow<'a, [u8]>> {
        let token = self.lex.token();
        if token.kind != Tok::Str {
            return self.fail("expected string constant");
        }
        self.lex.skip(&token);
        Ok(token.contents())
    }

    /// The text of a type in a message of the parser, which shows the body of a named struct.
    fn type_text(&self, ty: Type) -> String {
        crate::print::type_definition_text(&self.m, ty)
    }
}
