//! Values of Python in the slots of compiled functions.

use crate::array::{Heap, Owner, Returned, View};
use crate::jit::Program;
use crate::signature::{Array, Kind, Number, Scalar, Value};
use core::fmt::Display;
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyComplex, PyFloat, PyInt, PyTuple};
use std::sync::Arc;
use terrace::ir::types::Signedness;
use terrace::num::{ApFloat, FloatFormat, Rounding};

/// The address that descriptors of global variables have in place of one that can be freed.
const NEVER_FREED: usize = 0xdead_beef;

/// The arguments of a call.
#[derive(Default)]
pub struct Arguments {
    pub slots: Vec<u128>,
    /// The arrays among them, each with the size of an element.
    arrays: Vec<(View, usize)>,
    /// The arrays that arguments of pointer type point to.
    pointees: Vec<View>,
    /// Descriptors that slots point to.
    descriptors: Vec<Vec<u64>>,
}

impl Arguments {
    /// Adds an argument.
    pub fn add(&mut self, object: &Bound<'_, PyAny>, value: &Value) -> PyResult<()> {
        match &value.kind {
            Kind::Number(Number::Real(scalar)) => self.slots.push(scalar.read(object)?),
            Kind::Number(Number::Complex(format)) => {
                let number = object.py().import("builtins")?.getattr("complex")?.call1((object,))?;
                for part in ["real", "imag"] {
                    self.slots.push(float_bits(number.getattr(part)?.extract()?, *format));
                }
            }
            Kind::Pointer => {
                let (address, pointee) = pointer(object)?;
                self.slots.push(address as u128);
                self.pointees.extend(pointee);
            }
            Kind::Array(ty) => {
                let view = array(object, value)?;
                self.slots.extend(view.descriptor(ty)?.into_iter().map(u128::from));
                self.arrays.push((view, ty.elem.size()));
            }
            Kind::AnyRank(elem) => {
                let view = array(object, value)?;
                let descriptor = view.descriptor_of_any_rank(*elem)?;
                let address = descriptor.as_ptr().expose_provenance();
                self.slots.extend([view.shape.len() as u128, address as u128]);
                self.descriptors.push(descriptor);
                self.arrays.push((view, elem.size()));
            }
        }
        Ok(())
    }

    /// The owner of memory that the function returned, and whether the memory is read-only.
    ///
    /// # Safety
    /// Memory that is no argument's and no variable's must be `malloc`'s, and nothing else may free it.
    unsafe fn owner(
        &self,
        py: Python<'_>,
        allocated: usize,
        program: &Arc<Program>,
        heap: &mut Vec<Arc<Heap>>,
    ) -> (Owner, bool) {
        let is_in =
            |(view, size): &&(View, usize)| allocated == view.data || view.range(*size).contains(&allocated);
        if let Some((view, _)) = self.arrays.iter().find(is_in) {
            return (Owner::Argument(view.owner.clone_ref(py)), view.is_read_only);
        }
        if allocated == NEVER_FREED {
            return (Owner::Program(program.clone()), program.has_constants);
        }
        let known = heap.iter().find(|heap| heap.address() == allocated).cloned();
        let owner = known.unwrap_or_else(|| {
            // SAFETY: as the caller promises; memory that is returned twice has one owner.
            let new = Arc::new(unsafe { Heap::new(allocated) });
            heap.push(new.clone());
            new
        });
        (Owner::Heap(owner), false)
    }

    /// The results, whose scalars are in `slots`: nothing, one object, or a tuple.
    ///
    /// # Safety
    /// The slots are what the function with these results wrote.
    pub unsafe fn results<'py>(
        &self,
        py: Python<'py>,
        program: &Arc<Program>,
        values: &[Value],
        slots: &[u128],
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut heap = Vec::new();
        let mut slots = slots.iter().copied();
        let mut next = || slots.next().unwrap_or(0);
        // All memory gets its owner before anything can fail.
        let mut results = Vec::new();
        for value in values {
            results.push(match &value.kind {
                Kind::Number(Number::Real(scalar)) => Found::Real(*scalar, next()),
                Kind::Number(Number::Complex(format)) => Found::Complex(*format, [next(), next()]),
                Kind::Pointer => Found::Pointer(next() as usize),
                Kind::Array(Array { elem, shape, .. }) => {
                    let (allocated, aligned, offset) = (next() as usize, next() as usize, next() as i64);
                    let sizes = shape.iter().map(|_| next() as i64).collect();
                    let strides = shape.iter().map(|_| next() as i64).collect();
                    // SAFETY: functions return memory of their own, or what they got.
                    let (owner, is_read_only) = unsafe { self.owner(py, allocated, program, &mut heap) };
                    Found::Array(*elem, Returned { aligned, offset, sizes, strides, owner, is_read_only })
                }
                Kind::AnyRank(elem) => {
                    let (rank, address) = (next() as usize, next() as usize);
                    // SAFETY: a function returns the descriptor of an unranked memref in memory that its caller frees.
                    let (memory, words) = unsafe {
                        let words = core::ptr::with_exposed_provenance::<i64>(address);
                        let count = rank.saturating_mul(2).saturating_add(3);
                        (Heap::new(address), core::slice::from_raw_parts(words, count).to_vec())
                    };
                    drop(memory);
                    let (sizes, strides) = words[3..].split_at(rank);
                    let (sizes, strides) = (sizes.to_vec(), strides.to_vec());
                    // SAFETY: functions return memory of their own, or what they got.
                    let (owner, is_read_only) =
                        unsafe { self.owner(py, words[0] as usize, program, &mut heap) };
                    let (aligned, offset) = (words[1] as usize, words[2]);
                    let returned = Returned { aligned, offset, sizes, strides, owner, is_read_only };
                    Found::Array(*elem, returned)
                }
            });
        }
        let results: Vec<_> = results.into_iter().map(|found| found.object(py)).collect::<PyResult<_>>()?;
        match <[_; 1]>::try_from(results) {
            Ok([one]) => Ok(one),
            Err(none) if none.is_empty() => Ok(py.None().into_bound(py)),
            Err(several) => Ok(PyTuple::new(py, several)?.into_any()),
        }
    }
}

/// A result.
enum Found {
    Real(Scalar, u128),
    Complex(FloatFormat, [u128; 2]),
    Pointer(usize),
    Array(Number, Returned),
}

impl Found {
    fn object(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        Ok(match self {
            Self::Real(Scalar::Bool, bits) => PyBool::new(py, bits & 1 != 0).to_owned().into_any(),
            Self::Real(Scalar::Int(width, sign), bits) => {
                let shift = 128 - width;
                match sign {
                    Signedness::Unsigned => (bits << shift >> shift).into_pyobject(py)?.into_any(),
                    _ => ((bits as i128) << shift >> shift).into_pyobject(py)?.into_any(),
                }
            }
            Self::Real(Scalar::Float(format), bits) => PyFloat::new(py, float_value(bits, format)).into_any(),
            Self::Complex(format, parts) => {
                let [re, im] = parts.map(|bits| float_value(bits, format));
                PyComplex::from_doubles(py, re, im).into_any()
            }
            Self::Pointer(address) => address.into_pyobject(py)?.into_any(),
            Self::Array(elem, returned) => returned.array(py, elem)?,
        })
    }
}

/// The address of an argument of pointer type, and the array that it is of.
fn pointer(object: &Bound<'_, PyAny>) -> PyResult<(usize, Option<View>)> {
    if object.is_none() {
        return Ok((0, None));
    }
    if object.is_instance_of::<PyInt>() {
        return Ok((object.extract()?, None));
    }
    let view = View::of(object)?.ok_or_else(|| expected("an array, an address or None", object))?;
    Ok((view.address()?, Some(view)))
}

/// The array of an argument.
fn array(object: &Bound<'_, PyAny>, value: &Value) -> PyResult<View> {
    View::of(object)?.ok_or_else(|| {
        let (text, found) = (&value.text, type_name(object));
        PyTypeError::new_err(format!("expected a numpy array for {text}, got {found}"))
    })
}

fn type_name(object: &Bound<'_, PyAny>) -> String {
    object.get_type().name().map_or_else(|_| "another object".to_owned(), |name| name.to_string())
}

fn float_bits(value: f64, format: FloatFormat) -> u128 {
    ApFloat::from_f64(format, value, Rounding::NearestTiesToEven).to_bits()
}

fn float_value(bits: u128, format: FloatFormat) -> f64 {
    ApFloat::from_bits(format, bits).to_f64()
}

impl Scalar {
    /// The bits of a number of Python.
    fn read(self, object: &Bound<'_, PyAny>) -> PyResult<u128> {
        let (width, sign) = match self {
            Self::Float(format) => {
                let number = object.extract::<f64>().map_err(|_| expected("a number", object))?;
                return Ok(float_bits(number, format));
            }
            Self::Bool => match object.extract::<bool>() {
                Ok(bool) => return Ok(u128::from(bool)),
                Err(_) => (1, Signedness::Signless),
            },
            Self::Int(width, sign) => (width, sign),
        };
        let does_not_fit =
            |number: &dyn Display| PyOverflowError::new_err(format!("{number} does not fit in {width} bits"));
        let bits = if let Ok(number) = object.extract::<u128>() {
            let most = u128::MAX >> (128 - width);
            let most = if sign == Signedness::Signed { most >> 1 } else { most };
            if number > most {
                return Err(does_not_fit(&number));
            }
            number
        } else if let Ok(number) = object.extract::<i128>() {
            let least = if sign == Signedness::Unsigned { 0 } else { i128::MIN >> (128 - width) };
            if number < least {
                return Err(does_not_fit(&number));
            }
            number as u128
        } else if object.is_instance_of::<PyInt>() {
            return Err(does_not_fit(&object.str()?));
        } else {
            return Err(expected("an integer", object));
        };
        Ok(bits & (u128::MAX >> (128 - width)))
    }
}

fn expected(what: &str, object: &Bound<'_, PyAny>) -> PyErr {
    PyTypeError::new_err(format!("expected {what}, got {}", type_name(object)))
}

/// Adds to an error which argument it is about.
pub fn in_argument(py: Python<'_>, error: &PyErr, i: usize, function: &str, value: &Value) -> PyErr {
    let message = format!("argument {i} of '{function}' ({}): {}", value.text, error.value(py));
    let new = match () {
        () if error.is_instance_of::<PyTypeError>(py) => PyTypeError::new_err(message),
        () if error.is_instance_of::<PyOverflowError>(py) => PyOverflowError::new_err(message),
        () => PyValueError::new_err(message),
    };
    new.set_cause(py, Some(error.clone_ref(py)));
    new
}
