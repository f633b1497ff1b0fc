// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/timed_gpu.h"

#include "core/blend/clear_ops.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

Result<ProgramBinding> bindProgram(const std::shared_ptr<const Program>& program,
                                   const std::shared_ptr<const std::vector<Vec4>>& constants, ProgramCache& cache)
{
    auto decoded = cache.decoded(program);
    if (!decoded)
        return decoded.error();
    const auto isSend = [](const DecodedInstruction& instruction) { return instruction.opcode == Opcode::Send; };
    const auto& code = (*decoded)->code();
    return ProgramBinding{program, *decoded, constants, std::any_of(code.begin(), code.end(), isSend)};
}

} // namespace

TimedGpu::TimedGpu(Memory& memory, const MachineConfig& config, TimedOptions options)
    : m_memory(memory), m_wiring(config, memory, options.clock)
{
    if (options.traceHash)
        m_hashing = hub().subscribe(m_hasher);
}

Result<void> TimedGpu::draw(const DrawCommand& command)
{
    m_wiring.tables.draws.clear();
    m_wiring.tables.programs.clear();
    m_wiring.tables.textures.clear();
    startCounting(command);
    const Checkpoint start = beginning();
    if (auto submitted = submit(command); !submitted)
        return submitted;
    auto result = run();
    finishCounting();
    if (!result)
        goBack(start);
    return result;
}

Result<void> TimedGpu::submit(const DrawCommand& command)
{
    const ProgramState& programs = command.state->program;
    auto vertex = bindProgram(programs.vertex, programs.vertexConstants, m_programs);
    if (!vertex)
        return vertex.error();
    auto fragment = bindProgram(programs.fragment, programs.fragmentConstants, m_programs);
    if (!fragment)
        return fragment.error();
    if (!m_wiring.commands->canPush())
        return Error{"too many draws wait for the machine"};
    DrawTables& tables = m_wiring.tables;
    tables.draws.bind(command.drawSeq, command);
    tables.programs.bind(command.drawSeq, {*vertex, *fragment});
    tables.textures.bind(command.drawSeq, {StageTextures(command.state->vertexTextures, m_memory),
                                           StageTextures(command.state->fragmentTextures, m_memory)});
    m_wiring.commands->push(
        {{ItemId{++m_commands}, ItemId{}, command.drawSeq}, static_cast<std::uint32_t>(command.callNumber)});
    return {};
}

Result<void> TimedGpu::run()
{
    const auto outcome = machine().runUntil({kNever, [this] { return faulted() != nullptr; }}, m_stop);
    if (!outcome)
        return outcome.error();
    switch (*outcome) {
    case RunOutcome::Quiescent: return {};
    case RunOutcome::Stopped: return Error{"the replay was cancelled"};
    case RunOutcome::GoalReached: break;
    }
    return Error{faulted()->state().faultStage == ShaderStage::Vertex ? "the vertex shader does not come to an end"
                                                                      : "the fragment shader does not come to an end"};
}

const ShaderProcessor* TimedGpu::faulted() const
{
    for (const ShaderProcessor* processor : m_wiring.processors)
        if (processor->state().faulted)
            return processor;
    return nullptr;
}

/// The drained machine without its buffers: those keep what a failed draw has drawn, and need no page of their own.
Checkpoint TimedGpu::beginning()
{
    Memory buffers = std::exchange(m_memory, Memory{});
    Checkpoint result = machine().checkpoint();
    m_memory = std::move(buffers);
    return result;
}

void TimedGpu::goBack(const Checkpoint& beginning)
{
    Memory buffers = std::exchange(m_memory, Memory{});
    machine().restore(beginning);
    m_memory = std::move(buffers);
}

void TimedGpu::startCounting(const DrawCommand& command)
{
    m_counters = {};
    m_counters.draw = command.drawSeq;
    m_counters.callNumber = command.callNumber;
    m_counters.vertices = command.count;
    m_before.cycles = machine().cycle();
    m_before.primitives = m_wiring.primitiveSetup->state().primitives;
    m_before.fragments = m_wiring.interpolator->state().fragments;
    m_before.samplesWritten = m_wiring.colorUpdater->state().samplesWritten;
}

void TimedGpu::finishCounting()
{
    m_counters.cycles = machine().cycle() - m_before.cycles;
    m_counters.primitives = m_wiring.primitiveSetup->state().primitives - m_before.primitives;
    m_counters.fragments = m_wiring.interpolator->state().fragments - m_before.fragments;
    m_counters.samplesWritten = m_wiring.colorUpdater->state().samplesWritten - m_before.samplesWritten;
}

void TimedGpu::clear(const ClearCommand& command)
{
    executeClear(command, m_memory);
}

std::optional<Hash128> TimedGpu::traceHash() const
{
    return m_hashing ? std::optional(m_hasher.digest()) : std::nullopt;
}

} // namespace vitrine::core
