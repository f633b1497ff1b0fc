// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// Graphics cycles since the machine was reset: the one unit of time (spec/00 §5).
using Cycle = std::uint64_t;

inline constexpr Cycle kNever = ~Cycle{0};

} // namespace vitrine::core
