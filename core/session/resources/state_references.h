// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/resource_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace vitrine::core {

class Replay;

/// A row of a draw's state (Replay::lastDrawState()) whose value comes from an object of the API.
struct StateReference {
    std::string group; ///< "draw", "program", "attributes", "vertexTextures", "fragmentTextures", "renderTargets"
    std::string row;   ///< row of the group; for attributes only their number; empty: the group itself
    ResourceId id;
    std::optional<std::uint32_t> unit = {}; ///< of a texture: where the program has bound it
    friend bool operator==(const StateReference&, const StateReference&) = default;
};

/// The references of the last draw before the position, as the API has given them to the machine: program, array and
/// index buffers, textures by the machine's slots, the framebuffer and its images. Objects that have no name any more,
/// or never had one (client memory, the window's surfaces), are left out. Empty before the first draw.
[[nodiscard]] std::vector<StateReference> stateReferences(const Replay& replay);

} // namespace vitrine::core
