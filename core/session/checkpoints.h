// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine_state.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>

namespace vitrine::core {

/// Saved moments of a replay, by position. Pages are shared between them and the running machine, so one costs about
/// what was drawn since the one before.
class Checkpoints {
public:
    struct Saved {
        std::uint64_t position = 0;
        const MachineState* state = nullptr;
    };
    /// The last one at or before `position`; there must be one at 0.
    [[nodiscard]] Saved nearest(std::uint64_t position) const;
    /// Whether a new one at `position` would be worth its memory.
    [[nodiscard]] bool wants(std::uint64_t position) const;
    void add(std::uint64_t position, std::unique_ptr<MachineState> state);

private:
    void thin();

    std::map<std::uint64_t, std::unique_ptr<MachineState>> m_states;
    std::uint64_t m_bytes = 0;     ///< beside one another; at most too many after one was replaced
    std::uint64_t m_spacing = 256; ///< calls between neighbors; doubles whenever there are too many
};

} // namespace vitrine::core
