// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/snapshot.h"

#include <cstdint>
#include <map>

namespace vitrine::views {

/// The context of a task that has been started: what is loaded when a processor switches to it (BYP-02).
struct TaskThread {
    std::uint32_t pc = 0;    ///< instruction that comes next, from 0
    std::uint32_t place = 0; ///< of its registers, among those of its stage
};

/// By number of the task, as the machine holds them at a moment.
[[nodiscard]] std::map<std::uint32_t, TaskThread> threadsAt(const core::Snapshot& moment);

} // namespace vitrine::views
