//! The arithmetic of PTX, bit for bit: directed rounding, flush to zero, saturation, conversions.
