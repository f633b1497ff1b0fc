// SPDX-License-Identifier: Apache-2.0
// RUN-07 on samples: a frame that is looked into runs as the frame does, cycle by cycle and both ways.
#include "core/gpu/presets.h"
#include "core/gpu/timed_gpu.h"
#include "core/observe/draw_number.h"
#include "core/session/draw_replay.h"
#include "core/session/draw_start.h"
#include "core/session/frame/frame_stream.h"
#include "core/session/machine/draw_explorer.h"
#include "core/session/machine/frame_hiz.h"
#include "core/session/machine/frame_section.h"
#include "core/session/machine/one_processor.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_frame.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <variant>
#include <vector>

using namespace vitrine;
using core::Cycle;
using test::frameOf;
using test::SampleReplay;

namespace {

const core::DrawReplayOptions kHashed{.hashing = core::TraceHashing::On};

} // namespace

class RunInFrameTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_07_aFrameThatIsLookedIntoRunsAsTheFrameDoes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("frame");
        QTest::newRow("draws in flight") << "bypass-ten-draws" << 0;
        QTest::newRow("waits for a texture") << "lit-cube-shadow-map" << 1;
        QTest::newRow("the program reads back") << "smoke" << 0;
        QTest::newRow("HIZ") << "foliage" << 0;
        QTest::newRow("passes of 2-D graphics") << "disc" << 0;
        QTest::newRow("texts") << "overlay" << 0;
        QTest::newRow("units") << "wood-and-marble-units" << 0;
        QTest::newRow("many draws") << "archway" << 0;
        QTest::newRow("mip-maps") << "mipmaps" << 0;
    }

    void RUN_07_aFrameThatIsLookedIntoRunsAsTheFrameDoes()
    {
        QFETCH(QString, name);
        QFETCH(int, frame);
        SampleReplay sample(name.toStdString());
        QVERIFY(sample.isOpen());
        for (const std::uint32_t draws : {1u, 4u, 16u}) {
            core::FrameStream stream(sample.capture(), sample.machine(), draws, true);
            QVERIFY(stream.passTo(static_cast<std::size_t>(frame)));
            const auto start = stream.takeFrame();
            QVERIFY2(start.hasValue(), start ? "" : start.error().message.english().c_str());
            const auto run = stream.run();
            QVERIFY2(run.hasValue(), run ? "" : run.error().message.english().c_str());
            auto replay = core::DrawReplay::begin(*start, kHashed);
            QVERIFY(replay.hasValue());
            const auto ran = (*replay)->seek(core::kNever);
            QVERIFY2(ran.hasValue(), ran ? "" : ran.error().message.english().c_str());
            QCOMPARE((*replay)->cycle(), run->cycles);
            QVERIFY((*replay)->atEnd());
            QCOMPARE((*replay)->traceHash(), core::toHex(*stream.gpu().traceHash()));
            QCOMPARE((*replay)->gpu().energy().total(), run->energy);
        }
    }

    /// All of its draws, as many under way as before.
    void FSEG_13_aFrameIsRunOnOneProcessor()
    {
        SampleReplay sample("lit-cube-shadow-map");
        QVERIFY(sample.isOpen());
        const auto start = frameOf(sample, 0, 4);
        QVERIFY(start);
        core::FrameStream alone(sample.capture(), core::withOneProcessor(sample.machine()), 4);
        const auto run = alone.run();
        QVERIFY(run.hasValue());
        QVERIFY(run->draws.size() > 1);
        const auto cycles = core::cyclesOnOneProcessor(*start);
        QVERIFY2(cycles.hasValue(), cycles ? "" : cycles.error().message.english().c_str());
        QCOMPARE(*cycles, run->cycles);
    }

    /// The test of the specification: four draws are under way in them.
    void RUN_07_aWalkOverDrawsLeadsToTheSameStates_data() { RUN_07_aFrameThatIsLookedIntoRunsAsTheFrameDoes_data(); }
    void RUN_07_aWalkOverDrawsLeadsToTheSameStates()
    {
        QFETCH(QString, name);
        QFETCH(int, frame);
        SampleReplay sample(name.toStdString());
        const auto start = frameOf(sample, static_cast<std::size_t>(frame), 4);
        QVERIFY(start);
        auto straight = core::DrawReplay::begin(start, kHashed);
        auto walker = core::DrawReplay::begin(start, kHashed);
        QVERIFY(straight && walker);
        struct State {
            std::string trace;
            core::Hash128 machine;
            std::uint32_t draw = 0;
        };
        const auto stateOf = [](core::DrawReplay& replay) {
            return State{replay.traceHash(), replay.stateHash(), replay.command().drawSeq};
        };
        constexpr Cycle kBegin = 700, kWay = 2000, kStep = 100;
        std::vector<State> states;
        for (Cycle cycle = kBegin; cycle <= kBegin + kWay; cycle += kStep) {
            QVERIFY((*straight)->seek(cycle));
            states.push_back(stateOf(**straight));
        }
        QVERIFY((*walker)->seek(kBegin + kWay));
        for (std::size_t i = states.size(); i-- > 0;) {
            for (Cycle cycle = kBegin + (i + 1) * kStep; i + 1 < states.size() && cycle-- > kBegin + i * kStep;) {
                QVERIFY((*walker)->seek(cycle));
                QVERIFY2((*walker)->lastWork() <= 512, qPrintable(QString::number((*walker)->lastWork())));
            }
            const State state = stateOf(**walker);
            QCOMPARE((*walker)->cycle(), std::min(kBegin + i * kStep, (*walker)->length().value_or(core::kNever)));
            QCOMPARE(state.trace, states[i].trace);
            QVERIFY(state.machine == states[i].machine);
            QCOMPARE(state.draw, states[i].draw);
        }
        QVERIFY((*walker)->seek(core::kNever));
        QVERIFY((*straight)->seek(core::kNever));
        QCOMPARE((*walker)->traceHash(), (*straight)->traceHash());
    }

    /// Back through the cycles in which the program waits for what it reads, from the last one: each step runs as few
    /// cycles as elsewhere, and leads to the machine of a straight run.
    void RUN_13_stepsBackWithinAWaitOfTheProgram()
    {
        SampleReplay sample("blitter");
        const auto start = frameOf(sample, 0, 4);
        QVERIFY(start);
        const auto recorded = core::recordDraw(start);
        QVERIFY(recorded);
        const core::FrameRun& run = *(*recorded)->section<core::FrameSection>().run;
        const core::StreamWait* wait = nullptr; // the longest one in the midst of a call, before it reads
        for (const core::StreamWait& one : run.waits)
            if (one.draw == core::kNoDraw && std::holds_alternative<core::CommandWaitReason>(one.reason) &&
                (!wait || one.cycles > wait->cycles))
                wait = &one;
        QVERIFY(wait && wait->cycles > 1);
        auto straight = core::DrawReplay::begin(start, kHashed);
        auto walker = core::DrawReplay::begin(start, kHashed);
        QVERIFY(straight && walker);
        const Cycle last = wait->begin + wait->cycles - 1, first = last - std::min<Cycle>(wait->cycles - 1, 2000);
        std::map<Cycle, std::pair<std::string, core::Hash128>> states;
        for (Cycle cycle = first; cycle <= last; ++cycle) {
            QVERIFY((*straight)->seek(cycle));
            states.emplace(cycle, std::pair((*straight)->traceHash(), (*straight)->stateHash()));
        }
        QVERIFY((*walker)->seek(last));
        for (Cycle cycle = last; cycle-- > first;) {
            QVERIFY((*walker)->seek(cycle));
            QCOMPARE((*walker)->cycle(), cycle);
            QVERIFY2((*walker)->lastWork() <= 512, qPrintable(QString::number((*walker)->lastWork())));
            QCOMPARE((*walker)->traceHash(), states.at(cycle).first);
            QVERIFY((*walker)->stateHash() == states.at(cycle).second);
        }
        QVERIFY((*walker)->seek(core::kNever));
        QVERIFY((*straight)->seek(core::kNever));
        QCOMPARE((*walker)->cycle(), (*straight)->cycle());
        QCOMPARE((*walker)->traceHash(), (*straight)->traceHash());
        QVERIFY((*walker)->stateHash() == (*straight)->stateHash());
    }

    /// What is told of each draw sums up to what HIZ has counted over the frame, whatever is under way beside it.
    void RUN_07_hizTellsOfEachDrawInItsFrame_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"foliage", "overdraw-eight-layers", "lit-cube-shadow-map"})
            QTest::newRow(name) << name;
    }
    void RUN_07_hizTellsOfEachDrawInItsFrame()
    {
        QFETCH(QString, name);
        SampleReplay sample(name.toStdString());
        const auto start = frameOf(sample, 0, 4);
        QVERIFY(start);
        const auto recorded = core::recordDraw(start);
        QVERIFY(recorded);
        auto explorer = core::DrawExplorer::open(*recorded);
        QVERIFY(explorer);
        core::HizDrawCard sum;
        std::uint64_t saved = 0;
        for (const core::DrawSpan& span : (*recorded)->section<core::FrameSection>().run->draws) {
            const auto told = core::frameHiz(**explorer, span);
            QVERIFY2(told.hasValue(), told ? "" : told.error().message.english().c_str());
            QVERIFY(told->state);
            QCOMPARE(told->feedbackDraws, 4u);
            const core::HizSection& hiz = told->hiz;
            QCOMPARE(hiz.depth.before.has_value(), static_cast<bool>(told->state->targets.depth));
            sum.judged += hiz.card.judged;
            for (std::size_t row = 0; row < sum.rows.size(); ++row)
                sum.rows[row] += hiz.card.rows[row];
            saved += hiz.shaderRunsSaved;
            for (const auto& [place, tile] : hiz.card.tiles) {
                if (tile.depth == core::UpdateKind::None || tile.depth == core::UpdateKind::Feedback)
                    continue;
                const core::HizMap::Tile& after = hiz.depth.after->at(place.second, place.first);
                QCOMPARE(core::drawOf(after.setBy.value_or(~0u)), span.draw);
            }
        }
        QVERIFY(sum.judged > 0);
        core::DrawReplay& replay = (*explorer)->replay();
        QVERIFY(replay.seek(core::kNever));
        const core::HierarchicalZ::Counters& counted = replay.gpu().hiz()->counters();
        QVERIFY(sum.rows == counted.rows);
        QCOMPARE(saved, counted.shaderRunsSaved);
    }

    /// The first passes of a drawing only count, in planes of 16 samples: its picture is there all the same.
    void RUN_07_aDrawingIsSeenInEveryPass()
    {
        SampleReplay sample("evergreen");
        QVERIFY(sample.isOpen());
        const auto start = frameOf(sample, 0, 4);
        QVERIFY(start);
        auto opened = core::DrawReplay::begin(start);
        QVERIFY(opened);
        core::DrawReplay& replay = **opened;
        std::size_t counting = 0;
        for (Cycle cycle = 500; cycle <= 60'000; cycle += 500) {
            QVERIFY(replay.seek(cycle));
            counting += replay.command().state->targets.color ? 0 : 1;
            for (const auto attachment : {core::Attachment::Color, core::Attachment::Depth, core::Attachment::Stencil})
                static_cast<void>(replay.picture(attachment));
            const auto picture = replay.picture(core::Attachment::Color);
            QVERIFY(picture);
            QCOMPARE(picture->width, 320u);
        }
        QVERIFY(counting > 0);
    }

    void RUN_07_aFrameWithoutDrawsIsRefusedInWords()
    {
        SampleReplay sample("archway");
        core::FrameStream stream(sample.capture(), sample.machine(), 4);
        QVERIFY(stream.passTo(stream.frameCount()));
        const auto start = stream.takeFrame();
        QVERIFY(!start.hasValue());
        QCOMPARE(QString::fromStdString(start.error().message.english()),
                 QString("frame %1 draws nothing").arg(stream.frameCount()));
    }
};

VITRINE_TEST(RunInFrameTest)
#include "tst_run_in_frame.moc"
