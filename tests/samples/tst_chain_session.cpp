// SPDX-License-Identifier: Apache-2.0
// What a session answers of a capture for preset SEQ: recordings, moments, pixel history, traces of shaders.
#include "core/gpu/machine_config.h"
#include "core/session/machine/draw_explorer.h"
#include "core/session/machine/event_section.h"
#include "core/session/machine/task_section.h"
#include "core/session/machine/totals_section.h"
#include "core/session/pixel_history/pixel_history.h"
#include "core/session/shader_trace/shader_trace.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;
using core::DrawExplorer;
using core::DrawRecording;
using core::PixelFate;

namespace {

constexpr std::uint32_t kFloor = 0, kShadow = 1, kKnot = 2;

const core::StateNode& child(const core::StateNode& node, const std::string& name)
{
    return *std::ranges::find(node.children, name, &core::StateNode::name);
}

std::vector<std::uint64_t> ofStages(const core::StateNode& chain, const std::string& field)
{
    std::vector<std::uint64_t> values;
    for (const core::StateNode& stage : child(chain, "stages").children)
        values.push_back(std::get<std::uint64_t>(child(stage, field).value));
    return values;
}

} // namespace

class ChainSessionTest : public QObject {
    Q_OBJECT
    std::unique_ptr<SampleReplay> m_sample;

    /// The replay stands right before the draw then.
    std::shared_ptr<const DrawRecording> record(std::uint32_t draw)
    {
        const auto position = core::callOfDraw(m_sample->capture(), draw);
        if (!position || !m_sample->replay().seek(*position))
            return nullptr;
        auto recording = core::recordDraw(m_sample->replay(), m_sample->machine());
        return recording ? *recording : nullptr;
    }

private slots:
    void initTestCase();
    void HET_23_aDrawIsRecorded();
    void HET_23_theChainAtACycle();
    void HET_23_thePictureAtTheEndIsTheReplays();
    void HET_23_searchesFindTheChain();
    void HET_23_historyOfAPixel();
    void HET_23_verticesAndFragmentsAreTraced();
    void HET_29_otherMachinesRefuseTheDraw();
};

void ChainSessionTest::initTestCase()
{
    m_sample = std::make_unique<SampleReplay>("wood-and-marble-chain");
    QVERIFY(m_sample->isOpen());
}

void ChainSessionTest::HET_23_aDrawIsRecorded()
{
    const auto recording = record(kFloor);
    QVERIFY(recording && recording->failure().empty() && recording->isComplete());
    const auto& totals = recording->section<core::TotalsSection>();
    QVERIFY(totals.vertexTasks > 0);
    QCOMPARE(totals.fragmentTasks, std::uint64_t{0});
    QCOMPARE(totals.requests, std::uint64_t{0});
    QVERIFY(recording->section<core::EventSection>().complaints.empty());
    for (const char* absent : {"ftq", "arq", "apq"})
        QVERIFY2(!recording->queueAt(absent), absent);
    const core::UnitId chain = recording->unitAt("ffpu");
    QVERIFY(chain);
    QVERIFY(recording->totals(chain).working > 0);
    for (const core::TaskRecord& task : recording->section<core::TaskSection>().log.tasks())
        QCOMPARE(task.stage, core::ShaderStage::Vertex);
}

void ChainSessionTest::HET_23_theChainAtACycle()
{
    const auto recording = record(kFloor);
    QVERIFY(recording);
    const auto opened = DrawExplorer::open(recording);
    QVERIFY(opened);
    DrawExplorer& explorer = **opened;
    const auto chainAt = [&](core::Cycle cycle) {
        const auto snapshot = explorer.machineAt(cycle);
        return snapshot ? (*snapshot)->units[recording->unitAt("ffpu").value - 1].state : core::StateNode{};
    };
    // Quads of the floor's inside follow one another without a gap: a fragment for each cycle of each stage's latency.
    const core::StateNode middle = chainAt(recording->length() / 2);
    QCOMPARE(ofStages(middle, "inside"), (std::vector<std::uint64_t>{40, 20, 100, 10}));
    const core::StateNode end = chainAt(recording->length());
    QCOMPARE(ofStages(end, "inside"), (std::vector<std::uint64_t>{0, 0, 0, 0}));
    // Light, texture and their product for every fragment; TEX has nothing to do.
    const auto fragments = std::get<std::uint64_t>(child(end, "fragments").value);
    QCOMPARE(ofStages(end, "items"), (std::vector<std::uint64_t>{fragments, fragments, 0, fragments}));
    QCOMPARE(chainAt(recording->length() / 2), middle); // and back again
}

void ChainSessionTest::HET_23_thePictureAtTheEndIsTheReplays()
{
    for (const std::uint32_t draw : {kFloor, kShadow, kKnot}) {
        const auto recording = record(draw);
        QVERIFY(recording);
        const auto explorer = DrawExplorer::open(recording);
        QVERIFY(explorer && (*explorer)->machineAt(recording->length()));
        QVERIFY(m_sample->replay().seek(m_sample->replay().position() + 1));
        for (const auto attachment : {core::Attachment::Color, core::Attachment::Depth, core::Attachment::Stencil})
            QCOMPARE((*explorer)->picture(attachment)->hash(), m_sample->replay().picture(attachment).hash());
    }
}

void ChainSessionTest::HET_23_searchesFindTheChain()
{
    const auto recording = record(kKnot);
    QVERIFY(recording);
    const auto explorer = DrawExplorer::open(recording);
    QVERIFY(explorer);
    const core::MomentCondition condition = core::AtUnitChange{recording->unitAt("ffpu")};
    const auto first = (*explorer)->find(condition, 0, core::kNever);
    QVERIFY(first && *first);
    const auto again = (*explorer)->find(condition, (*first)->cycle + 1, 0);
    QVERIFY(again && *again);
    QCOMPARE((*again)->cycle, (*first)->cycle);
    const auto window = (*explorer)->eventsBetween((*first)->cycle - 1, (*first)->cycle, 100);
    QVERIFY(window && window->total > 0);
}

void ChainSessionTest::HET_23_historyOfAPixel()
{
    // In the knot's shadow on the floor; rows from the bottom.
    constexpr std::uint32_t kX = 100, kY = 90;
    const core::FrameEntry& frame = m_sample->capture().frames()[0];
    const auto history = core::pixelHistory(m_sample->capture(), m_sample->machine(), {frame.endCallIndex + 1, kX, kY});
    QVERIFY2(history, history ? "" : history.error().message.english().c_str());
    const auto& entries = history->entries;
    QVERIFY(entries.size() >= 3);
    QCOMPARE(entries[0].kind, core::PixelEntryKind::Clear);
    QCOMPARE(entries[1].draw, std::optional(kFloor));
    QCOMPARE(entries[1].fate, PixelFate::Written);
    QCOMPARE(entries[2].draw, std::optional(kShadow));
    QCOMPARE(entries[2].fate, PixelFate::Written);
    for (std::size_t i = 3; i < entries.size(); ++i) { // the shadow falls once
        QCOMPARE(entries[i].draw, std::optional(kShadow));
        QVERIFY(entries[i].fragment->samples.stencilFailed != 0); // by itself, or with its tile
    }
    for (std::size_t i : {1u, 2u}) {
        const core::FragmentEntry& fragment = *entries[i].fragment;
        QVERIFY(fragment.shaded.has_value());
        QVERIFY(fragment.sealedIn.has_value());
        QVERIFY(fragment.runs.empty()); // on no processor
        QVERIFY(fragment.ids.requests.empty());
    }
    // (12, 14, 24) with an opacity of 0.6 over the floor.
    const core::Vec4 floor = entries[1].after.color[0], shadow = entries[2].after.color[0];
    const std::array<float, 3> shade{12, 14, 24};
    for (int c = 0; c < 3; ++c) {
        const float mixed = 0.6f * shade[static_cast<std::size_t>(c)] / 255 + 0.4f * floor[c];
        QVERIFY2(std::abs(shadow[c] - mixed) <= 1.0f / 255, QByteArray::number(c));
    }
    QVERIFY(history->end.color[0] == shadow);
}

void ChainSessionTest::HET_23_verticesAndFragmentsAreTraced()
{
    const auto position = core::callOfDraw(m_sample->capture(), kFloor);
    QVERIFY(position && m_sample->replay().seek(*position));
    const auto vertex = core::traceShader(m_sample->replay(), m_sample->capture(), {.draw = kFloor, .vertex = 2});
    QVERIFY2(vertex, vertex ? "" : vertex.error().message.english().c_str());
    QCOMPARE(vertex->stage, core::ShaderStage::Vertex);
    const auto fragment =
        core::traceShader(m_sample->replay(), m_sample->capture(), {.draw = kFloor, .x = 160, .y = 20});
    QVERIFY2(fragment, fragment ? "" : fragment.error().message.english().c_str());
    QCOMPARE(fragment->stage, core::ShaderStage::Fragment);
    QVERIFY(!fragment->program->instructions.empty());
}

void ChainSessionTest::HET_29_otherMachinesRefuseTheDraw()
{
    const auto position = core::callOfDraw(m_sample->capture(), kFloor);
    QVERIFY(position && m_sample->replay().seek(*position));
    for (const core::Preset preset : {core::Preset::Par, core::Preset::Prog}) {
        const auto recording = core::recordDraw(m_sample->replay(), core::presetConfig(preset));
        QVERIFY(!recording);
        QCOMPARE(recording.error().message, std::string("fragment shader required"));
    }
}

VITRINE_TEST(ChainSessionTest, QCoreApplication)
#include "tst_chain_session.moc"
