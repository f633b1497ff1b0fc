// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"
#include "core/shader/interpreter.h"

namespace vitrine::core {

/// What the machine adds to the request of a program.
struct RequestStamp {
    std::uint64_t ticket = 0;
    std::uint32_t items = 1; ///< k of the device rule
};

/// The request of a program in the form in which a unit gets it. Inputs that the program doesn't give are 0, and are
/// kept in `room`. Both `room` and the request must outlive the result.
[[nodiscard]] vitrine_request unitRequest(const UnitKind& kind, const DeviceRequest& request, RequestStamp stamp,
                                          std::vector<float>& room);

/// Whether every SEND of a program gives the unit on its port as many registers as it has inputs, and takes as many as
/// it has outputs (HET-17). The error names the instruction. A port without a unit is no error: it answers NO_DEVICE.
/// On machines where fragments go through a fixed chain, vertex programs reach no device at all (HET-23).
[[nodiscard]] Result<void> checkSends(const Program& program, const ReachableUnits& units);

/// The unit that answers on a port; null when there is none.
[[nodiscard]] const UnitKind* presentUnit(const ReachableUnits& units, std::uint32_t port);

} // namespace vitrine::core
