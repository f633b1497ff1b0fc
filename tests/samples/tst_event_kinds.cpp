// SPDX-License-Identifier: Apache-2.0
// spec/00 §9: what a replay offers to stop at comes in one.
#include "core/command/draw_state.h"
#include "core/gpu/machine_config.h"
#include "core/observe/event_names.h"
#include "core/observe/observer_hub.h"
#include "core/plugin/plugin_library.h"
#include "core/session/draw_replay.h"
#include "core/session/machine/breakpoint.h"
#include "core/session/machine/machine_parts.h"
#include "core/session/machine/moment_finder.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace vitrine;
using core::EventRow;
using core::EventTime;
using test::SampleReplay;

namespace {

/// Which kinds of events were told.
class Kinds final : public core::Observer {
public:
    std::set<std::size_t> told;

#define VITRINE_KEEP_KIND(Type, ...)                                                                                   \
    void on##Type(const core::Type&) override                                                                          \
    {                                                                                                                  \
        told.insert(core::kEventNumber<core::Type>);                                                                   \
    }
    VITRINE_EVENTS(VITRINE_KEEP_KIND)
#undef VITRINE_KEEP_KIND
};

/// A whole sample, with the clock.
void listenTo(SampleReplay& sample, const core::MachineConfig& machine, Kinds& kinds)
{
    QVERIFY(sample.isOpen());
    core::Replay replay(sample.capture(), machine, core::Timing::Timed);
    const core::Subscription subscription = replay.events()->subscribe(kinds);
    QVERIFY(replay.seek(sample.capture().callCount()));
}

/// With a Palette that fails.
std::shared_ptr<const core::UnitCatalog> unitsWithFaults()
{
    const auto file = core::readPluginFile(VITRINE_BAD_PLUGINS "/palette.so");
    const auto units = file ? core::withPlugin(*core::UnitCatalog::builtIn(), *file) : file.error();
    return units ? *units : nullptr;
}

/// A draw of a sample on its machine, to be looked into.
std::unique_ptr<core::DrawReplay> enter(SampleReplay& sample, std::uint32_t draw)
{
    for (const core::ActionEntry& action : sample.capture().actions()) {
        if (action.kind != core::ActionKind::Draw || action.draw != draw)
            continue;
        if (!sample.replay().seek(action.callIndex))
            return nullptr;
        auto inside = sample.replay().enterDraw();
        return inside ? *std::move(inside) : nullptr;
    }
    return nullptr;
}

std::uint32_t drawsOf(SampleReplay& sample)
{
    const auto isDraw = [](const core::ActionEntry& action) { return action.kind == core::ActionKind::Draw; };
    return static_cast<std::uint32_t>(std::ranges::count_if(sample.capture().actions(), isDraw));
}

core::Result<core::MomentCondition> conditionOf(const core::DrawReplay& replay, const char* text)
{
    return core::momentCondition(*core::parseBreakpoint(text), replay.unitDescriptions(), replay.queueDescriptions());
}

/// Stops at the first event of that name; nothing when there is none.
std::optional<core::FoundMoment> firstStop(core::DrawReplay& replay, const char* text)
{
    const auto condition = conditionOf(replay, text);
    if (!condition)
        return std::nullopt;
    core::MomentFinder finder(replay, std::span(&*condition, 1));
    auto found = finder.next(0, core::kNever);
    return found ? *found : std::nullopt;
}

} // namespace

class EventKindsTest : public QObject {
    Q_OBJECT
private slots:
    void everyRowSaysWhatItMeansAndWhoTellsIt()
    {
        std::set<std::string_view> names;
        for (const EventRow& row : core::eventRows()) {
            QVERIFY(row.meaning.ends_with('.') && !row.teller.empty());
            for (const std::string_view name : row.names)
                QVERIFY(name.empty() || names.insert(name).second);
        }
    }

    void ONE_06_everyKindThatIsOfferedComesInASample()
    {
        Kinds kinds;
        for (const char* name :
             {"stencil-mirror", "foliage", "bypass-ten-draws", "wood-and-marble-units", "star", "album"}) {
            SampleReplay sample(name);
            listenTo(sample, sample.machine(), kinds);
        }
        SampleReplay palette("rim-and-palette"); // its unit can't answer
        listenTo(palette, core::presetConfig(core::Preset::Par, unitsWithFaults()), kinds);
        for (std::size_t number = 1; number < core::kEventKinds; ++number) {
            const EventRow& row = core::eventRows()[number - 1];
            QVERIFY2(kinds.told.contains(number) == (row.time != EventTime::Later), row.type.data());
        }
    }

    void whatComesLaterIsNeitherOfferedNorTaken()
    {
        const core::MachineParts parts = core::partsOf({});
        const auto names = core::eventNamesOf(parts.queues);
        for (const char* name : {"ci.wait", "clear.start", "copy.end"})
            QVERIFY2(!std::ranges::binary_search(names, std::string(name)), name);
        for (const char* name : {"irq", "frame.end"})
            QVERIFY2(std::ranges::binary_search(names, std::string(name)), name);
        const auto refusal = [&](const char* text) {
            const auto condition = core::momentCondition(*core::parseBreakpoint(text), parts.units, parts.queues);
            return condition ? std::string() : condition.error().message;
        };
        QCOMPARE(refusal("event clear.start"),
                 std::string("the event clear.start does not come yet when a capture is replayed"));
        QCOMPARE(refusal("event conv.section"), std::string());
        QCOMPARE(refusal("event frame.end"),
                 std::string("the event frame.end comes between draws, and so never inside one"));
        QCOMPARE(refusal("event memory.request"), std::string("this machine tells no event memory.request"));
        QCOMPARE(refusal("event z.test"), std::string());
    }

    /// The mirror's shape is written by REPLACE with 1 over a cleared buffer: each sample goes from 0 to 1.
    void stencilOperationsStopARun()
    {
        SampleReplay sample("stencil-mirror");
        QVERIFY(sample.isOpen());
        int stops = 0;
        for (std::uint32_t draw = 0; draw < drawsOf(sample); ++draw) {
            const auto inside = enter(sample, draw);
            QVERIFY(inside);
            const auto found = firstStop(*inside, "event stencil.op at zst");
            if (!found)
                continue;
            ++stops;
            const auto& event = std::get<core::StencilChanged>(*found->event);
            QCOMPARE(event.before, std::uint8_t{0});
            QCOMPARE(event.after, std::uint8_t{1});
            QCOMPARE(event.operation, static_cast<std::uint8_t>(core::StencilOperation::Replace));
            QCOMPARE(event.wrapped, std::uint8_t{0});
        }
        QCOMPARE(stops, 1);
    }

    /// HET-27: every draw of the scene sets its model matrix and its color before; the first one sets the camera, too.
    void HET_27_uniformsThatWereSetStopARun()
    {
        SampleReplay sample("stencil-mirror");
        QVERIFY(sample.isOpen());
        const core::EventFilter filter{.kind = core::kEventNumber<core::UniformSet>};
        for (const auto& [draw, expected] : {std::pair{0u, 3u}, std::pair{1u, 2u}}) {
            const auto inside = enter(sample, draw);
            QVERIFY(inside);
            QVERIFY(firstStop(*inside, "event uni.set").has_value());
            QVERIFY(inside->seek(0));
            std::set<std::uint32_t> locations;
            for (auto found = inside->nextEvent(filter); found && *found; found = inside->nextEvent(filter)) {
                const auto& event = std::get<core::UniformSet>((*found)->event);
                QCOMPARE(event.draw, draw);
                locations.insert(event.location);
            }
            QCOMPARE(locations.size(), std::size_t{expected});
        }
    }
};

VITRINE_TEST(EventKindsTest, QCoreApplication)
#include "tst_event_kinds.moc"
