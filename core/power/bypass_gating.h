// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/power/power_domain.h"
#include "core/power/power_gating.h"
#include "core/stream/bypass_vertices.h"

#include <cstdint>
#include <vector>

/// Which domains are without power while fragments bypass the processors (BYP-09, BYP-14, DEC-15, DEC-16). The unit
/// that switches to the bypass asks the power manager for these states, and for On when it switches back.

namespace vitrine::core {

/// How many vertices of one instruction `alus` ALUs shade in a unit of time, v + m clocks, when there are no fragments.
/// Normally T ALUs shade T·v of them in it.
[[nodiscard]] std::uint64_t verticesPerUnitTime(std::uint32_t alus, const WorkRatio& ratio);

struct BypassGating {
    PowerGating gating = PowerGating::Alu;
    WorkRatio ratio;
    std::uint32_t fifoBanks = 1; ///< bypass.fifoBanks: RFB-B of so many processors is the FIFO to the color updater
    ChosenStates chosen = {};    ///< states that the user chose (MachineConfig::powerChoices); empty: none
};
/// How many ALUs of a processor work on vertices in bypass: as many as are needed, of those that stay on.
[[nodiscard]] std::uint32_t alusInBypass(const PowerLayout& layout, const BypassGating& config);
/// The domains that are off, in ascending order; none with `power.gating` off. Domains whose state was chosen are not
/// among them, because each leaves the others unchanged (BYP-13). When ALUs were chosen not to work, others that would
/// be gated stay on in their place, so that vertices keep coming: the first group that has a working ALU, or the first
/// ALUs that work.
[[nodiscard]] std::vector<std::uint32_t> gatedInBypass(const PowerDomains& domains, const BypassGating& config);
/// Whether the ALUs that stay on shade fewer vertices in a unit of time than all ALUs do beside fragments (BYP-09).
[[nodiscard]] bool isBelowVertexRate(const PowerDomains& domains, const BypassGating& config);

} // namespace vitrine::core
