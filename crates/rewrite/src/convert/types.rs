//! Type conversion by an ordered list of rules, with a cache by type.

use std::any::Any;
use std::sync::Arc;
use terrace_ir::{Attr, Body, Builder, Context, Op, OpDef, Type, Value};
use terrace_support::small_vec::SmallVec;

/// The answer of a rule about a type.
pub enum Convert {
    /// The rule does not apply; the rule added before it is tried.
    Unhandled,
    /// The type has no conversion.
    Fail,
    /// The type converts to one type.
    To(Type),
    /// The type converts to several types, or none.
    Many(SmallVec<[Type; 8]>),
}

/// A conversion rule. It may use the converter for nested types.
pub type Rule = fn(&mut TypeConverter, Type) -> Convert;
/// Builds a value of type `to` from the values that replace a block argument of type `from`.
pub type Pack = fn(&mut Builder<'_>, &mut TypeConverter, &[Value], from: Type, to: Type) -> Option<Value>;

/// Builds an operation that casts a value to a type.
pub type Cast = fn(&mut Builder<'_>, Value, Type) -> Option<Op>;

/// Converts types by rules; the rule added last is tried first.
#[derive(Clone)]
pub struct TypeConverter {
    ctx: Context,
    rules: Vec<Rule>,
    /// The cache of conversions, by type index.
    memo: Vec<Memo>,
    /// Packs the values of a split argument. Without it, or if it returns `None`, they are cast.
    pub pack: Option<Pack>,
    /// Whether an argument of the first type that converts to one value of the second type is packed like a split one.
    pub packs_single: Option<fn(&Context, Type, Type) -> bool>,
    /// Says in messages why a type has no conversion.
    pub explain: Option<fn(&Context, Type) -> &'static str>,
    /// Casts a value to the type that its own type converts to. Without it, or if it returns `None`, the cast is an
    /// [`unrealized_cast`](Self::unrealized_cast).
    pub cast: Option<Cast>,
    /// The operation that casts values of any types to values of any other types: `builtin.unrealized_conversion_cast`.
    /// Required if a rule changes types.
    pub unrealized_cast: Option<&'static OpDef>,
    /// Whether it is an error if such a cast is left.
    pub refuses_casts: bool,
    /// Converts an attribute of a type, such as a memory space (`addTypeAttributeConversion`); `None` if it stays.
    pub type_attr: Option<fn(&Context, Attr) -> Option<Attr>>,
    /// See [`Self::options`].
    options: SmallVec<[Arc<dyn Any + Send + Sync>; 1]>,
    depth: u32,
    /// Types whose parts are being converted, outermost first.
    open: Vec<Type>,
    /// Types that were converted while parts of [open](Self::is_open) types were.
    converted_inside: Vec<Type>,
    /// The last type that had no conversion, and the reason.
    pub(super) failed: Option<(Type, &'static str)>,
    /// Errors of rules about types.
    pub(super) complaints: Vec<(Type, String)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Memo {
    New,
    None,
    Some(Type),
}

/// The new types of a block's arguments, as a range for each old argument.
#[derive(Default)]
pub struct Signature {
    /// The new types.
    pub types: SmallVec<[Type; 8]>,
    /// The start and end in `types` for each old argument.
    pub ranges: SmallVec<[(u32, u32); 8]>,
    /// Values of the body that replace old arguments, by the number of the argument (`remapInput`).
    pub values: SmallVec<[(usize, Value); 2]>,
    /// The pass whose pattern converts the block ([`Conversion::passes`](super::Conversion::passes)).
    pub(super) pass: Option<u8>,
}

impl TypeConverter {
    /// A converter without rules.
    pub fn new(ctx: &Context) -> Self {
        Self {
            ctx: ctx.clone(),
            rules: Vec::new(),
            memo: Vec::new(),
            pack: None,
            packs_single: None,
            explain: None,
            cast: None,
            unrealized_cast: None,
            refuses_casts: false,
            type_attr: None,
            options: SmallVec::new(),
            depth: 0,
            open: Vec::new(),
            converted_inside: Vec::new(),
            failed: None,
            complaints: Vec::new(),
        }
    }

    /// The context.
    pub fn ctx(&self) -> &Context {
        &self.ctx
    }

    /// Sets options that rules, patterns and legality functions of the conversion read, besides those of other types.
    pub fn with_options<O: Any + Send + Sync>(mut self, options: O) -> Self {
        self.options.push(Arc::new(options));
        self
    }

    /// The options of the conversion of this type.
    #[inline]
    pub fn options<O: Any>(&self) -> Option<&O> {
        self.options.iter().find_map(|options| options.downcast_ref())
    }

    /// Adds a rule, which is tried before those added earlier.
    pub fn rule(mut self, rule: Rule) -> Self {
        self.rules.push(rule);
        self
    }

    /// Records that a type cannot be converted at its use, and the reason if the type alone does not give it. The error
    /// about the operation shows both.
    pub fn refuse(&mut self, ty: Type, why: &'static str) {
        self.failed = Some((ty, why));
    }

    /// Reports an error without location after the conversion, one for each type.
    pub fn complain(&mut self, ty: Type, message: String) {
        if self.complaints.iter().all(|&(other, _)| other != ty) {
            self.complaints.push((ty, message));
        }
    }

    /// The type that `ty` converts to, if it is one.
    #[inline]
    pub fn convert(&mut self, ty: Type) -> Option<Type> {
        match self.memo.get(ty.index()) {
            Some(Memo::Some(to)) => Some(*to),
            Some(Memo::None) => {
                self.fail(ty);
                None
            }
            _ => self.convert_new(ty),
        }
    }

    #[cold]
    fn fail(&mut self, ty: Type) {
        let why = self.explain.map_or("", |explain| explain(&self.ctx, ty));
        self.failed = Some((ty, why));
    }

    #[cold]
    fn convert_new(&mut self, ty: Type) -> Option<Type> {
        let result = match self.apply_rules(ty) {
            Convert::To(to) => Some(to),
            Convert::Many(types) if types.len() == 1 => Some(types[0]),
            _ => None,
        };
        if self.memo.len() <= ty.index() {
            self.memo.resize(ty.index() + 1, Memo::New);
        }
        self.memo[ty.index()] = result.map_or(Memo::None, Memo::Some);
        if !self.open.is_empty() {
            self.converted_inside.push(ty);
        }
        if result.is_none() {
            self.fail(ty);
        }
        result
    }

    /// The types that `ty` converts to.
    fn convert_many(&mut self, ty: Type) -> Option<SmallVec<[Type; 8]>> {
        if let Some(Memo::Some(to)) = self.memo.get(ty.index()) {
            return Some(SmallVec::from_slice(&[*to]));
        }
        match self.apply_rules(ty) {
            Convert::To(to) => Some(SmallVec::from_slice(&[to])),
            Convert::Many(types) => Some(types),
            Convert::Unhandled | Convert::Fail => None,
        }
    }

    /// Tries the rules, newest first. Rules recurse through here for nested types; the depth is bounded.
    fn apply_rules(&mut self, ty: Type) -> Convert {
        const LIMIT: u32 = 512;
        if self.depth >= LIMIT {
            return Convert::Fail;
        }
        self.depth += 1;
        let mut result = Convert::Unhandled;
        for i in (0..self.rules.len()).rev() {
            result = self.rules[i](self, ty);
            if !matches!(result, Convert::Unhandled) {
                break;
            }
        }
        self.depth -= 1;
        result
    }

    /// Converts the parts of a type that may contain itself, by `parts`. Returns `None` if the type is
    /// [open](Self::is_open), or if a part has no conversion.
    pub fn convert_parts<T>(&mut self, ty: Type, parts: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.is_open(ty) {
            return None;
        }
        let start = self.converted_inside.len();
        self.open.push(ty);
        let result = parts(self);
        self.open.pop();
        if result.is_none() {
            // Types that contain this one were converted on the assumption that it has a conversion.
            for ty in self.converted_inside.drain(start..) {
                if let Some(memo @ Memo::Some(_)) = self.memo.get_mut(ty.index()) {
                    *memo = Memo::New;
                }
            }
        }
        if self.open.is_empty() {
            self.converted_inside.clear();
        }
        result
    }

    /// Whether [`Self::convert_parts`] is converting the parts of a type.
    pub fn is_open(&self, ty: Type) -> bool {
        self.open.contains(&ty)
    }

    /// Converts each of several types to one type.
    pub fn convert_all(&mut self, types: impl IntoIterator<Item = Type>) -> Option<SmallVec<[Type; 4]>> {
        types.into_iter().map(|ty| self.convert(ty)).collect()
    }

    /// Whether a type converts to itself.
    #[inline]
    pub fn is_legal(&mut self, ty: Type) -> bool {
        self.convert(ty) == Some(ty)
    }

    /// Whether the types of the operands and results of an operation convert to themselves (`isLegal(Operation *)`).
    pub fn is_legal_op(&mut self, body: &Body, op: Op) -> bool {
        let mut types = body.types(body.operands(op)).chain(body.types(body.results(op)));
        types.all(|ty| self.is_legal(ty))
    }

    /// The signature of block arguments of these types, or `None` if one has no conversion.
    pub fn signature(&mut self, types: impl IntoIterator<Item = Type>) -> Option<Signature> {
        let mut signature = Signature::default();
        for ty in types {
            let start = signature.types.len() as u32;
            signature.types.extend(self.convert_many(ty)?);
            signature.ranges.push((start, signature.types.len() as u32));
        }
        Some(signature)
    }
}
