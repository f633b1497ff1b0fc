// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"

#include <string>
#include <vector>

namespace vitrine::test {

/// What the texts say, for comparisons.
inline std::vector<std::string> english(const std::vector<core::Text>& texts)
{
    std::vector<std::string> said;
    for (const core::Text& text : texts)
        said.push_back(text.english());
    return said;
}

} // namespace vitrine::test
