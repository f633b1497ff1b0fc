// SPDX-License-Identifier: Apache-2.0
#include "core/session/comparison/approach.h"

#include "core/blend/pgpe/engine_config.h"
#include "core/command/vector_config.h"
#include "core/gpu/reachable_units.h"
#include "core/hiz/hiz_config.h"

namespace vitrine::core {

Approach::Approach(const MachineConfig& config, std::uint32_t draws, const std::shared_ptr<const ReachableUnits>& units,
                   const std::stop_token& stop)
    : m_hiz(config.hiz), m_colorEngine(config.colorEngine), m_vector(config.vector),
      m_sharesComputation(sharesComputation(config)), m_draws(draws), m_gpu(m_memory, units, *m_colorEngine, *m_hiz),
      m_replayer(m_gpu, WindowSamples::Single, units, *m_vector)
{
    m_memory.setDrawsInFlight(draws);
    m_gpu.setStopToken(stop);
}

bool Approach::suits(const MachineConfig& config, std::uint32_t draws) const
{
    return config.hiz == m_hiz && config.colorEngine == m_colorEngine && config.vector == m_vector &&
           sharesComputation(config) == m_sharesComputation && draws == m_draws;
}

void Approach::execute(const CallSource& source, std::uint64_t index, const Call& call)
{
    const auto outcome = m_replayer.execute(call);
    m_troubles.note(source, index, call, outcome, m_gpu.takeUnitReports());
}

} // namespace vitrine::core
