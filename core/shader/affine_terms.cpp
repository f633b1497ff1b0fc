// SPDX-License-Identifier: Apache-2.0
#include "core/shader/affine_terms.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// More than coordinates of people's programs have.
constexpr std::size_t kMostNodes = 1024;

bool hasLeft(AffineKind kind)
{
    return kind != AffineKind::Constant && kind != AffineKind::Varying;
}

bool hasRight(AffineKind kind)
{
    return kind == AffineKind::Sum || kind == AffineKind::Product;
}

} // namespace

AffineTerms::Number AffineTerms::add(const AffineNode& node)
{
    const auto known = m_numbers.find(node);
    if (known != m_numbers.end())
        return known->second;
    if (m_nodes.size() >= kMostNodes)
        return std::nullopt;
    const auto number = static_cast<std::uint32_t>(m_nodes.size());
    m_nodes.push_back(node);
    m_numbers.emplace(node, number);
    return number;
}

AffineTerms::Number AffineTerms::constant(const ConstantRef& constant)
{
    return add({.kind = AffineKind::Constant, .constant = constant});
}

AffineTerms::Number AffineTerms::varying(const VaryingRef& varying)
{
    return add({.kind = AffineKind::Varying, .varies = true, .varying = varying});
}

AffineTerms::Number AffineTerms::sum(Number a, Number b)
{
    if (!a || !b)
        return std::nullopt;
    return add({.kind = AffineKind::Sum, .varies = m_nodes[*a].varies || m_nodes[*b].varies, .left = *a, .right = *b});
}

AffineTerms::Number AffineTerms::product(Number a, Number b)
{
    if (!a || !b || (m_nodes[*a].varies && m_nodes[*b].varies))
        return std::nullopt;
    return add(
        {.kind = AffineKind::Product, .varies = m_nodes[*a].varies || m_nodes[*b].varies, .left = *a, .right = *b});
}

AffineTerms::Number AffineTerms::negated(Number a)
{
    return a ? add({.kind = AffineKind::Negated, .varies = m_nodes[*a].varies, .left = *a}) : std::nullopt;
}

AffineTerms::Number AffineTerms::reciprocal(Number a)
{
    return a && !m_nodes[*a].varies ? add({.kind = AffineKind::Reciprocal, .left = *a}) : std::nullopt;
}

std::uint32_t AffineTerms::keep(std::uint32_t number, std::vector<AffineNode>& kept) const
{
    std::vector<bool> isPart(std::size_t{number} + 1);
    isPart[number] = true;
    for (std::uint32_t i = number + 1; i-- > 0;) {
        if (isPart[i] && hasLeft(m_nodes[i].kind))
            isPart[m_nodes[i].left] = true;
        if (isPart[i] && hasRight(m_nodes[i].kind))
            isPart[m_nodes[i].right] = true;
    }
    std::vector<std::uint32_t> places(isPart.size());
    for (std::uint32_t i = 0; i <= number; ++i) {
        if (!isPart[i])
            continue;
        AffineNode node = m_nodes[i];
        node.left = hasLeft(node.kind) ? places[node.left] : 0;
        node.right = hasRight(node.kind) ? places[node.right] : 0;
        const auto known = std::ranges::find(kept, node);
        places[i] = static_cast<std::uint32_t>(known - kept.begin());
        if (known == kept.end())
            kept.push_back(node);
    }
    return places[number];
}

} // namespace vitrine::core
