// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_index.h"

#include <Qt>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
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
    int row = 0; ///< as shown
    bool populated = true;
    std::vector<std::unique_ptr<EventNode>> children; ///< in the order of the calls
    std::vector<EventNode*> shown;                    ///< the same as they stand below each other

    EventNode& add(std::unique_ptr<EventNode> child);
    void removeLast();
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

/// What rows are sorted by; nothing: the row has no such number.
using NumberOfRow = std::function<std::optional<std::uint64_t>(const EventNode&)>;

/// The rows below a node, all the way down, with those that have no number last. Without `numberOf` they stand in the
/// order of the calls.
void sortShown(EventNode& node, const NumberOfRow& numberOf, Qt::SortOrder order);

/// Calls within a frame, in growing order, as their rows are shown; those without a row of their own come last.
[[nodiscard]] std::vector<std::uint64_t> callsAsShown(const EventNode& frame, std::span<const std::uint64_t> calls);

} // namespace vitrine::views
