// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/request_path.h"
#include "core/session/machine/task_section.h"
#include "views/docks/arbiter/initial_requests.h"
#include "views/kit/row_model.h"
#include "views/machine/cycle_cell.h"
#include "views/machine/node_lookup.h"
#include "views/machine/recordings.h"

#include <QString>

#include <optional>
#include <vector>

namespace vitrine::views {

class DrawColors;

/// What the arbiter's view shows: of a recording, and of the machine at the cursor.
struct ArbiterFacts {
    static constexpr std::size_t kDecisions = 64; ///< HET-14

    SharedRecording recording;             ///< null: nothing is shown
    std::optional<core::RequestPath> path; ///< none: programs of the machine can't ask devices
    std::optional<InitialPath> initial;    ///< none: programs alone ask TEX
    std::uint32_t draw = 0;
    const DrawColors* colors = nullptr;
    core::Cycle cursor = 0;
    SharedSnapshot moment;                             ///< the machine at the cursor; null until it is known
    std::vector<const core::RequestRecord*> decisions; ///< before the cursor, newest first

    [[nodiscard]] const core::TaskLog& tasks() const { return recording->section<core::TaskSection>().log; }
    [[nodiscard]] const core::RequestRecord* request(std::uint32_t id) const
    {
        return tasks().request(core::ItemId{id});
    }
    /// Of a port: zeros when nothing was asked of it.
    [[nodiscard]] core::PortTotals totals(std::uint8_t port) const;
    /// "TEX"; of a port where nobody is "port 5".
    [[nodiscard]] QString deviceName(std::uint8_t port) const;
    [[nodiscard]] Link deviceLink(std::uint8_t port) const; ///< empty where nobody is

    /// What passed a port until the cursor, as the machine counts it. Nothing while the moment is not known.
    struct PortCounts {
        std::uint64_t requests = 0;
        std::uint64_t results = 0;
        std::uint64_t stalls = 0;   ///< cycles in which the oldest request waited for this device
        std::uint64_t inFlight = 0; ///< in the device
    };
    [[nodiscard]] std::optional<PortCounts> countsNow(const core::DevicePort& device) const;
    /// Entries at the cursor.
    [[nodiscard]] std::optional<std::uint64_t> entriesNow(core::QueueId queue) const;
};

/// Of RequestRecord::status: "ok", "device fault".
[[nodiscard]] QString statusText(std::uint8_t status);

/// A number in a column.
[[nodiscard]] RowCell requestCell(std::uint32_t draw, core::ItemId request);
[[nodiscard]] RowCell taskCell(std::uint32_t draw, core::ItemId task);
[[nodiscard]] RowCell processorCell(const core::DrawRecording& recording, std::uint16_t processor);

} // namespace vitrine::views
