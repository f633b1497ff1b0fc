// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/shader_trace/shader_trace_walk.h"

#include <QByteArray>

namespace vitrine::views {

/// Every step with its line, its instruction and what it wrote.
[[nodiscard]] QByteArray traceAsCsv(core::LaneWalk walk);
[[nodiscard]] QByteArray traceAsJson(core::LaneWalk walk);

} // namespace vitrine::views
