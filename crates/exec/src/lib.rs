//! The warp interpreter.
