// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/discard_card.h"

#include "core/opacity/discard_condition.h"
#include "core/shader/opcode_info.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace vitrine::core {

namespace {

using Kind = DiscardNodeKind;

std::string_view signOf(Condition condition)
{
    constexpr std::array<std::string_view, 6> kSigns{"<", "<=", "==", "!=", ">=", ">"};
    return kSigns[static_cast<std::size_t>(condition)];
}

class CardWriter {
public:
    CardWriter(const Program& program, std::span<const Vec4> constants)
        : m_program(program), m_analysis(*program.discard), m_constants(constants)
    {
    }

    DiscardCard card()
    {
        m_card.isAnalyzed = true;
        m_card.neverDiscards = m_analysis.neverDiscards();
        m_card.exceedsLimits = m_analysis.exceedsLimits;
        std::vector<std::string> texts; // by node: a part comes before what it is a part of
        for (const DiscardNode& node : m_analysis.nodes)
            texts.push_back(textOf(node, texts));
        m_card.expression = texts.back();
        return std::move(m_card);
    }

private:
    [[nodiscard]] std::string number(const ConstantRef& constant) const
    {
        const auto value = constantValue(constant, m_constants);
        return value ? fmt::format("{}", *value) : "?";
    }

    std::string channel(const DiscardNode& node)
    {
        const DiscardTerm term{m_analysis.reads[node.left].slot, "rgba"[node.channel], node.condition,
                               constantValue(node.constant, m_constants)};
        m_card.terms.push_back(term);
        return fmt::format("t{}.{} {} {}", term.slot, term.channel, signOf(term.condition), number(node.constant));
    }

    std::string unknown(const DiscardNode& node)
    {
        if (m_card.exceedsLimits) {
            m_card.unknowns.push_back({"more than this analysis looks through", 0});
            return "?";
        }
        const Instruction& instruction = m_program.instructions[node.at];
        m_card.unknowns.push_back(
            {"computed by " + std::string(opcodeInfo(instruction.opcode).name), instruction.sourceLine});
        return "?";
    }

    std::string textOf(const DiscardNode& node, const std::vector<std::string>& parts)
    {
        switch (node.kind) {
        case Kind::Unknown: return unknown(node);
        case Kind::Never: return "never";
        case Kind::Always: return "always";
        case Kind::Channel: return channel(node);
        case Kind::Constants:
            return fmt::format("{} {} {}", number(node.other), signOf(node.condition), number(node.constant));
        case Kind::Truth: return fmt::format("c{}.{}", node.constant.index, "xyzw"[node.constant.component]);
        case Kind::Not: return "not " + parts[node.left];
        case Kind::And: return joined(parts[node.left], " and ", parts[node.right]);
        case Kind::Or: return joined(parts[node.left], " or ", parts[node.right]);
        }
        return "?";
    }

    /// Parts may be used more than once: what grows too long is not worth reading.
    static std::string joined(const std::string& left, std::string_view joint, const std::string& right)
    {
        constexpr std::size_t kLongest = 4000;
        if (left.size() + right.size() > kLongest)
            return "…";
        return fmt::format("({}{}{})", left, joint, right);
    }

    const Program& m_program;
    const DiscardAnalysis& m_analysis;
    const std::span<const Vec4> m_constants;
    DiscardCard m_card;
};

} // namespace

DiscardCard discardCard(const Program& program, std::span<const Vec4> constants)
{
    return program.discard ? CardWriter(program, constants).card() : DiscardCard{};
}

} // namespace vitrine::core
