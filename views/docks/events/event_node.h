// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_index.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

enum class EventKind : std::uint8_t { Frame, Tail, Group, Marker, Draw, Clear, Copy, Present, Call };

/// A row of the event tree. Texts are not kept: they are made when somebody looks.
struct EventNode {
    EventKind kind = EventKind::Call;
    std::uint64_t firstCall = 0; ///< sorts the rows
    std::uint64_t lastCall = 0;  ///< going to the row executes everything up to and with this call
    std::size_t entry = 0;       ///< into the index's frames, markers or actions, by kind
    EventNode* parent = nullptr;
    int row = 0;
    bool populated = true;
    std::vector<std::unique_ptr<EventNode>> children;

    EventNode& add(std::unique_ptr<EventNode> child);
};

/// Whether the row stands for a call, whose text it shows.
[[nodiscard]] bool isOneCall(const EventNode& node);

/// Which rows there are.
struct EventFilter {
    bool allCalls = false;
    /// When set, only these calls and what contains them; in growing order.
    std::shared_ptr<const std::vector<std::uint64_t>> matches;

    [[nodiscard]] bool accepts(std::uint64_t call) const;
    [[nodiscard]] bool acceptsAnyIn(std::uint64_t firstCall, std::uint64_t lastCall) const;
};

/// The frames, and the stretch after the last one when something happens there; their rows are not made yet.
[[nodiscard]] std::vector<std::unique_ptr<EventNode>> frameNodes(const EventIndex& index, const EventFilter& filter);

/// The rows within a frame: actions, markers with what they group, and other calls when wanted.
[[nodiscard]] std::vector<std::unique_ptr<EventNode>> rowsWithin(const EventIndex& index, const EventFilter& filter,
                                                                 const EventNode& frame);

} // namespace vitrine::views
