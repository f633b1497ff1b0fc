// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/matrix.h"
#include "core/base/blob.h"

#include <cstdint>
#include <optional>
#include <vector>

/// What of a path goes to the machine: fans of vertices in user coordinates, which the vertex shader transforms
/// (VG2D-05).

namespace vitrine::core::openvg {

/// A path that would take more vertices is refused with VG_OUT_OF_MEMORY_ERROR: 48 MiB.
inline constexpr std::size_t kMaxFanVertices = std::size_t{1} << 22;
/// The same for vertices that fall together, which take time but no memory.
inline constexpr std::size_t kMaxFanPoints = 2 * kMaxFanVertices;
/// A fan with more edges goes on in further ones (VG2D-03).
inline constexpr std::uint32_t kMaxEdgesOfFan = 65535;

struct FanVertex {
    float x = 0.0f, y = 0.0f;  ///< in user coordinates
    std::uint32_t segment = 0; ///< the path's command whose edge ends here
    friend bool operator==(const FanVertex&, const FanVertex&) = default;
};

/// What a fan is of a path. Pieces of a stroke are convex, and run counter-clockwise in user coordinates, all of them.
enum class FanKind : std::uint8_t { Fill, Body, Join, Cap };

/// Vertices one behind the other: V0 and n − 1 more make n − 2 triangles (V0, Vk, Vk+1), for k = 1 … n − 2 (VG2D-06).
struct Fan {
    std::uint32_t first = 0, count = 0;
    FanKind kind = FanKind::Fill;
    friend bool operator==(const Fan&, const Fan&) = default;
};

/// Why there is less than the path has, for warnings.
enum class FanNote : std::uint8_t {
    None,
    SingularMatrix,      ///< nothing is drawn (VG2D-05)
    SingularPaintMatrix, ///< nothing is drawn (VG2D-18)
    SingularImageMatrix, ///< the image is skipped (VG2D-29)
    BeyondFloats         ///< a point is infinite on the surface; nothing is drawn
};

/// A rectangle on the surface, in pixels. It is empty when the maximum is less than the minimum.
struct Bounds {
    Point minimum{0.0, 0.0}, maximum{-1.0, -1.0};
    [[nodiscard]] bool isEmpty() const { return maximum.x < minimum.x; }
};

struct FanGeometry {
    std::vector<FanVertex> vertices;
    std::vector<Fan> fans;
    FanNote note = FanNote::None;
    bool isToleranceClamped = false; ///< it was 0 or less (VG2D-03)
    // What drawings want of it, made once for all of them:
    Bounds box;     ///< on the surface, by the matrix that it was made for
    Blob bytes;     ///< the vertices, for the machine
    Blob triangles; ///< three indices of 32 bits each; none where there is one fan, which goes as such

    /// The path's command that the k-th triangle of a fan, counted from 1, comes from: that of its edge (Vk, Vk+1).
    [[nodiscard]] std::uint32_t segmentOf(const Fan& fan, std::uint32_t triangle) const // VG2D-03
    {
        return vertices[fan.first + triangle + 1].segment;
    }
    [[nodiscard]] std::size_t triangleCount() const;
};

/// The box that is rasterized for resolve and cover (VG2D-15).
[[nodiscard]] Bounds boundsOf(const FanGeometry& geometry, const Matrix& userToSurface);

/// Collects fans. Once there are too many vertices it takes no more.
class FanBuilder {
public:
    void begin(FanKind kind) { m_kind = kind; }
    void add(Point user, std::uint32_t segment);
    /// Fans with fewer than three vertices leave no trace (VG2D-06).
    void end();

    [[nodiscard]] bool isFull() const { return m_isFull; }
    /// Nothing when there were too many vertices. Empty, with a note, when one is beyond what floats can hold.
    [[nodiscard]] std::optional<FanGeometry> take(const Matrix& userToSurface);

private:
    FanGeometry m_geometry;
    FanKind m_kind = FanKind::Fill;
    std::uint32_t m_first = 0; // of the fan that is being built
    std::size_t m_points = 0;  // that have come so far
    bool m_isFull = false;
};

} // namespace vitrine::core::openvg
