//! Printing types.

use super::collect::UseKind;
use super::printer::{AsmPrinter, Short};
use crate::asm::cursor::bare_end;
use crate::decl::KindDef;
use crate::options::MlirVersion;
use crate::params::{Part, Reader};
use crate::types::*;
use terrace_num::FloatFormat;

/// The texts of the types with fixed handles.
static FIXED: [Short<8>; 13] = [
    Short::new(b"none"),
    Short::new(b"index"),
    Short::new(b"i1"),
    Short::new(b"i8"),
    Short::new(b"i16"),
    Short::new(b"i32"),
    Short::new(b"i64"),
    Short::new(b"f16"),
    Short::new(b"bf16"),
    Short::new(b"f32"),
    Short::new(b"f64"),
    Short::new(b"f80"),
    Short::new(b"f128"),
];
const _: () = assert!(Type::NONE.index() == 0 && Type::I64.index() == 6 && Type::F128.index() == 12);

impl AsmPrinter<'_> {
    /// Appends a type.
    #[inline]
    pub fn ty(&mut self, ty: Type) {
        self.ty_as(ty, UseKind::Type);
    }

    /// [`AsmPrinter::ty`], noted as a use of some kind in collecting mode.
    #[inline]
    pub(super) fn ty_as(&mut self, ty: Type, kind: UseKind) {
        match FIXED.get(ty.index()) {
            Some(text) => text.push(&mut self.out),
            None => self.other_type(ty, kind),
        }
    }

    /// Appends types separated by commas.
    pub fn types(&mut self, types: &[Type]) {
        self.list(types, |p, &ty| p.ty(ty));
    }

    fn other_type(&mut self, ty: Type, kind: UseKind) {
        if !self.alias(Part::Type(ty), kind) {
            self.type_unaliased(ty);
        }
    }

    /// Prints a type in full, with aliases inside it only.
    pub(super) fn type_unaliased(&mut self, ty: Type) {
        self.nested(|p| p.type_body(ty));
    }

    /// Prints a type by its kind.
    fn type_body(&mut self, ty: Type) {
        let ctx = self.ctx;
        let (code, words) = ctx.type_words(ty);
        let mut r = Reader::new(words);
        if code == MemRefType::DEF.code() {
            let memref = MemRefType::decode(&mut r);
            self.text("memref<");
            self.shape(memref.shape);
            self.ty(memref.elem);
            for attr in [memref.written_layout(ctx), memref.memory_space].into_iter().flatten() {
                self.text(", ");
                self.attr_in_list(attr);
            }
            self.byte(b'>');
        } else if code == VectorType::DEF.code() {
            let vector = VectorType::decode(&mut r);
            self.text("vector<");
            for (i, &extent) in vector.shape.iter().enumerate() {
                if vector.is_scalable(i) {
                    self.byte(b'[');
                    self.integer(extent);
                    self.byte(b']');
                } else {
                    self.integer(extent);
                }
                self.byte(b'x');
            }
            self.ty(vector.elem);
            self.byte(b'>');
        } else if code == IntegerType::DEF.code() {
            let int = IntegerType::decode(&mut r);
            self.text(match int.sign() {
                Signedness::Signless => "i",
                Signedness::Signed => "si",
                Signedness::Unsigned => "ui",
            });
            self.unsigned(int.width as u64);
        } else if code == FunctionType::DEF.code() {
            let function = FunctionType::decode(&mut r);
            self.byte(b'(');
            self.types(function.inputs);
            self.text(") -> ");
            self.result_types(function.results);
        } else if code == RankedTensorType::DEF.code() {
            let tensor = RankedTensorType::decode(&mut r);
            self.text("tensor<");
            self.shape(tensor.shape);
            self.ty(tensor.elem);
            if let Some(encoding) = tensor.encoding {
                self.text(", ");
                self.attr(encoding);
            }
            self.byte(b'>');
        } else if code == UnrankedTensorType::DEF.code() {
            self.text("tensor<*x");
            self.ty(UnrankedTensorType::decode(&mut r).elem);
            self.byte(b'>');
        } else if code == UnrankedMemRefType::DEF.code() {
            let memref = UnrankedMemRefType::decode(&mut r);
            self.text("memref<*x");
            self.ty(memref.elem);
            if let Some(space) = memref.memory_space {
                self.text(", ");
                self.attr_in_list(space);
            }
            self.byte(b'>');
        } else if code == ComplexType::DEF.code() {
            self.text("complex<");
            self.ty(ComplexType::decode(&mut r).elem);
            self.byte(b'>');
        } else if code == TupleType::DEF.code() {
            self.text("tuple<");
            self.types(TupleType::decode(&mut r).elems);
            self.byte(b'>');
        } else if code == FloatType::DEF.code() {
            let format = FloatFormat::ALL.get(FloatType::decode(&mut r).format as usize);
            // LLVM's own float is spelled in its dialect.
            if format == Some(&FloatFormat::PpcFp128) {
                self.text("!llvm.");
            }
            self.text(format.map_or("<<UNKNOWN FLOAT>>", |f| f.name()));
        } else if code == OpaqueType::DEF.code() {
            let opaque = OpaqueType::decode(&mut r);
            self.byte(b'!');
            self.dialect_symbol(ctx.bytes(opaque.dialect), ctx.bytes(opaque.text));
        } else if code == NoneType::DEF.code() {
            self.text("none");
        } else if code == IndexType::DEF.code() {
            self.text("index");
        } else {
            let def = KindDef::of_code(code);
            match self.options.version {
                MlirVersion::V22 => {
                    self.byte(b'!');
                    self.text(def.map_or("", |def| def.dialect));
                }
                version => {
                    let dialect = def.and_then(|def| ctx.dialect(def.dialect));
                    if let Some(keyword) =
                        dialect.and_then(|dialect| dialect.keyword_of_type(ctx, ty, version))
                    {
                        return self.text(keyword);
                    }
                    self.byte(b'!');
                    self.text(dialect.map_or("", |dialect| dialect.prefix(version)));
                }
            }
            self.pretty_or_angled(|p| p.dialect_type_body(ty));
        }
    }

    /// Appends a dialect type without its `!dialect.`: mnemonic and parameters.
    pub fn dialect_type_body(&mut self, ty: Type) {
        let Some(def) = ty.def(self.ctx) else { return };
        self.text(def.name);
        if let Some(print) = def.type_hooks().print {
            print(self, ty);
        }
    }

    /// Appends a type of a known kind: only what follows its mnemonic, or the whole type if nothing follows it.
    pub fn stripped_type(&mut self, kind: &'static KindDef, ty: Type) {
        if !ty.def(self.ctx).is_some_and(|def| core::ptr::eq(def, kind)) {
            return self.ty(ty);
        }
        if self.alias(Part::Type(ty), UseKind::Type) {
            return;
        }
        let start = self.out.len();
        if let Some(print) = kind.type_hooks().print {
            print(self, ty);
        }
        if self.out.len() == start {
            self.ty(ty);
        }
    }

    /// Appends the results of a function type: in parentheses unless there is one that is not a function.
    pub fn result_types(&mut self, results: &[Type]) {
        match results {
            [one] if !one.is::<FunctionType>(self.ctx) => self.ty(*one),
            _ => {
                self.byte(b'(');
                self.types(results);
                self.byte(b')');
            }
        }
    }

    /// Appends `4x?x`.
    pub fn shape(&mut self, shape: &[i64]) {
        for &extent in shape {
            self.dimension(extent);
            self.byte(b'x');
        }
    }

    /// Appends a number or `?`.
    pub fn dimension(&mut self, extent: i64) {
        if extent == DYNAMIC { self.byte(b'?') } else { self.integer(extent) }
    }

    /// Appends `dialect.text`, or `dialect<text>` when the text is not of the pretty form.
    pub(super) fn dialect_symbol(&mut self, dialect: &[u8], text: &[u8]) {
        self.bytes(dialect);
        if is_pretty(text) {
            self.byte(b'.');
            self.bytes(text);
        } else {
            self.byte(b'<');
            self.bytes(text);
            self.byte(b'>');
        }
    }

    /// Runs `f` after a `.`, and turns what it printed into `<...>` when it is not of the pretty form.
    pub(super) fn pretty_or_angled(&mut self, f: impl FnOnce(&mut Self)) {
        let start = self.out.len();
        self.byte(b'.');
        f(self);
        if self.collect.is_none() && !is_pretty(&self.out[start + 1..]) {
            self.out[start] = b'<';
            self.byte(b'>');
        }
    }
}

/// Whether a dialect symbol's text can stand after `dialect.`: an identifier, perhaps with `<...>`.
fn is_pretty(text: &[u8]) -> bool {
    if !text.first().is_some_and(u8::is_ascii_alphabetic) {
        return false;
    }
    let end = bare_end(text, 0);
    memchr::memchr(b'$', &text[..end]).is_none()
        && text.get(end).is_none_or(|&next| next == b'<' && text.last() == Some(&b'>'))
}
