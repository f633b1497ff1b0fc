// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/snapshot.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

/// Finds values in the states of units and in what queues hold.

namespace vitrine::views {

using SharedSnapshot = std::shared_ptr<const core::Snapshot>;

/// Null: there is none of that name. Optional groups are lists of one: these are looked through.
[[nodiscard]] inline const core::StateNode* nodeAt(const core::StateNode* node,
                                                   std::initializer_list<std::string_view> path)
{
    for (const std::string_view name : path) {
        if (node && node->isList && node->children.size() == 1)
            node = &node->children.front();
        const core::StateNode* found = nullptr;
        for (std::size_t i = 0; node && !found && i < node->children.size(); ++i)
            found = node->children[i].name == name ? &node->children[i] : nullptr;
        node = found;
    }
    return node;
}

/// 0 when there is no such number.
[[nodiscard]] inline std::uint64_t numberOf(const core::StateNode* node)
{
    if (!node)
        return 0;
    if (const auto* number = std::get_if<std::uint64_t>(&node->value))
        return *number;
    const auto* number = std::get_if<std::int64_t>(&node->value);
    return number && *number > 0 ? static_cast<std::uint64_t>(*number) : 0;
}

[[nodiscard]] inline bool truthOf(const core::StateNode* node)
{
    const auto* truth = node ? std::get_if<bool>(&node->value) : nullptr;
    return truth && *truth;
}

/// Of a text, or the name of an enumeration's value; empty when there is none.
[[nodiscard]] inline std::string_view wordOf(const core::StateNode* node)
{
    const auto* word = node ? std::get_if<std::string>(&node->value) : nullptr;
    return word ? std::string_view(*word) : std::string_view();
}

/// Null: no moment is known, or it has no such unit.
[[nodiscard]] inline const core::UnitSnapshot* unitIn(const core::Snapshot* moment, core::UnitId unit)
{
    for (std::size_t i = 0; moment && i < moment->units.size(); ++i)
        if (moment->units[i].id == unit)
            return &moment->units[i];
    return nullptr;
}

[[nodiscard]] inline const core::QueueSnapshot* queueIn(const core::Snapshot* moment, core::QueueId queue)
{
    for (std::size_t i = 0; moment && i < moment->queues.size(); ++i)
        if (moment->queues[i].id == queue)
            return &moment->queues[i];
    return nullptr;
}

/// The state of a unit; null as above.
[[nodiscard]] inline const core::StateNode* stateIn(const core::Snapshot* moment, core::UnitId unit)
{
    const core::UnitSnapshot* found = unitIn(moment, unit);
    return found ? &found->state : nullptr;
}

} // namespace vitrine::views
