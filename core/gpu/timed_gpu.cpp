// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/timed_gpu.h"

#include "core/fixed_function/unit_request.h"
#include "core/gpu/draw_textures.h"
#include "core/gpu/energy_cost.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/observe/event_names.h"
#include "core/shader/initial_sends.h"

#include <algorithm>
#include <limits>
#include <string>
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
    const bool isInSegment = m_segments && stage == ShaderStage::Fragment;
    return (isInSegment ? std::min(bank, m_segments->words) : bank) / kWordsPerRegister;
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
      m_transferRates(transferRates(config)), m_units(reachableUnits(config)),
      m_boundsPolicy(config.hiz.boundsPolicy()),
      m_wiring(config, memory, {options.clock, options.startsBypassed, options.image, options.draws}),
      m_colorEngine(config.colorEngine),
      m_segments(m_wiring.distributor ? std::optional(config.segLimits) : std::nullopt),
      m_regBankWords(config.regBankWords), m_bypass(config), m_energyTable(energyTable(config))
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
    return m_draws == 1 ? drawAlone(command) : stream(command);
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

Result<void> TimedGpu::bindDraw(const DrawCommand& command)
{
    m_memory.keepBounds(m_boundsPolicy);
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
    DrawTables& tables = m_wiring.tables;
    tables.draws.bind(command.drawSeq, command);
    if (const RenderTargets& targets = command.state->targets; targets.color)
        tables.colors.bind(command.drawSeq, makeColorProgram(command.state->blend,
                                                             m_memory.surface(targets.color).format(), m_colorEngine));
    ProgramBindings bound{*vertex, *fragment};
    if (m_draws > 1) {
        bound.sameAs = m_identities.of(command);
        tables.uses.bind(command.drawSeq, surfaceUse(*command.state));
    }
    tables.programs.bind(command.drawSeq, std::move(bound));
    tables.parameters.bind(command.drawSeq, programs.parameters);
    tables.textures.bind(command.drawSeq, {drawTextures(*command.state, ShaderStage::Vertex, m_memory),
                                           drawTextures(*command.state, ShaderStage::Fragment, m_memory)});
    return {};
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
    if (decision.isBypassed)
        m_wiring.tables.plans.bind(
            command.drawSeq, makeBypassPlan(lowering, fragmentConstants(command.state->program), m_colorEngine, depth));
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
    if (!m_segments || fragment.wordsPerFragment() <= m_segments->words)
        return {};
    return failure("FRAGMENT_TOO_LARGE: a fragment of this program needs {} register words, and an empty segment has "
                   "{} (seg.words)",
                   fragment.wordsPerFragment(), m_segments->words);
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
    counters.fragments = interpolator.fragments;
    counters.fragmentsShaded = interpolator.fragments - interpolator.bypassed;
    counters.samplesWritten = m_wiring.colorUpdater->state().samplesWritten;
    counters.clampedColors = m_wiring.colorUpdater->state().clampedColors;
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
}

EnergyLedger TimedGpu::energy() const
{
    std::vector<PowerAccount> accounts = m_wiring.powerManager->accounts(m_wiring.machine.cycle());
    for (std::uint32_t domain = 0; domain < accounts.size(); ++domain)
        accounts[domain].operations = operations(domain);
    return ledgerOf(powerDomains(), accounts, m_energyTable);
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
