//! A GPU as data: figures with their sources, limits per architecture, occupancy.
