//! Types: those of all years are read, and written as today's.

use crate::affine;
use crate::forms::{self, Form};
use crate::token::string_end;
use std::collections::HashMap;

/// A type in today's syntax.
#[derive(Clone, Debug)]
pub struct Ty {
    /// The text, complete: `!llvm.ptr`.
    pub text: String,
    /// The text inside of a type of the llvm dialect, without `!llvm.`.
    pub inner: String,
    /// The parts that rewriting needs.
    pub shape: Shape,
}

/// The parts of a type.
#[derive(Clone, Debug)]
pub enum Shape {
    /// No parts.
    Other,
    /// A pointer, with the type it pointed to if it was written.
    Pointer(Option<Box<Ty>>),
    /// A struct of the llvm dialect. `None` stands for the body of a named one that is written elsewhere.
    Struct(String, Option<Vec<Ty>>),
    /// An array of the llvm dialect.
    Array(Box<Ty>),
    /// A vector, tensor or memref: its dimensions and elements.
    Shaped(Vec<String>, Box<Ty>),
}

impl Ty {
    /// A type without parts.
    pub fn builtin(text: impl Into<String>) -> Self {
        let text = text.into();
        Self { inner: text.clone(), text, shape: Shape::Other }
    }

    fn llvm(inner: String, shape: Shape) -> Self {
        Self { text: format!("!llvm.{inner}"), inner, shape }
    }

    /// A pointer; `space` is the number of its address space.
    pub fn pointer(to: Option<Ty>, space: &str) -> Self {
        let inner = match space {
            "" | "0" => "ptr".to_owned(),
            space => format!("ptr<{space}>"),
        };
        Self::llvm(inner, Shape::Pointer(to.map(Box::new)))
    }

    /// An array of the llvm dialect.
    pub fn array(n: &str, elem: Ty) -> Self {
        Self::llvm(format!("array<{n} x {}>", elem.inner), Shape::Array(Box::new(elem)))
    }

    /// A vector of one dimension, `[4]` if it is scalable.
    pub fn vector(n: String, elem: Ty) -> Self {
        let text = format!("vector<{n}x{}>", elem.text);
        Self { inner: text.clone(), text, shape: Shape::Shaped(vec![n], Box::new(elem)) }
    }

    /// A literal struct, or a named one if `name` is not empty.
    pub fn structure(name: &str, packed: bool, elems: Vec<Ty>) -> Self {
        let list: Vec<&str> = elems.iter().map(|elem| elem.inner.as_str()).collect();
        let name_part = if name.is_empty() { String::new() } else { format!("\"{name}\", ") };
        let packed = if packed { "packed " } else { "" };
        let inner = format!("struct<{name_part}{packed}({})>", list.join(", "));
        Self::llvm(inner, Shape::Struct(name.to_owned(), Some(elems)))
    }

    /// A function type of the llvm dialect.
    pub fn function(result: &Ty, params: &[String]) -> Self {
        Self::llvm(format!("func<{} ({})>", result.inner, params.join(", ")), Shape::Other)
    }

    /// The type that a pointer, or a vector of pointers, was written to point to.
    pub fn pointee(&self) -> Option<&Ty> {
        match &self.shape {
            Shape::Pointer(to) => to.as_deref(),
            Shape::Shaped(_, elem) => elem.pointee(),
            _ => None,
        }
    }
}

/// A form that is not today's: where it is, and which.
pub type Found = (usize, &'static Form);

/// Knowledge about the types of a text.
#[derive(Default)]
pub struct Known {
    /// The meaning of aliases.
    pub aliases: HashMap<String, Ty>,
    /// The bodies of named structs.
    pub structs: HashMap<String, Vec<Ty>>,
}

/// Types nest at most this deep.
const MAX_DEPTH: u32 = 64;
/// Parameters that are passed over are shorter than this, so that the cost of all attempts is linear.
const LONGEST: usize = 4096;

/// Reads types from a text.
pub struct TypeReader<'t> {
    text: &'t [u8],
    /// The offset of the next byte.
    pub at: usize,
    known: &'t mut Known,
    /// The old forms in what was read.
    pub found: Vec<Found>,
    depth: u32,
    too_deep: bool,
}

impl<'t> TypeReader<'t> {
    /// A reader at an offset.
    pub fn new(text: &'t [u8], at: usize, known: &'t mut Known) -> Self {
        Self { text, at, known, found: Vec::new(), depth: 0, too_deep: false }
    }

    fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    /// Skips blanks and comments.
    fn blank(&mut self) {
        loop {
            match self.peek() {
                b' ' | b'\t' | b'\n' | b'\r' => self.at += 1,
                b'/' if self.text.get(self.at + 1) == Some(&b'/') => {
                    while !matches!(self.peek(), b'\n' | 0) {
                        self.at += 1;
                    }
                }
                _ => return,
            }
        }
    }

    fn eat(&mut self, mark: &str) -> bool {
        self.blank();
        let found = self.text[self.at.min(self.text.len())..].starts_with(mark.as_bytes());
        if found {
            self.at += mark.len();
        }
        found
    }

    fn word(&mut self) -> &'t str {
        self.blank();
        let start = self.at;
        while self.peek().is_ascii_alphanumeric() || matches!(self.peek(), b'_' | b'$' | b'.') {
            self.at += 1;
        }
        core::str::from_utf8(&self.text[start..self.at]).unwrap_or("")
    }

    fn number(&mut self) -> &'t str {
        self.blank();
        let start = self.at;
        while self.peek().is_ascii_digit() {
            self.at += 1;
        }
        core::str::from_utf8(&self.text[start..self.at]).unwrap_or("")
    }

    fn source(&self, start: usize) -> String {
        String::from_utf8_lossy(&self.text[start.min(self.at)..self.at]).into_owned()
    }

    /// Reads to the closing mark of an opening one that was read.
    fn balanced(&mut self) -> Option<()> {
        let mut depth = 1;
        let limit = self.text.len().min(self.at + LONGEST);
        while depth > 0 {
            match self.peek() {
                _ if self.at >= limit => return None,
                b'"' => {
                    self.at = string_end(self.text, self.at);
                    continue;
                }
                b'<' | b'(' | b'[' | b'{' => depth += 1,
                b'-' if self.text.get(self.at + 1) == Some(&b'>') => self.at += 1,
                b'>' | b')' | b']' | b'}' => depth -= 1,
                _ => {}
            }
            self.at += 1;
        }
        Some(())
    }

    /// Reads a type. `nested` types are inside of the llvm dialect, where `!llvm.` may be left out.
    pub fn read(&mut self, nested: bool) -> Option<Ty> {
        if self.depth == MAX_DEPTH {
            self.too_deep = true;
        }
        if self.too_deep {
            return None;
        }
        self.depth += 1;
        let ty = self.read_type(nested);
        self.depth -= 1;
        ty
    }

    fn read_type(&mut self, nested: bool) -> Option<Ty> {
        self.blank();
        let start = self.at;
        if self.eat("!llvm<\"") {
            let end = string_end(self.text, self.at - 1);
            let text = core::str::from_utf8(self.text.get(self.at..end.checked_sub(1)?)?).ok()?;
            let ty = crate::llvm_string::parse(text)?;
            self.at = end;
            self.found.push((start, &forms::WRAPPED_TYPE));
            return self.eat(">").then_some(ty);
        }
        if self.eat("!llvm.") {
            return self.llvm(start, true);
        }
        if self.peek() == b'!' {
            self.at += 1;
            return self.alias(start);
        }
        if self.peek() == b'(' {
            return self.builtin_function(start);
        }
        let word = self.word();
        match word {
            "" => None,
            "vector" | "tensor" | "memref" if self.peek() == b'<' => {
                self.at += 1;
                self.shaped(word)
            }
            "complex" | "tuple" if self.peek() == b'<' => {
                self.at += 1;
                let mut parts = Vec::new();
                while !self.eat(">") {
                    parts.push(self.read(false)?.text);
                    self.eat(",");
                }
                Some(Ty::builtin(format!("{word}<{}>", parts.join(", "))))
            }
            "ptr" | "array" | "struct" | "func" | "vec" | "void" | "float" | "double" | "half" if nested => {
                self.at = start;
                self.llvm(start, false)
            }
            _ if self.peek() == b'<' => {
                self.at += 1;
                self.balanced()?;
                Some(Ty::builtin(self.source(start)))
            }
            word => {
                let is_integer = |rest: &str| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit());
                let is_type = matches!(word, "index" | "none" | "bf16" | "tf32" | "x86_fp80" | "token")
                    || ["i", "si", "ui", "f"].iter().any(|p| word.strip_prefix(p).is_some_and(is_integer))
                    || word.starts_with("f8E")
                    || word.starts_with("f6E")
                    || word.starts_with("f4E");
                (is_type || nested).then(|| Ty::builtin(word))
            }
        }
    }

    /// A type `!name`, of another dialect or an alias.
    fn alias(&mut self, start: usize) -> Option<Ty> {
        let name = self.word();
        if let Some(ty) = self.known.aliases.get(name) {
            if name.contains('.') {
                self.found.push((start, &forms::ALIAS_NAME));
            }
            let name = name.replace('.', "_");
            return Some(Ty { text: format!("!{name}"), inner: format!("!{name}"), shape: ty.shape.clone() });
        }
        if self.peek() == b'<' {
            self.at += 1;
            self.balanced()?;
        }
        Some(Ty::builtin(self.source(start)))
    }

    /// A type of the llvm dialect behind its prefix, if it has one.
    fn llvm(&mut self, start: usize, prefixed: bool) -> Option<Ty> {
        let after = self.at;
        let word = self.word();
        let alias = format!("llvm.{word}");
        if prefixed && let Some(ty) = self.known.aliases.get(&alias) {
            self.found.push((start, &forms::ALIAS_NAME));
            let text = format!("!{}", alias.replace('.', "_"));
            return Some(Ty { inner: text.clone(), text, shape: ty.shape.clone() });
        }
        let builtin = match word {
            "half" => "f16",
            "bfloat" => "bf16",
            "float" => "f32",
            "double" => "f64",
            "fp128" => "f128",
            "x86_fp80" => "f80",
            _ if word.len() > 1 && word.starts_with('i') && word[1..].bytes().all(|b| b.is_ascii_digit()) => {
                word
            }
            _ => "",
        };
        if !builtin.is_empty() {
            self.found.push((start, &forms::SCALAR_TYPE));
            return Some(Ty::builtin(builtin));
        }
        match word {
            "ptr" => self.pointer(start),
            "array" if self.eat("<") => {
                let n = self.number();
                if n.is_empty() || !self.eat("x") {
                    return None;
                }
                if self.peek().is_ascii_alphanumeric() {
                    self.found.push((start, &forms::ARRAY_BLANK));
                }
                let elem = self.read(true)?;
                self.eat(">").then(|| Ty::array(n, elem))
            }
            "vec" if self.eat("<") => {
                let scalable = self.eat("?");
                if scalable && !self.eat("x") {
                    return None;
                }
                let n = self.number();
                if n.is_empty() || !self.eat("x") {
                    return None;
                }
                let elem = self.read(true)?;
                self.found.push((start, &forms::VECTOR_TYPE));
                let n = if scalable { format!("[{n}]") } else { n.to_owned() };
                self.eat(">").then(|| Ty::vector(n, elem))
            }
            "struct" if self.eat("<") => self.structure(),
            "func" if self.eat("<") => {
                let result = self.read(true)?;
                if !self.eat("(") {
                    return None;
                }
                let mut params = Vec::new();
                while !self.eat(")") {
                    if self.eat("...") {
                        params.push("...".to_owned());
                    } else {
                        params.push(self.read(true)?.inner);
                    }
                    self.eat(",");
                }
                self.eat(">").then(|| Ty::function(&result, &params))
            }
            "" => None,
            _ => {
                if self.peek() == b'<' {
                    self.at += 1;
                    self.balanced()?;
                }
                Some(Ty::llvm(self.source(after), Shape::Other))
            }
        }
    }

    fn pointer(&mut self, start: usize) -> Option<Ty> {
        if self.peek() != b'<' {
            return Some(Ty::pointer(None, ""));
        }
        self.at += 1;
        let space = self.number();
        if !space.is_empty() && self.eat(">") {
            return Some(Ty::pointer(None, space));
        }
        let content = self.at;
        self.found.push((start, &forms::TYPED_POINTER));
        if space.is_empty()
            && let Some(to) = self.read(true)
        {
            let mut space = "";
            if self.eat(",") {
                space = self.number();
            }
            if self.eat(">") {
                return Some(Ty::pointer(Some(to), space));
            }
        }
        if self.too_deep {
            return None;
        }
        // Documents leave out the word `struct` of a struct that is pointed to.
        self.at = content;
        self.balanced()?;
        Some(Ty::pointer(None, ""))
    }

    fn structure(&mut self) -> Option<Ty> {
        let mut name = String::new();
        self.blank();
        if self.peek() == b'"' {
            let end = string_end(self.text, self.at);
            name = core::str::from_utf8(self.text.get(self.at + 1..end.checked_sub(1)?)?).ok()?.to_owned();
            self.at = end;
            if self.eat(">") {
                // A reference to the struct around it.
                return Some(Ty::llvm(format!("struct<\"{name}\">"), Shape::Struct(name, None)));
            }
            if !self.eat(",") {
                return None;
            }
            if self.eat("opaque") {
                return self.eat(">").then(|| {
                    Ty::llvm(format!("struct<\"{name}\", opaque>"), Shape::Struct(name, Some(Vec::new())))
                });
            }
        }
        let packed = self.eat("packed");
        if !self.eat("(") {
            return None;
        }
        let mut elems = Vec::new();
        while !self.eat(")") {
            elems.push(self.read(true)?);
            self.eat(",");
        }
        if !name.is_empty() {
            self.known.structs.insert(name.clone(), elems.clone());
        }
        self.eat(">").then(|| Ty::structure(&name, packed, elems))
    }

    fn builtin_function(&mut self, start: usize) -> Option<Ty> {
        let params = self.list()?;
        if !self.eat("->") {
            self.at = start;
            return None;
        }
        self.blank();
        let results = if self.peek() == b'(' {
            let results: Vec<String> = self.list()?.into_iter().map(|ty| ty.text).collect();
            format!("({})", results.join(", "))
        } else {
            self.read(false)?.text
        };
        let params: Vec<String> = params.into_iter().map(|ty| ty.text).collect();
        Some(Ty::builtin(format!("({}) -> {results}", params.join(", "))))
    }

    /// Reads types in parentheses, separated by commas.
    pub fn list(&mut self) -> Option<Vec<Ty>> {
        if !self.eat("(") {
            return None;
        }
        let mut all = Vec::new();
        while !self.eat(")") {
            all.push(self.read(false)?);
            self.eat(",");
        }
        Some(all)
    }

    /// A vector, tensor or memref behind its `<`.
    fn shaped(&mut self, word: &str) -> Option<Ty> {
        let mut dims = Vec::new();
        self.blank();
        let shape_start = self.at;
        loop {
            self.blank();
            let dim = self.at;
            match self.peek() {
                b'?' | b'*' => self.at += 1,
                b'[' => {
                    self.at += 1;
                    self.balanced()?;
                }
                b'0'..=b'9' => {
                    self.number();
                }
                _ => break,
            }
            let text = self.source(dim);
            if !self.eat("x") {
                return None;
            }
            dims.push(text);
        }
        let shape = self.source(shape_start);
        let elem = self.read(false)?;
        let after_elem = self.at;
        let mut rest = String::new();
        if !self.eat(">") {
            if word == "memref" {
                rest = self.layout(&dims)?;
            } else {
                self.balanced()?;
                rest = self.source(after_elem);
                rest.pop();
            }
        }
        let shape = shape.trim_end();
        let text = format!("{word}<{shape}{}{rest}>", elem.text);
        Some(Ty { inner: text.clone(), text, shape: Shape::Shaped(dims, Box::new(elem)) })
    }

    /// The layout and memory space of a memref, from the comma on, and the closing mark.
    fn layout(&mut self, dims: &[String]) -> Option<String> {
        let mut out = String::new();
        let (mut offset, mut strides, mut old) = (None, None, None);
        while self.eat(",") {
            self.blank();
            let at = self.at;
            if self.eat("offset:") {
                offset = Some(self.extent()?);
                old = Some(at);
            } else if self.eat("strides:") {
                if !self.eat("[") {
                    return None;
                }
                let mut list = Vec::new();
                while !self.eat("]") {
                    list.push(self.extent()?);
                    self.eat(",");
                }
                strides = Some(list);
                old = Some(at);
            } else if let Some(map) = affine::bare(self.text, at) {
                self.at = map.end;
                self.found.push((at, &forms::BARE_MAP));
                let text = self.source(at);
                out.push_str(", ");
                match affine::strided(&text) {
                    Some(layout) => out.push_str(&layout),
                    None => {
                        out.push_str("affine_map<");
                        out.push_str(&text);
                        out.push('>');
                    }
                }
            } else {
                let mut depth = 0;
                loop {
                    match self.peek() {
                        0 => return None,
                        b'"' => {
                            self.at = string_end(self.text, self.at);
                            continue;
                        }
                        b'<' | b'(' | b'[' | b'{' => depth += 1,
                        b'-' if self.text.get(self.at + 1) == Some(&b'>') => self.at += 1,
                        b',' | b'>' if depth == 0 => break,
                        b'>' | b')' | b']' | b'}' => depth -= 1,
                        _ => {}
                    }
                    self.at += 1;
                }
                out.push_str(", ");
                out.push_str(self.source(at).trim_end());
            }
        }
        if let Some(at) = old {
            self.found.push((at, &forms::OFFSET_STRIDES));
            let strides = strides.unwrap_or_else(|| natural_strides(dims));
            let offset = match offset.as_deref() {
                None | Some("0") => String::new(),
                Some(offset) => format!(", offset: {offset}"),
            };
            out = format!(", strided<[{}]{offset}>{out}", strides.join(", "));
        }
        self.eat(">").then_some(out)
    }

    fn extent(&mut self) -> Option<String> {
        if self.eat("?") {
            return Some("?".to_owned());
        }
        let sign = if self.eat("-") { "-" } else { "" };
        let n = self.number();
        (!n.is_empty()).then(|| format!("{sign}{n}"))
    }
}

/// The strides of a memref in row-major order: products of the sizes behind.
fn natural_strides(dims: &[String]) -> Vec<String> {
    let mut stride = Some(1u64);
    let mut strides = Vec::new();
    for dim in dims.iter().rev() {
        strides.push(stride.map_or("?".to_owned(), |n| n.to_string()));
        stride = stride.and_then(|n| n.checked_mul(dim.parse().ok()?));
    }
    strides.reverse();
    strides
}
