// SPDX-License-Identifier: Apache-2.0
#include "core/session/shader_trace/shader_trace_condition.h"

#include "core/session/shader_trace/condition_parser.h"

#include <bit>
#include <cmath>

namespace vitrine::core {

namespace {

double numberOf(std::uint32_t bits, SymbolKind kind)
{
    if (kind == SymbolKind::Boolean)
        return bits != 0 ? 1 : 0;
    if (kind == SymbolKind::Integer)
        return static_cast<std::int32_t>(bits);
    return std::bit_cast<float>(bits);
}

} // namespace

Result<TraceCondition> TraceCondition::parse(std::string_view text, const LaneWalk& walk)
{
    return ConditionParser{text, walk}.run();
}

bool TraceCondition::holds(const LaneWalk& walk) const
{
    if (m_nodes.empty())
        return true;
    const auto result = value(walk);
    return result && *result != 0;
}

std::optional<double> TraceCondition::value(const LaneWalk& walk) const
{
    return m_nodes.empty() ? std::nullopt : evaluate(walk, m_nodes.size() - 1);
}

std::optional<double> TraceCondition::combine(Operator what, double left, double right)
{
    switch (what) {
    case Operator::Not: return left == 0 ? 1 : 0;
    case Operator::Negate: return -left;
    case Operator::Absolute: return std::abs(left);
    case Operator::Multiply: return left * right;
    case Operator::Divide: return left / right;
    case Operator::Add: return left + right;
    case Operator::Subtract: return left - right;
    case Operator::Less: return left < right;
    case Operator::LessEqual: return left <= right;
    case Operator::Greater: return left > right;
    case Operator::GreaterEqual: return left >= right;
    // What is typed is a decimal: 0.1 means the float nearest to it.
    case Operator::Equal: return left == right || static_cast<float>(left) == static_cast<float>(right);
    case Operator::NotEqual: return !(left == right || static_cast<float>(left) == static_cast<float>(right));
    case Operator::And: return left != 0 && right != 0;
    case Operator::Or: return left != 0 || right != 0;
    case Operator::Number:
    case Operator::Read: break;
    }
    return std::nullopt;
}

std::optional<double> TraceCondition::evaluate(const LaneWalk& walk, std::size_t index) const
{
    const Node& node = m_nodes[index];
    if (node.what == Operator::Number)
        return node.number;
    if (node.what == Operator::Read) {
        const auto* address = std::get_if<TraceAddress>(&node.place);
        const auto bits = address ? walk.bits(*address) : walk.bits(std::get<DebugPlace>(node.place));
        return bits ? std::optional(numberOf(*bits, node.kind)) : std::nullopt;
    }
    const auto left = evaluate(walk, node.left);
    const bool isUnary = node.what == Operator::Not || node.what == Operator::Negate || node.what == Operator::Absolute;
    const auto right = isUnary ? left : evaluate(walk, node.right);
    // One side may decide although the other is not known.
    if (node.what == Operator::And && ((left && *left == 0) || (right && *right == 0)))
        return 0;
    if (node.what == Operator::Or && ((left && *left != 0) || (right && *right != 0)))
        return 1;
    return left && right ? combine(node.what, *left, *right) : std::nullopt;
}

std::vector<std::string> conditionNames(const LaneWalk& walk)
{
    constexpr std::string_view kLetters = "xyzw";
    std::vector<std::string> names;
    for (const DebugVariable& variable : walk.trace().debug->variables) {
        names.push_back(variable.name);
        for (std::uint8_t c = 0; variable.components > 1 && variable.columns == 1 && c < variable.components; ++c)
            if (variable.arraySize == 0)
                names.push_back(variable.name + "." + kLetters[c]);
    }
    const Program& program = *walk.trace().program;
    const std::pair<char, std::uint32_t> files[] = {
        {'r', program.tempCount}, {'v', program.inputCount}, {'o', program.outputCount}};
    for (const auto& [letter, count] : files)
        for (std::uint32_t i = 0; i < count; ++i)
            for (const char component : kLetters)
                names.push_back(letter + std::to_string(i) + "." + component);
    return names;
}

} // namespace vitrine::core
