// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/bypass_chooser.h"

#include "core/blend/pgpe/engine_config.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/parts/machine_links.h"
#include "core/stream/bypass_fifo.h"
#include "core/stream/bypass_pixel.h"

namespace vitrine::core {

BypassChooser::BypassChooser(const MachineConfig& config)
    : m_mode(hasBypass(config) ? config.bypass->bypassMode : BypassMode::Off),
      m_bankWords(config.processors->regBankWords[static_cast<std::size_t>(ShaderStage::Fragment)]),
      m_fifoBanks(config.bypass->bypassFifoBanks), m_colorEngine(config.colorEngine)
{
}

auto BypassChooser::choose(const DrawCommand& command) const -> Result<std::optional<Choice>>
{
    if (m_mode == BypassMode::Off)
        return std::optional<Choice>();
    Choice choice;
    if (command.state->isBasic()) {
        choice.lowering.need = {FragmentClass::None, FragmentRule::BasicPath};
        choice.decision = {true, false, reasonText(BypassReason::Need, choice.lowering.need), BypassReason::Need,
                           choice.lowering.need};
        return std::optional(std::move(choice));
    }
    choice.lowering = pgpe::lowerFragment(*command.state->program.fragment);
    const auto words = wordsOfBypassPixel(static_cast<std::uint32_t>(choice.lowering.colors.size()));
    choice.fifoDepth = bypassFifoDepth(m_bankWords, m_fifoBanks, words);
    const bool combinesExactly =
        m_colorEngine->engine == ColorEngine::Pgpe && m_colorEngine->format == PgpeFormat::Float32;
    auto decision = decideBypass({choice.lowering.need, m_mode, combinesExactly, true, choice.fifoDepth});
    if (!decision)
        return decision.error();
    choice.decision = *std::move(decision);
    return std::optional(std::move(choice));
}

bool BypassChooser::leavesBypassed(const DrawCommand& command) const
{
    const auto choice = choose(command);
    return choice && *choice && (*choice)->decision.isBypassed;
}

} // namespace vitrine::core
