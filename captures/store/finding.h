// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace vitrine::captures {

/// What can be wrong with a capture, from the outside in.
enum class FindingKind : std::uint8_t {
    Unreadable, ///< the file can't be opened
    NotACapture,
    NewerSchema,   ///< needs a newer reader
    Unfinished,    ///< a recorder is at work or was killed
    Truncated,     ///< the end of the file is missing
    TrailingBytes, ///< something follows the end
    DamagedPage,
    DamagedRow,     ///< a row differs from its hash although its page is sound
    InvalidContent, ///< everything is as it was written, but what was written makes no sense
    CutOff,         ///< a whole capture that says itself that parts are missing
};

/// One fault, in one sentence without a full stop, and where it is as far as known.
struct Finding {
    FindingKind kind = FindingKind::Unreadable;
    core::Text sentence;
    std::optional<std::uint32_t> page{};   ///< from 1
    std::optional<std::uint64_t> offset{}; ///< in the file
    std::string table{};
    std::optional<std::int64_t> row{};
    std::optional<std::uint64_t> firstCall{}; ///< calls that can't be read: index of the first …
    std::optional<std::uint64_t> lastCall{};  ///< … and of the last
};

/// In snake_case, as JSON documents name it.
[[nodiscard]] const char* findingName(FindingKind kind);

} // namespace vitrine::captures
