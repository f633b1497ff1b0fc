// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace vitrine::differential {

/// A piece of source that the shrinker may drop or replace by what is inside it.
struct SourceNode {
    std::string open{}; ///< a whole statement, or what comes before the children
    std::vector<SourceNode> children{};
    std::string close{};
    bool isFixed = false; ///< may not be dropped
};

[[nodiscard]] inline std::string toText(const SourceNode& node)
{
    std::string text = node.open.empty() ? "" : node.open + "\n";
    for (const SourceNode& child : node.children)
        text += toText(child);
    return node.close.empty() ? text : text + node.close + "\n";
}

} // namespace vitrine::differential
