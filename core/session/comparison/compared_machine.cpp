// SPDX-License-Identifier: Apache-2.0
#include "core/session/comparison/compared_machine.h"

#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/gpu/reachable_units.h"
#include "core/observe/draw_number.h"
#include "core/observe/state_reading.h"
#include "core/shader/device_fields.h"
#include "core/shader/processor_fields.h"
#include "core/stream/chain_fields.h"

#include <algorithm>
#include <numeric>

namespace vitrine::core {

namespace {

/// Counts all events, and remembers which of them wrote a pixel last.
class PixelWriteCounter final : public Observer {
public:
    explicit PixelWriteCounter(const PixelPlace& pixel) : m_pixel(pixel) {}
    [[nodiscard]] std::uint64_t lastWrite() const { return m_lastWrite; }

#define VITRINE_COUNT_EVENT(Type, ...)                                                                                 \
    void on##Type(const Type& event) override                                                                          \
    {                                                                                                                  \
        count(event);                                                                                                  \
    }
    VITRINE_EVENTS(VITRINE_COUNT_EVENT)
#undef VITRINE_COUNT_EVENT

private:
    template <typename EventType>
    void count(const EventType& event)
    {
        ++m_events;
        if constexpr (std::is_same_v<EventType, PixelWritten>)
            if (event.x == m_pixel.x && event.y == m_pixel.y)
                m_lastWrite = m_events;
    }

    const PixelPlace m_pixel;
    std::uint64_t m_events = 0;
    std::uint64_t m_lastWrite = 0;
};

/// Failures that are this machine's alone.
bool isOfTheMachine(ErrorKind kind)
{
    return kind == ErrorKind::Deadlock || kind == ErrorKind::FragmentTooLarge || kind == ErrorKind::RegisterDemand ||
           kind == ErrorKind::NeedsFullShading;
}

bool asksDevices(const Program& program)
{
    return std::ranges::any_of(program.instructions, [](const Instruction& i) { return i.opcode == Opcode::Send; });
}

/// The stages of the fixed fragment chain are devices that have no units of their own.
void addStages(const StateNode& chain, MachineFigures& figures)
{
    const StateNode* stages = read(&chain, ChainFields::kStages);
    if (!stages)
        return;
    for (const StateNode& stage : stages->children) {
        std::string kind = stage.name;
        std::ranges::transform(kind, kind.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
        figures.devices.push_back({std::move(kind), read(&stage, DeviceFields::kRequests).value_or(0)});
    }
}

void addUnitCounters(const UnitDescription& unit, const UnitSnapshot& snapshot, MachineFigures& figures)
{
    if (unit.kind == "SP")
        figures.instructions += read(&snapshot.state, ProcessorFields::kInstructions).value_or(0);
    else if (const auto requests = read(&snapshot.state, DeviceFields::kRequests)) // only devices answer any
        figures.devices.push_back({unit.kind, *requests});
    else if (unit.kind == "FFPU")
        addStages(snapshot.state, figures);
}

HizFigures figuresOf(const HierarchicalZ::Counters& counters)
{
    const std::uint64_t tested = std::accumulate(counters.rows.begin(), counters.rows.end(), std::uint64_t{0});
    return {tested, counters.culled, counters.passed, counters.ambiguous, counters.terminated, counters.lookUps};
}

HizFigures difference(const HizFigures& after, const HizFigures& before)
{
    return {after.tested - before.tested,       after.culled - before.culled,         after.passed - before.passed,
            after.ambiguous - before.ambiguous, after.terminated - before.terminated, after.lookUps - before.lookUps};
}

void addPass(DrawFigures& draw, const DrawFigures& pass)
{
    draw.cycles += pass.cycles;
    draw.verticesShaded += pass.verticesShaded;
    draw.fragments += pass.fragments;
    draw.fragmentsShaded += pass.fragmentsShaded;
    draw.samplesTested += pass.samplesTested;
    draw.energy += pass.energy;
    if (!draw.hiz || !pass.hiz)
        return;
    draw.hiz->tested += pass.hiz->tested;
    draw.hiz->culled += pass.hiz->culled;
    draw.hiz->passed += pass.hiz->passed;
    draw.hiz->ambiguous += pass.hiz->ambiguous;
    draw.hiz->terminated += pass.hiz->terminated;
    draw.hiz->lookUps += pass.hiz->lookUps;
    draw.hiz->metadataBytes = std::max(draw.hiz->metadataBytes, pass.hiz->metadataBytes);
}

} // namespace

namespace {

TimedOptions optionsOf(const Replayer& replayer, const MachineConfig& config, std::uint32_t draws)
{
    TimedOptions options = optionsAfter(replayer.system().drawBefore(), replayer.system().image(), config);
    options.draws = draws;
    return options;
}

} // namespace

TimedOptions optionsFor(const FoundDraw& draw)
{
    TimedOptions options;
    options.startsBypassed = draw.startsBypassed;
    options.image = draw.image;
    return options;
}

ComparedRun::ComparedRun(const ComparedConfig& config, const Replayer& replayer, const Memory& memory,
                         std::uint32_t draws, std::stop_token stop)
    : m_config(config.config), m_draws(draws), m_stop(std::move(stop)), m_memory(memory),
      m_gpu(m_memory, m_config, optionsOf(replayer, m_config, draws)), m_activity(m_gpu.machine().snapshot()),
      m_occupancy(m_gpu.machine().snapshot()), m_keepsActivity(m_gpu.hub().subscribe(m_activity)),
      m_keepsOccupancy(m_gpu.hub().subscribe(m_occupancy)), m_keepsTally(m_gpu.hub().subscribe(m_bypassTally)),
      m_replayer(std::make_unique<Replayer>(*this, replayer))
{
    m_gpu.setStopToken(m_stop);
    m_replayer->setVectorConfig(*m_config.vector);
}

Result<CallOutcome> ComparedRun::execute(const Call& call)
{
    if (m_draws == 1)
        m_lastDraw.reset();
    auto outcome = m_replayer->execute(call);
    if (const auto failure = m_gpu.takeFailure())
        m_failure = failure->message;
    return outcome;
}

/// What a program needs and this machine does not have; empty without anything.
Text ComparedRun::lack(const ProgramState& programs) const
{
    const bool isChained = m_config.preset == Preset::Seq;
    if (programs.hasFixedFragmentStage != isChained)
        return isChained ? textOf("has a fragment shader, and SEQ has no programmable fragment stage")
                         : textOf("has no fragment shader, which only SEQ does without");
    if (isChained)
        return asksDevices(*programs.vertex) ? textOf("asks a device for its vertices, and SEQ has none in their reach")
                                             : Text();
    for (const Program* program : {programs.vertex.get(), programs.fragment.get()}) {
        for (const Instruction& instruction : program->instructions) {
            const std::uint8_t port = instruction.send.device;
            const bool isShared = port == kComputationPort && sharesComputation(m_config);
            if (instruction.opcode != Opcode::Send || isShared || (m_config.devices->devPresent >> port & 1) != 0)
                continue;
            return textOf("asks the device {}, which it has not", unitNameOn(m_config.units.get(), port));
        }
    }
    return {};
}

Result<void> ComparedRun::draw(const DrawCommand& command)
{
    if (!m_failure.empty())
        return Error{m_failure};
    const bool hasPrograms = !command.state->isBasic();
    if (const Text missing = hasPrograms ? lack(command.state->program) : Text(); !missing.empty()) {
        m_failure = textOf("draw {} {}", drawOf(command.drawSeq), missing);
        return Error{m_failure};
    }
    return m_draws == 1 ? drawAlone(command) : drawInFlight(command);
}

Result<void> ComparedRun::drawInFlight(const DrawCommand& command)
{
    auto drawn = m_gpu.draw(command);
    if (!drawn)
        return drawn;
    m_lastDraw = command;
    m_sums.draws += passOf(command.drawSeq) == 0 ? 1 : 0;
    m_sums.verticesShaded += command.count;
    return drawn;
}

Result<void> ComparedRun::drawAlone(const DrawCommand& command)
{
    m_found = {command, m_memory, m_gpu.isBypassed(), m_gpu.image()};
    const RunFigures before = counted();
    if (m_watch)
        m_watch->beforeDraw(m_found);
    auto drawn = m_gpu.draw(command);
    if (m_watch)
        m_watch->afterDraw();
    if (!drawn) {
        if (isOfTheMachine(drawn.error().kind))
            m_failure = drawn.error().message;
        return drawn;
    }
    m_lastDraw = command;
    noteDraw(command, before);
    return drawn;
}

RunFigures ComparedRun::counted() const
{
    RunFigures figures;
    figures.samplesTested = m_gpu.depthStencil().state().compared();
    figures.energy = m_gpu.energy().total();
    if (m_gpu.hiz())
        figures.hiz = figuresOf(m_gpu.hiz()->counters());
    return figures;
}

void ComparedRun::noteDraw(const DrawCommand& command, const RunFigures& before)
{
    const RunFigures after = counted();
    DrawFigures draw;
    draw.draw = drawOf(command.drawSeq);
    draw.callNumber = command.callNumber;
    draw.cycles = m_gpu.lastDraw().cycles;
    draw.verticesShaded = m_gpu.lastDraw().vertices;
    draw.fragments = m_gpu.lastDraw().fragments;
    draw.fragmentsShaded = m_gpu.lastDraw().fragmentsShaded;
    draw.samplesTested = after.samplesTested - before.samplesTested;
    draw.energy = after.energy - before.energy;
    if (after.hiz) {
        const HizMetadata metadata = hizMetadata(*command.state, m_memory, *m_config.hiz);
        draw.hiz = difference(*after.hiz, *before.hiz);
        draw.hiz->metadataBytes = metadata.bytes();
        m_metadata.add(metadata);
    }
    // Passes of one draw count as one.
    const bool isPass = passOf(command.drawSeq) != 0 && !m_sums.perDraw.empty();
    m_sums.draws += isPass ? 0 : 1;
    const bool wasBypassed = isPass && m_sums.perDraw.back().fragmentsBypassed() != 0;
    m_sums.drawsBypassed += !wasBypassed && draw.fragmentsBypassed() != 0 ? 1 : 0;
    m_sums.cycles += draw.cycles;
    m_sums.energy += draw.energy;
    m_sums.verticesShaded += draw.verticesShaded;
    m_sums.fragments += draw.fragments;
    m_sums.fragmentsShaded += draw.fragmentsShaded;
    if (isPass)
        addPass(m_sums.perDraw.back(), draw);
    else
        m_sums.perDraw.push_back(draw);
}

MachineFigures ComparedRun::figures() const
{
    auto& machine = const_cast<TimedGpu&>(m_gpu).machine();
    const_cast<TimedGpu&>(m_gpu).finish();
    MachineFigures figures = m_sums;
    const RunFigures all = counted();
    figures.drawsUnderWay = m_draws;
    if (m_draws > 1) {
        const DrawCounters totals = m_gpu.totals();
        figures.cycles = totals.cycles;
        figures.energy = all.energy;
        figures.fragments = totals.fragments;
        figures.fragmentsShaded = totals.fragmentsShaded;
        figures.drawsBypassed = m_bypassTally.draws;
    }
    figures.canBypass = m_gpu.bypassBank() != nullptr;
    figures.samplesTested = all.samplesTested;
    figures.hiz = all.hiz;
    if (figures.hiz)
        figures.hiz->metadataBytes = m_metadata.bytes();
    const Snapshot snapshot = machine.snapshot();
    const auto units = machine.unitDescriptions();
    for (std::size_t i = 0; i < units.size(); ++i) {
        addUnitCounters(units[i], snapshot.units[i], figures);
        const ActivityTotals totals = m_activity.totals(units[i].id, machine.cycle());
        figures.units.push_back({units[i].path, units[i].kind, totals.working, totals.idle, totals.stalled});
    }
    for (const QueueDescription& queue : machine.queueDescriptions()) {
        const std::uint32_t highWater = m_occupancy.highWater(queue.id);
        figures.queues.push_back(
            {queue.path, queue.capacity, highWater, queueSizing(queue.path, queue.capacity, highWater)});
    }
    if (figures.cycles != 0)
        figures.instructionsPerCycle = static_cast<double>(figures.instructions) / static_cast<double>(figures.cycles);
    figures.gateIndex = gateIndex(m_config);
    figures.warnings = gateCosts(m_config).warnings;
    const EnergyLedger ledger = m_gpu.energy();
    for (const DomainEnergy& domain : ledger.domains)
        figures.parts.push_back({domain.name, domain.all()});
    figures.warnings.insert(figures.warnings.end(), ledger.warnings.begin(), ledger.warnings.end());
    return figures;
}

std::uint64_t ComparedRun::eventAt(const PixelPlace& pixel) const
{
    if (m_draws > 1)
        return 0;
    Memory memory = m_found.memory;
    TimedGpu gpu(memory, m_config, optionsFor(m_found));
    PixelWriteCounter counter(pixel);
    const Subscription subscription = gpu.hub().subscribe(counter);
    gpu.setStopToken(m_stop);
    (void)gpu.draw(*m_lastDraw); // It has been drawn before; when stopped, nobody will ask.
    return counter.lastWrite();
}

std::optional<ImageDifference> imageDifference(const ComparedRun& first, const ComparedRun& second)
{
    if (!first.lastDraw() || !second.lastDraw())
        return std::nullopt;
    // A surface may have other numbers: a machine with more draws under way uses free ones later (RUN-13).
    const DrawCommand& draw = *first.lastDraw();
    const RenderTargets& a = draw.state->targets;
    const RenderTargets& b = second.lastDraw()->state->targets;
    const struct {
        Attachment attachment;
        SurfaceId first, second;
    } targets[] = {{Attachment::Color, a.color, b.color},
                   {Attachment::Depth, a.depth, b.depth},
                   {Attachment::Stencil, a.stencil, b.stencil}};
    for (const auto& target : targets) {
        if (!target.first || !target.second)
            continue;
        const auto pixel =
            firstDifference(first.memory().surface(target.first), second.memory().surface(target.second));
        if (pixel)
            return ImageDifference{target.attachment,
                                   *pixel,
                                   drawOf(draw.drawSeq),
                                   draw.callNumber,
                                   {first.eventAt(*pixel), second.eventAt(*pixel)}};
    }
    return std::nullopt;
}

Cycle UnitLoad::stalledAll() const
{
    return std::accumulate(stalled.begin(), stalled.end(), Cycle{0});
}

} // namespace vitrine::core
