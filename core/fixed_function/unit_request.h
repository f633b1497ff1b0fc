// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"
#include "core/shader/interpreter.h"

namespace vitrine::core {

/// What the machine adds to a program's request.
struct RequestStamp {
    std::uint64_t ticket = 0;
    std::uint32_t items = 1; ///< k of the device rule
};

/// A program's request as a unit gets it. Inputs that the program doesn't give read 0, which needs `room`; both it and
/// the request must outlive the result.
[[nodiscard]] vitrine_request unitRequest(const UnitKind& kind, const DeviceRequest& request, RequestStamp stamp,
                                          std::vector<float>& room);

/// Whether every SEND of a program gives the unit that is present on its port as many registers as it has inputs, and
/// takes as many as it has outputs (HET-17): the error names the instruction. Ports without a unit answer NO_DEVICE.
/// Where fragments go through a fixed chain, vertex programs reach no device at all (HET-23).
[[nodiscard]] Result<void> checkSends(const Program& program, const ReachableUnits& units);

/// The unit that answers on a port; null: none does.
[[nodiscard]] const UnitKind* presentUnit(const ReachableUnits& units, std::uint32_t port);

} // namespace vitrine::core
