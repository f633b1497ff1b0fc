// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/shader_trace/shader_trace_walk.h"

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace vitrine::core {

/// What a breakpoint waits for: an expression over registers and variables of the source.
///
///   r3.x > 0.5      color.a == 0 && i >= 2      !isLit || abs(n.z) < 1e-3      m[1][0] * 2 != w[3]
///
/// Operators as in GLSL: ! - * / + - < <= > >= == != && ||, parentheses and abs(). Registers: r, v, o, c with a
/// component. A variable of several components needs one: .xyzw, .rgba, .stpq or [0]. Integers may be hexadecimal.
class TraceCondition {
public:
    /// The error names the place: "at 4: there is no variable or register “colr”". Empty text always holds.
    [[nodiscard]] static Result<TraceCondition> parse(std::string_view text, const LaneWalk& walk);

    /// Whether the condition holds where the walk stands; false when something in it is not known there.
    [[nodiscard]] bool holds(const LaneWalk& walk) const;
    /// The value of the expression as a number; nothing when something in it is not known.
    [[nodiscard]] std::optional<double> value(const LaneWalk& walk) const;

private:
    friend class ConditionParser;
    enum class Operator : std::uint8_t {
        Number,
        Read,
        Not,
        Negate,
        Absolute,
        Multiply,
        Divide,
        Add,
        Subtract,
        Less,
        LessEqual,
        Greater,
        GreaterEqual,
        Equal,
        NotEqual,
        And,
        Or
    };
    struct Node {
        Operator what = Operator::Number;
        double number = 0;
        std::variant<TraceAddress, DebugPlace> place{};
        SymbolKind kind = SymbolKind::Float;
        std::size_t left = 0, right = 0;
    };
    [[nodiscard]] std::optional<double> evaluate(const LaneWalk& walk, std::size_t node) const;
    [[nodiscard]] static std::optional<double> combine(Operator what, double left, double right);

    std::vector<Node> m_nodes; ///< the last node is the whole expression
};

/// What can be written in a condition: variables with their components, and registers in use.
[[nodiscard]] std::vector<std::string> conditionNames(const LaneWalk& walk);

} // namespace vitrine::core
