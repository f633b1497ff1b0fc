// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/snapshot.h"

#include <cstdint>
#include <string>
#include <string_view>

/// Leaves of the trees that tell state.

namespace vitrine::core {

[[nodiscard]] inline StateNode textNode(std::string_view name, std::string_view value)
{
    return {std::string(name), std::string(value), {}, false};
}

[[nodiscard]] inline StateNode countNode(std::string_view name, std::uint64_t value)
{
    return {std::string(name), value, {}, false};
}

} // namespace vitrine::core
