// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/check.h"
#include "core/gpu/energy_cost.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "tests/spec/het/line_run.h"

#include <algorithm>
#include <string>
#include <vector>

/// Machines whose parts are switched, and what their parts took.

namespace vitrine::byptest {

using Names = std::vector<std::string>;

/// The sorted names of the parts that are gated in bypass.
inline Names gatedNames(const core::PowerDomains& domains, const core::BypassGating& gating)
{
    Names names;
    for (const std::uint32_t domain : core::gatedInBypass(domains, gating))
        names.push_back(domains[domain].name);
    std::sort(names.begin(), names.end());
    return names;
}

/// Eight points whose program is one instruction, END: a thread of eight vertices, of which nothing is drawn.
inline gputest::DrawBench::Draft eightVertices(const gputest::DrawBench& bench)
{
    return bench.draft(core::Topology::Points, std::vector<gputest::DrawBench::Vertex>(8), hettest::kFlatProgram,
                       ".vertex\n.inputs 2\n.outputs 3\n.varyings 1\nEND\n");
}

/// Ideal timing and a processor that takes all eight vertices as one thread.
inline core::MachineConfig oneProcessor()
{
    core::MachineConfig config = hettest::idealConfig();
    config.processors->spCount = 1;
    config.processors->verticesPerThread = 8;
    return config;
}

inline const core::DomainEnergy& energyOf(const core::EnergyLedger& ledger, const std::string& name)
{
    const auto found = std::ranges::find(ledger.domains, name, &core::DomainEnergy::name);
    CORE_CHECK(found != ledger.domains.end(), "the machine has no such part");
    return *found;
}

} // namespace vitrine::byptest
