//! `cargo xtask intrinsics`: generates the tables of intrinsics from LLVM's declarations, read by `llvm-tblgen`.
//! `cargo xtask oracle` compares the tables with LLVM.
//!
//! A table is a text with one row for each intrinsic, sorted, which `terrace_llir` embeds: see
//! `crates/llir/src/intrinsics/mod.rs` for the format of a row.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde_json::Value as Json;
use terrace_llir::{Context, Intrinsic, Module, Overload, Type, verify_module};

use crate::{process, upstream};

const TBLGEN: &str = "llvm-tblgen-22";
/// The directory of LLVM's declarations in the package `llvm-22-dev`.
const INCLUDE: &str = "/usr/lib/llvm-22/include";
const TABLES: &str = "crates/llir/src/intrinsics/tables";

/// Prefixes of intrinsics that LLVM replaces or drops when it reads a module.
const REPLACED: &[&str] = &["arm.mve.vrintn", "dbg.", "x86.avx512.broadcastm"];

/// Runs the task.
pub fn main(args: &[String]) -> crate::Outcome {
    if let Some(arg) = args.first() {
        return Err(format!("unknown option '{arg}'"));
    }
    let source = Path::new(INCLUDE).join("llvm/IR/Intrinsics.td");
    let output = Command::new(TBLGEN).arg("-I").arg(INCLUDE).arg(&source).arg("--dump-json").output();
    let output = output.map_err(|e| format!("cannot run {TBLGEN}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{TBLGEN} failed: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let records: Json = serde_json::from_slice(&output.stdout).map_err(|e| e.to_string())?;
    let mut tables: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for name in list(&records["!instanceof"]["Intrinsic"]) {
        let name = text(name)?;
        let record = &records[name];
        let target = match text(&record["TargetPrefix"])? {
            "" => "generic",
            target => target,
        };
        let row = row(&records, name, record).map_err(|e| format!("{name}: {e}"))?;
        tables.entry(target.to_string()).or_default().push(row);
    }
    let folder = crate::root()?.join(TABLES);
    for (target, mut rows) in tables {
        rows.sort();
        println!("{target:10} {:5}", rows.len());
        let path = folder.join(format!("{target}.txt"));
        std::fs::write(&path, rows.join("\n") + "\n").map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}

/// Declares every intrinsic and compares the text with LLVM's output, in which LLVM has checked the types and added
/// the names and attributes of the intrinsics.
pub fn compare() -> crate::Outcome {
    let missing = upstream::missing(&[upstream::LLVM_OPT]);
    if !missing.is_empty() {
        println!("not installed: {}; declarations of intrinsics are not compared", missing.join(", "));
        return Ok(());
    }
    let mut module = Module::new("intrinsics");
    let (mut n, mut unfit) = (0, Vec::new());
    let read = |intrinsic: &Intrinsic| !REPLACED.iter().any(|start| intrinsic.base_name().starts_with(start));
    for intrinsic in Intrinsic::all().filter(read) {
        let declared = overloads(&module.cx, intrinsic)
            .and_then(|types| module.get_or_insert_intrinsic(intrinsic, &types));
        match declared {
            Some(_) => n += 1,
            None => unfit.push(intrinsic.base_name()),
        }
    }
    if !unfit.is_empty() {
        return Err(format!("no types fit these intrinsics: {}", unfit.join(", ")));
    }
    if let Err(problems) = verify_module(&module) {
        return Err(format!("declarations of intrinsics are not verified: {}", problems[0]));
    }
    let actual = module.to_string();
    if let Some((actual, expected)) = first_difference(&actual, &actual)? {
        return Err(format!("a declaration differs:\n  terrace:  {actual}\n  upstream: {expected}"));
    }
    println!("{n} intrinsics are declared as LLVM declares them");
    let misnamed: String = actual.lines().map(|line| misnamed(line) + "\n").collect();
    let renamed = crate::modules::round_trip(misnamed.as_bytes())?;
    if let Some((actual, expected)) = first_difference(&misnamed, &String::from_utf8_lossy(&renamed))? {
        return Err(format!("a name is mended otherwise:\n  terrace:  {actual}\n  upstream: {expected}"));
    }
    println!("LLVM gives intrinsics with suffixes of other types the same names");
    crate::intrinsic_calls::compare(&actual)
}

/// A declaration of an overloaded intrinsic with the suffix of another type.
fn misnamed(line: &str) -> String {
    let name = line.split_once('@').and_then(|(_, rest)| rest.split_once('(')).map(|(name, _)| name);
    match name.and_then(|name| Some((name, Intrinsic::find(name.as_bytes())?))) {
        Some((name, intrinsic)) if intrinsic.is_overloaded() => {
            line.replace(&format!("@{name}("), &format!("@llvm.{}.i77(", intrinsic.base_name()))
        }
        _ => line.to_string(),
    }
}

/// The first line of a module as LLVM prints it that differs from the text that Terrace made of it, the latter first.
fn first_difference(module: &str, actual: &str) -> Result<Option<(String, String)>, String> {
    let expected =
        process::run(upstream::LLVM_OPT, ["-S", "-passes=verify"], &crate::root()?, module.as_bytes());
    let expected_text = String::from_utf8_lossy(&expected.stdout);
    // The first lines name the input.
    let lines = |text: &str| -> Vec<String> {
        let of_module = |line: &&str| !line.starts_with("; ModuleID") && !line.starts_with("source_filename");
        text.lines().filter(of_module).map(str::to_string).collect()
    };
    let (actual_lines, expected_lines) = (lines(actual), lines(&expected_text));
    let differing = actual_lines.iter().zip(&expected_lines).find(|(actual, expected)| actual != expected);
    if differing.is_none() && (expected.status != 0 || actual_lines.len() != expected_lines.len()) {
        let complaint = String::from_utf8_lossy(&expected.stderr);
        return Err(format!("LLVM refuses declarations of intrinsics: {complaint}"));
    }
    Ok(differing.map(|(actual, expected)| (actual.clone(), expected.clone())))
}

/// Types for which an intrinsic can be declared, if it is overloaded.
fn overloads(cx: &Context, intrinsic: Intrinsic) -> Option<Vec<Type>> {
    let vectors = [
        cx.vector(Type::I32, 4, false),
        cx.vector(Type::int(16), 8, false),
        cx.vector(Type::FLOAT, 4, false),
        cx.vector(Type::I64, 2, true),
    ];
    let candidates: Vec<Vec<Type>> = intrinsic
        .overloads()
        .map(|overload| match overload {
            Overload::Any => [&[Type::I32, Type::DOUBLE], &vectors[..]].concat(),
            Overload::Int => [&[Type::I32, Type::I64], &vectors[..2], &vectors[3..]].concat(),
            Overload::Float => [&[Type::FLOAT, Type::HALF], &vectors[2..3]].concat(),
            // The last vector can be split into many numbers of parts.
            Overload::Vector => [&vectors[..], &[cx.vector(Type::I32, 210, false)]].concat(),
            Overload::Ptr => vec![Type::PTR, Type::ptr(1)],
            Overload::PtrVector => vectors.map(|like| cx.with_shape_of(Type::PTR, like)).to_vec(),
        })
        .collect();
    // Tries all combinations, since types depend on each other.
    let total: usize = candidates.iter().map(Vec::len).product();
    (0..total).find_map(|mut number| {
        let pick = |of: &Vec<Type>| {
            let at = number % of.len();
            number /= of.len();
            of[at]
        };
        let types: Vec<Type> = candidates.iter().map(pick).collect();
        intrinsic.function_type(cx, &types).map(|_| types)
    })
}

fn list(json: &Json) -> &[Json] {
    json.as_array().map_or(&[], Vec::as_slice)
}

fn text(json: &Json) -> Result<&str, String> {
    json.as_str().ok_or_else(|| format!("a text is missing: {json}"))
}

fn number(json: &Json) -> Result<i64, String> {
    json.as_i64().ok_or_else(|| format!("a number is missing: {json}"))
}

/// The record that a reference names, and its name.
fn referred<'j>(records: &'j Json, reference: &Json) -> Result<(&'j Json, String), String> {
    let name = text(&reference["def"])?;
    Ok((&records[name], name.to_string()))
}

/// The class of a record.
fn class(record: &Json) -> Result<&str, String> {
    text(list(&record["!superclasses"]).last().unwrap_or(&Json::Null))
}

fn row(records: &Json, name: &str, record: &Json) -> Result<String, String> {
    let full = match text(&record["LLVMName"])? {
        "" => name.trim_start_matches("int_").replace('_', "."),
        full => full.trim_start_matches("llvm.").to_string(),
    };
    let (function, params) = attributes(records, record)?;
    let types = |field: &str| -> Result<Vec<String>, String> {
        let types = list(&record[field]).iter().map(|ty| token(records, ty));
        // Types without a code do not occur in a signature.
        types.filter(|token| token.as_ref().is_ok_and(|token| !token.is_empty()) || token.is_err()).collect()
    };
    let (mut results, mut parameters) = (types("RetTypes")?, types("ParamTypes")?);
    // LLVM has a single list of codes; the first code is that of the result.
    if results.is_empty() && !list(&record["RetTypes"]).is_empty() && !parameters.is_empty() {
        results.push(parameters.remove(0));
    }
    let signature = [results, vec![">".to_string()], parameters].concat().join(" ");
    Ok(format!("{full} {function} {params} {signature}"))
}

/// The letters of the attributes of a function, and those of its result and parameters.
fn attributes(records: &Json, record: &Json) -> Result<(String, String), String> {
    const ALL: u64 = 0xFFF;
    let (mut memory, mut throws, mut effects, mut has) = (ALL, false, false, String::new());
    let mut params: BTreeMap<i64, Vec<String>> = BTreeMap::new();
    for property in list(&record["IntrProperties"]) {
        let (property, name) = referred(records, property)?;
        if class(property)? != "IntrinsicProperty" {
            let letters = match class(property)? {
                "ImmArg" => "i".to_string(),
                "NoCapture" => "c".to_string(),
                "ReadOnly" => "r".to_string(),
                "WriteOnly" => "w".to_string(),
                "ReadNone" => "n".to_string(),
                "NoUndef" => "u".to_string(),
                "NoAlias" => "a".to_string(),
                "NonNull" => "l".to_string(),
                "Returned" => "t".to_string(),
                "Align" => format!("A{}", number(&property["Align"])?),
                "Range" => format!("R{}:{}", number(&property["Lower"])?, number(&property["Upper"])?),
                // Names of arguments and their printers do not matter here.
                "ArgInfo" => continue,
                other => return Err(format!("a new property of arguments: {other}")),
            };
            params.entry(number(&property["ArgNo"])?).or_default().push(letters);
            continue;
        }
        match name.as_str() {
            "IntrNoMem" => memory = 0,
            "IntrReadMem" => memory &= 0x555,
            "IntrWriteMem" => memory &= 0xAAA,
            "IntrArgMemOnly" => memory &= 0x003,
            "IntrInaccessibleMemOnly" => memory &= 0x00C,
            "IntrInaccessibleMemOrArgMemOnly" => memory &= 0x00F,
            "Throws" => throws = true,
            "IntrNoCallback" => has.push('b'),
            "IntrNoSync" => has.push('s'),
            "IntrNoFree" => has.push('f'),
            "IntrWillReturn" => has.push('w'),
            "IntrSpeculatable" => has.push('S'),
            "IntrNoCreateUndefOrPoison" => has.push('P'),
            "IntrConvergent" => has.push('C'),
            "IntrNoReturn" => has.push('r'),
            "IntrNoDuplicate" => has.push('d'),
            "IntrNoMerge" => has.push('m'),
            "IntrStrictFP" => has.push('X'),
            "IntrCold" => has.push('k'),
            "IntrHasSideEffects" => effects = true,
            "Commutative" => {}
            other => return Err(format!("a new property: {other}")),
        }
    }
    if number(&record["DisableDefaultAttributes"])? == 0 {
        has.push_str("bsfw");
    }
    if !throws {
        has.push('n');
    }
    let letters = "nbsfwSPCrdmXk".chars().filter(|&letter| has.contains(letter));
    let mut function = letters.collect::<String>().replace("nbsfw", "D");
    // An intrinsic with side effects that does not access memory may have any memory effects.
    if memory != ALL && !(memory == 0 && effects) {
        function.push_str(&format!("M{memory}"));
    }
    if function.is_empty() {
        function.push('-');
    }
    let params: Vec<String> =
        params.into_iter().map(|(at, words)| format!("{at}{}", words.concat())).collect();
    Ok((function, if params.is_empty() { "-".to_string() } else { params.join(",") }))
}

/// The token of a type; empty if LLVM has no code for it.
fn token(records: &Json, ty: &Json) -> Result<String, String> {
    let (ty, _) = referred(records, ty)?;
    let at = || number(&ty["Number"]);
    let codes: Vec<i64> = list(&ty["Sig"]).iter().map(number).collect::<Result<_, _>>()?;
    Ok(match class(ty)? {
        "LLVMAnyPointerType" => "*p".to_string(),
        "LLVMAnyType" => match text(&ty["VT"]["def"])? {
            "Any" => "*",
            "iAny" => "*i",
            "fAny" => "*f",
            "vAny" => "*v",
            "pAny" => "*p",
            other => return Err(format!("a new type: {other}")),
        }
        .to_string(),
        "LLVMQualPointerType" => match codes[..] {
            [_, space] => format!("p{space}"),
            _ => "p".to_string(),
        },
        "LLVMMatchType" => format!("={}", at()?),
        "LLVMVectorElementType" => format!("e{}", at()?),
        "LLVMExtendedType" => format!("x{}", at()?),
        "LLVMTruncatedType" => format!("t{}", at()?),
        "LLVMVectorOfBitcastsToInt" => format!("b{}", at()?),
        "LLVMVectorOfAnyPointersToElt" => format!("g{}", at()?),
        "LLVMSubdivide2VectorType" => format!("s{}/1", at()?),
        "LLVMSubdivide4VectorType" => format!("s{}/2", at()?),
        "LLVMOneNthElementsVectorType" => format!("h{}/{}", at()?, codes[codes.len() - 1]),
        "LLVMScalarOrSameVectorWidth" => {
            let elem = match codes[2..] {
                [1] => "i1",
                [2] => "i8",
                [3] => "i16",
                [4] => "i32",
                [5] => "i64",
                [6] => "f16",
                [7] => "f32",
                [8] => "f64",
                [34, 512] => "e0",
                _ => return Err(format!("a new element type: {codes:?}")),
            };
            format!("w{}:{elem}", at()?)
        }
        "LLVMType" => match text(&ty["VT"]["def"])? {
            "isVoid" => "...",
            "MetadataVT" => "metadata",
            "x86mmx" => "v1i64",
            "x86amx" => "amx",
            "externref" => "p10",
            "funcref" => "p20",
            "exnref" => "",
            "aarch64svcount" => "svcount",
            word => word,
        }
        .to_string(),
        other => return Err(format!("a new kind of type: {other}")),
    })
}
