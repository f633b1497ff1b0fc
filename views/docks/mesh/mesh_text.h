// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/mesh/mesh.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

/// A mesh in words.

namespace vitrine::views {

/// How many primitives there are of a kind.
struct MeshCounts {
    quint64 drawn = 0, clipped = 0, culled = 0, outside = 0, degenerate = 0, bad = 0;
    quint64 front = 0, back = 0; ///< as far as it is known
};
[[nodiscard]] MeshCounts countsOf(const core::Mesh& mesh);

/// Which side was turned to the eye; of primitives that were not drawn only known where culling tells.
[[nodiscard]] std::optional<bool> isFront(const core::Mesh& mesh, const core::MeshPrimitive& primitive);

class MeshText {
    Q_DECLARE_TR_FUNCTIONS(MeshText)

public:
    /// "36 vertices · 12 triangles: 6 drawn, 6 culled"
    [[nodiscard]] static QString summary(const core::Mesh& mesh);
    [[nodiscard]] static QString fate(core::MeshFate fate);
    /// "left, near": the sides of the view volume that it lies beyond.
    [[nodiscard]] static QString outside(std::uint8_t sides);
    /// As many digits as tell floats apart; −0 and infinities too.
    [[nodiscard]] static QString number(double value);
};

} // namespace vitrine::views
