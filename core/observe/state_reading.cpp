// SPDX-License-Identifier: Apache-2.0
#include "core/observe/state_reading.h"

#include <algorithm>
#include <string>
#include <variant>

namespace vitrine::core {

namespace {

const StateNode* childOf(const StateNode* node, std::string_view name)
{
    if (!node)
        return nullptr;
    const auto found = std::ranges::find(node->children, name, &StateNode::name);
    return found == node->children.end() ? nullptr : &*found;
}

} // namespace

std::optional<std::uint64_t> numberOf(const StateNode* node)
{
    if (!node)
        return std::nullopt;
    if (const auto* number = std::get_if<std::uint64_t>(&node->value))
        return *number;
    const auto* number = std::get_if<std::int64_t>(&node->value);
    return number ? std::optional(static_cast<std::uint64_t>(std::max<std::int64_t>(*number, 0))) : std::nullopt;
}

std::optional<std::uint64_t> read(const StateNode* node, NumberField field)
{
    return numberOf(childOf(node, field));
}

bool read(const StateNode* node, TruthField field)
{
    const StateNode* found = childOf(node, field);
    const auto* truth = found ? std::get_if<bool>(&found->value) : nullptr;
    return truth && *truth;
}

std::string_view read(const StateNode* node, WordField field)
{
    const StateNode* found = childOf(node, field);
    const auto* word = found ? std::get_if<std::string>(&found->value) : nullptr;
    return word ? std::string_view(*word) : std::string_view();
}

const StateNode* read(const StateNode* node, GroupField field)
{
    const StateNode* found = childOf(node, field);
    if (!found || !found->isList)
        return found;
    return found->children.empty() ? nullptr : &found->children.front();
}

const StateNode* read(const StateNode* node, ListField field)
{
    return childOf(node, field);
}

} // namespace vitrine::core
