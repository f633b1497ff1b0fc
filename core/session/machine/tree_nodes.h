// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/snapshot.h"

#include <string>
#include <utility>

/// What trees of segments, tasks and requests are made of.

namespace vitrine::core {

[[nodiscard]] inline StateNode leaf(std::string name, StateNode::Value value)
{
    return {std::move(name), std::move(value), {}, false};
}

[[nodiscard]] inline StateNode number(std::string name, std::uint64_t value)
{
    return leaf(std::move(name), value);
}

} // namespace vitrine::core
