// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::core {

struct MachineConfig;

/// What becomes of a knob.
enum class KnobStep : std::uint8_t {
    Halved,  ///< what takes time; rounded down
    Doubled, ///< rates, depths and widths
    OneMore, ///< what is counted in whole units
};
/// "halved", "doubled", "one more"
[[nodiscard]] std::string_view stepName(KnobStep step);

/// One knob of a machine otherwise, and all others as they are.
struct LimitChange {
    std::string_view knob; ///< "tex.latency"
    std::string_view unit; ///< that it is about, by its id of spec/00 §1; "devices": all of them
    KnobStep step = KnobStep::Doubled;
    std::string from, to = {}; ///< "100", "50"; outside of the knob's range where it is not possible
    Text impossible = {};      ///< why there is no such machine; empty: there is one
};

/// One change for every knob that says how fast, deep, wide or many a unit or a queue of this machine is (RUN-11), in
/// the order of the specification. Knobs that the machine does not obey are left out.
[[nodiscard]] std::vector<LimitChange> limitChanges(const MachineConfig& config);

/// The machine with the change, which must be possible.
[[nodiscard]] MachineConfig changedBy(const LimitChange& change, const MachineConfig& config);

} // namespace vitrine::core
