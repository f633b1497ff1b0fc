// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/resource_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace vitrine::core {

class Replay;

/// A row of the state of a draw (Replay::lastDrawState()) that an object of the API stands behind.
struct StateReference {
    std::string group; ///< "draw", "program", "attributes", "vertexTextures", "fragmentTextures", "renderTargets"
    std::string row;   ///< within the group; of attributes their number alone; empty: the group itself
    ResourceId id;
    std::optional<std::uint32_t> unit = {}; ///< of a texture: where the program has bound it
    friend bool operator==(const StateReference&, const StateReference&) = default;
};

/// Of the last draw before the position, as the API has told it to the machine: program, array and index buffers,
/// textures by the machine's slots, the framebuffer and its images. Objects without a name any more, or that never had
/// one (client memory, the window's surfaces), are left out. Empty before the first draw.
[[nodiscard]] std::vector<StateReference> stateReferences(const Replay& replay);

} // namespace vitrine::core
