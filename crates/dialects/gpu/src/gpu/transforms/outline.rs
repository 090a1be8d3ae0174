//! `gpu-kernel-outlining`: the regions of launches become kernels of modules of their own.

use crate::gpu::{
    BlockDim, BlockId, CONTAINER_MODULE, ClusterDim, ClusterId, Dimension, Func, GridDim, KERNEL, Launch,
    LaunchFunc, Module, Return, Terminator, ThreadId, WORKGROUP_ATTRIBUTIONS,
};
use crate::prelude::*;
use terrace_base::dlti;
use terrace_ir::symbols::{symbol_name, unique_name};
use terrace_rewrite::references::references;

passes! {
    /// Outline gpu.launch bodies to kernel functions.
    ///
    /// A kernel takes the values that the region of its launch uses from outside as arguments. Its module is put behind the
    /// function of the launch, with copies of all symbols that the kernel refers to.
    KernelOutlining("GpuKernelOutliningPass") = "gpu-kernel-outlining" on(Anchor::Op("builtin.module")) {
        /// String description of the data layout.
        data_layout_str: String = String::new(),
    } => kernel_outlining;
}

fn kernel_outlining(options: &KernelOutlining, pass: &mut PassContext<'_>) -> Result {
    let ctx = pass.ctx();
    let layout = match options.data_layout_str.as_str() {
        "" => None,
        text => Some(data_layout(&ctx, text)?),
    };
    let Some(module) = pass.body.take_nested(pass.op) else { return pass.finish(false) };
    let mut outlining = Outlining {
        module,
        layout,
        names: FxHashMap::default(),
        counter: 0,
        n_kernels: 0,
        copies: FxHashMap::default(),
        n_copied: 0,
    };
    let endless = outlining.run();
    let changed = outlining.n_kernels != 0;
    pass.body.put_nested(pass.op, outlining.module);
    if changed {
        pass.body.set_discardable(pass.op, ctx.intern(CONTAINER_MODULE), Some(Attr::UNIT));
    }
    if let Some((launch, endless)) = endless {
        let error = ctx.error(
            launch,
            match endless {
                Endless::Recursion => "the kernel of the launch refers to a function with this launch",
                Endless::Copies => "the kernels of the launches need too many copies of functions",
            },
        );
        return Err(error.note(launch, "move what the kernel needs to functions without launches").emit());
    }
    pass.finish(changed)
}

/// The attribute of a module that says the sizes of types.
const DATA_LAYOUT: &str = "dlti.dl_spec";

/// The data layout that a text says.
fn data_layout(ctx: &Context, text: &str) -> Result<Attr> {
    let Some(file) = ctx.sources.add(text, text.as_bytes().to_vec()) else {
        return Err(ctx.print_text("the texts of a context take more than three gigabytes\n"));
    };
    let mut parser = AsmParser::new(ctx, file, text.as_bytes());
    let attr = parser.parse_attr(None)?;
    match attr.is::<dlti::DataLayoutSpecAttr>(ctx) && parser.at_end() {
        true => Ok(attr),
        false => Err(ctx.print_text(format!(
            "'gpu-kernel-outlining' takes a data layout such as '#dlti.dl_spec<index = 32 : i64>', not '{text}'\n"
        ))),
    }
}

/// A launch, and the operations whose bodies it is in, outermost first.
struct Site {
    path: Vec<Op>,
    launch: Launch,
    /// The name of the nearest symbol around.
    symbol: Str,
}

/// The symbol table whose launches are outlined.
struct Outlining {
    module: Box<Body>,
    /// The data layout for modules of kernels.
    layout: Option<Attr>,
    /// The symbols of the module.
    names: FxHashMap<Str, Op>,
    /// The number of the next name that is not taken.
    counter: u32,
    n_kernels: usize,
    /// The modules that were made here, and through how many others their launches were copied.
    copies: FxHashMap<Op, usize>,
    /// How many symbols were copied for kernels.
    n_copied: usize,
}

/// Why outlining does not end, or not in a time that is worth waiting for.
enum Endless {
    /// A kernel would have to have a copy of its own launch.
    Recursion,
    /// Kernels of copied launches need more copies than [`MAX_COPIES`].
    Copies,
}

/// How many symbols may be copied when launches are copied themselves.
const MAX_COPIES: usize = 1 << 18;

impl Outlining {
    /// Outlines the launches of all symbols, those with kernels included: functions that kernels need may have launches. Returns
    /// the location of a launch that ends it early, and why.
    fn run(&mut self) -> Option<(Loc, Endless)> {
        let block = self.module.root_block()?;
        let mut n_symbols = 0;
        for op in self.module.ops(block) {
            if let Some(name) = symbol_name(&self.module, op) {
                self.names.entry(name).or_insert(op);
                n_symbols += 1;
            }
        }
        let mut at = self.module.first_op(block);
        while let Some(op) = at {
            let next = self.module.next_op(op);
            let depth = self.copies.get(&op).copied().unwrap_or(0);
            // A kernel may bring launches into the very module that its launch is in.
            for depth in depth.. {
                let (sites, n_kernels) = (self.launches_in(op), self.n_kernels);
                for site in sites {
                    let endless = match depth {
                        _ if depth > n_symbols => Some(Endless::Recursion),
                        1.. if self.n_copied > MAX_COPIES => Some(Endless::Copies),
                        _ => None,
                    };
                    if let Some(endless) = endless {
                        return Some((self.body_at(&site.path)?.loc(site.launch.0), endless));
                    }
                    self.launch(&site, depth, block, next);
                }
                if self.n_kernels == n_kernels {
                    break;
                }
            }
            at = self.module.next_op(op);
        }
        None
    }

    /// The launches in a symbol.
    fn launches_in(&self, op: Op) -> Vec<Site> {
        let mut sites = Vec::new();
        if let (Some(name), Some(body)) = (symbol_name(&self.module, op), self.module.nested_body(op)) {
            find_launches(body, &mut vec![op], name, &mut sites);
        }
        sites
    }

    /// The body of the last operation of a path.
    fn body_at(&self, path: &[Op]) -> Option<&Body> {
        path.iter().try_fold(&*self.module, |body, &op| body.nested_body(op))
    }

    /// Puts the kernel of a launch into a module, which is in front of `next` if it is new.
    fn launch(&mut self, site: &Site, depth: usize, block: Block, next: Option<Op>) -> Option<()> {
        let &Site { ref path, launch, symbol } = site;
        let ctx = self.module.ctx().clone();
        let b = self.body_at(path)?;
        let name = launch
            .function(b)
            .unwrap_or_else(|| ctx.str_id(&[ctx.bytes(symbol), b"_kernel".as_slice()].concat()));
        let operands = captures(b, launch.0);
        let kernel = kernel(b, launch, &operands)?;
        let module_name = launch.module(b).unwrap_or(name);
        let existing = launch.module(b).and_then(|name| self.names.get(&name).copied());
        let existing = existing.filter(|&op| self.module.is::<Module>(op));
        let loc = b.loc(launch.0);
        let module = existing.unwrap_or_else(|| {
            let module = self.new_module(loc, module_name, block, next);
            self.copies.insert(module, depth + 1);
            module
        });
        if let Some(layout) = self.layout {
            self.module.set_discardable(module, ctx.intern(DATA_LAYOUT), Some(layout));
        }
        let mut kernels = self.module.take_nested(module)?;
        let kernel_name = self.insert_kernel(&mut kernels, kernel, name);
        self.module.put_nested(module, kernels);
        if let Some(module_name) = symbol_name(&self.module, module) {
            let reference = SymbolRefAttr::get(&ctx, module_name, &[kernel_name]);
            let b = path.iter().fold(&mut *self.module, |body, &op| body.region_body_mut(op));
            launch_kernel(b, launch, reference, &operands);
        }
        self.n_kernels += 1;
        Some(())
    }

    /// Makes an empty module for kernels.
    fn new_module(&mut self, loc: Loc, name: Str, block: Block, next: Option<Op>) -> Op {
        let ctx = self.module.ctx().clone();
        let name = unique_name(&ctx, name, &mut self.counter, |name| self.names.contains_key(&name));
        let mut body = Body::new(&ctx, 1);
        if let Some(region) = body.root_regions().next() {
            body.append_block(region, &[]);
        }
        let mut state = OpState::new(Module::DEF, loc);
        state.set_slot(Module::SLOTS.sym_name, StringAttr::get(&ctx, name, None));
        state.nested = Some(Box::new(body));
        let op = self.module.create(state);
        match next {
            Some(next) => self.module.insert_before(op, next),
            None => self.module.append(op, block),
        }
        self.names.insert(name, op);
        op
    }

    /// Puts a kernel into a module, under a name that is not taken, with the symbols that it needs. Returns its name.
    fn insert_kernel(&mut self, kernels: &mut Body, state: OpState, name: Str) -> Str {
        let ctx = kernels.ctx().clone();
        let Some(block) = kernels.root_block() else { return name };
        let present = kernels.ops(block).filter_map(|op| symbol_name(kernels, op));
        let mut names: FxHashSet<Str> = present.collect();
        let name = unique_name(&ctx, name, &mut 0, |name| names.contains(&name));
        names.insert(name);
        let kernel = kernels.create(state);
        kernels.append(kernel, block);
        kernels.set_discardable(kernel, ctx.intern("sym_name"), Some(StringAttr::get(&ctx, name, None)));
        let mut pending = vec![kernel];
        while let Some(op) = pending.pop() {
            let mut needed: Vec<Str> = Vec::new();
            references(kernels, op, &mut |reference, _| {
                needed.extend(reference.as_::<SymbolRefAttr>(&ctx).map(|reference| reference.root));
            });
            for symbol in needed {
                // Launches in kernels refer to modules, which are not for the device.
                let definition = self.names.get(&symbol).copied();
                let definition = definition.filter(|&op| !self.module.is::<Module>(op));
                if let Some(definition) = definition
                    && names.insert(symbol)
                {
                    let copy = kernels.clone_op_of(&self.module, definition, &mut Mapping::default());
                    kernels.append(copy, block);
                    pending.push(copy);
                    self.n_copied += 1;
                }
            }
        }
        name
    }
}

/// Finds the launches of a body, those of nested bodies first. Nesting is bounded by the parser.
fn find_launches(b: &Body, path: &mut Vec<Op>, symbol: Str, sites: &mut Vec<Site>) {
    for op in b.nested_ops() {
        if let Some(nested) = b.nested_body(op) {
            path.push(op);
            find_launches(nested, path, symbol_name(b, op).unwrap_or(symbol), sites);
            path.pop();
        }
    }
    let launches = postorder(b, &b.ops_where(|op| b.is::<Launch>(op)));
    sites.extend(launches.into_iter().map(|op| Site {
        path: path.clone(),
        launch: Launch::wrap(op),
        symbol,
    }));
}

/// The sizes as an attribute, if they are constants.
fn known_sizes(b: &Body, sizes: [Value; 3]) -> Option<Attr> {
    let mut known = [0i32; 3];
    for (known, size) in known.iter_mut().zip(sizes) {
        *known = u32::try_from(integer_of(b, size)?).ok()? as i32;
    }
    Some(DenseArrayAttr::of_i32s(b.ctx(), &known))
}

/// An operation for each dimension.
fn indices(rw: &mut Builder<'_>, new: fn(&mut Builder<'_>, Dimension) -> Value) -> [Value; 3] {
    [Dimension::X, Dimension::Y, Dimension::Z].map(|dimension| new(rw, dimension))
}

/// A function, without a name, with the operations of a launch, whose arguments are the given values from outside.
fn kernel(b: &Body, launch: Launch, operands: &[Value]) -> Option<OpState> {
    let (ctx, loc) = (b.ctx(), b.loc(launch.0));
    let region = launch.body(b);
    let launch_entry = b.entry_block(region)?;
    let (workgroup, private) = launch.attributions(b);
    let types: Vec<Type> = operands.iter().map(|&value| b.ty(value)).collect();
    let memory: Vec<Value> = workgroup.iter().chain(private).copied().collect();
    let arg_types: Vec<Type> = types.iter().copied().chain(memory.iter().map(|&arg| b.ty(arg))).collect();

    let mut body = Body::new(ctx, 1);
    let to = body.root_regions().next()?;
    let entry = body.append_block(to, &[]);
    let args: Vec<Value> = body.add_args_at(entry, &arg_types, loc).iter().collect();
    let mut map = Mapping::default();
    map.values.extend(operands.iter().chain(&memory).copied().zip(args));
    let mut builder = Builder::at_end(&mut body, entry, loc);
    let mut ids: Vec<Value> = Vec::new();
    ids.extend(indices(&mut builder, BlockId::new));
    ids.extend(indices(&mut builder, ThreadId::new));
    ids.extend(indices(&mut builder, GridDim::new));
    ids.extend(indices(&mut builder, BlockDim::new));
    if launch.cluster_size(b).is_some() {
        ids.extend(indices(&mut builder, ClusterId::new));
        ids.extend(indices(&mut builder, ClusterDim::new));
    }
    map.values.extend(b.args(launch_entry).iter().copied().zip(ids));
    body.clone_blocks_of((b, region), (to, None), &mut map, &mut |loc| loc);
    let blocks: Vec<Block> = b.blocks(region).map(|block| map.block(block)).collect();
    for end in blocks.into_iter().filter_map(|block| body.last_op(block)).collect::<Vec<_>>() {
        if body.is::<Terminator>(end) {
            let mut builder = Builder::before(&mut body, end);
            Return::build(&mut builder, &[]);
            body.erase(end);
        }
    }
    let cloned = map.block(launch_entry);
    body.append_ops_of(cloned, entry);
    body.erase_block(cloned);

    let mut state = OpState::new(Func::DEF, loc);
    state.set_slot(Func::SLOTS.function_type, TypeAttr::get(ctx, FunctionType::get(ctx, &types, &[])));
    for (slot, sizes) in [
        (Func::SLOTS.known_block_size, launch.block_size(b)),
        (Func::SLOTS.known_grid_size, launch.grid_size(b)),
    ] {
        if let Some(sizes) = known_sizes(b, sizes) {
            state.set_slot(slot, sizes);
        }
    }
    let n_workgroup = IntegerAttr::of_u64(ctx, Type::I64, workgroup.len() as u64);
    state.dict = Some(DictionaryAttr::of(
        ctx,
        &[(ctx.intern(KERNEL), Attr::UNIT), (ctx.intern(WORKGROUP_ATTRIBUTIONS), n_workgroup)],
    ));
    state.nested = Some(Box::new(body));
    Some(state)
}

/// Replaces a launch by one of a kernel.
fn launch_kernel(b: &mut Body, launch: Launch, kernel: Attr, operands: &[Value]) {
    let tokens = launch.async_dependencies(b).to_vec();
    let token_types: SmallVec<[Type; 4]> = b.types(b.results(launch.0)).collect();
    let [gx, gy, gz] = launch.grid_size(b);
    let [bx, by, bz] = launch.block_size(b);
    let [cx, cy, cz] = match launch.cluster_size(b) {
        Some(sizes) => sizes.map(Some),
        None => [None; 3],
    };
    let memory = launch.dynamic_shared_memory_size(b);
    let mut builder = Builder::before(b, launch.0);
    let new = LaunchFunc::build(
        &mut builder,
        token_types.first().copied(),
        kernel,
        &tokens,
        gx,
        gy,
        gz,
        bx,
        by,
        bz,
        cx,
        cy,
        cz,
        memory,
        operands,
        None,
    );
    let results = b.results(new.0).to_vec();
    b.replace(launch.0, &results);
}
