// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/vector_path/path_anatomy.h"

namespace vitrine::core {

/// The edges and triangles of fans, and how many of them come from each segment. `anatomy` has its segments, vertices
/// and fans.
///
///      V2----V3      the subpath V0 V1 V2 V3 has the edges V0V1, V1V2, V2V3 and the one that closes it, V3V0. A fan
///      |      |      with too many edges goes on in further ones, which begin at its V0 and at its last vertex; what
///      V1----V0      such fans have in common is no edge
void addEdges(PathAnatomy& anatomy, const openvg::FanGeometry& geometry);

} // namespace vitrine::core
