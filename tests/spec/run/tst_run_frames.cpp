// SPDX-License-Identifier: Apache-2.0
// RUN-02, RUN-03, RUN-13 on samples: frames with draws under way side by side leave what the machine without a clock
// leaves.
#include "core/gpu/knobs/command_knobs.h"
#include "core/memory/surface_ops.h"
#include "core/session/comparison/comparison.h"
#include "core/session/frame/frame_stream.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"
#include "tests/spec/hiz/hiz_bench.h"

#include <QtTest>

#include <algorithm>

using namespace vitrine;
using core::CommandWaitReason;
using test::SampleReplay;

namespace {

constexpr const char* kSamples[] = {"lit-cube-shadow-map",
                                    "bypass-ten-draws",
                                    "smoke",
                                    "foliage",
                                    "disc",
                                    "billboard",
                                    "archway",
                                    "doom",
                                    "wood-and-marble-units",
                                    "overdraw-eight-layers",
                                    "mipmaps",
                                    "depth-and-blending",
                                    "overlay"};
/// Of each.
constexpr std::size_t kFrames = 2;

/// HIZ-28: the first surface with a tile that does not bound its samples.
QString violation(const core::Memory& memory)
{
    for (std::uint32_t number = 1; number <= memory.highestNumber(); ++number)
        if (const core::SurfaceId id{number}; memory.contains(id))
            if (const QString found = hiz::violation(memory, id); !found.isEmpty())
                return QString("surface %1, %2").arg(number).arg(found);
    return {};
}

/// Everything in the memory, surface by surface: what it holds, and what is known about it.
QByteArray contents(const core::Memory& memory)
{
    QByteArray all;
    for (std::uint32_t number = 1; number <= memory.highestNumber(); ++number) {
        const core::SurfaceId id{number};
        if (!memory.contains(id))
            continue;
        const core::Surface& surface = memory.surface(id);
        const core::Hash128 hash = core::contentHash(surface);
        all += QByteArray::number(number) + ' ' + QByteArray::number(qulonglong(hash.high), 16) +
               QByteArray::number(qulonglong(hash.low), 16);
        if (const core::TileBounds* bounds = surface.bounds()) {
            const core::Hash128 known = bounds->contentHash();
            all += " bounds " + QByteArray::number(qulonglong(known.high), 16) +
                   QByteArray::number(qulonglong(known.low), 16);
        }
        all += '\n';
    }
    return all;
}

/// lit-cube-shadow-map with a fragment shader that does not come to an end where something is in shadow: in the last
/// frame alone, in the middle of its draws.
class EndlessSource final : public core::CallSource {
public:
    explicit EndlessSource(core::CallSource& capture) : m_capture(capture) {}
    [[nodiscard]] std::uint64_t callCount() const override { return m_capture.callCount(); }
    [[nodiscard]] core::Result<core::Call> call(std::uint64_t index) override
    {
        auto call = m_capture.call(index);
        if (!call || call->function != "glShaderSource")
            return call;
        std::string source = *call->arguments[2].array()->front().string();
        const std::string place = "    float lit = 0.3";
        const std::size_t at = source.find(place);
        if (at == std::string::npos)
            return call;
        source.insert(at, "    while (hidden > 0.5) { hidden += 1.0; }\n");
        call->arguments[2] = {std::make_shared<const core::Array>(core::Array{{source}})};
        return call;
    }
    [[nodiscard]] const std::vector<core::FrameEntry>& frames() const override { return m_capture.frames(); }
    [[nodiscard]] const std::vector<core::ActionEntry>& actions() const override { return m_capture.actions(); }

private:
    core::CallSource& m_capture;
};

std::vector<core::StreamWait> waitsFor(const core::FrameRun& run, CommandWaitReason reason)
{
    std::vector<core::StreamWait> waits;
    for (const core::StreamWait& wait : run.waits)
        if (wait.reason == std::variant<CommandWaitReason, core::HostWaitReason>(reason))
            waits.push_back(wait);
    return waits;
}

} // namespace

class RunFramesTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_02_buffersAreThoseOfTheMachineWithoutAClock_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : kSamples)
            QTest::newRow(name) << name;
    }

    void RUN_02_buffersAreThoseOfTheMachineWithoutAClock()
    {
        QFETCH(QString, name);
        SampleReplay sample(name.toStdString());
        QVERIFY(sample.isOpen());
        for (const std::uint32_t draws : {1u, 4u, 16u}) {
            core::FrameStream timed(sample.capture(), sample.machine(), draws);
            core::FrameStream untimed(sample.capture(), sample.machine(), draws);
            const std::size_t frames = std::min(timed.frameCount(), kFrames);
            for (std::size_t frame = 0; frame < frames; ++frame) {
                const auto run = timed.run();
                QVERIFY2(run.hasValue(), run ? "" : run.error().message.english().c_str());
                QVERIFY(untimed.passTo(frame + 1));
                QCOMPARE(contents(timed.memory()), contents(untimed.memory()));
                QCOMPARE(violation(timed.memory()), QString());
            }
            QCOMPARE(timed.troubles().size(), untimed.troubles().size());
        }
    }

    // ONE-03, of the first frame.
    void RUN_02_aFrameHasOneTrace_data() { RUN_02_buffersAreThoseOfTheMachineWithoutAClock_data(); }
    void RUN_02_aFrameHasOneTrace()
    {
        QFETCH(QString, name);
        SampleReplay sample(name.toStdString());
        QVERIFY(sample.isOpen());
        std::vector<core::Hash128> hashes;
        for (int again = 0; again < 2; ++again) {
            core::FrameStream stream(sample.capture(), sample.machine(), 4, true);
            QVERIFY(stream.run());
            hashes.push_back(*stream.gpu().traceHash());
        }
        QVERIFY(hashes[0] == hashes[1]);
    }

    // A comparison of frames in flight tells the numbers of their runs.
    void RUN_02_aComparisonTellsTheSameCycles()
    {
        SampleReplay sample("bypass-ten-draws");
        QVERIFY(sample.isOpen());
        core::MachineConfig one = sample.machine(), four = one;
        one.commands->ciDraws = 1;
        four.commands->ciDraws = 4;
        core::ComparedRange range{0, sample.capture().callCount()};
        range.isInFlight = true;
        const auto compared = core::compareMachines(sample.capture(), range, {{"one", one}, {"four", four}});
        QVERIFY(compared);
        for (const auto& machine : compared->machines) {
            QVERIFY(machine.notRunnable.empty() && !machine.difference);
            core::FrameStream stream(sample.capture(), sample.machine(), machine.name == "one" ? 1 : 4);
            core::Cycle cycles = 0;
            core::Energy energy = 0;
            while (stream.frame() < stream.frameCount()) {
                const auto run = stream.run();
                QVERIFY(run);
                cycles += run->cycles;
                energy += run->energy;
            }
            if (machine.name == "four") { // Alone, the cycles between draws are no draw's.
                QCOMPARE(machine.figures.cycles, cycles);
                QCOMPARE(machine.figures.energy, energy);
            }
            QCOMPARE(machine.figures.drawsUnderWay, machine.name == "one" ? 1u : 4u);
        }
    }

    // Whatever was under way with it: the frame is as if it were not there, and its call is named.
    void RUN_02_aDrawWithoutEndHasNoEffect()
    {
        SampleReplay sample("lit-cube-shadow-map");
        QVERIFY(sample.isOpen());
        EndlessSource source(sample.capture());
        core::FrameStream untimed(source, sample.machine(), 1);
        QVERIFY(untimed.passTo(untimed.frameCount()));
        QVERIFY(!untimed.troubles().calls().empty());
        QVERIFY(untimed.troubles().calls().begin()->second.english().find("does not come to an end") !=
                std::string::npos);
        for (const std::uint32_t draws : {1u, 4u, 16u}) {
            core::FrameStream timed(source, sample.machine(), draws);
            QVERIFY(timed.passTo(2));
            const auto run = timed.run();
            QVERIFY(run);
            QCOMPARE(contents(timed.memory()), contents(untimed.memory()));
            QCOMPARE(timed.troubles().calls(), untimed.troubles().calls());
        }
        core::FrameStream stopping(source, sample.machine(), 4);
        stopping.setFaultPolicy(core::FaultPolicy::Stop);
        QVERIFY(stopping.passTo(2));
        const auto stopped = stopping.run();
        QVERIFY(!stopped);
        QCOMPARE(QString::fromStdString(stopped.error().message),
                 QString::fromStdString(untimed.troubles().calls().begin()->second));
    }

    // In the frame's row of draws it has its place, its reason and no cost.
    void RUN_09_aDrawThatFailedCostsNothingAndSaysWhy()
    {
        SampleReplay sample("lit-cube-shadow-map");
        QVERIFY(sample.isOpen());
        EndlessSource source(sample.capture());
        core::FrameStream stream(source, sample.machine(), 4);
        QVERIFY(stream.passTo(2));
        const auto run = stream.run();
        QVERIFY(run);
        QVERIFY(!run->failed.empty());
        QCOMPARE(run->draws.size() + run->failed.size(), std::size_t{6});
        for (const core::FailedDraw& failed : run->failed) {
            QVERIFY(std::ranges::count(run->draws, failed.draw, &core::DrawSpan::draw) == 0);
            QVERIFY2(failed.why.english().ends_with("the fragment shader does not come to an end"),
                     failed.why.english().c_str());
            QVERIFY(stream.troubles().calls().contains(failed.call));
        }
        QCOMPARE(run->cost() + run->withoutDraw + run->tail, run->cycles);
    }

    // The first draw that samples the map waits for the last one into it, and nothing else waits for a surface.
    void RUN_03_theFirstDrawThatSamplesTheMapWaits()
    {
        SampleReplay sample("lit-cube-shadow-map");
        QVERIFY(sample.isOpen());
        // By the sample's description: the map's draws are 0 to 2 of each frame of six.
        constexpr std::pair<std::uint32_t, std::uint32_t> kPairs[]{{3, 2}, {9, 8}};
        core::FrameStream stream(sample.capture(), sample.machine(), 4);
        for (const auto& [reader, writer] : kPairs) {
            const auto run = stream.run();
            QVERIFY(run);
            const auto waits = waitsFor(*run, CommandWaitReason::Reads);
            QCOMPARE(waits.size(), std::size_t{1});
            QCOMPARE(waits[0].draw, reader);
            QCOMPARE(waits[0].on, writer);
            QCOMPARE(waitsFor(*run, CommandWaitReason::Writes).size(), std::size_t{0});
        }
    }
};

VITRINE_TEST(RunFramesTest)
#include "tst_run_frames.moc"
