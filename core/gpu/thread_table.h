// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/isa.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine::core {

class MachineWiring;

enum class ThreadState : std::uint8_t {
    Waiting, ///< in its queue, to be started
    Running,
    Pending, ///< swapped out, for a device's result
    Ready,   ///< completed, to be resumed
    Done     ///< its results wait for their turn
};
[[nodiscard]] std::string_view enumName(ThreadState state);

/// A thread that the machine holds: what the load controller needs to go on with it (BYP-02).
struct ThreadRow {
    std::uint32_t task = 0;
    ShaderStage kind = ShaderStage::Vertex;
    std::optional<std::uint32_t> processor; ///< that runs it, or ran it last
    std::uint32_t programCounter = 0;
    std::uint32_t registerBase = 0; ///< words of its stage's register storage before its own
    ThreadState state = ThreadState::Waiting;
};

/// Between cycles: vertices by the age of their tasks, then fragments likewise.
[[nodiscard]] std::vector<ThreadRow> threadTable(MachineWiring& wiring);

} // namespace vitrine::core
