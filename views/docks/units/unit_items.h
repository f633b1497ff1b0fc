// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/description.h"
#include "core/observe/snapshot.h"
#include "views/docks/state/state_item.h"

#include <memory>
#include <string>
#include <vector>

/// The machine at a moment as the rows of a tree.

namespace vitrine::views {

/// A moment with the words for it.
struct MachineLook {
    std::shared_ptr<const core::Snapshot> snapshot;
    const std::vector<core::UnitDescription>* units = nullptr;
    const std::vector<core::QueueDescription>* queues = nullptr;
    std::uint32_t draw = 0; ///< counted over the capture
};

/// Units with their ports and state, queues with their items. What changed since `before` (null: nothing does) stands
/// out; what names a unit, queue, task, request or segment is a link.
[[nodiscard]] std::unique_ptr<StateItem> makeUnitItems(const MachineLook& look, const core::StateNode& tree,
                                                       const core::StateNode* before);

/// The row of a unit or queue; null: there is none.
[[nodiscard]] const StateItem* findUnitItem(const StateItem& root, const std::string& path);
/// The row of an item of a queue: the one that such a link names; null: none holds it now.
[[nodiscard]] const StateItem* findLinkItem(const StateItem& root, const Selection& selection);

} // namespace vitrine::views
