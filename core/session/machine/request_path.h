// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine/draw_recording.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The way of device requests through a recorded machine: from the processors through ARQ to the devices, and back to
/// APQ (HET-01, HET-14, HET-17).

namespace vitrine::core {

/// A device that requests name as their destination.
struct DevicePort {
    std::uint8_t port = 0; ///< the number in RequestRecord::device, and the index into DrawRecording::portTotals()
    UnitId unit;
    std::uint32_t inputs = 0;  ///< registers of a request; 0: it depends on the instruction (TEX: coordinates and LOD)
    std::uint32_t outputs = 0; ///< registers of a result
    Cycle latency = 0;         ///< of a request of one item, the way back through the arbiter included
    Cycle interval = 1;        ///< cycles that each item occupies it for
};

struct RequestPath {
    UnitId router;                   ///< ARB; on a machine without one, the device that takes the requests itself
    bool hasArbiter = false;         ///< false on PROG
    QueueId requests;                ///< ARQ
    QueueId pending;                 ///< APQ
    std::vector<DevicePort> devices; ///< by port

    [[nodiscard]] const DevicePort* device(std::uint8_t port) const;
};

/// Nothing when the machine has no unit that takes requests: its programs can't ask devices.
[[nodiscard]] std::optional<RequestPath> requestPath(const DrawRecording& recording);

} // namespace vitrine::core
