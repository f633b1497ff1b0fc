// SPDX-License-Identifier: Apache-2.0
// What the machine is given of a draw before it begins: programs, state, and whether they fit (RUN-02).
#include "core/blend/pgpe/engine_config.h"
#include "core/gpu/draw_textures.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/timed_gpu.h"
#include "core/observe/event_names.h"
#include "core/shader/initial_sends.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

/// By the SENDs that make requests, as those do not whose texels are read ahead.
std::uint16_t devicesAsked(const DecodedProgram& program, const std::vector<std::uint32_t>& readAhead)
{
    unsigned devices = 0;
    for (std::uint32_t i = 0; i < program.code().size(); ++i) {
        const DecodedInstruction& instruction = program.code()[i];
        if (instruction.opcode == Opcode::Send && std::ranges::find(readAhead, i) == readAhead.end())
            devices |= 1u << instruction.send.device;
    }
    return static_cast<std::uint16_t>(devices);
}

} // namespace

Result<ProgramBinding> TimedGpu::bindProgram(const ProgramState& programs, ShaderStage stage)
{
    const bool isVertex = stage == ShaderStage::Vertex;
    const auto runnable = m_programs.fitted(isVertex ? programs.vertex : programs.fragment, registersOf(stage));
    if (!runnable)
        return runnable.error();
    const std::shared_ptr<const Program>& program = runnable->program;
    if (auto fits = checkSends(*program, *m_units); !fits)
        return fits.error();
    ProgramBinding binding{program, runnable->decoded,
                           isVertex ? programs.vertexConstants : programs.fragmentConstants};
    if (!isVertex && m_wiring.prefetches())
        binding.initialSends = initialSends(*program);
    binding.devices = devicesAsked(*runnable->decoded, binding.initialSends);
    binding.budget = runnable->growth * kDefaultInstructionBudget;
    return binding;
}

/// Vertex tasks never enter segments (DEC-17).
std::uint32_t TimedGpu::registersOf(ShaderStage stage) const
{
    const std::uint32_t bank = m_regBankWords[static_cast<std::size_t>(stage)];
    const bool isInSegment = m_segmentWords && stage == ShaderStage::Fragment;
    return (isInSegment ? std::min(bank, *m_segmentWords) : bank) / kWordsPerRegister;
}

Result<void> TimedGpu::checkBank(const Program& program) const
{
    const bool isVertex = program.stage == ShaderStage::Vertex;
    const std::uint32_t bank = m_regBankWords[static_cast<std::size_t>(program.stage)];
    const std::uint32_t needed = kWordsPerRegister * program.tempCount;
    const bool runsOnProcessors = isVertex || m_units->hasFragmentPrograms;
    if (needed <= bank || !runsOnProcessors)
        return {};
    const Text words =
        textOf("{} register words, and bank {} has {} (sp.regBankWords)", needed, isVertex ? "A" : "B", bank);
    return isVertex ? failure("REGISTER_DEMAND: an item of this vertex program needs {}", words)
                    : failure("REGISTER_DEMAND: an item of this fragment program needs {}", words);
}

namespace {

/// What the constant registers of the fragment program hold: uniforms that nobody has set are 0, as on the processors.
std::vector<Vec4> fragmentConstants(const ProgramState& programs)
{
    const Program& program = *programs.fragment;
    std::vector<Vec4> constants(program.uniformCount);
    const std::vector<Vec4>& set = *programs.fragmentConstants;
    std::copy_n(set.begin(), std::min(set.size(), constants.size()), constants.begin());
    constants.insert(constants.end(), program.literals.begin(), program.literals.end());
    return constants;
}

} // namespace

Result<void> TimedGpu::bindDraw(const DrawCommand& command)
{
    m_memory.keepBounds(m_boundsPolicy);
    if (command.state->isBasic())
        return bindBasic(command);
    const ProgramState& programs = command.state->program;
    if (!programs.vertex || !programs.fragment)
        return failure("a draw without a program");
    if (programs.hasFixedFragmentStage == m_units->hasFragmentPrograms)
        return m_units->hasFragmentPrograms ? failure("fragment shader required")
                                            : failure("no programmable fragment stage");
    auto vertex = bindProgram(programs, ShaderStage::Vertex);
    if (!vertex)
        return vertex.error();
    auto fragment = bindProgram(programs, ShaderStage::Fragment);
    if (!fragment)
        return fragment.error();
    const auto isBypassed = bindBypass(command);
    if (!isBypassed)
        return refuse(command, ErrorKind::NeedsFullShading, isBypassed.error());
    if (auto fits = checkDemand(command, {*vertex, *fragment}, *isBypassed); !fits)
        return fits;
    bindState(command);
    DrawTables& tables = m_wiring.tables;
    ProgramBindings bound{*vertex, *fragment};
    if (m_draws > 1)
        bound.sameAs = m_identities.of(command);
    tables.programs.bind(command.drawSeq, std::move(bound));
    tables.parameters.bind(command.drawSeq, programs.parameters);
    tables.textures.bind(command.drawSeq,
                         {drawTextures(*command.state, ShaderStage::Vertex, m_memory),
                          drawTextures(*command.state, ShaderStage::Fragment, m_memory), command.state->vector.images});
    return {};
}

/// What the units need to know of any draw.
void TimedGpu::bindState(const DrawCommand& command)
{
    DrawTables& tables = m_wiring.tables;
    tables.draws.bind(command.drawSeq, command);
    if (const RenderTargets& targets = command.state->targets; targets.color)
        tables.colors.bind(command.drawSeq, makeColorProgram(command.state->blend,
                                                             m_memory.surface(targets.color).format(), *m_colorEngine));
    if (m_draws > 1)
        tables.uses.bind(command.drawSeq, surfaceUse(*command.state));
}

/// It has no programs, and its fragments pass the processors by on every machine that knows how.
Result<void> TimedGpu::bindBasic(const DrawCommand& command)
{
    bindState(command);
    m_wiring.tables.programs.bind(command.drawSeq, {});
    const auto isBypassed = bindBypass(command);
    return isBypassed ? Result<void>() : isBypassed.error();
}

Result<bool> TimedGpu::bindBypass(const DrawCommand& command)
{
    const auto chosen = m_bypass.choose(command);
    if (!chosen)
        return chosen.error();
    if (!*chosen)
        return false;
    const auto& [decision, lowering, depth] = **chosen;
    m_wiring.tables.decisions.bind(command.drawSeq, decision);
    if (decision.isBypassed && !command.state->isBasic())
        m_wiring.tables.plans.bind(command.drawSeq, makeBypassPlan(lowering, fragmentConstants(command.state->program),
                                                                   *m_colorEngine, depth));
    return decision.isBypassed;
}

Result<void> TimedGpu::checkDemand(const DrawCommand& command, const ProgramBindings& programs, bool isBypassed)
{
    if (auto fit = checkBank(*programs.vertex.program); !fit)
        return refuse(command, ErrorKind::RegisterDemand, fit.error());
    if (isBypassed)
        return {};
    if (auto fit = checkBank(*programs.fragment.program); !fit)
        return refuse(command, ErrorKind::RegisterDemand, fit.error());
    if (auto fit = checkFit(programs.fragment); !fit)
        return refuse(command, ErrorKind::FragmentTooLarge, fit.error());
    return {};
}

/// Of a draw that can't be bound.
Error TimedGpu::refuse(const DrawCommand& command, ErrorKind kind, const Error& error)
{
    hub().publish(ErrorReported{m_wiring.machine.cycle(),
                                {},
                                command.drawSeq,
                                static_cast<std::uint32_t>(command.callNumber),
                                *errorCode(kind),
                                0});
    return {error.message, kind};
}

Result<void> TimedGpu::checkFit(const ProgramBinding& fragment) const
{
    if (!m_segmentWords || fragment.wordsPerFragment() <= *m_segmentWords)
        return {};
    return failure("FRAGMENT_TOO_LARGE: a fragment of this program needs {} register words, and an empty segment has "
                   "{} (seg.words)",
                   fragment.wordsPerFragment(), *m_segmentWords);
}

} // namespace vitrine::core
