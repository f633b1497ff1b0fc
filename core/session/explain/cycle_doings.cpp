// SPDX-License-Identifier: Apache-2.0
#include "core/session/explain/cycle_doings.h"

#include "core/observe/event_names.h"
#include "core/power/power_state.h"
#include "core/session/machine/bypass_section.h"
#include "core/session/machine/power_section.h"
#include "core/session/machine/task_section.h"
#include "core/session/machine/unit_lookup.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

Text whyClosed(SegmentCloseReason reason)
{
    switch (reason) {
    case SegmentCloseReason::Slots: return textOf("no slot is left");
    case SegmentCloseReason::Words: return textOf("no room for words is left");
    case SegmentCloseReason::Primitives: return textOf("no room for primitives is left");
    case SegmentCloseReason::Programs: return textOf("another program follows");
    case SegmentCloseReason::Timeout: return textOf("nothing came for too long");
    case SegmentCloseReason::Flush: return textOf("the stream was flushed");
    case SegmentCloseReason::QueueFull: return textOf("the queue behind it is full");
    case SegmentCloseReason::None: break;
    }
    return textOf("no reason is told");
}

Text toGo(Cycle cycles)
{
    return cycles == 1 ? textOf("1 cycle to go") : textOf("{} cycles to go", Text::number(cycles));
}

} // namespace

Text inCycles(Cycle cycles)
{
    return cycles == 1 ? textOf("in 1 cycle") : textOf("in {} cycles", Text::number(cycles));
}

Text ThingNames::note(NamedThing::Kind kind, std::uint32_t number, Text words, std::uint32_t row)
{
    m_names.push_back({kind, number, row, words});
    return words;
}

Text ThingNames::unit(UnitId id)
{
    return note(NamedThing::Kind::Unit, id.value, Text::verbatim(m_recording.unit(id).path));
}

Text ThingNames::queue(QueueId id)
{
    return note(NamedThing::Kind::Queue, id.value, Text::verbatim(m_recording.queue(id).path));
}

Text ThingNames::task(ItemId id)
{
    return note(NamedThing::Kind::Task, id.value, textOf("task {}", id.value));
}

Text ThingNames::request(ItemId id)
{
    return note(NamedThing::Kind::Request, id.value, textOf("request {}", id.value));
}

Text ThingNames::segment(std::uint32_t number)
{
    return note(NamedThing::Kind::Segment, number, textOf("segment {}", number));
}

Text ThingNames::tile(std::uint32_t column, std::uint32_t row)
{
    return note(NamedThing::Kind::Tile, column, textOf("tile {},{}", column, row), row);
}

Doing ThingNames::doing(Text words, bool isChange)
{
    return {std::move(words), std::exchange(m_names, {}), isChange};
}

CycleDoings::CycleDoings(const DrawRecording& recording, Cycle cycle)
    : m_recording(recording), m_cycle(cycle), m_log(recording.section<TaskSection>().log),
      m_path(requestPath(recording)), m_arq(m_path ? m_path->requests : QueueId{}),
      m_apq(m_path ? m_path->pending : QueueId{}), m_names(recording)
{
}

void CycleDoings::add(const Event& event)
{
    std::visit([this](const auto& one) { take(one); }, event);
}

const std::vector<Doing>& CycleDoings::of(UnitId unit) const
{
    static const std::vector<Doing> nothing;
    const auto found = m_doings.find(unit);
    return found == m_doings.end() ? nothing : found->second;
}

void CycleDoings::tell(UnitId unit, Text words, bool isChange)
{
    Doing doing = m_names.doing(std::move(words), isChange);
    if (unit)
        m_doings[unit].push_back(std::move(doing));
}

void CycleDoings::take(const ItemPushed& event)
{
    const QueueDescription& queue = m_recording.queue(event.queue);
    if (m_arq && event.queue == m_arq) {
        const RequestRecord* request = m_log.request(event.item);
        if (const UnitId device = deviceOf(m_path, request); device && request->processor != kNoProcessor)
            tell(processorOf(m_recording, request->processor),
                 textOf("posted {} of {} for {}", m_names.request(event.item), m_names.task(request->task),
                        m_names.unit(device)));
    } else if (queue.names.pushed == "task.enqueue") {
        if (const UnitId unit = onlyOf(queue.producers))
            tell(unit, textOf("put {} into {}", m_names.task(event.item), m_names.queue(event.queue)), false);
    } else if (const UnitId unit = onlyOf(queue.producers)) {
        ++m_put[{unit, event.queue}];
    }
}

void CycleDoings::take(const ItemGranted& event)
{
    const QueueDescription& queue = m_recording.queue(event.queue);
    if (m_arq && event.queue == m_arq) {
        const UnitId device = deviceOf(m_path, m_log.request(event.item));
        if (device && m_path->hasArbiter)
            tell(m_path->router, textOf("gave {} to {}", m_names.request(event.item), m_names.unit(device)));
        if (device)
            tell(device, textOf("began with {}", m_names.request(event.item)));
        return;
    }
    const UnitId processor = processorOf(m_recording, event.port);
    if (std::ranges::find(queue.consumers, processor) == queue.consumers.end())
        return;
    if (m_apq && event.queue == m_apq)
        tell(processor, textOf("went on with {}, whose answer has come", m_names.task(event.item)));
    else
        tell(processor, textOf("took {} up from {}", m_names.task(event.item), m_names.queue(event.queue)));
}

void CycleDoings::take(const ItemParked& event)
{
    const TaskRecord* task = event.queue == m_apq ? m_log.task(event.item) : nullptr;
    if (!task)
        return;
    for (const TaskStep& step : m_log.steps(*task)) {
        if (step.kind != TaskStepKind::SwappedOut || step.cycle != event.cycle)
            continue;
        const UnitId processor = processorOf(m_recording, step.processor);
        const RequestRecord* request = step.request ? m_log.request(step.request) : nullptr;
        const UnitId device = deviceOf(m_path, request);
        if (!device || request->completed == kNever || request->completed <= m_cycle)
            tell(processor, textOf("swapped {} out", m_names.task(event.item)));
        else
            tell(processor,
                 textOf("swapped {} out: it waits for {}, {}, {}", m_names.task(event.item), m_names.unit(device),
                        m_names.request(step.request), toGo(request->completed - m_cycle)));
    }
}

void CycleDoings::take(const ItemPopped& event)
{
    if (m_arq && event.queue == m_arq) {
        const RequestRecord* request = m_log.request(event.item);
        if (const UnitId device = deviceOf(m_path, request))
            tell(device, textOf("answered {} of {}", m_names.request(event.item), m_names.task(request->task)));
    } else if (const UnitId unit = onlyOf(m_recording.queue(event.queue).consumers)) {
        ++m_taken[{unit, event.queue}];
    }
}

void CycleDoings::take(const TileJudged& event)
{
    if (event.step == TileStep::Culled)
        tell(event.unit, textOf("culled {}, by row {} of its table: no sample can pass", m_names.tile(event.x, event.y),
                                event.row));
    else if (event.step == TileStep::Terminated)
        tell(event.unit, textOf("ended {}, by row {} of its table: all its fragments would be discarded",
                                m_names.tile(event.x, event.y), event.row));
    else if (event.step == TileStep::Passed)
        tell(event.unit, textOf("let {} pass: all its samples pass", m_names.tile(event.x, event.y)));
    else if (event.step == TileStep::Ambiguous)
        tell(event.unit, textOf("let {} pass: its samples must be tested", m_names.tile(event.x, event.y)));
}

void CycleDoings::take(const HizUpdated& event)
{
    tell(event.unit, textOf("changed the bounds of {}", m_names.tile(event.x, event.y)));
}

void CycleDoings::take(const DepthTested& event)
{
    Tests& tests = m_tests[event.unit];
    ++tests.pixels;
    tests.killed += event.passed == 0 ? 1 : 0;
}

void CycleDoings::take(const PixelWritten& event)
{
    ++m_written[event.unit];
}

void CycleDoings::take(const SegmentChanged& event)
{
    switch (event.step) {
    case SegmentStep::Opened: {
        const UnitId processor = processorOf(m_recording, event.pipeline);
        if (processor)
            tell(event.unit, textOf("opened {} for {}", m_names.segment(event.segment), m_names.unit(processor)));
        return;
    }
    case SegmentStep::Closed:
        return tell(event.unit, textOf("closed {}: {}", m_names.segment(event.segment), whyClosed(event.reason)));
    case SegmentStep::Done: return tell(event.unit, textOf("saw {} run to its end", m_names.segment(event.segment)));
    case SegmentStep::Added:
    case SegmentStep::Collected: return; // told once for each fragment: the queues tell how many
    }
}

void CycleDoings::take(const PowerChanged& event)
{
    const auto& domains = m_recording.section<PowerSection>().domains;
    const std::string name = event.domain < domains.size() ? domains[event.domain].name : std::string();
    switch (static_cast<PowerState>(event.state)) {
    case PowerState::On: return tell(event.unit, textOf("switched {} on: it works from now on", name));
    case PowerState::Reduced: return tell(event.unit, textOf("put {} on reduced power", name));
    case PowerState::Off: return tell(event.unit, textOf("switched {} off", name));
    case PowerState::Waking: return tell(event.unit, textOf("woke {}: it does no work yet", name));
    }
}

void CycleDoings::take(const BypassDecided& event)
{
    const Text& reason = m_recording.section<BypassSection>().reason;
    tell(event.unit, event.isBypassed != 0 ? textOf("sends the fragments past the processors: {}", reason)
                                           : textOf("sends the fragments to the processors: {}", reason));
}

void CycleDoings::take(const FifoChanged& event)
{
    switch (event.step) {
    case FifoStep::Pushed: return tell(event.unit, textOf("took a pixel into its bank"), false);
    case FifoStep::Popped: return tell(event.unit, textOf("sent the oldest pixel of its bank on"), false);
    case FifoStep::Stalled: return tell(event.unit, textOf("found no room in its bank for the next pixel"));
    }
}

/// What a burst does happens in its first cycle.
void CycleDoings::take(const BurstStarted& event)
{
    const std::uint32_t count = m_discards ? m_discards->of(event.task) : 0;
    if (count == 0)
        return;
    const Text task = m_names.task(event.task);
    tell(event.unit, count == 1 ? textOf("discarded 1 fragment of {} (KIL)", task)
                                : textOf("discarded {} fragments of {} (KIL)", count, task));
}

void CycleDoings::take(const RequestFailed& event)
{
    tell(event.unit, textOf("answered {} with an error, status {}", m_names.request(event.request), event.status));
}

void CycleDoings::take(const DrawStarted& event)
{
    tell(event.unit, textOf("began the draw"));
}

void CycleDoings::take(const DrawEnded& event)
{
    tell(event.unit, textOf("saw the draw end"));
}

void CycleDoings::take(const Drained& event)
{
    tell(event.unit, textOf("had waited {} cycles until the machine was empty", Text::number(event.cycles)));
}

void CycleDoings::take(const ErrorReported& event)
{
    tell(event.unit, textOf("reported the error {}", enumName(event.code)));
}

void CycleDoings::take(const WarningReported& event)
{
    tell(event.unit, textOf("warned of {}", enumName(event.code)));
}

void CycleDoings::finish()
{
    for (const auto& [unit, tests] : m_tests) {
        tell(unit, tests.pixels == 1 ? textOf("tested 1 pixel") : textOf("tested {} pixels", tests.pixels), false);
        if (tests.killed != 0)
            tell(unit, tests.killed == 1 ? textOf("killed 1 pixel: none of its samples passed")
                                         : textOf("killed {} pixels: none of their samples passed", tests.killed));
    }
    for (const auto& [unit, pixels] : m_written)
        tell(unit, pixels == 1 ? textOf("wrote 1 pixel") : textOf("wrote {} pixels", Text::number(pixels)), false);
    for (const auto& [place, items] : m_taken)
        tell(place.first,
             items == 1 ? textOf("took 1 entry out of {}", m_names.queue(place.second))
                        : textOf("took {} entries out of {}", items, m_names.queue(place.second)),
             false);
    for (const auto& [place, items] : m_put)
        tell(place.first,
             items == 1 ? textOf("put 1 entry into {}", m_names.queue(place.second))
                        : textOf("put {} entries into {}", items, m_names.queue(place.second)),
             false);
}

} // namespace vitrine::core
