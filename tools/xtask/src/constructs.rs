//! Holds the list of LLVM IR's constructs against LLVM's headers; part of `cargo xtask oracle`.

use std::collections::BTreeSet;

const LIST: &str = "crates/llir/tests/constructs.txt";
/// The headers in the package `llvm-22-dev`.
const HEADERS: &str = "/usr/lib/llvm-22/include/llvm/IR";

/// Looks for the instructions, attributes, nodes and kinds of attachments in the headers that the list lacks.
pub fn compare() -> crate::Outcome {
    let read = |name: &str| std::fs::read_to_string(format!("{HEADERS}/{name}")).ok();
    let headers = ["Instruction.def", "Attributes.td", "Metadata.def", "FixedMetadataKinds.def"].map(read);
    let [Some(instructions), Some(attributes), Some(nodes), Some(kinds)] = headers else {
        println!("not installed: LLVM's headers; the list of constructs is not compared");
        return Ok(());
    };
    let list = std::fs::read_to_string(crate::root()?.join(LIST)).map_err(|e| format!("{LIST}: {e}"))?;
    let listed: BTreeSet<String> = list
        .lines()
        .filter_map(|line| {
            let mut words = line.split(' ');
            Some(format!("{} {}", words.next()?, words.next()?))
        })
        .collect();
    let mut wanted = BTreeSet::new();
    for line in instructions.lines().filter(|line| line.starts_with("HANDLE_")) {
        let name = line.split(',').nth(1).map_or("", str::trim);
        match name {
            "" | "UserOp1" | "UserOp2" => {}
            "VAArg" => drop(wanted.insert("instruction va_arg".to_string())),
            "AtomicCmpXchg" => drop(wanted.insert("instruction cmpxchg".to_string())),
            _ => drop(wanted.insert(format!("instruction {}", name.to_lowercase()))),
        }
    }
    for definition in attributes.split("\ndef ").skip(1) {
        let Some((head, rest)) = definition.split_once("Attr<\"") else { continue };
        let (Some((name, places)), false) = (rest.split_once('"'), head.contains("Str")) else { continue };
        let places = places.split(';').next().unwrap_or("");
        for (place, kind) in
            [("FnAttr", "attribute"), ("ParamAttr", "parameter-attribute"), ("RetAttr", "result-attribute")]
        {
            if places.contains(place) {
                wanted.insert(format!("function-{kind} {name}"));
                wanted.insert(format!("call-{kind} {name}"));
            }
        }
    }
    for line in nodes.lines().filter(|line| line.starts_with("HANDLE_") && line.contains("MDNODE_LEAF")) {
        let name = line.split(['(', ')']).nth(1).unwrap_or("");
        wanted.insert(if name == "MDTuple" { "metadata tuple".into() } else { format!("metadata {name}") });
    }
    for kind in kinds.split("LLVM_FIXED_MD_KIND(MD_").skip(1) {
        wanted.insert(format!("attachment {}", kind.split('"').nth(1).unwrap_or("")));
    }
    let missing: Vec<&String> = wanted.difference(&listed).collect();
    if !missing.is_empty() {
        return Err(format!("{LIST} lacks constructs of LLVM's headers: {missing:?}"));
    }
    println!("{} constructs of LLVM's headers are in the list of {}", wanted.len(), listed.len());
    Ok(())
}
