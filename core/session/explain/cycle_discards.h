// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/observe/snapshot.h"

#include <cstdint>
#include <map>

namespace vitrine::core {

/// The fragments that a machine has discarded in a cycle, by what it holds before it and behind it. A processor runs
/// the instructions of a burst in its first cycle, so the KILs of a burst have discarded then.
class CycleDiscards {
public:
    CycleDiscards(const Snapshot& before, const Snapshot& behind);

    /// Of a fragment task: by its KILs.
    [[nodiscard]] std::uint32_t of(ItemId task) const;
    /// Of a unit that combines the colors of pixels in bypass: by the alpha test.
    [[nodiscard]] std::uint32_t of(UnitId unit) const;

private:
    std::map<ItemId, std::uint32_t> m_tasks;
    std::map<UnitId, std::uint32_t> m_units;
};

} // namespace vitrine::core
