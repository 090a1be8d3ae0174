//! The profiles and extensions that operations need.

use super::{Target, Version, is_compatible};
use crate::prelude::*;
use crate::tosa::{Extension, MxInt8Type, Profile, ShapeType};
use std::sync::LazyLock;

/// The name of an element type in TOSA, if it has it. Integers have no sign there.
pub(super) fn type_name(ctx: &Context, ty: Type) -> Option<&'static str> {
    if ty.is::<MxInt8Type>(ctx) {
        return Some("mxint8");
    }
    if let Some((width, _)) = ty.as_int(ctx) {
        return Some(match width {
            1 => "i1",
            4 => "i4",
            8 => "i8",
            16 => "i16",
            32 => "i32",
            48 => "i48",
            64 => "i64",
            _ => return None,
        });
    }
    Some(match ty.as_float(ctx)? {
        FloatFormat::F16 => "f16",
        FloatFormat::BF16 => "bf16",
        FloatFormat::F32 => "f32",
        FloatFormat::F8E4M3FN => "fp8e4m3",
        FloatFormat::F8E5M2 => "fp8e5m2",
        FloatFormat::F8E8M0FNU => "fp8e8m0",
        FloatFormat::F6E2M3FN => "fp6e2m3",
        FloatFormat::F6E3M2FN => "fp6e3m2",
        FloatFormat::F4E2M1FN => "fp4e2m1",
        _ => return None,
    })
}

/// A profile or an extension.
#[derive(Clone, Copy)]
enum Feature {
    Profile(Profile),
    Extension(Extension),
}

impl Feature {
    fn named(name: &str) -> Option<Self> {
        let profile = Profile::ENUM.value_of(name).and_then(Profile::from_value).map(Self::Profile);
        profile
            .or_else(|| Extension::ENUM.value_of(name).and_then(Extension::from_value).map(Self::Extension))
    }

    fn name(self) -> &'static str {
        match self {
            Self::Profile(profile) => profile.keyword(),
            Self::Extension(extension) => extension.keyword(),
        }
    }

    fn is_profile(self) -> bool {
        matches!(self, Self::Profile(_))
    }

    fn is_in(self, target: Target<'_>) -> bool {
        match self {
            Self::Profile(profile) => target.has_profile(profile),
            Self::Extension(extension) => target.has_extension(extension),
        }
    }

    /// The profiles of which a target with an extension has one.
    fn profiles(self) -> &'static [Profile] {
        match self {
            Self::Profile(_) => &[],
            Self::Extension(extension) => match extension {
                Extension::None => &[],
                Extension::Int16 | Extension::Int4 | Extension::DoubleRound | Extension::InexactRound => {
                    &[Profile::ProInt]
                }
                Extension::Bf16
                | Extension::Fp8E4M3
                | Extension::Fp8E5M2
                | Extension::Fft
                | Extension::Mxfp => &[Profile::ProFp],
                Extension::Variable
                | Extension::ControlFlow
                | Extension::Dynamic
                | Extension::Int64
                | Extension::Shape => &[Profile::ProFp, Profile::ProInt],
            },
        }
    }
}

type Names = SmallVec<[&'static str; 8]>;

/// The features that an operation needs for some combinations of element types.
struct Rule {
    features: Vec<Feature>,
    /// Whether all features are needed, not one of them.
    needs_all: bool,
    since: Version,
    /// The combinations; `None` for all.
    types: Option<Vec<Names>>,
}

/// The rules of some operations.
struct Rules {
    /// The operands whose types count; `None` if all do.
    operands: Option<SmallVec<[usize; 3]>>,
    /// The rules for profiles, then those for extensions.
    rules: Vec<Rule>,
}

/// The rules by the name of the operation.
static TABLE: LazyLock<FxHashMap<&str, Rules>> = LazyLock::new(|| {
    let mut table = FxHashMap::default();
    let mut lines = include_str!("compliance.txt").lines().filter(|line| !line.starts_with('#')).peekable();
    while let Some(heading) = lines.next() {
        let texts: Vec<&str> = core::iter::from_fn(|| lines.next_if(|line| line.starts_with(' '))).collect();
        for word in heading.split_whitespace() {
            let (name, operands) =
                word.split_once(':').map_or((word, None), |(name, list)| (name, Some(list)));
            let operands = operands.map(|list| list.split(',').filter_map(|i| i.parse().ok()).collect());
            table.insert(name, Rules { operands, rules: texts.iter().map(|text| rule(text)).collect() });
        }
    }
    table
});

/// Parses a rule: `int16 + int64 since 1.1: i16 i64, i64 i64`.
fn rule(text: &'static str) -> Rule {
    let (head, types) = text.split_once(':').map_or((text, None), |(head, types)| (head, Some(types)));
    let (features, since) =
        head.split_once(" since 1.1").map_or((head, (1, 0)), |(features, _)| (features, (1, 1)));
    Rule {
        features: features.split_whitespace().filter_map(Feature::named).collect(),
        needs_all: features.contains('+'),
        since,
        types: types.map(|types| types.split(',').map(|names| names.split_whitespace().collect()).collect()),
    }
}

/// The rules of an operation, and its element types that count.
fn rules_of(at: OpRef<'_>) -> Option<(&'static Rules, Names)> {
    let (b, ctx) = (at.body(), at.ctx());
    let rules = TABLE.get(at.name().strip_prefix("tosa.")?)?;
    let counts = |i: usize| rules.operands.as_ref().is_none_or(|operands| operands.contains(&i));
    let operands = at.operands().iter().enumerate().filter(|&(i, _)| counts(i)).map(|(_, value)| b.ty(value));
    let attrs = ["acc_type", "type"].iter().filter_map(|name| at.shape().attr(name)?.as_type(ctx));
    let results = at.results().iter().map(|value| b.ty(value));
    let elems = operands.chain(attrs).chain(results).map(|ty| ty.element_or_self(ctx));
    let elems = elems.filter(|elem| !elem.is::<ShapeType>(ctx));
    Some((rules, elems.map(|elem| type_name(ctx, elem).unwrap_or("?")).collect()))
}

/// The rule for element types among those for profiles, or those for extensions.
fn matching<'r>(rules: &'r Rules, names: &Names, profile: bool) -> Option<&'r Rule> {
    let mut rules = rules.rules.iter().filter(|rule| rule.features.iter().all(|f| f.is_profile() == profile));
    rules.find(|rule| rule.types.as_ref().is_none_or(|types| types.contains(names)))
}

/// Checks that the target has what an operation needs.
pub(super) fn check_target(at: OpRef<'_>, target: Target<'_>) -> Result {
    let Some((rules, names)) = rules_of(at) else { return Ok(()) };
    [true, false].iter().try_for_each(|&profile| match matching(rules, &names, profile) {
        Some(rule) => check_rule(at, target, rule),
        None => Ok(()),
    })
}

fn listed(names: impl Iterator<Item = &'static str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

fn check_rule(at: OpRef<'_>, target: Target<'_>, rule: &Rule) -> Result {
    let mut features = rule.features.iter();
    let has_features = match rule.needs_all {
        true => features.all(|feature| feature.is_in(target)),
        false => features.any(|feature| feature.is_in(target)),
    };
    if !has_features {
        let quantity = match (rule.features.len(), rule.needs_all) {
            (1, _) => "",
            (_, true) => "all of ",
            (_, false) => "any of ",
        };
        let features = listed(rule.features.iter().map(|feature| feature.name()));
        return at.fail(format_args!("illegal: requires {quantity}[{features}] but not enabled in target\n"));
    }
    // Operations without types work with all.
    if rule.types.is_none() {
        return Ok(());
    }
    for profiles in rule.features.iter().map(|feature| feature.profiles()) {
        if !profiles.is_empty() && !profiles.iter().any(|&profile| target.has_profile(profile)) {
            let profiles = listed(profiles.iter().map(|profile| profile.keyword()));
            return at.fail(format_args!(
                "illegal: requires [{profiles}] to work with but not enabled in target\n"
            ));
        }
    }
    let (version, since) = (target.version(), rule.since);
    if !is_compatible(version, since) {
        return at.fail(format_args!(
            "illegal: the target specification version ({}.{}) is not backwards compatible with the op compliance \
             specification version ({}.{})\n",
            version.0, version.1, since.0, since.1
        ));
    }
    Ok(())
}

/// Checks that the specification has the combination of element types.
pub(super) fn check_combination(at: OpRef<'_>) -> Result {
    let Some((rules, names)) = rules_of(at) else { return Ok(()) };
    let known: Vec<&Names> = rules.rules.iter().filter_map(|rule| rule.types.as_ref()).flatten().collect();
    if known.is_empty() || known.contains(&&names) {
        return Ok(());
    }
    let n_equal = |other: &Names| names.iter().zip(other).filter(|(a, b)| a == b).count();
    let best =
        known.iter().rev().max_by_key(|other| n_equal(other)).map_or(String::new(), |best| best.join(","));
    at.fail(format_args!(
        "illegal: operation operand/result data types did not align with any profile or extension, got ({}), did you mean \
         ({best})? Otherwise, please refer to the 'supported data types' for '{}' in the specification.",
        names.join(","),
        at.name()
    ))
}
