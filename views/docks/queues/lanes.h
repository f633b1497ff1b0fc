// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/snapshot.h"
#include "core/session/machine/draw_recording.h"
#include "views/base/link.h"

#include <QCoreApplication>
#include <QString>

#include <set>
#include <vector>

/// The rows of the timeline of queues and units, made of nothing but what the machine says about itself.

namespace vitrine::views {

/// Says what this folder's files write, in the user's language.
struct Lanes {
    Q_DECLARE_TR_FUNCTIONS(Lanes)
};

enum class LaneSection : std::uint8_t {
    Units,      ///< what each does: processors first
    Queues,     ///< those that the source documents have a name for
    StageQueues ///< the short ones between two stages
};

enum class LaneKind : std::uint8_t { Heading, Unit, Queue, SubQueue };

struct Lane {
    LaneKind kind = LaneKind::Heading;
    LaneSection section = LaneSection::Units;
    core::UnitId unit = {};
    core::QueueId queue = {};
    std::uint32_t group = 0; ///< of a sub-queue (HET-13)
    QString name;
    QString term; ///< what the source document calls it

    [[nodiscard]] int height() const;
    /// What selecting it selects; nothing for headings.
    [[nodiscard]] Selection selection(const core::DrawRecording& recording) const;
    [[nodiscard]] bool isSame(const Lane& other) const
    {
        return kind == other.kind && section == other.section && unit == other.unit && queue == other.queue &&
               group == other.group;
    }
};

[[nodiscard]] std::vector<Lane> lanesOf(const core::DrawRecording& recording, const std::set<LaneSection>& closed);

/// Units with processors first, then in the order of the machine.
[[nodiscard]] std::vector<core::UnitId> unitsInOrder(const core::DrawRecording& recording);
/// Queues with those of the source documents first.
[[nodiscard]] std::vector<core::QueueId> queuesInOrder(const core::DrawRecording& recording);
/// Whether the source documents name it.
[[nodiscard]] bool isMainQueue(const core::QueueDescription& queue);
/// Whether its entries wait for devices and processors: what pendingTasks() and completedTasks() are of (HET-10).
[[nodiscard]] bool holdsPendingTasks(const core::QueueDescription& queue);

/// What is there in a cycle: "12 of 64 in ftq"; of units what they do, from when to when, and the chain of who waits
/// for whom. `moment`: the machine at the cursor, for sub-queues; may be null.
[[nodiscard]] QString laneText(const Lane& lane, const core::DrawRecording& recording, core::Cycle cycle,
                               const core::Snapshot* moment);
/// Entries of a sub-queue at the cursor; nothing: they are not known yet.
[[nodiscard]] std::optional<core::SubQueueSnapshot> subQueueEntries(const Lane& lane, const core::Snapshot* moment);

} // namespace vitrine::views
