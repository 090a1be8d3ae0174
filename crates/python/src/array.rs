//! Arrays: memory that Python owns, as arguments, and memory that compiled code returns, as objects of Python.
//!
//! Both directions use numpy's array interface, a dictionary of address, sizes, strides and type, so that nothing is copied
//! and this module does not depend on numpy.

use crate::jit::Program;
use crate::signature::{Array, Number, Scalar};
use core::ffi::c_void;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::sync::Arc;
use terrace::ir::types::Signedness;
use terrace::num::FloatFormat;

/// The formats of floats that numpy has only with the package `ml_dtypes`, by its names.
const ML_DTYPES: &[(FloatFormat, &str)] = &[
    (FloatFormat::BF16, "bfloat16"),
    (FloatFormat::F8E3M4, "float8_e3m4"),
    (FloatFormat::F8E4M3, "float8_e4m3"),
    (FloatFormat::F8E4M3B11FNUZ, "float8_e4m3b11fnuz"),
    (FloatFormat::F8E4M3FN, "float8_e4m3fn"),
    (FloatFormat::F8E4M3FNUZ, "float8_e4m3fnuz"),
    (FloatFormat::F8E5M2, "float8_e5m2"),
    (FloatFormat::F8E5M2FNUZ, "float8_e5m2fnuz"),
    (FloatFormat::F8E8M0FNU, "float8_e8m0fnu"),
];

impl Number {
    /// The name of numpy's type; none if there is no such type.
    pub fn numpy_name(self) -> Option<String> {
        let bits = 8 * self.size();
        Some(match self {
            Self::Real(Scalar::Bool) => "bool".to_owned(),
            Self::Real(Scalar::Int(128, _)) => return None,
            Self::Real(Scalar::Int(_, Signedness::Unsigned)) => format!("uint{bits}"),
            Self::Real(Scalar::Int(..)) => format!("int{bits}"),
            Self::Real(Scalar::Float(FloatFormat::F16 | FloatFormat::F32 | FloatFormat::F64)) => {
                format!("float{bits}")
            }
            Self::Real(Scalar::Float(format)) => {
                ML_DTYPES.iter().find(|(found, _)| *found == format)?.1.to_owned()
            }
            Self::Complex(_) => format!("complex{bits}"),
        })
    }

    /// Whether arrays of a type, by numpy's name, have these elements. Integers of MLIR have no sign unless they say so.
    fn is_named(self, name: &str) -> bool {
        let signless = matches!(self, Self::Real(Scalar::Int(_, Signedness::Signless)));
        self.numpy_name().is_some_and(|own| own == name || signless && name.strip_prefix('u') == Some(&own))
    }

    /// The type in numpy's array interface, and the type of `ml_dtypes` that its bits are.
    fn type_string(self) -> (String, Option<String>) {
        let size = self.size();
        let (kind, view) = match self {
            Self::Real(Scalar::Bool) => ('b', None),
            Self::Real(Scalar::Int(_, Signedness::Unsigned)) => ('u', None),
            Self::Real(Scalar::Int(..)) => ('i', None),
            Self::Real(Scalar::Float(FloatFormat::F16 | FloatFormat::F32 | FloatFormat::F64)) => ('f', None),
            Self::Real(Scalar::Float(_)) => ('u', self.numpy_name()),
            Self::Complex(_) => ('c', None),
        };
        let order = match size {
            1 => '|',
            _ if cfg!(target_endian = "big") => '>',
            _ => '<',
        };
        (format!("{order}{kind}{size}"), view)
    }
}

/// The name of numpy's type of a type string; others have a name of their own, `dtype.name`.
fn name_of(object: &Bound<'_, PyAny>, type_string: &str) -> PyResult<String> {
    let (kind, size) = type_string.get(1..).unwrap_or_default().split_at_checked(1).unwrap_or_default();
    let foreign = if cfg!(target_endian = "big") { '<' } else { '>' };
    let order = if type_string.starts_with(foreign) { " of the other byte order" } else { "" };
    let bits = size.parse::<u32>().ok().and_then(|size| size.checked_mul(8)).unwrap_or(0);
    Ok(match kind {
        "b" => "bool".to_owned(),
        "i" => format!("int{bits}{order}"),
        "u" => format!("uint{bits}{order}"),
        "f" => format!("float{bits}{order}"),
        "c" => format!("complex{bits}{order}"),
        _ => match object.getattr("dtype").and_then(|dtype| dtype.getattr("name")?.extract()) {
            Ok(name) => name,
            Err(_) => type_string.to_owned(),
        },
    })
}

/// The memory of an array of Python.
#[derive(Debug)]
pub struct View {
    /// The array, and its interface: of a number of numpy only that keeps the memory.
    pub owner: Py<PyTuple>,
    /// The address of the first element.
    pub data: usize,
    pub shape: Vec<usize>,
    /// In bytes; none if the array is in row-major order.
    strides: Option<Vec<i64>>,
    type_name: String,
    pub is_read_only: bool,
}

impl View {
    /// The memory of an object; none if it has no array interface.
    pub fn of(object: &Bound<'_, PyAny>) -> PyResult<Option<Self>> {
        let Ok(interface) = object.getattr("__array_interface__") else { return Ok(None) };
        let interface = interface.cast::<PyDict>()?;
        let get = |key: &str| -> PyResult<Option<Bound<'_, PyAny>>> {
            Ok(interface.get_item(key)?.filter(|value| !value.is_none()))
        };
        if get("mask")?.is_some() {
            return Err(PyTypeError::new_err("arrays with a mask have no memref"));
        }
        let missing = || {
            PyTypeError::new_err(
                "the array interface of the argument lacks an address, sizes, strides or a type",
            )
        };
        let data = get("data")?.ok_or_else(missing)?;
        let (data, is_read_only) = data.extract::<(usize, bool)>().map_err(|_| missing())?;
        let shape: Vec<usize> = get("shape")?.ok_or_else(missing)?.extract()?;
        let type_string: String = get("typestr")?.ok_or_else(missing)?.extract()?;
        let strides = get("strides")?.map(|strides| strides.extract()).transpose()?;
        if strides.as_ref().is_some_and(|strides: &Vec<i64>| strides.len() != shape.len()) {
            return Err(missing());
        }
        let type_name = name_of(object, &type_string)?;
        let owner = PyTuple::new(object.py(), [object, interface.as_any()])?.unbind();
        Ok(Some(Self { owner, data, shape, strides, type_name, is_read_only }))
    }

    /// The address, for a function that may write to it.
    pub fn address(&self) -> PyResult<usize> {
        match self.is_read_only {
            true => {
                Err(PyValueError::new_err("the function may write to it, but it is read-only: pass a copy"))
            }
            false => Ok(self.data),
        }
    }

    /// A description of the array, for messages.
    fn text(&self) -> String {
        let n = self.shape.len();
        format!("an array of {} with {n} dimension{}", self.type_name, if n == 1 { "" } else { "s" })
    }

    /// The strides in elements of `size` bytes. Those of dimensions without neighbours are those of the row-major order.
    fn strides(&self, size: usize) -> PyResult<Vec<i64>> {
        let mut strides = vec![0; self.shape.len()];
        let mut next = 1i64;
        for (i, &extent) in self.shape.iter().enumerate().rev() {
            strides[i] = next;
            if let Some(bytes) = &self.strides
                && extent > 1
                && !self.shape.contains(&0)
            {
                let bytes = bytes.get(i).copied().unwrap_or(0);
                if bytes % size as i64 != 0 {
                    let message =
                        format!("its stride of {bytes} bytes is no multiple of its elements' {size}");
                    return Err(PyValueError::new_err(message));
                }
                strides[i] = bytes / size as i64;
            }
            next = next.saturating_mul(extent.max(1) as i64);
        }
        Ok(strides)
    }

    /// The addresses from the first byte to the one behind the last.
    pub fn range(&self, size: usize) -> core::ops::Range<usize> {
        if self.shape.contains(&0) {
            return self.data..self.data;
        }
        let (mut low, mut high) = (self.data, self.data.wrapping_add(size));
        let strides = self.strides(size).unwrap_or_default();
        for (extent, stride) in self.shape.iter().zip(strides) {
            let reach = stride.wrapping_mul(size as i64).wrapping_mul(*extent as i64 - 1);
            match reach < 0 {
                true => low = low.wrapping_add_signed(reach as isize),
                false => high = high.wrapping_add_signed(reach as isize),
            }
        }
        low..high
    }

    /// Checks the type of the elements, the permission to write and the alignment.
    fn check(&self, elem: Number, is_read_only: bool, expected: &dyn Fn() -> String) -> PyResult<()> {
        if !elem.is_named(&self.type_name) {
            return Err(PyTypeError::new_err(format!("expected {}, got {}", expected(), self.text())));
        }
        if !is_read_only {
            self.address()?;
        }
        let align = elem.align();
        if !self.data.is_multiple_of(align) {
            let message =
                format!("its address is no multiple of {align}, the alignment of its elements: pass a copy");
            return Err(PyValueError::new_err(message));
        }
        Ok(())
    }

    /// The descriptor of the array as a memref of this type: two pointers, offset, sizes and strides.
    pub fn descriptor(&self, ty: &Array) -> PyResult<Vec<u64>> {
        let rank = ty.shape.len();
        let expected = || {
            let name = ty.elem.numpy_name().unwrap_or_else(|| "a type that numpy lacks".to_owned());
            format!("an array of {name} with {rank} dimension{}", if rank == 1 { "" } else { "s" })
        };
        self.check(ty.elem, ty.is_read_only, &expected)?;
        if self.shape.len() != rank {
            return Err(PyValueError::new_err(format!("expected {}, got {}", expected(), self.text())));
        }
        for (i, (found, wanted)) in self.shape.iter().zip(&ty.shape).enumerate() {
            if wanted.is_some_and(|wanted| wanted != *found) {
                let wanted = wanted.unwrap_or_default();
                return Err(PyValueError::new_err(format!(
                    "expected the size {wanted} of dimension {i}, got {found}"
                )));
            }
        }
        let size = ty.elem.size();
        let strides = self.strides(size)?;
        let row_major = || {
            let mut next = 1i64;
            let mut wanted: Vec<Option<i64>> = self
                .shape
                .iter()
                .rev()
                .map(|&extent| {
                    let stride = next;
                    next = next.saturating_mul(extent.max(1) as i64);
                    Some(stride)
                })
                .collect();
            wanted.reverse();
            wanted
        };
        let wanted = ty.strides.clone().unwrap_or_else(row_major);
        let mut passed = strides.clone();
        for (i, wanted) in wanted.iter().enumerate() {
            let Some(wanted) = *wanted else { continue };
            let has_neighbours = self.shape[i] > 1 && !self.shape.contains(&0);
            if has_neighbours && strides[i] != wanted {
                return Err(PyValueError::new_err(match ty.strides {
                    None => "it is not in row-major order: pass numpy.ascontiguousarray(...) of it, or declare the memref \
                             with a layout such as strided<[?, ?], offset: ?>"
                        .to_owned(),
                    Some(_) => format!("expected the stride {wanted} of dimension {i}, got {}", strides[i]),
                }));
            }
            passed[i] = wanted;
        }
        // A fixed offset counts from an address in front of the array.
        let offset = ty.offset.unwrap_or(0);
        let aligned = self.data.wrapping_sub((offset as usize).wrapping_mul(size));
        Ok(self.words(aligned, offset, &passed))
    }

    /// The descriptor of the array as a memref of its own rank.
    pub fn descriptor_of_any_rank(&self, elem: Number) -> PyResult<Vec<u64>> {
        let expected = || {
            let name = elem.numpy_name().unwrap_or_else(|| "a type that numpy lacks".to_owned());
            format!("an array of {name}")
        };
        self.check(elem, false, &expected)?;
        Ok(self.words(self.data, 0, &self.strides(elem.size())?))
    }

    fn words(&self, aligned: usize, offset: i64, strides: &[i64]) -> Vec<u64> {
        let start = [self.data as u64, aligned as u64, offset as u64];
        let sizes = self.shape.iter().map(|&size| size as u64);
        start.into_iter().chain(sizes).chain(strides.iter().map(|&stride| stride as u64)).collect()
    }
}

unsafe extern "C" {
    fn free(memory: *mut c_void);
}

/// Memory that compiled code has allocated by `malloc`.
#[derive(Debug)]
pub struct Heap(usize);

impl Heap {
    /// # Safety
    /// Nothing else frees the memory.
    pub unsafe fn new(address: usize) -> Self {
        Self(address)
    }

    pub fn address(&self) -> usize {
        self.0
    }
}

impl Drop for Heap {
    fn drop(&mut self) {
        // SAFETY: the memory is `malloc`'s, and only this frees it.
        unsafe { free(self.0 as *mut c_void) };
    }
}

/// The owner of an array's memory, which must live as long as the array.
#[allow(dead_code, reason = "owners are kept, not read")]
pub enum Owner {
    /// An argument of the call ([`View::owner`]).
    Argument(Py<PyTuple>),
    /// Memory that the function allocated.
    Heap(Arc<Heap>),
    /// A global variable of the program.
    Program(Arc<Program>),
}

/// Memory that a function returned, of which numpy makes an array.
#[pyclass(frozen, module = "terrace._terrace")]
pub struct Memory {
    data: usize,
    shape: Vec<usize>,
    /// In bytes.
    strides: Vec<i64>,
    type_string: String,
    is_read_only: bool,
    /// Keeps the memory.
    #[allow(dead_code, reason = "it is kept, not read")]
    owner: Owner,
}

#[pymethods]
impl Memory {
    #[getter]
    fn __array_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let interface = PyDict::new(py);
        interface.set_item("version", 3)?;
        interface.set_item("data", (self.data, self.is_read_only))?;
        interface.set_item("shape", PyTuple::new(py, &self.shape)?)?;
        interface.set_item("strides", PyTuple::new(py, &self.strides)?)?;
        interface.set_item("typestr", &self.type_string)?;
        Ok(interface)
    }
}

/// A memref that a function returned.
pub struct Returned {
    /// The address that offset and strides count from.
    pub aligned: usize,
    pub offset: i64,
    pub sizes: Vec<i64>,
    pub strides: Vec<i64>,
    pub owner: Owner,
    pub is_read_only: bool,
}

impl Returned {
    /// The array, without a copy.
    pub fn array(self, py: Python<'_>, elem: Number) -> PyResult<Bound<'_, PyAny>> {
        let size = elem.size() as i64;
        let Self { aligned, offset, sizes, strides, owner, is_read_only } = self;
        let shape: Option<Vec<usize>> = sizes.iter().map(|&size| usize::try_from(size).ok()).collect();
        let shape =
            shape.ok_or_else(|| PyValueError::new_err("the function returned a memref of negative size"))?;
        let data = aligned.wrapping_add_signed(offset.wrapping_mul(size) as isize);
        if aligned == 0 && !shape.contains(&0) {
            return Err(PyValueError::new_err("the function returned a memref without memory"));
        }
        let strides = strides.iter().map(|stride| stride.wrapping_mul(size)).collect();
        let (type_string, view) = elem.type_string();
        let memory = Bound::new(py, Memory { data, shape, strides, type_string, is_read_only, owner })?;
        let array = py.import("numpy")?.call_method1("asarray", (memory,))?;
        match view {
            Some(name) => array.call_method1("view", (py.import("ml_dtypes")?.getattr(name)?,)),
            None => Ok(array),
        }
    }
}
