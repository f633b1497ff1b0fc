// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// Knobs of spec/00 §4 that no unit of this version obeys: kept, checked, saved and shown as such. A knob moves to
/// MachineConfig together with the unit that obeys it; the table (knob_table.cpp) tells by where it stands.
struct LaterKnobs {
    std::uint32_t cuSharedCompute = 0; ///< cu.sharedCompute, off/on

    friend bool operator==(const LaterKnobs&, const LaterKnobs&) = default;
};

} // namespace vitrine::core
