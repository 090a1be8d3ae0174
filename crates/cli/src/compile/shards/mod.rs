//! Compilations by several processes: a module in shards, or many files.
//!
//! Reading order: `plan` (jobs as JSON), `distribute` (what runs them), this file (cutting and joining, and plans for files).

mod distribute;
mod plan;

use super::batch::Batch;
use super::machine::{self, Form};
use super::{CompileFlags, Emit, Engine};
use crate::flags::{Flag, Kind, dashed, flags};
use crate::messages::Messages;
use crate::session::Chunk;
use crate::{Exit, Streams, cache, files, link_parts};
use blake3::Hasher;
use distribute::{Distributor, Done};
use plan::{Common, Job, Plan};
use std::path::{Path, PathBuf};
use terrace::compile::{Parts, Shards};
use terrace::ir::{Loc, Reported, Result};
use terrace::llir;

flags! {
    /// The flags of compilations by several processes.
    pub struct ShardFlags {
        /// The place where the jobs of --shard or --out-dir run: 'local' (processes of this machine), 'ninja' (writes build.ninja beside the plan), or a program that gets the plan
        distributor: Option<String> = "<name>",
        /// How many jobs --distributor=local runs at a time; by default one for each processor
        jobs: Option<u32> = "<n>",
        /// Lower an input that --shard has written to a part, which 'terrace link-parts' joins with others
        part: bool,
        /// Where to write the plan, JSON with the arguments, inputs and outputs of each job; files of --shard lie beside it
        plan: Option<String> = "<filename>",
        /// Cut the module into this many shards, by the names of functions, for other processes to compile
        shard: Option<u32> = "<n>",
    }
}

/// The most shards: each is a file, and a process.
const MAX_SHARDS: u32 = 100_000;
/// The flags that jobs do not get.
const OWN: [&str; 12] = [
    "distributor",
    "emit",
    "jobs",
    "o",
    "out-dir",
    "plan",
    "shard",
    "threads",
    "c",
    "S",
    "cache",
    "cache-size",
];

/// A compilation by several processes.
pub struct Distributed<'a> {
    /// The tool's name in messages.
    pub tool: &'a str,
    /// The flags.
    pub flags: &'a CompileFlags,
    /// The command line.
    pub args: &'a [String],
    /// Its inputs.
    pub inputs: &'a [String],
}

impl ShardFlags {
    /// Whether other processes compile.
    pub fn is_distributed(&self) -> bool {
        let Self { distributor, jobs, plan, shard, .. } = self;
        distributor.is_some() || jobs.is_some() || plan.is_some() || shard.is_some()
    }

    fn distributor(&self) -> Option<Distributor> {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        Some(match self.distributor.as_deref()? {
            "local" => Distributor::Local(self.jobs.map_or_else(processors, |jobs| jobs.max(1) as usize)),
            "ninja" => Distributor::Ninja,
            program => Distributor::Program(program.to_owned()),
        })
    }
}

impl Distributed<'_> {
    /// Runs the compilation, or writes its plan; returns the exit code.
    pub fn run(&self, messages: Messages, io: &mut Streams<'_>) -> Exit {
        let shards = &self.flags.shards;
        let fail = |io: &mut Streams<'_>, message: &str| {
            io.report(&format!("{}: {message}\n", self.tool));
            Err(1)
        };
        if shards.jobs.is_some() && shards.distributor.as_deref() != Some("local") {
            return fail(io, "'--jobs' is for '--distributor=local'");
        }
        if shards.part {
            return fail(io, "'--part' is a job of its own, without '--shard' and distributors");
        }
        if shards.shard.is_none() {
            return match (&self.flags.out_dir, shards.distributor()) {
                (Some(directory), Some(distributor)) => {
                    self.files(Path::new(directory), &distributor, messages, io)
                }
                _ => fail(
                    io,
                    "'--distributor' and '--plan' are for '--shard=<n>', or for files with '--out-dir'",
                ),
            };
        }
        let [input] = self.inputs else { return fail(io, "'--shard' is for one input file") };
        if shards.plan.is_none() {
            return fail(io, "'--shard' needs '--plan=<filename>': the shards are written beside the plan");
        }
        match self.unfit() {
            Some(flag) => fail(io, &format!("'{flag}' is not for '--shard'")),
            None => self.module(input, messages, io),
        }
    }

    /// A flag that one process is needed for.
    fn unfit(&self) -> Option<String> {
        let flags = self.flags;
        let emit = flags.emit();
        if !matches!(emit, Emit::Ll | Emit::Bc | Emit::Obj) {
            return Some(format!("--emit={}", emit.word()));
        }
        let unfit = [
            ("cache", flags.cache.is_some()),
            ("emit-c-header", flags.emit_c_header.is_some()),
            ("emit-rust-bindings", flags.emit_rust_bindings.is_some()),
            ("gpu", !flags.gpu.is_empty()),
            ("llvm-version", flags.llvm_version.is_some()),
            ("mcpu=native", flags.mcpu.as_deref() == Some("native")),
            ("out-dir", flags.out_dir.is_some()),
            ("split-input-file", flags.output.file.split_input_file.is_some()),
            ("verify-diagnostics", flags.output.verify_diagnostics.is_some()),
        ];
        unfit.iter().find(|(_, is_given)| *is_given).map(|(name, _)| dashed(name))
    }

    /// Compiles one module in shards.
    fn module(&self, input: &str, messages: Messages, io: &mut Streams<'_>) -> Exit {
        let flags = self.flags;
        let plan_path = flags.shards.plan.as_deref().unwrap_or_default();
        let mut own = flags.clone();
        own.output.file.o = Some(plan_path.to_owned());
        let mut plan = None;
        let part = messages.part();
        let status = own.session(input, part.clone()).run(io, &mut |chunk, out| {
            let made = self.cut(chunk, input, Path::new(plan_path))?;
            out.extend(made.json());
            plan = Some(made);
            Ok(())
        });
        messages.add_part(&part);
        let Some(plan) = plan.filter(|_| status == 0) else {
            let mut log = Vec::new();
            messages.finish(&mut log);
            io.report(&String::from_utf8_lossy(&log));
            return Ok(status);
        };
        let failed = |io: &mut Streams<'_>, message: &str| {
            io.report(&format!("{}: {message}", self.tool));
            Ok(1)
        };
        let is_object = flags.emit() == Emit::Obj;
        let is_whole = |job: &Job| {
            job.outputs.iter().all(|path| match is_object {
                true => std::fs::metadata(path).is_ok_and(|metadata| metadata.len() != 0),
                false => link_parts::read(path).is_ok(),
            })
        };
        match flags.shards.distributor() {
            None => return Ok(0),
            Some(Distributor::Ninja) => {
                let file = Path::new(plan_path).with_file_name("build.ninja");
                return distribute::ninja(&plan, &file)
                    .map_or_else(|message| failed(io, &message), |()| Ok(0));
            }
            Some(Distributor::Local(workers)) => {
                let done = distribute::local(&plan, workers, true, &is_whole);
                let n_failed = done.iter().filter(|done| !done.ok).count();
                if n_failed != 0 {
                    // One error is enough: most others are like it.
                    let first = done.iter().find(|done| !done.ok).map_or(&b""[..], |done| &done.text);
                    io.report(&String::from_utf8_lossy(first));
                    let n = plan.jobs.len();
                    return failed(
                        io,
                        &format!("{n_failed} of {n} jobs failed; this is the error of the first\n"),
                    );
                }
                done.iter().for_each(|done| io.report(&String::from_utf8_lossy(&done.text)));
            }
            Some(Distributor::Program(program)) => {
                if let Err(message) = distribute::program(&program, Path::new(plan_path), io) {
                    return failed(io, &message);
                }
            }
        }
        let Some(link) = &plan.link else { return Ok(1) };
        if is_object {
            let joined = machine::join_objects(&list_of(Path::new(plan_path)), &plan.common.linker_output);
            return joined.map_or_else(|message| failed(io, &format!("{message}\n")), |()| Ok(0));
        }
        let is_bitcode = flags.emit() == Emit::Bc;
        Ok(link_parts::join(&link.inputs, &plan.common.linker_output, is_bitcode, &flags.input, messages, io))
    }

    /// Writes the shards and makes the plan.
    fn cut(&self, chunk: &Chunk<'_>, input: &str, plan: &Path) -> Result<Plan> {
        let fail = |message: String| -> Reported { chunk.ctx.error(Loc::UNKNOWN, message).emit() };
        let flags = self.flags;
        let options = flags.options(chunk)?;
        let n = flags.shards.shard.unwrap_or(1).clamp(1, MAX_SHARDS) as usize;
        let is_object = flags.emit() == Emit::Obj;
        if is_object {
            flags.check(chunk, &options)?;
        }
        let parts = if is_object { Parts::Objects } else { Parts::Lowered };
        let root = chunk.timed("Parser", || chunk.input().read_any())?;
        let Shards { skeleton, shards } = chunk.timed("Cut", || options.cut(root, parts, n, &number))?;

        let absolute = |path: &Path| {
            let absolute = std::path::absolute(path);
            absolute
                .map_err(|error| fail(format!("cannot find '{}': {}", path.display(), files::reason(&error))))
        };
        let folder =
            absolute(plan.parent().filter(|path| !path.as_os_str().is_empty()).unwrap_or(Path::new(".")))?;
        let put = |name: String, bytes: &[u8]| {
            let path = folder.join(name);
            write_new(&path, bytes).map_err(|message| fail(message.trim_end().to_owned())).map(|()| path)
        };
        let seed = self.seed().map_err(fail)?;
        let (extension, skeleton) = match is_object {
            true => ("o", None),
            false => {
                ("part", Some(put(format!("{}.skeleton", blake3::hash(&skeleton).to_hex()), &skeleton)?))
            }
        };
        let mut jobs = Vec::new();
        for bytes in shards {
            let hash = blake3::hash(&bytes);
            let key = seed.clone().update(hash.as_bytes()).finalize();
            let shard = put(format!("{}.shard", hash.to_hex()), &bytes)?;
            let part = folder.join(format!("{}.{extension}", key.to_hex()));
            let args = [shard.display().to_string(), "-o".into(), part.display().to_string()].into();
            jobs.push(Job { args, inputs: vec![shard], outputs: vec![part] });
        }
        let output = match flags.output.file.o.as_deref() {
            Some(output) => absolute(Path::new(output))?,
            None => {
                let stem = Path::new(input).file_stem().filter(|_| input != "-").unwrap_or("module".as_ref());
                folder.join(stem).with_extension(flags.emit().extension())
            }
        };
        let program = program().map_err(fail)?;
        let inputs: Vec<PathBuf> =
            skeleton.into_iter().chain(jobs.iter().flat_map(|job| job.outputs.clone())).collect();
        let name = |path: &PathBuf| match is_object {
            true => {
                format!("\"{}\"\n", path.display().to_string().replace('\\', "\\\\").replace('"', "\\\""))
            }
            false => format!("{}\n", path.display()),
        };
        let list: String = inputs.iter().map(name).collect();
        let list_name = list_of(plan).file_name().unwrap_or_default().to_string_lossy().into_owned();
        let list = put(list_name, list.as_bytes())?;
        let list = format!("@{}", list.display());
        let out = output.display().to_string();
        let words = match is_object {
            true => vec![
                machine::linker().map_err(fail)?.display().to_string(),
                "-r".into(),
                "-o".into(),
                out,
                list,
            ],
            false => {
                let emit = format!("--emit={}", flags.emit().word());
                vec![program.clone(), "link-parts".into(), list, emit, "-o".into(), out]
            }
        };
        let link = Job { args: words, inputs, outputs: vec![output.clone()] };
        let mut args = vec![program, "compile".into(), "--part".into(), "--threads=1".into()];
        args.extend(is_object.then(|| "--emit=obj".to_owned()));
        args.extend(self.own_flags());
        Ok(Plan {
            common: Common { linker_output: output, args, inputs: Vec::new() },
            jobs,
            link: Some(link),
        })
    }

    /// The hash of what parts depend on beside their shards.
    fn seed(&self) -> std::result::Result<Hasher, String> {
        let program = cache::program()
            .map_err(|error| format!("cannot read this program: {}", files::reason(&error)))?;
        let mut seed = Hasher::new();
        seed.update(program.as_bytes());
        if self.flags.emit() == Emit::Obj && self.flags.engine != Some(Engine::Cranelift) {
            seed.update(machine::clang_version().as_bytes());
        }
        for flag in self.own_flags() {
            seed.update(flag.as_bytes()).update(b"\n");
        }
        Ok(seed)
    }

    /// The flags of the command line that jobs get.
    fn own_flags(&self) -> Vec<String> {
        let grammar = super::grammar(self.tool);
        let find = |name: &str| -> Option<&Flag> {
            grammar.flags.iter().flat_map(|list| list.iter()).find(|flag| flag.name == name)
        };
        let (mut kept, mut args) = (Vec::new(), self.args.iter());
        while let Some(arg) = args.next() {
            let Some(name) = arg.strip_prefix('-').map(|rest| rest.strip_prefix('-').unwrap_or(rest)) else {
                continue;
            };
            if name.is_empty() {
                if arg == "--" {
                    break;
                }
                continue;
            }
            let (name, value) =
                name.split_once('=').map_or((name, None), |(name, value)| (name, Some(value)));
            let takes_next =
                value.is_none() && find(name).is_some_and(|flag| matches!(flag.kind, Kind::Value(_)));
            let next = if takes_next { args.next() } else { None };
            if OWN.contains(&name) {
                continue;
            }
            kept.push(arg.clone());
            kept.extend(next.cloned());
        }
        kept
    }

    /// Compiles many files, each in a process of its own.
    fn files(
        &self,
        directory: &Path,
        distributor: &Distributor,
        messages: Messages,
        io: &mut Streams<'_>,
    ) -> Exit {
        let flags = self.flags;
        let extension = flags.emit().extension();
        let batch =
            Batch { tool: self.tool, inputs: self.inputs, directory, extension, workers: 1, messages };
        let plan = batch.make_outputs().and_then(|outputs| self.plan_of_files(directory, outputs));
        let fail = |io: &mut Streams<'_>, message: &str| {
            io.report(&format!("{}: {}\n", self.tool, message.trim_end()));
            Ok(1)
        };
        let plan = match plan {
            Ok(plan) => plan,
            Err(message) => return fail(io, &message),
        };
        let path = flags.shards.plan.as_ref().map_or_else(|| directory.join("plan.json"), PathBuf::from);
        let written = write_new(&path, &plan.json()).and_then(|()| match distributor {
            Distributor::Ninja => distribute::ninja(&plan, &path.with_file_name("build.ninja")),
            _ => Ok(()),
        });
        if let Err(message) = written {
            return fail(io, &message);
        }
        let is_there = |job: &Job| job.outputs.iter().all(|output| output.is_file());
        let done: Vec<Done> = match distributor {
            Distributor::Ninja => return Ok(0),
            Distributor::Local(workers) => distribute::local(&plan, *workers, false, &is_there),
            Distributor::Program(program) => {
                if let Err(message) = distribute::program(program, &path, io) {
                    return fail(io, &message);
                }
                plan.jobs.iter().map(|job| Done { text: Vec::new(), ok: is_there(job) }).collect()
            }
        };
        done.iter().for_each(|done| io.report(&String::from_utf8_lossy(&done.text)));
        let failed: Vec<usize> = (0..done.len()).filter(|&i| !done[i].ok).collect();
        batch.summarize(&failed, io);
        Ok(i32::from(!failed.is_empty()))
    }

    fn plan_of_files(&self, directory: &Path, outputs: Vec<PathBuf>) -> std::result::Result<Plan, String> {
        let absolute = |path: &Path| {
            let absolute = std::path::absolute(path);
            absolute.map_err(|error| format!("cannot find '{}': {}", path.display(), files::reason(&error)))
        };
        let mut jobs = Vec::new();
        for (input, output) in self.inputs.iter().zip(outputs) {
            // Messages name the input as the command line does.
            let (input, output) = (PathBuf::from(input), absolute(&output)?);
            let args = [input.display().to_string(), "-o".into(), output.display().to_string()].into();
            jobs.push(Job { args, inputs: vec![input], outputs: vec![output] });
        }
        let flags = self.flags;
        let mut args = vec![
            program()?,
            "compile".into(),
            "--threads=1".into(),
            format!("--emit={}", flags.emit().word()),
        ];
        args.extend(self.own_flags());
        args.extend(
            flags
                .cache
                .as_ref()
                .map(|folder| absolute(Path::new(folder)).map(|path| format!("--cache={}", path.display())))
                .transpose()?,
        );
        args.extend(flags.cache_size.map(|size| format!("--cache-size={size}")));
        let common = Common { linker_output: absolute(directory)?, args, inputs: Vec::new() };
        Ok(Plan { common, jobs, link: None })
    }
}

/// Lowers a shard and appends the part.
pub fn lower(flags: &CompileFlags, chunk: &Chunk<'_>, out: &mut Vec<u8>) -> Result {
    let (name, text) = (Path::new(&*chunk.file.name), &*chunk.file.text);
    if !link_parts::has_its_hash(name, text) {
        let message = "the shard is damaged: its contents do not have the hash that its name is";
        return Err(chunk.ctx.error(Loc::UNKNOWN, message).emit());
    }
    let options = flags.options(chunk)?;
    if flags.emit() != Emit::Obj {
        out.extend(link_parts::sealed(options.lower_shard(&chunk.input())?));
        return Ok(());
    }
    flags.check(chunk, &options)?;
    let fail = |message: String| chunk.ctx.error(Loc::UNKNOWN, message).emit();
    let module = options.lower_object(&chunk.input())?;
    #[cfg(feature = "codegen")]
    if flags.engine == Some(Engine::Cranelift) {
        let object = options.object_of(&chunk.ctx, &module)?;
        return machine::finish(object, Form::Object, out).map_err(fail);
    }
    let triple = String::from_utf8_lossy(&module.triple).into_owned();
    let target = flags.machine(Some(&*triple).filter(|triple| !triple.is_empty()));
    machine::compile(&llir::print_module(&module), Form::Object, &target, out).map_err(fail)
}

/// The number of a function by its name, which no other function has an influence on.
fn number(name: &[u8]) -> usize {
    let hash = blake3::hash(name);
    hash.as_bytes().iter().take(7).fold(0, |number, &byte| number << 8 | usize::from(byte))
}

/// The file with the names of what the link joins, beside the plan.
fn list_of(plan: &Path) -> PathBuf {
    let mut name = plan.file_name().unwrap_or("plan".as_ref()).to_owned();
    name.push(".parts");
    plan.with_file_name(name)
}

/// The path of this program. The error is a message.
fn program() -> std::result::Result<String, String> {
    let path = std::env::current_exe()
        .map_err(|error| format!("cannot find this program: {}", files::reason(&error)))?;
    Ok(path.display().to_string())
}

/// Writes a file unless it has these contents. The error is a message.
fn write_new(path: &Path, bytes: &[u8]) -> std::result::Result<(), String> {
    let text = path.to_str().ok_or_else(|| format!("the name of '{}' is no text\n", path.display()))?;
    if std::fs::metadata(path).is_ok_and(|metadata| metadata.len() == bytes.len() as u64)
        && std::fs::read(path).is_ok_and(|known| known == bytes)
    {
        return Ok(());
    }
    files::Output::open(text).and_then(|output| output.commit(bytes, &mut std::io::sink()))
}
