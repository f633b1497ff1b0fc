// SPDX-License-Identifier: Apache-2.0
#include "core/shader/discard_terms.h"

#include <algorithm>

namespace vitrine::core {

namespace {

using Kind = DiscardNodeKind;

constexpr std::size_t kMostNodes = 4096;

bool hasParts(Kind kind)
{
    return kind == Kind::Not || kind == Kind::And || kind == Kind::Or;
}

} // namespace

DiscardTerms::DiscardTerms()
{
    m_nodes = {{.kind = Kind::Never}, {.kind = Kind::Always}};
    m_numbers = {{m_nodes[kNever], kNever}, {m_nodes[kAlways], kAlways}};
}

DiscardTerms::Node DiscardTerms::add(const DiscardNode& node)
{
    const auto known = m_numbers.find(node);
    if (known != m_numbers.end())
        return known->second;
    m_isFull = m_isFull || m_nodes.size() >= kMostNodes;
    const DiscardNode added = m_isFull ? DiscardNode{} : node;
    const auto [entry, isNew] = m_numbers.try_emplace(added, static_cast<Node>(m_nodes.size()));
    if (isNew)
        m_nodes.push_back(added);
    return entry->second;
}

DiscardTerms::Node DiscardTerms::notOf(Node a)
{
    if (a == kNever || a == kAlways)
        return a == kNever ? kAlways : kNever;
    if (m_nodes[a].kind == Kind::Not)
        return m_nodes[a].left;
    return add({.kind = Kind::Not, .left = a});
}

DiscardTerms::Node DiscardTerms::andOf(Node a, Node b)
{
    if (a == kNever || b == kNever || a == notOf(b))
        return kNever;
    if (a == kAlways || a == b)
        return b;
    if (b == kAlways)
        return a;
    return add({.kind = Kind::And, .left = std::min(a, b), .right = std::max(a, b)});
}

DiscardTerms::Node DiscardTerms::orOf(Node a, Node b)
{
    if (a == kAlways || b == kAlways || a == notOf(b))
        return kAlways;
    if (a == kNever || a == b)
        return b;
    if (b == kNever)
        return a;
    return add({.kind = Kind::Or, .left = std::min(a, b), .right = std::max(a, b)});
}

// Where one of the values is the condition itself it is known there: what `a || b` and `a && b` are compiled to becomes
// Or and And again.
DiscardTerms::Node DiscardTerms::select(Node condition, Node yes, Node no)
{
    const Node opposite = notOf(condition);
    if (yes == condition || yes == opposite)
        yes = yes == condition ? kAlways : kNever;
    if (no == condition || no == opposite)
        no = no == condition ? kNever : kAlways;
    if (yes == no)
        return yes;
    if (no == kAlways)
        return orOf(opposite, yes);
    if (yes == kAlways)
        return orOf(condition, no);
    return orOf(andOf(condition, yes), andOf(opposite, no));
}

std::vector<DiscardNode> DiscardTerms::partsOf(Node root) const
{
    std::vector<bool> isPart(std::size_t{root} + 1);
    isPart[root] = true;
    for (Node node = root + 1; node-- > 0;) {
        if (!isPart[node] || !hasParts(m_nodes[node].kind))
            continue;
        isPart[m_nodes[node].left] = true;
        if (m_nodes[node].kind != Kind::Not)
            isPart[m_nodes[node].right] = true;
    }
    std::vector<Node> places(isPart.size());
    std::vector<DiscardNode> parts;
    for (Node node = 0; node <= root; ++node) {
        if (!isPart[node])
            continue;
        places[node] = static_cast<Node>(parts.size());
        parts.push_back(m_nodes[node]);
        if (!hasParts(parts.back().kind))
            continue;
        parts.back().left = places[parts.back().left];
        parts.back().right = parts.back().kind == Kind::Not ? 0 : places[parts.back().right];
    }
    return parts;
}

} // namespace vitrine::core
