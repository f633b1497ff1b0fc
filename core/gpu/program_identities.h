// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"

#include <cstdint>
#include <deque>
#include <memory>

namespace vitrine::core {

/// Tells which draws have their programs, constants and textures in common (RUN-05): such draws share one program in a
/// segment.
class ProgramIdentities {
public:
    /// The first draw with these programs, constants and textures, of the last ones: this draw, when there is none.
    [[nodiscard]] std::uint32_t of(const DrawCommand& command);
    /// What textures hold has changed.
    void clear() { m_known.clear(); }

private:
    static constexpr std::size_t kKept = 16; ///< as many as can be under way at once
    struct Known {
        std::uint32_t draw = 0;
        std::shared_ptr<const DrawState> state;
    };
    std::deque<Known> m_known;
};

} // namespace vitrine::core
