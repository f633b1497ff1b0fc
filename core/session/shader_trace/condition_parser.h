// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/shader_trace/shader_trace_condition.h"

#include <initializer_list>
#include <utility>

namespace vitrine::core {

/// Parses one condition by recursive descent.
class ConditionParser {
public:
    ConditionParser(std::string_view text, const LaneWalk& walk) : m_text(text), m_walk(walk) {}
    Result<TraceCondition> run();

private:
    using Operator = TraceCondition::Operator;
    using Node = TraceCondition::Node;
    using Choice = std::pair<std::string_view, Operator>;
    /// A step of a path to a value: the name in front, ".position", or "[1]".
    struct Step {
        std::string text;
        std::size_t index = 0;
        bool isIndex = false;
    };

    std::size_t binary(std::size_t level);
    std::size_t unary();
    std::size_t primary();
    std::size_t number();
    std::size_t name();
    std::vector<Step> path();
    bool readVariable(const std::vector<Step>& path, Node& node);
    bool readRegister(const std::vector<Step>& path, Node& node);
    bool select(const DebugVariable& variable, std::span<const Step> rest, Node& node);
    std::size_t add(Node node);
    std::size_t fail(std::size_t at, const Text& what);
    void skipSpace();
    [[nodiscard]] bool takes(std::string_view token);
    [[nodiscard]] char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    const std::string_view m_text;
    const LaneWalk& m_walk;
    std::size_t m_at = 0;
    int m_depth = 0;
    TraceCondition m_result;
    Text m_error;
};

} // namespace vitrine::core
