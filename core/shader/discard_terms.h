// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/discard_analysis.h"

#include <cstdint>
#include <map>
#include <vector>

namespace vitrine::core {

/// Builds conditions. Equal nodes are kept once, and obvious ones are simplified. Nodes with equal numbers count as
/// equal values, so each unknown value needs a node of its own.
class DiscardTerms {
public:
    using Node = std::uint32_t;
    static constexpr Node kNever = 0, kAlways = 1;

    DiscardTerms();

    [[nodiscard]] Node add(const DiscardNode& node);
    [[nodiscard]] Node notOf(Node a);
    [[nodiscard]] Node andOf(Node a, Node b);
    [[nodiscard]] Node orOf(Node a, Node b);
    /// `yes` where `condition` holds, else `no`.
    [[nodiscard]] Node select(Node condition, Node yes, Node no);

    /// Whether there are more nodes than anyone wants to evaluate. add() then gives unknown ones.
    [[nodiscard]] bool isFull() const { return m_isFull; }
    /// The nodes that `root` consists of; parts come before the node that uses them.
    [[nodiscard]] std::vector<DiscardNode> partsOf(Node root) const;

private:
    std::vector<DiscardNode> m_nodes;
    std::map<DiscardNode, Node> m_numbers;
    bool m_isFull = false;
};

} // namespace vitrine::core
