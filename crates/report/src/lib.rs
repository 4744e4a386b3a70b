//! Counters to text and JSON.
