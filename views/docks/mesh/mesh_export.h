// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/mesh/mesh_shape.h"

#include <QByteArray>

namespace vitrine::views {

/// The places of the vertices that the look shows, each vertex once, and all primitives whose corners have one: as
/// text for other programs. Vertices without a place (behind the eye) are left out with their primitives.
[[nodiscard]] QByteArray meshAsPly(const core::Mesh& mesh, const MeshLook& look);
[[nodiscard]] QByteArray meshAsObj(const core::Mesh& mesh, const MeshLook& look);

} // namespace vitrine::views
