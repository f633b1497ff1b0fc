// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/vec4.h"
#include "core/command/assembly_ops.h"
#include "core/session/call_source.h"
#include "core/session/replay.h"

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

/// The geometry of a draw: what the vertex shader was given, what it made, and what became of the primitives. All of it
/// is recorded while the machine executes the draw.

namespace vitrine::core {

/// An entry of `Mesh::sequence`: the vertex belongs to no whole primitive, so it was never shaded.
inline constexpr std::uint32_t kNotShaded = 0xFFFF'FFFF;

/// One named value of every vertex: an attribute as fetched, or a varying. A matrix has one such value per column.
struct MeshValue {
    std::string name;
    std::string type; ///< how an attribute is stored: "3 float", "4 unsignedByte normalized", "constant"
    std::uint8_t components = 4;
    std::vector<float> values; ///< by vertex, `components` each

    [[nodiscard]] std::span<const float> of(std::uint32_t vertex) const
    {
        return std::span(values).subspan(std::size_t{vertex} * components, components);
    }
};

/// Bits that tell why a vertex lies outside of the view volume (ES 2.0 §2.13). Several can be set.
namespace outside {
inline constexpr std::uint8_t kLeft = 1, kRight = 2, kBottom = 4, kTop = 8, kNear = 16, kFar = 32;
inline constexpr std::uint8_t kBehind = 64;     ///< w ≤ 0: neither in normalized device coordinates nor in the window
inline constexpr std::uint8_t kNotFinite = 128; ///< a clip coordinate is NaN or infinite
} // namespace outside

struct MeshVertex {
    std::uint32_t number = 0; ///< place in the attribute arrays: the index
    Vec4 clip;
    float pointSize = 1.0f;
    std::array<double, 3> window{}; ///< x, y from the bottom left in pixels, depth 0…1 before clamping; behind: zeros
    std::uint8_t outside = 0;       ///< a set of outside::…
};

enum class MeshFate : std::uint8_t {
    Drawn,      ///< something of it went to the rasterizer
    Culled,     ///< by facing
    Degenerate, ///< no area, or no length
    Outside,    ///< of the view volume, the viewport, the scissor or the target
    BadVertex,  ///< a coordinate is no number
};

struct MeshPrimitive {
    std::array<std::uint32_t, 3> corners{}; ///< indices into Mesh::sequence; those beyond the kind's count are 0
    MeshFate fate = MeshFate::Drawn;
    bool isClipped = false;
    bool isFrontFacing = true;     ///< of drawn triangles
    std::uint32_t firstNumber = 0; ///< the rasterizer's number of its first piece (PrimitiveLink); 0: there is none
    std::uint32_t pieces = 0;      ///< how many; they are numbered one after the other
};

/// `sequence` lists the vertices in the order in which they are shaded. Vertices with the same index share an entry of
/// `vertices`, because a program gives the same result for the same inputs.
struct Mesh {
    std::uint64_t callNumber = 0; ///< the capture's own
    std::string function;
    Topology topology = Topology::Triangles;
    PrimitiveKind kind = PrimitiveKind::Triangle;
    bool isIndexed = false;
    bool writesPointSize = false;
    RasterState raster;               ///< culling, winding, viewport, depths
    std::uint32_t vertexCount = 0;    ///< of the call
    std::uint32_t primitiveCount = 0; ///< of the call
    std::vector<MeshValue> inputs;
    std::vector<MeshValue> varyings;
    std::vector<MeshVertex> vertices;
    std::vector<std::uint32_t> sequence;   ///< indices into `vertices`, or kNotShaded
    std::vector<MeshPrimitive> primitives; ///< in the order of assembly; only those whose corners are all in `sequence`

    /// Whether vertices are missing: of a very large draw only the beginning is kept.
    [[nodiscard]] bool isCut() const { return sequence.size() < vertexCount; }
    /// The vertex at a position of the sequence; null when it was not shaded or not kept.
    [[nodiscard]] const MeshVertex* vertexAt(std::uint32_t position) const
    {
        const bool isThere = position < sequence.size() && sequence[position] != kNotShaded;
        return isThere ? &vertices[sequence[position]] : nullptr;
    }
};

/// How much of a draw is kept.
inline constexpr std::uint32_t kMostMeshVertices = 1U << 21;
inline constexpr std::size_t kMostMeshBytes = std::size_t{256} << 20;

/// The mesh of the draw that the next call makes; the replay stays where it is. Fails with a sentence when that call
/// draws nothing, when a program can't be executed, and on a stop request. `progress` counts primitives.
[[nodiscard]] Result<Mesh> mesh(const Replay& replay, CallSource& source, const std::stop_token& stop = {},
                                const SeekProgress& progress = {});

} // namespace vitrine::core
