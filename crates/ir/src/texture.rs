//! What an instruction asks of a texture or a surface, beside its [`base::MemOp`].
//!
//! Source: PTX ISA, "Texture Instructions", "Surface Instructions".

/// The shape of a texture's coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Geometry {
    /// `.1d`
    Line,
    /// `.2d`
    Plane,
    /// `.3d`
    Volume,
    /// `.a1d`: layers of lines.
    Lines,
    /// `.a2d`: layers of planes.
    Planes,
    /// `.cube`: six faces.
    Cube,
    /// `.acube`: layers of cubes.
    Cubes,
}

impl Geometry {
    /// Every geometry with its PTX name.
    pub const ALL: [(Geometry, &'static str); 7] = [
        (Geometry::Line, "1d"),
        (Geometry::Plane, "2d"),
        (Geometry::Volume, "3d"),
        (Geometry::Lines, "a1d"),
        (Geometry::Planes, "a2d"),
        (Geometry::Cube, "cube"),
        (Geometry::Cubes, "acube"),
    ];

    /// The PTX name.
    pub fn name(self) -> &'static str {
        Geometry::ALL.iter().find(|g| g.0 == self).map_or("", |g| g.1)
    }

    /// The geometry of that PTX name.
    pub fn from_name(name: &str) -> Option<Geometry> {
        Geometry::ALL.iter().find(|g| g.1 == name).map(|g| g.0)
    }

    /// Is a layer's number the first coordinate?
    pub const fn layered(self) -> bool {
        matches!(self, Geometry::Lines | Geometry::Planes | Geometry::Cubes)
    }

    /// Coordinates behind the layer.
    pub const fn dimensions(self) -> usize {
        match self {
            Geometry::Line | Geometry::Lines => 1,
            Geometry::Plane | Geometry::Planes => 2,
            Geometry::Volume | Geometry::Cube | Geometry::Cubes => 3,
        }
    }

    /// Faces of a layer.
    pub const fn faces(self) -> u32 {
        if matches!(self, Geometry::Cube | Geometry::Cubes) { 6 } else { 1 }
    }
}

/// Which level of a mipmap is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// The finest: plain forms and `.base`.
    Finest,
    /// `.level`: an operand says it.
    Given,
    /// `.grad`: it follows from how fast the coordinates change.
    Gradient,
}

/// What happens beyond the edge of a surface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Beyond {
    /// `.trap`: a fault.
    Trap,
    /// `.clamp`: the nearest place.
    Clamp,
    /// `.zero`: loads give 0, stores are dropped.
    Zero,
}

/// A texture or surface instruction. The object's handle is the operation's base register. Its operands are, in this
/// order, each a column: the layer, the coordinates, the level or the gradients in x and in y, the offsets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TextureOp {
    /// Of the coordinates.
    pub geometry: Geometry,
    /// Coordinates are integers.
    pub integer: bool,
    /// Of a mipmap.
    pub level: Level,
    /// `tld4`: this component of the four texels around.
    pub gather: Option<u8>,
    /// Offsets in texels are given.
    pub offset: bool,
    /// Beyond the edge of a surface.
    pub beyond: Beyond,
    /// `.p`: a surface is addressed by samples, which are converted to its format.
    pub formatted: bool,
}

/// What `txq` and `suq` ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Query {
    /// `.width`
    Width,
    /// `.height`
    Height,
    /// `.depth`
    Depth,
    /// `.channel_data_type`
    ChannelDataType,
    /// `.channel_order`
    ChannelOrder,
    /// `.normalized_coords`
    NormalizedCoords,
    /// `.force_unnormalized_coords`
    ForceUnnormalizedCoords,
    /// `.filter_mode`
    FilterMode,
    /// `.addr_mode_0`
    AddressMode0,
    /// `.addr_mode_1`
    AddressMode1,
    /// `.addr_mode_2`
    AddressMode2,
    /// `.array_size`
    ArraySize,
    /// `.num_mipmap_levels`
    Levels,
    /// `.num_samples`
    Samples,
}

impl Query {
    /// All, by their number.
    pub const ALL: [Query; 14] = [
        Query::Width,
        Query::Height,
        Query::Depth,
        Query::ChannelDataType,
        Query::ChannelOrder,
        Query::NormalizedCoords,
        Query::ForceUnnormalizedCoords,
        Query::FilterMode,
        Query::AddressMode0,
        Query::AddressMode1,
        Query::AddressMode2,
        Query::ArraySize,
        Query::Levels,
        Query::Samples,
    ];
}
