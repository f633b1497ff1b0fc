// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/node_output.h"

#include "core/session/state_names.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace vitrine::cli {
namespace {

using Json = nlohmann::ordered_json;

struct ValueToJson {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(const auto& plain) const { return plain; }
};

struct ValueToText {
    std::string operator()(std::monostate) const { return {}; }
    /// Most are floats of the machine: no more digits than a float has.
    std::string operator()(double real) const
    {
        const auto narrow = static_cast<float>(real);
        return narrow == real ? fmt::format("{}", narrow) : fmt::format("{}", real);
    }
    std::string operator()(const auto& plain) const { return fmt::format("{}", plain); }
};

bool isLeaf(const core::StateNode& node)
{
    return !node.isList && node.value.index() != 0;
}

/// A list of plain numbers stands on one line.
std::string inOneLine(const core::StateNode& node)
{
    std::string line;
    for (const core::StateNode& child : node.children)
        line += fmt::format("{}{}", line.empty() ? "" : ", ", std::visit(ValueToText{}, child.value));
    return line;
}

void printLines(const std::string& text, int depth)
{
    std::size_t start = 0;
    while (start < text.size()) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        fmt::print("{:{}}{}\n", "", depth * 2, std::string_view(text).substr(start, end - start));
        start = end + 1;
    }
}

} // namespace

Json toJson(const core::StateNode& node)
{
    if (isLeaf(node))
        return std::visit(ValueToJson{}, node.value);
    Json content = node.isList ? Json::array() : Json::object();
    for (const core::StateNode& child : node.children) {
        if (node.isList)
            content.push_back(toJson(child));
        else
            content[core::holdsNamesOfTheProgram(node.name) ? child.name : core::snakeCase(child.name)] = toJson(child);
    }
    return content;
}

void printText(const core::StateNode& node, int depth)
{
    const std::string name = node.name.empty() ? "-" : node.name;
    if (isLeaf(node)) {
        const std::string value = std::visit(ValueToText{}, node.value);
        const bool isBlock = value.find('\n') != std::string::npos;
        fmt::print("{:{}}{}: {}\n", "", depth * 2, name, isBlock ? "" : value);
        if (isBlock)
            printLines(value, depth + 1);
        return;
    }
    if (node.isList && !node.children.empty() && std::ranges::all_of(node.children, isLeaf)) {
        fmt::print("{:{}}{}: {}\n", "", depth * 2, name, inOneLine(node));
        return;
    }
    fmt::print("{:{}}{}\n", "", depth * 2, name);
    for (const core::StateNode& child : node.children)
        printText(child, depth + 1);
}

} // namespace vitrine::cli
