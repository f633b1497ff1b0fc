// SPDX-License-Identifier: Apache-2.0
#include "core/session/explain/explained_cycle.h"

#include "core/observe/activity_code.h"
#include "core/observe/state_reading.h"
#include "core/session/explain/cycle_doings.h"
#include "core/session/machine/draw_explorer.h"
#include "core/session/machine/task_section.h"
#include "core/stream/bypass_fields.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <utility>

namespace vitrine::core {

namespace {

/// Since when the value at a cycle has been in force.
Cycle since(const ActivityHistory& history, Cycle cycle)
{
    Cycle first = history.exactFrom();
    for (Cycle last = cycle; first < last;) {
        const Cycle middle = first + (last - first) / 2;
        if (history.nextChange(middle) > cycle)
            last = middle;
        else
            first = middle + 1;
    }
    return first;
}

class CycleWriter {
public:
    CycleWriter(const DrawRecording& recording, const Snapshot& moment, const CycleDoings& doings,
                const CycleDiscards* discards)
        : m_recording(recording), m_doings(doings), m_discards(discards), m_cycle(moment.cycle - 1),
          m_log(recording.section<TaskSection>().log), m_names(recording), m_sources(recording.stallSources())
    {
        for (const UnitDescription& unit : recording.units())
            m_isExact = m_isExact && recording.activity(unit.id).exactFrom() <= m_cycle;
        for (const TaskRecord* task : m_log.tasksBetween(m_cycle, m_cycle + 1))
            noteTask(*task);
    }

    /// Without words when there is nothing to say.
    [[nodiscard]] ExplainedPart part(const UnitSnapshot& unit)
    {
        ExplainedPart part{unit.id, groupOf(unit.id), unit.activity, unit.reason, unit.blocker, false, {}, {}};
        m_isNew = differsFromBefore(unit);
        m_words = {};
        m_named = {};
        const Text subject = m_names.unit(unit.id);
        take(m_names.doing(subject, false));
        m_words.clear();
        for (const Doing& doing : m_doings.of(unit.id))
            take(doing);
        tellBypass(unit);
        if (unit.activity == Activity::Stalled)
            tellStall(unit);
        else if (unit.activity == Activity::Working)
            tellWork(unit.id);
        if (m_words.empty())
            return part;
        part.isNew = m_isNew;
        part.sentence = textOf("{} {}", subject, joined(m_words));
        part.names = std::move(m_named);
        return part;
    }

private:
    struct Waiting {
        const TaskRecord* task = nullptr;
        const RequestRecord* request = nullptr;
    };

    void noteTask(const TaskRecord& task)
    {
        const TaskStep* last = nullptr;
        std::uint16_t processor = kNoProcessor;
        for (const TaskStep& step : m_log.steps(task)) {
            if (step.cycle > m_cycle)
                break;
            last = &step;
            processor = step.processor == kNoProcessor ? processor : step.processor;
        }
        if (!last || processor >= m_recording.processors().size())
            return;
        const UnitId unit = m_recording.processors()[processor];
        if (last->kind == TaskStepKind::Issued || last->kind == TaskStepKind::Resumed ||
            last->kind == TaskStepKind::Posted)
            m_running.emplace_back(unit, task.id);
        if (last->kind != TaskStepKind::SwappedOut || !last->request)
            return;
        const RequestRecord* request = m_log.request(last->request);
        if (!request || request->completed == kNever || request->completed <= m_cycle)
            return;
        Waiting& next = m_waiting[unit];
        if (!next.request || request->completed < next.request->completed)
            next = {&task, request};
    }

    [[nodiscard]] PartGroup groupOf(UnitId unit) const
    {
        if (std::ranges::find(m_recording.processors(), unit) != m_recording.processors().end())
            return PartGroup::Processors;
        const auto& path = m_doings.path();
        const bool isDevice =
            path &&
            (unit == path->router || std::ranges::find(path->devices, unit, &DevicePort::unit) != path->devices.end());
        return isDevice ? PartGroup::Devices : PartGroup::Pipeline;
    }

    [[nodiscard]] bool differsFromBefore(const UnitSnapshot& unit) const
    {
        if (m_cycle == 0)
            return true;
        const ActivityCode before(m_recording.activity(unit.id).valueAt(m_cycle - 1));
        if (before.activity() != unit.activity)
            return true;
        return unit.activity == Activity::Stalled &&
               (before.reason() != unit.reason || before.blocker() != unit.blocker);
    }

    void take(const Doing& doing)
    {
        m_words.push_back(doing.words);
        m_named.insert(m_named.end(), doing.names.begin(), doing.names.end());
        m_isNew = m_isNew || doing.isChange;
    }
    void tell(const Text& words) { take(m_names.doing(words, false)); }

    [[nodiscard]] Text why(const UnitSnapshot& unit)
    {
        if (unit.reason == StallReason::Memory && read(&unit.state, BankFields::kIsFull))
            return textOf("the texels of the oldest pixel in its bank have not come");
        const bool isProcessor = groupOf(unit.id) == PartGroup::Processors;
        if (!unit.blocker)
            switch (unit.reason) {
            case StallReason::InputEmpty: return textOf("nothing comes in");
            case StallReason::OutputFull: return textOf("there is no room behind it");
            case StallReason::ResourceBusy: return textOf("what it needs is busy");
            case StallReason::Ordering: return textOf("its turn has not come");
            case StallReason::Memory: return textOf("memory has not answered");
            }
        if (isProcessor && unit.reason == StallReason::ResourceBusy && m_doings.path() &&
            unit.blocker == m_doings.path()->pending)
            return textOf("its tasks wait for devices");
        if (const std::string taken = takenText(unit.reason, m_recording.queue(unit.blocker)); !taken.empty())
            return Text::verbatim(taken);
        const Text queue = m_names.queue(unit.blocker);
        switch (unit.reason) {
        case StallReason::InputEmpty: return textOf("{} is empty", queue);
        case StallReason::OutputFull: return textOf("{} is full", queue);
        case StallReason::ResourceBusy: return textOf("what takes from {} is busy", queue);
        case StallReason::Ordering: return textOf("its turn in the order of {} has not come", queue);
        case StallReason::Memory: return textOf("memory has not answered {}", queue);
        }
        return {};
    }

    /// The pixels that go past the processors (BYP-10, DEC-12).
    void tellBypass(const UnitSnapshot& unit)
    {
        if (read(&unit.state, BankFields::kIsFull)) {
            const auto pixels = read(read(&unit.state, BankFields::kFifo), FifoFields::kSize).value_or(0);
            tell(textOf("holds {} pixels, and no other has room", pixels));
        }
        if (const std::uint32_t pixels = m_discards ? m_discards->of(unit.id) : 0; pixels != 0)
            take(m_names.doing(pixels == 1 ? textOf("discarded 1 pixel by the alpha test (KIL)")
                                           : textOf("discarded {} pixels by the alpha test (KIL)", pixels),
                               true));
    }

    void tellStall(const UnitSnapshot& unit)
    {
        const Text reason = why(unit);
        if (!m_isExact)
            return tell(textOf("waits: {}", reason));
        tell(textOf("waits since cycle {}: {}", Text::number(since(m_recording.activity(unit.id), m_cycle)), reason));
        const StallChain chain = stallAt(m_sources, unit.id, m_cycle);
        if (chain.links.size() > 1) {
            const StallLink& root = chain.root();
            const Text name = m_names.unit(root.unit);
            tell(root.activity == Activity::Working   ? textOf("the cause is {}, which works", name)
                 : root.activity == Activity::Stalled ? textOf("the cause is {}, which waits itself", name)
                                                      : textOf("in the end {} has nothing to do", name));
        }
        if (const auto next = m_waiting.find(unit.id); next != m_waiting.end())
            tell(textOf("{} is the next to go on, {}, with {}", m_names.task(next->second.task->id),
                        inCycles(next->second.request->completed - m_cycle),
                        m_names.request(next->second.request->id)));
    }

    void tellWork(UnitId unit)
    {
        for (const auto& [processor, task] : m_running)
            if (processor == unit && !namesTask(task))
                tell(textOf("runs {}", m_names.task(task)));
        if (groupOf(unit) == PartGroup::Devices)
            tellRequests(unit);
        if (m_words.empty())
            tell(textOf("works"));
    }

    void tellRequests(UnitId unit)
    {
        std::uint32_t count = 0;
        const RequestRecord* next = nullptr;
        for (const RequestRecord* request : m_log.requestsBetween(m_cycle, m_cycle + 1)) {
            const DevicePort* device = m_doings.path()->device(request->device);
            if (!device || device->unit != unit || request->dispatched > m_cycle || request->completed == kNever ||
                request->completed <= m_cycle)
                continue;
            ++count;
            next = !next || request->completed < next->completed ? request : next;
        }
        if (count == 1)
            tell(textOf("has 1 request, and answers {} {}", m_names.request(next->id),
                        inCycles(next->completed - m_cycle)));
        else if (count > 1)
            tell(textOf("has {} requests, and answers {} first, {}", Text::number(count), m_names.request(next->id),
                        inCycles(next->completed - m_cycle)));
    }

    [[nodiscard]] bool namesTask(ItemId task) const
    {
        return std::ranges::any_of(m_named, [&](const NamedThing& thing) {
            return thing.kind == NamedThing::Kind::Task && thing.number == task.value;
        });
    }

    const DrawRecording& m_recording;
    const CycleDoings& m_doings;
    const CycleDiscards* const m_discards;
    const Cycle m_cycle;
    const TaskLog& m_log;
    ThingNames m_names;
    const StallSources m_sources;
    bool m_isExact = true; ///< what units did is known of this cycle
    std::vector<std::pair<UnitId, ItemId>> m_running;
    std::map<UnitId, Waiting> m_waiting; ///< the task of each processor whose answer comes next
    // Of the sentence that is written:
    std::vector<Text> m_words;
    std::vector<NamedThing> m_named;
    bool m_isNew = false;
};

} // namespace

CycleExplanation explainCycle(const DrawRecording& recording, const Snapshot* before, const Snapshot& moment,
                              std::span<const Event> events)
{
    if (moment.cycle == 0)
        return {};
    const auto discards = before ? std::optional(CycleDiscards(*before, moment)) : std::nullopt;
    const CycleDiscards* const known = discards ? &*discards : nullptr;
    CycleDoings doings(recording, moment.cycle - 1);
    doings.setDiscards(known);
    for (const Event& event : events)
        doings.add(event);
    doings.finish();
    CycleExplanation told{moment.cycle - 1, {}, 0};
    CycleWriter writer(recording, moment, doings, known);
    for (const UnitSnapshot& unit : moment.units)
        if (ExplainedPart part = writer.part(unit); part.sentence.empty())
            ++told.idle;
        else
            told.parts.push_back(std::move(part));
    std::ranges::stable_sort(told.parts, {}, &ExplainedPart::group);
    return told;
}

Result<CycleExplanation> explainCycle(DrawExplorer& explorer, Cycle cursor, const DrawPace& pace)
{
    cursor = std::clamp<Cycle>(cursor, 1, std::max<Cycle>(1, explorer.recording().length()));
    const auto before = explorer.machineAt(cursor - 1, pace);
    if (!before)
        return before.error();
    const auto window = explorer.eventsBetween(cursor - 1, cursor, std::numeric_limits<std::size_t>::max(), pace);
    if (!window)
        return window.error();
    const auto moment = explorer.machineAt(cursor, pace);
    if (!moment)
        return moment.error();
    return explainCycle(explorer.recording(), before->get(), **moment, window->events);
}

} // namespace vitrine::core
