//! Type conversion: an ordered list of rules, with a memo by type.

use smallvec::SmallVec;
use std::any::Any;
use std::sync::Arc;
use terrace_ir::{Builder, Context, Op, Type, Value};

/// What a rule says about a type.
pub enum Convert {
    /// The rule does not know the type; earlier rules are asked.
    Unhandled,
    /// The type has no conversion.
    Fail,
    /// One type.
    To(Type),
    /// Several types, or none.
    Many(SmallVec<[Type; 8]>),
}

/// A conversion rule. It may ask the converter for nested types.
pub type Rule = fn(&mut TypeConverter, Type) -> Convert;
/// Builds a value of the target type from the values that a block argument was split into.
pub type Pack = fn(&mut Builder<'_>, &mut TypeConverter, &[Value], from: Type, to: Type) -> Option<Value>;

/// Builds the operation that casts a value to a type.
pub type Cast = fn(&mut Builder<'_>, Value, Type) -> Option<Op>;

/// Converts types by rules; the rule added last is asked first.
#[derive(Clone)]
pub struct TypeConverter {
    ctx: Context,
    rules: Vec<Rule>,
    /// By type index: not computed, no conversion, or the converted type.
    memo: Vec<Memo>,
    /// How values of split arguments are put together again; an unrealized cast when it gives nothing.
    pub pack: Option<Pack>,
    /// Whether an argument that becomes one value of another type is packed like one that is split: the original type
    /// and the new one. Without, it is not.
    pub packs_single: Option<fn(&Context, Type, Type) -> bool>,
    /// Why a type has no conversion, for messages.
    pub explain: Option<fn(&Context, Type) -> &'static str>,
    /// How a value is cast to the type that its own converts to; by an unrealized cast without.
    pub cast: Option<Cast>,
    /// See [`Self::options`].
    options: Option<Arc<dyn Any + Send + Sync>>,
    depth: u32,
    /// Types whose parts are being converted, outermost first.
    open: Vec<Type>,
    /// Types that were converted while the parts of others were.
    converted_meanwhile: Vec<Type>,
    /// The last type without a conversion, and the reason.
    pub(super) failed: Option<(Type, &'static str)>,
    /// Messages of rules about types that they refuse.
    pub(super) complaints: Vec<(Type, String)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Memo {
    New,
    None,
    Some(Type),
}

/// How block arguments map to new ones: for each old argument the range of new types.
pub struct Signature {
    /// The new types.
    pub types: SmallVec<[Type; 8]>,
    /// Start and end in `types` for each old argument.
    pub ranges: SmallVec<[(u32, u32); 8]>,
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
            options: None,
            depth: 0,
            open: Vec::new(),
            converted_meanwhile: Vec::new(),
            failed: None,
            complaints: Vec::new(),
        }
    }

    /// The context.
    pub fn ctx(&self) -> &Context {
        &self.ctx
    }

    /// Sets the options of the conversion, which its rules, patterns and legality read.
    pub fn with_options<O: Any + Send + Sync>(self, options: O) -> Self {
        Self { options: Some(Arc::new(options)), ..self }
    }

    /// The options of the conversion, if they are of this type.
    #[inline]
    pub fn options<O: Any>(&self) -> Option<&O> {
        self.options.as_deref()?.downcast_ref()
    }

    /// Adds a rule, to be asked before the ones that are there.
    pub fn rule(mut self, rule: Rule) -> Self {
        self.rules.push(rule);
        self
    }

    /// Records a type that cannot be converted in some place, and the reason if the type alone does not give it: for
    /// the message about the operation that needs the type.
    pub fn refuse(&mut self, ty: Type, why: &'static str) {
        self.failed = Some((ty, why));
    }

    /// Shows a message, without location, after the conversion; one for each type.
    pub fn complain(&mut self, ty: Type, message: String) {
        if self.complaints.iter().all(|&(known, _)| known != ty) {
            self.complaints.push((ty, message));
        }
    }

    /// The one type that `ty` converts to.
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
        let result = match self.ask(ty) {
            Convert::To(to) => Some(to),
            Convert::Many(types) if types.len() == 1 => Some(types[0]),
            _ => None,
        };
        if self.memo.len() <= ty.index() {
            self.memo.resize(ty.index() + 1, Memo::New);
        }
        self.memo[ty.index()] = result.map_or(Memo::None, Memo::Some);
        if !self.open.is_empty() {
            self.converted_meanwhile.push(ty);
        }
        if result.is_none() {
            self.fail(ty);
        }
        result
    }

    /// The types that `ty` converts to.
    pub fn convert_many(&mut self, ty: Type) -> Option<SmallVec<[Type; 8]>> {
        if let Some(Memo::Some(to)) = self.memo.get(ty.index()) {
            return Some(SmallVec::from_slice(&[*to]));
        }
        match self.ask(ty) {
            Convert::To(to) => Some(SmallVec::from_slice(&[to])),
            Convert::Many(types) => Some(types),
            Convert::Unhandled | Convert::Fail => None,
        }
    }

    /// Asks the rules, newest first. Nested types recurse through here; the depth is bounded.
    fn ask(&mut self, ty: Type) -> Convert {
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

    /// Converts the parts of a type that may contain itself, by `parts`. `None` if [`Self::is_open`] says already that
    /// they are being converted, or if one has no conversion.
    pub fn convert_parts<T>(&mut self, ty: Type, parts: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.is_open(ty) {
            return None;
        }
        let start = self.converted_meanwhile.len();
        self.open.push(ty);
        let result = parts(self);
        self.open.pop();
        if result.is_none() {
            // Types that contain this one were converted as if it could be.
            for ty in self.converted_meanwhile.drain(start..) {
                if let Some(memo @ Memo::Some(_)) = self.memo.get_mut(ty.index()) {
                    *memo = Memo::New;
                }
            }
        }
        if self.open.is_empty() {
            self.converted_meanwhile.clear();
        }
        result
    }

    /// Whether the parts of a type are being converted.
    pub fn is_open(&self, ty: Type) -> bool {
        self.open.contains(&ty)
    }

    /// Converts each of several types to one type.
    pub fn convert_all(&mut self, types: impl IntoIterator<Item = Type>) -> Option<SmallVec<[Type; 4]>> {
        types.into_iter().map(|ty| self.convert(ty)).collect()
    }

    /// Whether the type converts to itself.
    #[inline]
    pub fn is_legal(&mut self, ty: Type) -> bool {
        self.convert(ty) == Some(ty)
    }

    /// The signature that block arguments of these types get; `None` when one has no conversion.
    pub fn signature(&mut self, types: impl IntoIterator<Item = Type>) -> Option<Signature> {
        let mut signature = Signature { types: SmallVec::new(), ranges: SmallVec::new() };
        for ty in types {
            let start = signature.types.len() as u32;
            signature.types.extend(self.convert_many(ty)?);
            signature.ranges.push((start, signature.types.len() as u32));
        }
        Some(signature)
    }
}
