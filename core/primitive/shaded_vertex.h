// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/shader/thread_context.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

inline constexpr int kMaxVaryings = 16;

/// What a vertex program hands to primitive setup (L4). Entries of `varyings` beyond the program's varyingCount are
/// unspecified, and nobody reads them.
struct ShadedVertex {
    Vec4 clip;              ///< clip coordinates, o0
    float pointSize = 1.0f; ///< o1.x, in pixels; 1 when the program doesn't write it
    std::array<Vec4, kMaxVaryings> varyings;

    static void visit(auto& visitor, auto& vertex)
    {
        visitor("clip", vertex.clip);
        visitor("pointSize", vertex.pointSize);
        visitor("varyings", vertex.varyings);
    }
};

/// Copies the outputs of one lane of a finished vertex task: o0, o1.x and the varyings.
void readShadedVertex(const ThreadContext& context, const Program& program, std::uint32_t lane, ShadedVertex& vertex);

/// Copies only what the program wrote: a ShadedVertex has 276 bytes, most of them unused.
inline void copyVertex(const ShadedVertex& from, int varyingCount, ShadedVertex& to)
{
    to.clip = from.clip;
    to.pointSize = from.pointSize;
    std::copy_n(from.varyings.begin(), varyingCount, to.varyings.begin());
}

} // namespace vitrine::core
