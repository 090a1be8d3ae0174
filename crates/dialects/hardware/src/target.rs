//! The attributes of targets, `#nvvm.target`, `#rocdl.target` and `#xevm.target`: their rules and their text.

use terrace_base::parameters::parse_parameters;
use terrace_ir::diag::Message;
use terrace_rewrite::prelude::*;

/// The level of optimization without `O`.
const LEVEL: i64 = 2;

/// The parameters of a target whose strings are those of `N` parameters in order, the triple and the chip first.
pub struct Target<const N: usize> {
    /// The level of optimization, from 0 to 3.
    pub level: i64,
    pub strings: [Str; N],
    /// A dictionary of flags for tools.
    pub flags: Option<Attr>,
    /// An array of names of files to link.
    pub link: Option<Attr>,
    /// Whether the module's operations are verified to be supported by the target.
    pub verifies: bool,
}

/// The parts of a target in which dialects differ.
pub struct TargetText<const N: usize> {
    /// The name in upstream's messages.
    pub kind: &'static str,
    /// The names of the strings with their defaults.
    pub strings: [(&'static str, &'static str); N],
    /// The name of the array of files to link.
    pub link: &'static str,
    /// The prefix of upstream's types of attributes in messages.
    pub namespace: &'static str,
    /// Whether there is `verifyTarget`.
    pub has_verifies: bool,
}

impl<const N: usize> TargetText<N> {
    /// The message about a target with wrong parameters.
    pub fn check(&self, ctx: &Context, target: &Target<N>) -> core::result::Result<(), Message> {
        let is_empty = |i: usize| target.strings.get(i).is_some_and(|&text| ctx.bytes(text).is_empty());
        let links_strings = |link: Attr| {
            link.as_array(ctx).is_some_and(|files| files.iter().all(|file| file.is::<StringAttr>(ctx)))
        };
        if !(0..=3).contains(&target.level) {
            return Err("The optimization level must be a number between 0 and 3.".into());
        }
        if is_empty(0) {
            return Err("The target triple cannot be empty.".into());
        }
        if is_empty(1) {
            return Err("The target chip cannot be empty.".into());
        }
        if !target.link.is_none_or(links_strings) {
            return Err(format!("All the elements in the `{}` array must be strings.", self.link).into());
        }
        Ok(())
    }

    /// The target without parameters.
    pub fn default(&self, ctx: &Context) -> Target<N> {
        let strings = self.strings.map(|(_, default)| ctx.intern(default));
        Target { level: LEVEL, strings, flags: None, link: None, verifies: true }
    }

    /// Parses `<O = 3, chip = "sm_90a", ..>` in any order, or nothing.
    pub fn parse(&self, p: &mut AsmParser<'_>) -> Result<Target<N>> {
        let (at, mut target) = (p.offset(), self.default(p.ctx));
        if !p.eat(b'<') {
            return Ok(target);
        }
        let strings = self.strings.iter().map(|&(name, _)| (name, "::llvm::StringRef"));
        let [dictionary, array] = ["DictionaryAttr", "ArrayAttr"].map(|ty| format!("{}{ty}", self.namespace));
        let others = [("flags", &*dictionary), (self.link, &*array), ("verifyTarget", "bool")];
        let others = others.into_iter().take(if self.has_verifies { 3 } else { 2 });
        let params: SmallVec<[(&str, &str); 8]> =
            core::iter::once(("O", "int")).chain(strings).chain(others).collect();
        parse_parameters(p, self.kind, &params, 0, &mut |p, i| {
            match params[i].0 {
                "O" => target.level = p.parse_integer_as::<i32>()?.into(),
                "flags" => target.flags = parse_class(p, |ctx, attr| attr.is::<DictionaryAttr>(ctx))?,
                "verifyTarget" => target.verifies = p.parse_bool()?,
                name if name == self.link => {
                    target.link = parse_class(p, |ctx, attr| attr.is::<ArrayAttr>(ctx))?;
                }
                // The strings follow the level.
                _ => target.strings[i - 1] = p.ctx.str_id(&p.string()?),
            }
            Ok(())
        })?;
        self.check(p.ctx, &target).map_err(|message| p.error_at(at, message.to_string()))?;
        Ok(target)
    }

    /// Prints the parameters that are not the default ones.
    pub fn print(&self, p: &mut AsmPrinter<'_>, target: &Target<N>) {
        let ctx = p.ctx();
        let mut separator = "<";
        let mut name = |p: &mut AsmPrinter<'_>, name: &str| {
            p.text(core::mem::replace(&mut separator, ", "));
            p.text(name);
            p.text(" = ");
        };
        if target.level != LEVEL {
            name(p, "O");
            p.integer(target.level);
        }
        for ((key, default), value) in self.strings.into_iter().zip(target.strings) {
            if ctx.bytes(value) != default.as_bytes() {
                name(p, key);
                p.string(ctx.bytes(value));
            }
        }
        for (key, value) in [("flags", target.flags), (self.link, target.link)] {
            if let Some(value) = value {
                name(p, key);
                p.attr(value);
            }
        }
        if !target.verifies {
            name(p, "verifyTarget");
            p.text("false");
        }
        if separator == ", " {
            p.byte(b'>');
        }
    }
}

/// Parses an attribute of a class.
fn parse_class(p: &mut AsmParser<'_>, is: fn(&Context, Attr) -> bool) -> Result<Option<Attr>> {
    let at = p.offset();
    let attr = p.parse_attr(None)?;
    match is(p.ctx, attr) {
        true => Ok(Some(attr)),
        false => Err(p.custom_error(at, "invalid kind of attribute specified")),
    }
}
