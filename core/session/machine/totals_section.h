// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"

#include <cstdint>
#include <memory>

namespace vitrine::core {

class SectionRecorder;
struct RecordedRun;

/// The sums of the draw. They are exact even when not all of it was kept.
struct TotalsSection {
    Cycle cycles = 0;
    std::uint64_t instructions = 0; ///< each once per task
    std::uint64_t requests = 0;
    std::uint64_t vertexTasks = 0;
    std::uint64_t fragmentTasks = 0;
    std::uint64_t swaps = 0;

    /// Instructions per cycle, of all processors.
    [[nodiscard]] double ipc() const
    {
        return cycles == 0 ? 0.0 : static_cast<double>(instructions) / static_cast<double>(cycles);
    }
};

/// It stands behind the section of tasks, whose sums it adds up.
[[nodiscard]] std::unique_ptr<SectionRecorder> beginTotalsSection(const RecordedRun& run);

} // namespace vitrine::core
