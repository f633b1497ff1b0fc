// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/timed_gpu.h"

#include "core/blend/computation_unit.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/fixed_function/unit_request.h"
#include "core/gpu/draw_textures.h"
#include "core/gpu/energy_cost.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/hiz/hiz_config.h"
#include "core/observe/event_names.h"
#include "core/shader/initial_sends.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

namespace vitrine::core {

TimedOptions optionsAfter(const std::optional<DrawCommand>& drawBefore, const RegisterImage& image,
                          const MachineConfig& config)
{
    TimedOptions options;
    options.image = image;
    options.startsBypassed = drawBefore && BypassChooser(config).leavesBypassed(*drawBefore);
    return options;
}

TimedGpu::TimedGpu(Memory& memory, const MachineConfig& config, const TimedOptions& options)
    : m_memory(memory), m_draws(options.draws), m_runsFrames(options.runsFrames || options.draws > 1),
      m_isAwaitedLater(options.isAwaitedLater), m_transferRates(transferRates(config)), m_units(reachableUnits(config)),
      m_boundsPolicy(config.hiz->boundsPolicy()),
      m_wiring(config, memory, {options.clock, options.startsBypassed, options.image, options.draws}),
      m_colorEngine(config.colorEngine),
      m_segmentWords(m_wiring.distributor ? std::optional(config.segments->segLimits.words) : std::nullopt),
      m_regBankWords(config.processors->regBankWords), m_bypass(config), m_energyTable(energyTable(config)),
      m_energyRows(rowsOf(powerDomains(), m_energyTable))
{
    m_memory.keepBounds(m_boundsPolicy);
    m_memory.setDrawsInFlight(m_draws);
    forgetDraws();
    if (options.traceHash)
        m_hashing = hub().subscribe(m_hasher);
    if (options.meter)
        m_meter.emplace(m_wiring);
}

Result<void> TimedGpu::draw(const DrawCommand& command)
{
    if (m_failure)
        return *m_failure;
    if (m_awaited && m_isAwaitedLater) { // of the same call: what it asks for comes behind each other
        m_waiting.push_back(command);
        return {};
    }
    return m_draws == 1 && !m_isAwaitedLater ? drawAlone(command) : putIn(command);
}

Result<void> TimedGpu::drawAlone(const DrawCommand& command)
{
    forgetDraws();
    m_written.clear();
    startCounting(command);
    const Checkpoint start = withoutBuffers();
    const bool mayFail = canFail(*command.state);
    const auto before = mayFail ? std::optional(m_memory) : std::nullopt;
    const DrawEncoder driver = m_driver;
    if (auto submitted = submit(command); !submitted)
        return submitted;
    auto result = runOn({});
    finishCounting();
    if (result) {
        m_memory.acceptDraw();
        return result;
    }
    restoreWithoutBuffers(start);
    m_driver = driver;
    if (m_wiring.hiz)
        m_wiring.hiz->abandon(command);
    if (mayFail && !m_stop.stop_requested())
        m_memory = *before;
    return result;
}

void TimedGpu::forgetDraws()
{
    m_wiring.tables.bufferVersions.clear();
    m_wiring.tables.versions.clear();
    m_pending = m_wiring.commandInterface->state().image;
}

/// The machine may stand in the midst of the words that the draw was begun with, or before those of older draws: the
/// words know how it finds them.
Result<void> TimedGpu::bind(const DrawCommand& command)
{
    auto words = this->words(command.drawSeq);
    if (!words)
        words = write(command, m_wiring.commandInterface->state().image);
    RegisterImage image = *words->before;
    return bindWords(command, *words, image);
}

/// Words that are for registers which hold something else here would draw something else: then all is written that the
/// draw needs.
std::shared_ptr<const DrawWords> TimedGpu::write(const DrawCommand& command, const RegisterImage& image)
{
    std::shared_ptr<const DrawWords> words = command.words;
    if (!hasWords(command) || *words->before != image) {
        if (m_driver.image() != image) // others have written
            m_driver = DrawEncoder(image);
        words = m_driver.encode(command);
    }
    forgetWords(command.drawSeq);
    m_written.push_back({command.drawSeq, words});
    return words;
}

void TimedGpu::forgetWords(std::uint32_t draw)
{
    std::erase_if(m_written, [draw](const WrittenDraw& written) { return written.number == draw; });
}

std::shared_ptr<const DrawWords> TimedGpu::words(std::uint32_t draw) const
{
    const auto known = std::ranges::find(m_written, draw, &WrittenDraw::number);
    return known != m_written.end() ? known->words : nullptr;
}

Result<void> TimedGpu::bindWords(const DrawCommand& command, const DrawWords& words, RegisterImage& image)
{
    const CommandBuffer buffer = bufferOf(words, command);
    m_wiring.tables.buffers.bind(command.drawSeq, buffer);
    Result<void> result;
    for (const ResolvedDraw& draw : drawsIn(buffer, image)) {
        if (draw.fault)
            continue;
        DrawCommand resolved = draw.command;
        resolved.scans = command.scans;
        resolved.uniforms = command.uniforms;
        resolved.place = m_memory.stream().accepted;
        if (auto bound = bindDraw(resolved); !bound)
            result = bound;
    }
    return result;
}

/// Draws that ask for too much are left unbound: the command interface tells why when it comes to them.
Result<void> TimedGpu::bind(const CommandBuffer& buffer)
{
    RegisterImage image = m_wiring.commandInterface->state().image;
    bindBuffer(buffer, image);
    return {};
}

void TimedGpu::bindBuffer(const CommandBuffer& buffer, RegisterImage& image)
{
    m_wiring.tables.buffers.bind(buffer.firstDraw, buffer);
    bindTransfers(buffer);
    for (const ResolvedDraw& draw : drawsIn(buffer, image))
        if (!draw.fault)
            static_cast<void>(bindDraw(draw.command));
}

SegmentStatistics TimedGpu::segmentStatistics() const
{
    return m_wiring.distributor ? m_wiring.distributor->statistics() : SegmentStatistics{};
}

Result<void> TimedGpu::submit(const DrawCommand& command)
{
    if (!m_wiring.commands->canPush())
        return failure("too many draws wait for the machine");
    RegisterImage image = m_pending;
    const DrawEncoder driver = m_driver;
    const auto words = write(command, image);
    if (auto bound = bindWords(command, *words, image); !bound) {
        m_driver = driver;
        forgetWords(command.drawSeq);
        return bound;
    }
    m_pending = std::move(image);
    push(command.drawSeq, command.callNumber);
    return {};
}

Result<void> TimedGpu::submit(const CommandBuffer& buffer)
{
    if (!m_wiring.commands->canPush())
        return failure("too many command buffers wait for the machine");
    bindBuffer(buffer, m_pending);
    push(buffer.firstDraw, buffer.callNumber);
    return {};
}

void TimedGpu::push(std::uint32_t firstDraw, std::uint64_t callNumber)
{
    m_wiring.commands->push({{ItemId{++m_commands}, ItemId{}, firstDraw}, static_cast<std::uint32_t>(callNumber)});
}

Result<RunOutcome> TimedGpu::runUntil(const RunGoal& goal, const std::stop_token& stop)
{
    auto outcome =
        machine().runUntil({goal.cycle, [&] { return isFaulted() || (goal.reached && goal.reached()); }}, stop);
    if (auto failed = failedDraw(); outcome && failed)
        return std::move(failed->error);
    return outcome;
}

bool TimedGpu::isFaulted() const
{
    const auto isIt = [](const ShaderProcessor* processor) { return processor->state().faulted; };
    return std::ranges::any_of(m_wiring.processors, isIt) ||
           (m_wiring.fragmentChain && m_wiring.fragmentChain->state().faulted);
}

auto TimedGpu::failedDraw() const -> std::optional<FailedDraw>
{
    const auto failed = [](std::uint32_t draw, ShaderStage stage) {
        return FailedDraw{draw, stage == ShaderStage::Vertex ? failure("the vertex shader does not come to an end")
                                                             : failure("the fragment shader does not come to an end")};
    };
    for (const ShaderProcessor* processor : m_wiring.processors)
        if (const auto& state = processor->state(); state.faulted)
            return failed(state.faultDraw, state.faultStage);
    if (m_wiring.fragmentChain && m_wiring.fragmentChain->state().faulted)
        return failed(m_wiring.fragmentChain->state().faultDraw, ShaderStage::Fragment);
    return std::nullopt;
}

/// Without the buffers: those keep what a failed draw has drawn, and are shared page by page by who keeps moments.
Checkpoint TimedGpu::withoutBuffers()
{
    Memory buffers = std::exchange(m_memory, Memory{});
    Checkpoint result = machine().checkpoint();
    m_memory = std::move(buffers);
    return result;
}

Snapshot TimedGpu::snapshotWithoutBuffers()
{
    Memory buffers = std::exchange(m_memory, Memory{});
    Snapshot result = machine().snapshot();
    m_memory = std::move(buffers);
    return result;
}

void TimedGpu::restoreWithoutBuffers(const Checkpoint& checkpoint)
{
    Memory buffers = std::exchange(m_memory, Memory{});
    machine().restore(checkpoint);
    m_memory = std::move(buffers);
}

TimedMoment TimedGpu::moment()
{
    return {withoutBuffers(), m_hasher.state(), m_commands, m_transfers, m_counters, m_driver, m_written};
}

void TimedGpu::restore(const TimedMoment& moment)
{
    forgetDraws();
    restoreWithoutBuffers(moment.machine);
    m_hasher.restore(moment.trace);
    m_commands = moment.commands;
    m_transfers = moment.transfers;
    m_counters = moment.counters;
    m_driver = moment.driver;
    m_written = moment.written;
    m_pending = m_wiring.commandInterface->state().image;
}

void TimedGpu::startCounting(const DrawCommand& command)
{
    m_counters = {};
    m_counters.draw = command.drawSeq;
    m_counters.callNumber = command.callNumber;
    m_counters.vertices = command.count;
    if (m_meter) {
        m_meter->begin();
        m_before.energy = energy().total();
    }
    const Energy energy = m_before.energy;
    m_before = totals();
    m_before.energy = energy;
}

DrawCounters TimedGpu::totals() const
{
    const AttributeInterpolator::State& interpolator = m_wiring.interpolator->state();
    DrawCounters counters;
    counters.cycles = m_wiring.machine.cycle();
    counters.primitives = m_wiring.primitiveSetup->state().primitives;
    counters.fragments = interpolator.fragments + m_wiring.multiplexer->state().counts.pixels;
    counters.fragmentsShaded = interpolator.fragments - interpolator.bypassed;
    counters.samplesWritten = m_wiring.colorUpdater->state().samplesWritten;
    counters.clampedColors = m_wiring.colorUpdater->state().clampedColors;
    if (m_wiring.computation)
        counters.computationConflicts = m_wiring.computation->state().conflicts;
    return counters;
}

void TimedGpu::finishCounting()
{
    if (m_meter) {
        m_meter->finish(m_counters);
        m_counters.energy = energy().total() - m_before.energy;
    }
    const DrawCounters now = totals();
    m_counters.cycles = now.cycles - m_before.cycles;
    m_counters.primitives = now.primitives - m_before.primitives;
    m_counters.fragments = now.fragments - m_before.fragments;
    m_counters.fragmentsShaded = now.fragmentsShaded - m_before.fragmentsShaded;
    m_counters.samplesWritten = now.samplesWritten - m_before.samplesWritten;
    m_counters.clampedColors = now.clampedColors - m_before.clampedColors;
    m_counters.computationConflicts = now.computationConflicts - m_before.computationConflicts;
}

EnergyLedger TimedGpu::energy() const
{
    std::vector<PowerAccount> accounts = m_wiring.powerManager->accounts(m_wiring.machine.cycle());
    for (std::uint32_t domain = 0; domain < accounts.size(); ++domain)
        accounts[domain].operations = operations(domain);
    return ledgerOf(powerDomains(), accounts, m_energyTable);
}

Energy TimedGpu::consumedEnergy() const
{
    std::vector<PowerAccount> accounts = m_wiring.powerManager->accounts(m_wiring.machine.cycle());
    Energy sum = 0;
    for (std::uint32_t domain = 0; domain < accounts.size(); ++domain) {
        accounts[domain].operations = operations(domain);
        sum += consumed(accounts[domain], m_energyRows[domain]).all();
    }
    return sum;
}

Result<void> TimedGpu::requestPower(std::string_view domain, PowerState state)
{
    const auto number = powerDomains().find(domain);
    if (!number)
        return failure("no part of the machine is named {}", domain);
    if (!isSwitched(powerDomains()[*number].kind) || state == PowerState::Waking)
        return failure("{} can't be switched to {}", domain, enumName(state));
    if (!m_wiring.powerRequests->canPush())
        return failure("too many requests wait for the power manager");
    m_wiring.powerRequests->push({{ItemId{}, ItemId{}, kNoDraw}, *number, state});
    return {};
}

std::optional<Hash128> TimedGpu::traceHash() const
{
    return m_hashing ? std::optional(m_hasher.digest()) : std::nullopt;
}

} // namespace vitrine::core
