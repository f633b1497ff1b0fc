// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/power/power_domain.h"
#include "core/power/power_gating.h"
#include "core/stream/bypass_vertices.h"

#include <cstdint>
#include <vector>

/// What is without power while fragments bypass the processors (BYP-09, BYP-14, DEC-15, DEC-16). Pure: who switches to
/// the bypass asks the power manager for these states, and for On when it switches back.

namespace vitrine::core {

/// Vertices of one instruction that so many ALUs shade in a unit of time, v + m clocks, without fragments; normally T
/// ALUs shade T·v of them in it.
[[nodiscard]] std::uint64_t verticesPerUnitTime(std::uint32_t alus, const WorkRatio& ratio);

struct BypassGating {
    PowerGating gating = PowerGating::Alu;
    WorkRatio ratio;
    std::uint32_t fifoBanks = 1; ///< bypass.fifoBanks: RFB-B of so many processors is the FIFO to the color updater
    ChosenStates chosen = {};    ///< by the user (MachineConfig::powerChoices); empty: nothing is
};
/// ALUs of a processor that work on vertices then: of those that stay on, as many as it needs.
[[nodiscard]] std::uint32_t alusInBypass(const PowerLayout& layout, const BypassGating& config);
/// The domains that are off, in ascending order; none with `power.gating` off. Those whose state was chosen are not
/// among them (BYP-13: each leaves others unchanged). Where ALUs were chosen not to work, others that would be gated
/// stay on in their place, so that vertices keep coming: of the groups the first that has a working ALU, of ALUs the
/// first that work.
[[nodiscard]] std::vector<std::uint32_t> gatedInBypass(const PowerDomains& domains, const BypassGating& config);
/// Whether the ALUs that stay on shade fewer vertices in a unit of time than all of them do beside fragments (BYP-09).
[[nodiscard]] bool isBelowVertexRate(const PowerDomains& domains, const BypassGating& config);

} // namespace vitrine::core
