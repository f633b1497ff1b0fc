// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace vitrine::captures {

/// What can be wrong with a capture, from the outside inwards.
enum class FindingKind : std::uint8_t {
    Unreadable, ///< the file can't be opened
    NotACapture,
    NewerSchema,   ///< it needs a newer reader
    Unfinished,    ///< a recorder works on it, or was killed
    Truncated,     ///< the end of the file is missing
    TrailingBytes, ///< something comes after the end
    DamagedPage,
    DamagedRow,     ///< a row differs from its hash, although its page is sound
    InvalidContent, ///< everything is as it was written, but what was written makes no sense
    CutOff,         ///< the capture is whole, and tells itself that parts are missing
};

/// One fault: a sentence without a full stop, and the place as far as it is known.
struct Finding {
    FindingKind kind = FindingKind::Unreadable;
    core::Text sentence;
    std::optional<std::uint32_t> page{};   ///< counted from 1
    std::optional<std::uint64_t> offset{}; ///< in the file
    std::string table{};
    std::optional<std::int64_t> row{};
    std::optional<std::uint64_t> firstCall{}; ///< calls that can't be read: index of the first one …
    std::optional<std::uint64_t> lastCall{};  ///< … and of the last one
};

/// The name in snake_case, as in JSON documents.
[[nodiscard]] const char* findingName(FindingKind kind);

} // namespace vitrine::captures
