// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/arbiter/arbiter_mode.h"

#include <cstdint>

namespace vitrine::core {

/// The knobs of the arbiter and of the devices behind it.
struct DeviceKnobs {
    std::uint32_t devPresent = 0b0111;       ///< dev.present, a bit per arbiter port 0–15
    std::uint32_t arbWidth = 1;              ///< arb.width, requests a cycle, 1–4
    ArbiterMode arbMode = ArbiterMode::Fifo; ///< arb.mode
    std::uint32_t texLatency = 100;          ///< tex.latency, cycles, 1–1000
    std::uint32_t ffsLatency = 40;           ///< ffs.latency, cycles, 1–1000
    std::uint32_t ffpLatency = 20;           ///< ffp.latency, cycles, 1–1000
    std::uint32_t ffbLatency = 10;           ///< ffb.latency, cycles, 1–1000
    std::uint32_t texInitialPrefetch = 0;    ///< tex.initialPrefetch, off/on; in bypass always
    std::uint32_t devInterval = 1;           ///< dev.interval, cycles, 1–64
    std::uint32_t texItemsPerCycle = 1;      ///< tex.itemsPerCycle, 1–4

    friend bool operator==(const DeviceKnobs&, const DeviceKnobs&) = default;
};

} // namespace vitrine::core
