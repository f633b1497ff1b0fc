// SPDX-License-Identifier: Apache-2.0
#include "core/session/difference/decided_draw.h"

namespace vitrine::core {

DecisionWatch::DecisionWatch(ComparedRun& run, const MachineConfig& config, const std::stop_token& stop)
    : m_pixels(config, stop), m_tasks(run.gpu()), m_keepsTasks(run.events().subscribe(m_tasks))
{
    run.watchDraws(this);
}

void DecisionWatch::beforeDraw(const FoundDraw& draw)
{
    DecidedDraw& decided = m_draws.emplace_back(DecidedDraw{draw, {}, {}});
    m_pixels.run(draw, [&decided](const Decision& decision) { decided.timeless.add(hashOf(decision)); });
    m_timed = {};
    m_tasks.begin([this](const Decision& decision, Cycle) { m_timed.add(decision); });
}

void DecisionWatch::afterDraw()
{
    m_draws.back().timed = m_timed;
}

} // namespace vitrine::core
