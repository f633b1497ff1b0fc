// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run_text.h"

#include "core/command/bypass_decision.h"
#include "core/command/register_names.h"
#include "core/session/command_stream.h"
#include "core/session/machine/event_counts.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::app {

namespace {

using views::grouped;

QString text(const std::string& name)
{
    return QString::fromStdString(name);
}

/// The number of the task or request that an event is about; nothing of other events.
std::optional<std::uint32_t> numberIn(const core::Event& event, const std::string& name)
{
    if (!name.starts_with("task.") && !name.starts_with("req."))
        return std::nullopt;
    return std::visit(
        [](const auto& plain) -> std::optional<std::uint32_t> {
            if constexpr (requires { plain.item; })
                return plain.item.value;
            else
                return std::nullopt;
        },
        event);
}

/// "task.issue (ftq)"; of an event without a public name, who tells it.
QString eventName(const std::optional<core::Event>& told, const InsideDraw& inside)
{
    if (!told)
        return {};
    const core::EventText event = core::eventText(*told, inside.units, inside.queues);
    return event.name.empty()
               ? text(event.place)
               : QCoreApplication::translate("RunText", "%1 (%2)").arg(text(event.name), text(event.place));
}

/// "task.issue 18 (ftq)".
QString eventText(const std::optional<core::Event>& told, const InsideDraw& inside)
{
    if (!told)
        return {};
    const core::EventText event = core::eventText(*told, inside.units, inside.queues);
    const auto number = numberIn(*told, event.name);
    return number ? QCoreApplication::translate("RunText", "%1 %2 (%3)")
                        .arg(text(event.name))
                        .arg(*number)
                        .arg(text(event.place))
                  : eventName(told, inside);
}

/// What an event tells beside its name and place; empty: nothing.
struct Facts {
    QString operator()(const core::Drained& event) const
    {
        return views::counted(event.cycles, QCoreApplication::translate("RunText", "drained in %1 cycle"),
                              QCoreApplication::translate("RunText", "drained in %1 cycles"));
    }
    QString operator()(const core::BypassDecided& event) const
    {
        const core::FragmentNeed need{static_cast<core::FragmentClass>(event.fragmentClass),
                                      static_cast<core::FragmentRule>(event.rule)};
        const QString reason = views::inWords(core::reasonText(static_cast<core::BypassReason>(event.reason), need));
        return event.isBypassed != 0 ? QCoreApplication::translate("RunText", "bypass: %1").arg(reason)
                                     : QCoreApplication::translate("RunText", "no bypass: %1").arg(reason);
    }
    QString operator()(const core::FifoChanged& event) const
    {
        return views::counted(event.occupancy, QCoreApplication::translate("RunText", "%1 pixel in the bank"),
                              QCoreApplication::translate("RunText", "%1 pixels in the bank"));
    }
    QString operator()(const auto&) const { return {}; }
};

QString withFacts(const QString& sentence, const std::optional<core::Event>& told)
{
    const QString facts = told ? std::visit(Facts{}, *told) : QString();
    return facts.isEmpty() ? sentence : QStringLiteral("%1: %2").arg(sentence, facts);
}

QString atCycle(const QString& what, const InsideDraw& inside)
{
    return QCoreApplication::translate("RunText", "%1 at cycle %2").arg(what, grouped(inside.cycle));
}

/// What a stop has found, at the place of the state.
struct Finding {
    const RunEnd& run;
    const InsideDraw& inside;

    QString operator()(const core::EventStop&) const { return eventText(run.event, inside); }
    QString operator()(const core::LevelStop& stop) const
    {
        using Test = core::LevelStop::Test;
        const QString queue = text(stop.queue);
        switch (stop.test) {
        case Test::AtMost: return QCoreApplication::translate("RunText", "%1 fell to %2").arg(queue, level(stop.queue));
        case Test::Full:
            return QCoreApplication::translate("RunText", "%1 became full (%2)").arg(queue, level(stop.queue));
        case Test::Empty: return QCoreApplication::translate("RunText", "%1 became empty").arg(queue);
        default: return QCoreApplication::translate("RunText", "%1 reached %2").arg(queue, level(stop.queue));
        }
    }
    QString operator()(const core::ChangeStop& stop) const
    {
        const QString now = level(stop.place);
        return now.isEmpty() ? doing(stop.place)
                             : QCoreApplication::translate("RunText", "%1 changed to %2").arg(text(stop.place), now);
    }
    QString operator()(const core::PixelStop& stop) const
    {
        const bool isRasterized = run.event && std::holds_alternative<core::ItemPushed>(*run.event);
        return QCoreApplication::translate("RunText", "pixel %1,%2: %3")
            .arg(stop.x)
            .arg(stop.y)
            .arg(isRasterized ? QCoreApplication::translate("RunText", "rasterized") : eventName(run.event, inside));
    }
    QString operator()(const core::TaskStop& stop) const
    {
        return QCoreApplication::translate("RunText", "task %1: %2")
            .arg(stop.task.value)
            .arg(eventName(run.event, inside));
    }
    QString operator()(const core::RegisterStop& stop) const
    {
        const auto* written = run.event ? std::get_if<core::RegisterWritten>(&*run.event) : nullptr;
        if (!written)
            return text(stop.name);
        return QCoreApplication::translate("RunText", "register %1 becomes %2")
            .arg(text(core::registerName(written->address)),
                 text(core::registerValueText(written->address, written->value)));
    }

    /// Of a queue; empty: it is none.
    [[nodiscard]] QString level(const std::string& path) const
    {
        const auto queue = std::ranges::find(inside.queues, path, &core::QueueDescription::path);
        if (queue == inside.queues.end())
            return {};
        return grouped(inside.snapshot.queues[queue->id.value - 1].occupancy);
    }
    /// Of a unit.
    [[nodiscard]] QString doing(const std::string& path) const
    {
        const auto unit = std::ranges::find(inside.units, path, &core::UnitDescription::path);
        if (unit == inside.units.end())
            return text(path);
        switch (inside.snapshot.units[unit->id.value - 1].activity) {
        case core::Activity::Working: return QCoreApplication::translate("RunText", "%1 works").arg(text(path));
        case core::Activity::Stalled: return QCoreApplication::translate("RunText", "%1 stalls").arg(text(path));
        case core::Activity::Idle: break;
        }
        return QCoreApplication::translate("RunText", "%1 has nothing to do").arg(text(path));
    }
};

QString endText(const RunEnd& run)
{
    if (run.plan->reach == RunPlan::Reach::Draw)
        return run.isForward
                   ? QCoreApplication::translate("RunText", "Nothing stopped the run up to the end of the draw")
                   : QCoreApplication::translate("RunText",
                                                 "Nothing stopped the run back to the beginning of the draw");
    return run.isForward
               ? QCoreApplication::translate("RunText", "Nothing stopped the run up to the end of the capture")
               : QCoreApplication::translate("RunText", "Nothing stopped the run back to the beginning of the capture");
}

QString betweenDraws(const SessionState& state, const RunEnd& run)
{
    const auto* stop = std::get_if<core::EventStop>(&run.plan->stops[run.met.front()]);
    const auto frame = state.position == 0 ? std::nullopt : state.capture->index.frameAt(state.position);
    if (!stop || !frame)
        return endText(run);
    return QCoreApplication::translate("RunText", "%1 at the end of frame %2").arg(text(stop->name), grouped(*frame));
}

} // namespace

QString runText(const SessionState& state)
{
    if (!state.run)
        return state.inside && state.inside->event
                   ? withFacts(atCycle(eventText(state.inside->event->event, *state.inside), *state.inside),
                               state.inside->event->event)
                   : QString();
    const RunEnd& run = *state.run;
    if (run.met.empty())
        return endText(run);
    if (!state.inside)
        return betweenDraws(state, run);
    const QString sentence = withFacts(
        atCycle(std::visit(Finding{run, *state.inside}, run.plan->stops[run.met.front()]), *state.inside), run.event);
    return run.met.size() == 1 ? sentence
                               : QCoreApplication::translate("RunText", "%1, and %2 more")
                                     .arg(sentence, views::grouped(run.met.size() - 1));
}

} // namespace vitrine::app
