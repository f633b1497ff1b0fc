// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/snapshot.h"
#include "core/session/machine/task_log.h"

namespace vitrine::core {

/// The tasks that were in flight when a recording ended, as a tree for the command line. It tells where each task is,
/// since when, on which processor, and its requests.
[[nodiscard]] StateNode tasksInFlight(const TaskLog& log);

} // namespace vitrine::core
