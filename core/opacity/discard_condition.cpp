// SPDX-License-Identifier: Apache-2.0
#include "core/opacity/discard_condition.h"

#include <bit>

namespace vitrine::core {

namespace {

TermTruth truthOf(bool isImpossible, bool isCertain)
{
    if (isImpossible)
        return TermTruth::Impossible;
    return isCertain ? TermTruth::Certain : TermTruth::Unknown;
}

TermTruth truthOf(bool holds)
{
    return holds ? TermTruth::Certain : TermTruth::Impossible;
}

TermTruth truthOfBits(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return truthOf(bits == 0, bits == ~0u);
}

template <typename Number>
bool compare(Number a, Condition condition, Number b)
{
    switch (condition) {
    case Condition::Less: return a < b;
    case Condition::LessEqual: return a <= b;
    case Condition::Equal: return a == b;
    case Condition::NotEqual: return a != b;
    case Condition::GreaterEqual: return a >= b;
    case Condition::Greater: break;
    }
    return a > b;
}

class Evaluation {
public:
    Evaluation(std::span<const Vec4> constants, std::span<const TextureBounds> reads)
        : m_constants(constants), m_reads(reads)
    {
    }

    [[nodiscard]] TermTruth of(const DiscardNode& node, std::span<const TermTruth> parts) const
    {
        switch (node.kind) {
        case DiscardNodeKind::Unknown: break;
        case DiscardNodeKind::Never: return TermTruth::Impossible;
        case DiscardNodeKind::Always: return TermTruth::Certain;
        case DiscardNodeKind::Channel: return ofChannel(node);
        case DiscardNodeKind::Constants: return ofConstants(node);
        case DiscardNodeKind::Truth: {
            const auto value = constantValue(node.constant, m_constants);
            return value ? truthOfBits(*value) : TermTruth::Unknown;
        }
        case DiscardNodeKind::Not: return negated(parts[node.left]);
        case DiscardNodeKind::And: return both(parts[node.left], parts[node.right]);
        case DiscardNodeKind::Or: return either(parts[node.left], parts[node.right]);
        }
        return TermTruth::Unknown;
    }

private:
    [[nodiscard]] TermTruth ofChannel(const DiscardNode& node) const
    {
        const auto threshold = constantValue(node.constant, m_constants);
        if (!threshold || node.left >= m_reads.size())
            return TermTruth::Unknown;
        return termTruth(m_reads[node.left][node.channel], node.condition, *threshold);
    }
    [[nodiscard]] TermTruth ofConstants(const DiscardNode& node) const
    {
        const auto a = constantValue(node.other, m_constants), b = constantValue(node.constant, m_constants);
        if (!a || !b)
            return TermTruth::Unknown;
        if (node.isInteger)
            return truthOf(compare(std::bit_cast<std::int32_t>(*a), node.condition, std::bit_cast<std::int32_t>(*b)));
        return truthOf(compare(*a, node.condition, *b));
    }

    const std::span<const Vec4> m_constants;
    const std::span<const TextureBounds> m_reads;
};

} // namespace

TermTruth termTruth(const ChannelBounds& bounds, Condition condition, float threshold)
{
    if (!bounds.isKnown || threshold != threshold)
        return TermTruth::Unknown;
    const float m = bounds.low, M = bounds.high, T = threshold;
    const bool isOutside = T < m || T > M, isThatAlone = m == T && M == T;
    switch (condition) {
    case Condition::Less: return truthOf(m >= T, M < T);
    case Condition::LessEqual: return truthOf(m > T, M <= T);
    case Condition::Greater: return truthOf(M <= T, m > T);
    case Condition::GreaterEqual: return truthOf(M < T, m >= T);
    case Condition::Equal: return truthOf(isOutside, isThatAlone);
    case Condition::NotEqual: return truthOf(isThatAlone, isOutside);
    }
    return TermTruth::Unknown;
}

TermTruth alphaToCoverageTruth(const ChannelBounds& alpha)
{
    return alpha.isKnown ? truthOf(alpha.low >= 1.0f, alpha.high <= 0.0f) : TermTruth::Unknown;
}

TermTruth negated(TermTruth truth)
{
    switch (truth) {
    case TermTruth::Impossible: return TermTruth::Certain;
    case TermTruth::Certain: return TermTruth::Impossible;
    case TermTruth::Unknown: break;
    }
    return TermTruth::Unknown;
}

TermTruth both(TermTruth a, TermTruth b)
{
    return truthOf(a == TermTruth::Impossible || b == TermTruth::Impossible,
                   a == TermTruth::Certain && b == TermTruth::Certain);
}

TermTruth either(TermTruth a, TermTruth b)
{
    return negated(both(negated(a), negated(b)));
}

std::optional<float> constantValue(const ConstantRef& constant, std::span<const Vec4> constants)
{
    if (constant.index >= constants.size())
        return std::nullopt;
    float value = constants[constant.index][constant.component];
    if (constant.absolute)
        value = std::bit_cast<float>(std::bit_cast<std::uint32_t>(value) & 0x7FFFFFFFu);
    return constant.negate ? -value : value;
}

TermTruth discardTruth(const DiscardAnalysis& analysis, std::span<const Vec4> constants,
                       std::span<const TextureBounds> reads)
{
    const Evaluation evaluation(constants, reads);
    std::vector<TermTruth> truths;
    truths.reserve(analysis.nodes.size());
    for (const DiscardNode& node : analysis.nodes)
        truths.push_back(evaluation.of(node, truths));
    return truths.back();
}

ChannelBounds outputAlphaBounds(const OutputAlpha& alpha, std::span<const Vec4> constants,
                                std::span<const TextureBounds> reads)
{
    switch (alpha.kind) {
    case AlphaKind::Constant:
        if (const auto value = constantValue(alpha.constant, constants))
            return between(*value, *value);
        break;
    case AlphaKind::Channel: return alpha.read < reads.size() ? reads[alpha.read][alpha.channel] : ChannelBounds{};
    case AlphaKind::Unknown: break;
    }
    return {};
}

} // namespace vitrine::core
