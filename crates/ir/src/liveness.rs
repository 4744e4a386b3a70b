//! Liveness and slot allocation.
