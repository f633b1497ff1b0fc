// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <algorithm>
#include <cstdint>
#include <string>

/// Reads texts and tables that come through unit.h.

namespace vitrine::core {

inline constexpr std::size_t kMaxIdentifier = 64;
inline constexpr std::size_t kMaxTitle = 80;
inline constexpr std::size_t kMaxHelp = 2000;
inline constexpr std::uint32_t kMaxEntries = 64; ///< the most parameters, words, probes or energy events

enum class TextKind : std::uint8_t {
    Line,       ///< any UTF-8 without control characters
    Word,       ///< letters and digits, a letter first
    Identifier, ///< an identifier of GLSL: letters, digits and single '_', no digit first, no word of the language, not
                ///< beginning with gl_
};

struct TextRule {
    std::size_t longest = kMaxHelp; ///< in bytes
    TextKind kind = TextKind::Line;
};

/// Reads at most one byte behind the longest text. The error goes on after "a name that".
[[nodiscard]] Result<std::string> readText(const char* text, TextRule rule);

/// The first name that appears twice in a table of entries with names; null when there is none.
template <typename Entries>
[[nodiscard]] const std::string* namedTwice(const Entries& entries)
{
    for (auto entry = entries.begin(); entry != entries.end(); ++entry)
        if (std::any_of(entries.begin(), entry, [&](const auto& other) { return other.name == entry->name; }))
            return &entry->name;
    return nullptr;
}

} // namespace vitrine::core
