// SPDX-License-Identifier: Apache-2.0
#include "core/observe/vector_stage.h"

#include <array>
#include <cstddef>

namespace vitrine::core {

std::string_view enumName(VectorStage stage)
{
    static constexpr std::array<std::string_view, kVectorStages + 1> kNames{
        "none", "definition", "tessellation", "transformation", "coverage", "clipping", "paint", "image", "blending"};
    return kNames[static_cast<std::size_t>(stage)];
}

} // namespace vitrine::core
