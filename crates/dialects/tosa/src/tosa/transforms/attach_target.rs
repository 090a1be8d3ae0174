//! `tosa-attach-target`: a module says what its target supports.

use crate::prelude::*;
use crate::tosa::{Extension, Level, Profile, SpecificationVersion, TargetEnvAttr};
use terrace_ir::decl::EnumDef;

pass_enum! {
    /// A version of the TOSA specification.
    Version {
        /// TOSA Specification version 1.0
        V1_0 = "1.0",
        /// TOSA Specification version 1.1.draft
        V1_1Draft = "1.1.draft",
    }
}

pass_enum! {
    /// Limits of sizes.
    Limits {
        /// Ranges are expected to be sufficient for applications with frame sizes up to 8K.
        EightK = "8k",
        /// Allows the full range of arguments specified by the operations according to the operation data types.
        None = "none",
    }
}

passes! {
    /// Attach tosa.target_env information to the given module.
    AttachTarget("TosaAttachTarget") = "tosa-attach-target" on(Anchor::Op("builtin.module")) {
        /// The specification version that TOSA operators should conform to.
        specification_version as "specification_version": Version = Version::V1_0,
        /// The TOSA level that operators should conform to. A TOSA level defines operator argument ranges that an implementation shall support.
        level: Limits = Limits::EightK,
        /// The TOSA profile(s) that operators should conform to. TOSA profiles enable efficient implementation on different classes of device. Each profile is an independent set of operations and data type combinations.
        profiles: Vec<String> = Vec::new(),
        /// The TOSA extension(s) that operators should conform to. TOSA profile extensions define optional operation and data type combinations.
        extensions: Vec<String> = Vec::new(),
    } => attach_target;
}

fn attach_target(o: &AttachTarget, pass: &mut PassContext<'_>) -> Result {
    let ctx = pass.ctx();
    let profiles = cases(&ctx, Profile::ENUM, "profile", &o.profiles)?;
    let extensions = cases(&ctx, Extension::ENUM, "extension", &o.extensions)?;
    let version = match o.specification_version {
        Version::V1_0 => SpecificationVersion::V1_0,
        Version::V1_1Draft => SpecificationVersion::V1_1Draft,
    };
    let level = match o.level {
        Limits::EightK => Level::EightK,
        Limits::None => Level::None,
    };
    let env = TargetEnvAttr::get(&ctx, version as u64, level as u64, &profiles, &extensions);
    pass.body.set_discardable(pass.op, ctx.intern("tosa.target_env"), Some(env));
    Ok(())
}

/// The values of names.
fn cases(ctx: &Context, def: &EnumDef, what: &str, names: &[String]) -> Result<Vec<i64>> {
    let find = |name: &String| match def.value_of(name) {
        Some(value) => Ok(value as i64),
        None => {
            let mut known: Vec<_> = def.cases.iter().filter(|&&(_, value)| value != 0).collect();
            known.sort_by_key(|&&(_, value)| value);
            let known: Vec<&str> = known.into_iter().map(|&(name, _)| name).collect();
            Err(ctx.print_text(format!(
                "Unknown TOSA {what} name passed in '{name}', supported {what}s are: {}\n",
                known.join(", ")
            )))
        }
    };
    names.iter().map(find).collect()
}
