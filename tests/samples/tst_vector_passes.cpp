// SPDX-License-Identifier: Apache-2.0
// VG2D-02, VG2D-07, VG2D-15: what a recording tells of the passes of the star.
#include "core/session/draw_start.h"
#include "core/session/machine/draw_explorer.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/frame_section.h"
#include "core/session/machine/frame_vector.h"
#include "core/session/machine/power_section.h"
#include "core/session/machine/vector_costs.h"
#include "core/session/machine/vector_section.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_frame.h"

#include <QtTest>

#include <memory>
#include <vector>

using namespace vitrine;
using core::Cycle;
using core::RecordedPass;
using core::VectorPass;
using core::VectorSection;
using test::SampleReplay;

namespace {

/// Of a draw of a sample; null: it can't be recorded.
std::shared_ptr<const core::DrawRecording> record(const std::string& name, std::uint32_t draw,
                                                  const core::RecordingLimits& limits = {})
{
    SampleReplay sample(name);
    for (const core::ActionEntry& action : sample.capture().actions()) {
        if (action.kind != core::ActionKind::Draw || action.draw != draw)
            continue;
        if (!sample.replay().seek(action.callIndex))
            return nullptr;
        const auto recorded = core::recordDraw(sample.replay(), sample.machine(), limits);
        return recorded ? *recorded : nullptr;
    }
    return nullptr;
}

QList<VectorPass> kindsOf(const VectorSection& section)
{
    QList<VectorPass> kinds;
    for (const RecordedPass& pass : section.passes)
        kinds << pass.kind;
    return kinds;
}

} // namespace

class VectorPassesTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_02_theStarTakesItsPasses();
    void VG2D_15_pixelsOfTheBoxAddUp();
    void VG2D_01_theStagesComeWithTheirUnits();
    void VG2D_01_stagesCostWhatTheDrawTakes();
    void VG2D_01_aClearHasNoPath();
    void whatIsOf3dGraphicsHasNoPasses();
    void aRecordingThatEndsEarlyTellsWhatItHas();
    void RUN_07_passesCountInTheirFrameWhatTheyCountAlone_data();
    void RUN_07_passesCountInTheirFrameWhatTheyCountAlone();
    void RUN_07_whatPassesCountIsTrueAtAnyRate();
    void RUN_07_passesOfADrawingNeverOverlap();
    void RUN_07_whatIsOf3dGraphicsHasNoPassesInItsFrame();
};

/// VG2D-06, VG2D-07: three triangles of 2,399, 1,485 and 2,395 pixels, 2,528 of which are inside.
void VectorPassesTest::VG2D_02_theStarTakesItsPasses()
{
    const auto recording = record("star", 1);
    QVERIFY(recording);
    const auto& section = recording->section<VectorSection>();
    QCOMPARE(kindsOf(section), (QList{VectorPass::Winding, VectorPass::Resolve, VectorPass::Cover}));
    const auto& winding = section.passes[0].counts;
    const auto& cover = section.passes[2].counts;
    QCOMPARE(winding.primitives, std::uint64_t{3});
    QCOMPARE(winding.stencilWrites, std::uint64_t{2399 + 1485 + 2395});
    QCOMPARE(winding.written, std::uint64_t{0});
    QCOMPARE(winding.boxed, std::uint64_t{0});
    QCOMPARE(section.isWindingClear, std::optional(true)); // VG2D-10
    QCOMPARE(cover.passed, std::uint64_t{2528});
    QCOMPARE(cover.written, std::uint64_t{2528});
    QCOMPARE(cover.stencilWrites, std::uint64_t{0});
    QCOMPARE(section.totals().stencilWrites, std::uint64_t{6279});
    Cycle next = 0; // one pass at a time, all of the draw
    for (const RecordedPass& pass : section.passes) {
        QVERIFY(pass.first && pass.end && *pass.first >= next && *pass.end > *pass.first);
        next = *pass.end;
        QCOMPARE(pass.cycles(recording->length()), *pass.end - *pass.first);
    }
    QVERIFY(next < recording->length());
    QCOMPARE(section.passAt(*section.passes[1].first + 1), std::optional<std::size_t>(1));
}

/// The points of the star span (5, 5) … (95, 91); its box takes in what the rasterizer may move them by.
void VectorPassesTest::VG2D_15_pixelsOfTheBoxAddUp()
{
    const auto recording = record("star", 1);
    QVERIFY(recording);
    const auto& passes = recording->section<VectorSection>().passes;
    const auto& cover = passes.back().counts;
    QVERIFY(cover.boxed >= 90 * 86 && cover.boxed <= 92 * 88);
    QCOMPARE(passes[1].counts.resolved, cover.boxed);
    QCOMPARE(cover.uncovered + cover.scissored + cover.masked + cover.passed, cover.boxed);
    QCOMPARE(cover.scissored + cover.masked, std::uint64_t{0}); // the sample has neither
}

void VectorPassesTest::VG2D_01_theStagesComeWithTheirUnits()
{
    const auto recording = record("star", 1);
    QVERIFY(recording);
    const auto& section = recording->section<VectorSection>();
    QStringList told;
    for (const core::RecordedStage& stage : section.stages) {
        told << QString("%1 %2 %3")
                    .arg(static_cast<int>(stage.stage))
                    .arg(stage.pass)
                    .arg(QString::fromStdString(recording->unit(stage.unit).kind));
        QVERIFY(section.passes[stage.pass].holds(stage.cycle));
    }
    QCOMPARE(told.size(), 7);
    told[5].replace("SP", "CU"); // by the way of the fragments
    QCOMPARE(told, (QStringList{"1 0 CI", "2 0 CI", "3 0 SP", "4 0 RAS", "5 2 ZST", "6 2 CU", "8 2 CU"}));
    QVERIFY(!section.find(core::VectorStage::Image));
}

/// Nothing is lost between stages, nor between passes; what an image would cost is not there.
void VectorPassesTest::VG2D_01_stagesCostWhatTheDrawTakes()
{
    const auto recording = record("star", 1);
    QVERIFY(recording);
    core::VectorCosts costs;
    costs.include(*recording);
    const auto stage = [&](core::VectorStage which) { return costs.stages[std::size_t(which)]; };
    const auto& section = recording->section<VectorSection>();
    Cycle cycles = 0;
    core::Energy ofStages = 0, ofPasses = 0;
    for (const core::StageCost& cost : costs.stages)
        ofStages += cost.energy;
    for (const core::StageCost& cost : costs.passes) {
        cycles += cost.cycles;
        ofPasses += cost.energy;
    }
    for (const RecordedPass& pass : section.passes)
        QCOMPARE(costs.passes[std::size_t(pass.kind)].cycles, pass.cycles(recording->length()));
    QCOMPARE(cycles, recording->length());
    const core::Energy all = recording->section<core::PowerSection>().energy;
    QCOMPARE(ofStages, all);
    QCOMPARE(ofPasses, all);
    QCOMPARE(stage(core::VectorStage::Image).cycles + stage(core::VectorStage::Image).energy, std::uint64_t{0});
    QCOMPARE(stage(core::VectorStage::Transformation).units, std::set<std::string>{"SP"});
    QVERIFY(stage(core::VectorStage::Coverage).units.contains("RAS"));
    QCOMPARE(stage(core::VectorStage::Clipping).units, std::set<std::string>{"ZST"});
    QVERIFY(stage(core::VectorStage::Blending).units.contains("CU"));
    // The units that are not told apart otherwise: cycles of ZST are of coverage and of clipping.
    const Cycle ofZst = recording->totals(recording->unitAt("zst")).working;
    QVERIFY(stage(core::VectorStage::Clipping).cycles > 0 && stage(core::VectorStage::Clipping).cycles < ofZst);
    costs.include(*record("triangle", 0)); // not of 2-D graphics
    QCOMPARE(costs.cycles, recording->length());
    QCOMPARE(costs.drawings, std::uint64_t{1});
}

void VectorPassesTest::VG2D_01_aClearHasNoPath()
{
    const auto recording = record("star", 0);
    QVERIFY(recording);
    const auto& section = recording->section<VectorSection>();
    QCOMPARE(kindsOf(section), QList{VectorPass::Basic}); // VG2D-40
    QVERIFY(section.find(core::VectorStage::Definition) && section.find(core::VectorStage::Blending));
    QVERIFY(!section.find(core::VectorStage::Tessellation) && !section.find(core::VectorStage::Transformation));
    QVERIFY(!section.isWindingClear);
    QCOMPARE(section.totals().uncovered, std::uint64_t{0}); // every pixel of the box
}

void VectorPassesTest::whatIsOf3dGraphicsHasNoPasses()
{
    const auto recording = record("triangle", 0);
    QVERIFY(recording);
    const auto& section = recording->section<VectorSection>();
    QVERIFY(section.passes.empty() && section.stages.empty());
    QVERIFY(!section.passAt(0));
}

void VectorPassesTest::aRecordingThatEndsEarlyTellsWhatItHas()
{
    const auto whole = record("star", 1);
    QVERIFY(whole);
    const RecordedPass& resolve = whole->section<VectorSection>().passes[1];
    const Cycle middle = (*resolve.first + *resolve.end) / 2;
    const auto part = record("star", 1, {.cycles = middle});
    QVERIFY(part);
    const auto& passes = part->section<VectorSection>().passes;
    QCOMPARE(passes[0].counts, whole->section<VectorSection>().passes[0].counts);
    QVERIFY(passes[1].first && !passes[1].end);
    QVERIFY(passes[1].counts.resolved > 0 && passes[1].counts.resolved < resolve.counts.resolved);
    QCOMPARE(passes[1].cycles(part->length()), middle - *resolve.first);
    QVERIFY(!passes[2].first);
    QCOMPARE(passes[2].cycles(part->length()), Cycle{0});
}

namespace {

/// A frame with four draws under way, or more, of which each drawing is asked for its passes.
struct LookedInto {
    LookedInto(SampleReplay& sample, std::size_t frame, std::uint32_t draws)
        : LookedInto(sample, frame, draws, sample.machine())
    {
    }
    LookedInto(SampleReplay& sample, std::size_t frame, std::uint32_t draws, const core::MachineConfig& machine)
    {
        const auto start = test::frameOf(sample, frame, draws, machine);
        const auto recorded = start ? core::recordDraw(start) : core::failure("no such frame");
        if (!recorded)
            return;
        recording = *recorded;
        if (auto opened = core::DrawExplorer::open(recording))
            explorer = std::move(*opened);
    }
    [[nodiscard]] const std::vector<core::DrawSpan>& draws() const
    {
        return recording->section<core::FrameSection>().run->draws;
    }

    std::shared_ptr<const core::DrawRecording> recording;
    std::unique_ptr<core::DrawExplorer> explorer;
};

QString told(const core::VectorPassCounts& counts, std::uint32_t draw, std::size_t pass)
{
    QStringList words{QString("draw %1, pass %2:").arg(draw).arg(pass)};
    for (const std::uint64_t count :
         {counts.primitives, counts.stencilWrites, counts.resolved, counts.boxed, counts.uncovered, counts.scissored,
          counts.masked, counts.passed, counts.written, counts.clamped, counts.conflicts})
        words << QString::number(count);
    return words.join(' ');
}

} // namespace

void VectorPassesTest::RUN_07_passesCountInTheirFrameWhatTheyCountAlone_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<quint32>("draws");
    QTest::newRow("paths") << "star" << 16u;
    QTest::newRow("images and filters") << "album" << 4u;
    QTest::newRow("past the processors") << "effects" << 16u;
    QTest::newRow("copies") << "blitter" << 4u;
}

/// Passes paint the same pixels, whatever is under way beside them: conflicts alone are a matter of time.
void VectorPassesTest::RUN_07_passesCountInTheirFrameWhatTheyCountAlone()
{
    QFETCH(QString, name);
    QFETCH(quint32, draws);
    SampleReplay sample(name.toStdString());
    QVERIFY(sample.isOpen());
    const LookedInto frame(sample, 0, draws);
    QVERIFY(frame.explorer);
    std::size_t compared = 0;
    for (const core::DrawSpan& span : frame.draws()) {
        const auto found = core::frameVector(*frame.explorer, span);
        QVERIFY2(found.hasValue(), found ? "" : found.error().message.english().c_str());
        const auto alone = record(name.toStdString(), span.draw);
        QVERIFY(alone);
        const auto& expected = alone->section<VectorSection>();
        QCOMPARE(kindsOf(found->section), kindsOf(expected));
        QCOMPARE(found->states.size(), expected.passes.size());
        QVERIFY(found->areCountsKnown);
        for (std::size_t pass = 0; pass < expected.passes.size(); ++pass) {
            core::VectorPassCounts counts = expected.passes[pass].counts;
            counts.conflicts = 0;
            QCOMPARE(told(found->section.passes[pass].counts, span.draw, pass), told(counts, span.draw, pass));
            ++compared;
        }
        for (const core::RecordedStage& stage : expected.stages) {
            const core::RecordedStage* entered = found->section.find(stage.stage);
            QVERIFY(entered);
            QCOMPARE(entered->unit.value, stage.unit.value);
            QCOMPARE(entered->pass, stage.pass);
            QVERIFY(entered->cycle >= span.begin && entered->cycle < span.end);
        }
    }
    QVERIFY(compared > 3);
}

/// With four quads a cycle two draws may meet in one: then nothing is told of what can't be told apart.
void VectorPassesTest::RUN_07_whatPassesCountIsTrueAtAnyRate()
{
    SampleReplay sample("star");
    QVERIFY(sample.isOpen());
    core::MachineConfig machine = sample.machine();
    for (const char* knob : {"ras.quadsPerCycle", "zst.quadsPerCycle", "cu.quadsPerCycle"})
        QVERIFY(core::setKnob(machine, knob, "4"));
    const LookedInto frame(sample, 0, 16, machine);
    QVERIFY(frame.explorer);
    std::size_t known = 0;
    for (const core::DrawSpan& span : frame.draws()) {
        const auto found = core::frameVector(*frame.explorer, span);
        QVERIFY(found.hasValue());
        const auto alone = record("star", span.draw);
        QVERIFY(alone);
        const auto& passes = alone->section<VectorSection>().passes;
        QCOMPARE(found->section.passes.size(), passes.size());
        for (std::size_t pass = 0; found->areCountsKnown && pass < passes.size(); ++pass, ++known)
            QCOMPARE(told(found->section.passes[pass].counts, span.draw, pass),
                     told(passes[pass].counts, span.draw, pass));
    }
    QVERIFY(known > 0);
}

void VectorPassesTest::RUN_07_passesOfADrawingNeverOverlap()
{
    SampleReplay sample("evergreen");
    QVERIFY(sample.isOpen());
    const LookedInto frame(sample, 0, 4);
    QVERIFY(frame.explorer);
    std::size_t drawings = 0;
    Cycle shared = 0;
    Cycle before = 0;
    for (const core::DrawSpan& span : frame.draws()) {
        const auto found = core::frameVector(*frame.explorer, span);
        QVERIFY(found.hasValue());
        Cycle free = span.begin;
        for (const RecordedPass& pass : found->section.passes) {
            QVERIFY(*pass.first >= free && *pass.end >= *pass.first && *pass.end <= span.end);
            free = *pass.end;
        }
        drawings += found->section.passes.empty() ? 0 : 1;
        shared += before > span.begin ? before - span.begin : 0;
        before = span.end;
    }
    QVERIFY(drawings > 1);
    QVERIFY(shared > 0); // else there was nothing beside them
}

void VectorPassesTest::RUN_07_whatIsOf3dGraphicsHasNoPassesInItsFrame()
{
    SampleReplay sample("foliage");
    QVERIFY(sample.isOpen());
    const LookedInto frame(sample, 0, 4);
    QVERIFY(frame.explorer);
    for (const core::DrawSpan& span : frame.draws()) {
        const auto found = core::frameVector(*frame.explorer, span);
        QVERIFY(found.hasValue());
        QVERIFY(found->section.passes.empty());
    }
}

VITRINE_TEST(VectorPassesTest)
#include "tst_vector_passes.moc"
