//! Loads and stores of a whole subgroup, prefetches, fences, and products of matrices.

use crate::xevm::types::{BlockElements, PrefetchPointer, Tile};
use crate::xevm::{
    AddrSpace, LoadCacheControl, MMAShape, MMATypes, MemScope, StoreCacheControl, asm, verify,
};
use terrace_ir::decl::attr_type::I32Attr;
use terrace_llvm::attrs::I1Attr;
use terrace_llvm::constraints::{AnyPointer, I32};
use terrace_rewrite::prelude::*;

ops! { "xevm", MEMORY_OPS;
    /// Loads `v_blocks` tiles side by side from a matrix; each lane of the subgroup gets elements of them. Elements outside
    /// the matrix are zero.
    ///
    /// ```mlir
    /// %a = xevm.blockload2d %p, %width, %height, %pitch, %x, %y <{elem_size_in_bits = 16 : i32, pack_register = false,
    ///   tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}>
    ///   : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
    /// ```
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    BlockLoad2d = "blockload2d" {
        (ptr: AnyPointer, base_width: I32, base_height: I32, base_pitch: I32, x: I32, y: I32) -> (res: Tile)
        attrs  {
            elem_size_in_bits: I32Attr, tile_width: I32Attr, tile_height: I32Attr, v_blocks: I32Attr, transpose: I1Attr,
            /// Whether elements of several rows are packed into 32 bits.
            pack_register: I1Attr,
        }
        opts   { cache_control: LoadCacheControl }
        traits [MemRead]
        format "operands custom<Properties>($elem_size_in_bits, $tile_width, $tile_height, $v_blocks, $transpose, $pack_register, $cache_control) attr-dict `:` functional-type(operands, results)"
        custom { "Properties": (asm::parse_properties, asm::print_properties) }
        hooks  { verify: verify::blockload2d }
    }

    /// Stores a tile to a matrix, by all lanes of the subgroup.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    BlockStore2d = "blockstore2d" {
        (ptr: AnyPointer, base_width: I32, base_height: I32, base_pitch: I32, x: I32, y: I32, stored_val: Tile)
        attrs  { elem_size_in_bits: I32Attr, tile_width: I32Attr, tile_height: I32Attr }
        opts   { cache_control: StoreCacheControl }
        traits [MemWrite]
        format "operands custom<Properties>($elem_size_in_bits, $tile_width, $tile_height, $cache_control) attr-dict `:` `(` type(operands) `)`"
        custom { "Properties": (asm::parse_properties, asm::print_properties) }
        hooks  { verify: verify::blockstore2d }
    }

    /// Makes all memory accesses of this work item to `addrspace` visible to those of `scope`.
    ///
    /// ```mlir
    /// xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
    /// ```
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    Memfence = "memfence" {
        ()
        attrs  { scope: MemScope }
        opts   { addrspace: AddrSpace = AddrSpace::Generic }
        format "custom<Properties>($scope, $addrspace) attr-dict"
        custom { "Properties": (asm::parse_properties, asm::print_properties) }
    }

    /// Loads memory of the device into a cache.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    Prefetch = "prefetch" {
        (ptr: PrefetchPointer)
        opts   { cache_control: LoadCacheControl }
        format "operands custom<Properties>($cache_control) attr-dict `:` `(` type(operands) `)`"
        custom { "Properties": (asm::parse_properties, asm::print_properties) }
    }

    /// Loads `v_blocks` tiles side by side from a matrix into a cache.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    BlockPrefetch2d = "blockprefetch2d" {
        (ptr: AnyPointer, base_width: I32, base_height: I32, base_pitch: I32, x: I32, y: I32)
        attrs  { elem_size_in_bits: I32Attr, tile_width: I32Attr, tile_height: I32Attr, v_blocks: I32Attr }
        opts   { cache_control: LoadCacheControl }
        format "operands custom<Properties>($elem_size_in_bits, $tile_width, $tile_height, $v_blocks, $cache_control) attr-dict `:` `(` type(operands) `)`"
        custom { "Properties": (asm::parse_properties, asm::print_properties) }
        hooks  { verify: verify::blockprefetch2d }
    }

    /// Loads elements whose lanes are side by side: lane `i` of `n` gets the elements `i`, `i + n`, ..
    ///
    /// ```mlir
    /// %v = xevm.blockload %p <{cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>}> : (!llvm.ptr<1>) -> vector<4xi32>
    /// ```
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    BlockLoad = "blockload" {
        (ptr: AnyPointer) -> (res: BlockElements)
        opts   { cache_control: LoadCacheControl }
        traits [MemRead]
        format "operands custom<Properties>($cache_control) attr-dict `:` functional-type(operands, results)"
        custom { "Properties": (asm::parse_properties, asm::print_properties) }
        hooks  { verify_shape: verify::blockload }
    }

    /// Stores elements whose lanes are side by side.
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    BlockStore = "blockstore" {
        (ptr: AnyPointer, val: BlockElements)
        opts   { cache_control: StoreCacheControl }
        traits [MemWrite]
        format "operands custom<Properties>($cache_control) attr-dict `:` `(` type(operands) `)`"
        custom { "Properties": (asm::parse_properties, asm::print_properties) }
        hooks  { verify_shape: verify::blockstore }
    }

    /// Multiplies two matrices of the subgroup and adds a third one.
    ///
    /// ```mlir
    /// %d = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>}
    ///   : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    /// ```
    ///
    /// Lowering: `convert-xevm-to-llvm`.
    MMA = "mma" {
        (a: Tile, b: Tile, c: Option<Tile>) -> (d: Tile)
        attrs  { shape: MMAShape, types: MMATypes }
        format "$a `,` $b (`,` $c^)? ` ` `{` `shape` `=` $shape `,` `types` `=` $types `}` attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::mma }
    }
}
