//! The functions of C's library that compiled code finds in static programs, which have no dynamic linker to ask.
#![allow(unsafe_code)]

use std::collections::HashMap;

/// Adds names and addresses.
pub fn add_symbols(symbols: &mut HashMap<&'static str, usize>) {
    macro_rules! list {
        ($($name:ident)*) => {
            // Only the addresses are used, so that the types do not matter.
            unsafe extern "C" { $( fn $name(); )* }
            $( symbols.insert(stringify!($name), $name as *const u8 as usize); )*
        };
    }
    list! {
        // ctype.h
        isalnum isalpha isascii isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit tolower
        toupper
        // math.h
        acos acosf acosh acoshf asin asinf asinh asinhf atan atan2 atan2f atanf atanh atanhf cbrt cbrtf ceil ceilf
        copysign copysignf cos cosf cosh coshf erf erfc erfcf erff exp exp10 exp10f exp2 exp2f expf expm1 expm1f fabs
        fabsf fdim fdimf floor floorf fma fmaf fmax fmaxf fmin fminf fmod fmodf frexp frexpf hypot hypotf ilogb ilogbf
        ldexp ldexpf lgamma lgammaf llrint llrintf llround llroundf log log10 log10f log1p log1pf log2 log2f logb logbf
        logf lrint lrintf lround lroundf modf modff nan nanf nearbyint nearbyintf nextafter nextafterf pow powf
        remainder remainderf remquo remquof rint rintf round roundf scalbln scalblnf scalbn scalbnf sin sincos sincosf
        sinf sinh sinhf sqrt sqrtf tan tanf tanh tanhf tgamma tgammaf trunc truncf
        // stdio.h
        fclose fflush fgetc fgets fopen fprintf fputc fputs fread fseek ftell fwrite getc getchar printf putc putchar puts
        remove rename scanf snprintf sprintf sscanf ungetc vfprintf vprintf vsnprintf
        // stdlib.h
        _Exit abort abs aligned_alloc atof atoi atol atoll bsearch calloc exit free getenv labs llabs malloc
        posix_memalign qsort rand realloc srand strtod strtof strtol strtoll strtoul strtoull
        // string.h
        memchr memcmp memcpy memmove memset strcat strchr strcmp strcpy strcspn strdup strerror strlen strncat strncmp
        strncpy strnlen strpbrk strrchr strspn strstr strtok
        // time.h, unistd.h
        clock clock_gettime nanosleep time close getpid read sleep usleep write
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_functions_are_those_of_the_library() {
        let mut symbols = HashMap::new();
        add_symbols(&mut symbols);
        let library = libloading::os::unix::Library::this();
        for (name, address) in symbols {
            // SAFETY: the symbol is only looked up.
            let found = unsafe { library.get::<*const u8>(name.as_bytes()) };
            assert!(found.is_ok() && address != 0, "{name}");
        }
    }
}
