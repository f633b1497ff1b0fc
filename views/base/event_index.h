// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/call_source.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace vitrine::views {

struct Marker {
    enum class Kind : std::uint8_t { Push, Pop, Insert };
    Kind kind = Kind::Insert;
    std::uint64_t callIndex = 0;
    std::string label;
};

/// What is known of a capture without reading its calls: immutable, shared between threads and views. All lists are in
/// the order of the calls.
struct EventIndex {
    std::vector<core::FrameEntry> frames;
    std::vector<core::ActionEntry> actions;
    std::vector<Marker> markers;
    std::uint64_t callCount = 0;

    /// Position of the first call of `actions[…]` at or after a call.
    [[nodiscard]] std::size_t firstActionFrom(std::uint64_t callIndex) const;
    /// The last draw, clear or copy that a position (calls executed) contains: an index into `actions`.
    [[nodiscard]] std::optional<std::size_t> actionBefore(std::uint64_t position) const;
    /// The first call of a frame, and the one behind its last. Calls behind the last present are those of one more.
    [[nodiscard]] std::uint64_t beginOf(std::size_t frame) const;
    [[nodiscard]] std::uint64_t endOf(std::size_t frame) const;
    /// The frame that the last executed call belongs to; nothing before the first call and after the last frame.
    [[nodiscard]] std::optional<std::size_t> frameAt(std::uint64_t position) const;
};

/// Whether stepping stops there: draws, clears and copies (design.md §7).
[[nodiscard]] bool isStep(core::ActionKind kind);

} // namespace vitrine::views
