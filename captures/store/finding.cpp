// SPDX-License-Identifier: Apache-2.0
#include "captures/store/finding.h"

#include <array>

namespace vitrine::captures {

const char* findingName(FindingKind kind)
{
    constexpr std::array kNames{"unreadable",     "not_a_capture", "newer_schema", "unfinished",      "truncated",
                                "trailing_bytes", "damaged_page",  "damaged_row",  "invalid_content", "cut_off"};
    return kNames[static_cast<std::size_t>(kind)];
}

} // namespace vitrine::captures
