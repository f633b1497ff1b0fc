// SPDX-License-Identifier: Apache-2.0
// RUN-12: why a draw goes without HiZ culling, early test, bypass or layer 2, and what would bring each back.
#include "core/gpu/machine_config.h"
#include "core/session/draw_start.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/power_section.h"
#include "core/session/query/draw_costs.h"
#include "core/session/replay.h"
#include "core/session/why_not/why_not.h"
#include "core/shader/assembler.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"
#include "tests/session/shader_scene.h"

#include <QtTest>

#include <algorithm>
#include <functional>

using namespace vitrine::core;
using vitrine::test::CaptureBench;
using vitrine::test::number;
using vitrine::test::real;
using vitrine::test::SampleReplay;
using vitrine::test::ShaderScene;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

MachineConfig with(MachineConfig config, const Settings& settings)
{
    for (const auto& [knob, value] : settings)
        CORE_CHECK(setKnob(config, knob, value).hasValue(), "there is no such knob or value");
    return config;
}

std::uint64_t callOf(const CallSource& source, std::uint32_t draw)
{
    for (const ActionEntry& action : source.actions())
        if (action.kind == ActionKind::Draw && action.draw == draw)
            return action.callIndex;
    return source.callCount();
}

/// The name that a capture with one texture has given to it.
std::int64_t onlyTexture(CallSource& source)
{
    for (std::uint64_t i = 0; i < source.callCount(); ++i)
        if (const auto call = source.call(i); call && call->function == "glGenTextures")
            return call->arguments[1].array()->front().asInteger();
    return 0;
}

struct Answer {
    WhyNot value;

    [[nodiscard]] const FeatureVerdict& of(DrawFeature feature) const
    {
        return value.features[static_cast<std::size_t>(feature)];
    }
    [[nodiscard]] const RestoringChange* change(DrawFeature feature, std::string_view what) const
    {
        const auto& changes = of(feature).changes;
        const auto found = std::ranges::find_if(changes, [&](const auto& each) { return each.change.what == what; });
        return found == changes.end() ? nullptr : &*found;
    }
    [[nodiscard]] std::string details(DrawFeature feature) const { return joined(of(feature).rule.details); }
};

Answer answerOf(SampleReplay& sample, std::uint32_t draw, const Settings& settings = {})
{
    auto answer = whyNot(sample.capture(), with(sample.machine(), settings), callOf(sample.capture(), draw));
    CORE_CHECK(answer.hasValue(), answer ? "" : answer.error().message.english().c_str());
    return {*std::move(answer)};
}

/// The cycles of a draw where the whole capture is replayed on that machine.
Cycle cyclesOn(SampleReplay& sample, std::uint32_t draw, const Settings& settings)
{
    const MachineConfig machine = with(sample.machine(), settings);
    Replay replay(sample.capture(), machine, Timing::Untimed);
    CORE_CHECK(replay.seek(callOf(sample.capture(), draw)).hasValue(), "the capture can't be replayed");
    const auto recording = recordDraw(replay, machine);
    CORE_CHECK(recording.hasValue(), "the draw can't be run");
    return (*recording)->length();
}

/// A layer over the window of 16 × 8 pixels, which are two tiles, and one behind it with a state of its own.
CaptureBench layersWith(const std::function<void(ShaderScene&)>& setState)
{
    ShaderScene scene("precision mediump float; varying vec4 v; void main() { gl_FragColor = v; }\n");
    scene.link();
    scene.script.add("glClear", {number(0x4500)});
    scene.script.add("glEnable", {number(0x0B71)});
    scene.script.add("glDepthRangef", {real(0), real(0.5f)});
    scene.draw();
    scene.script.add("glDepthRangef", {real(0.5f), real(1)});
    setState(scene);
    scene.draw();
    return CaptureBench([&](const QString& path) { return scene.write(path); });
}

std::int64_t gain(Cycle changed, Cycle asItIs)
{
    return static_cast<std::int64_t>(changed) - static_cast<std::int64_t>(asItIs);
}

} // namespace

class RunWhyNotTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_12_foliageIsTestedLateByItsDiscard();
    void RUN_12_aThresholdInAUniform();
    void RUN_12_aProofThatWasSwitchedOff();
    void RUN_12_aDependentLookUpCantBeHelped();
    void RUN_12_aWrittenDepthIsTestedLate();
    void RUN_12_cullingComesBackWithItsKnob();
    void RUN_12_theCallThatSwitchedTheTestOff();
    void RUN_12_failingSamplesThatWrite();
    void RUN_12_aFunctionThatPassesEverything();
    void RUN_12_bypassComesBackWithItsKnob();
    void RUN_12_itCanBeStopped();
    void RUN_12_whatDrawsGoWithoutIsCountedWithTheirCycles_data();
    void RUN_12_whatDrawsGoWithoutIsCountedWithTheirCycles();
};

// The five leaves: line 10 is `if (texel.a < 0.5) discard;`, and the texture, which is the only one, has clear texels
// and opaque ones.
void RunWhyNotTest::RUN_12_foliageIsTestedLateByItsDiscard()
{
    SampleReplay sample("foliage");
    QVERIFY(sample.isOpen());
    const Answer answer = answerOf(sample, 0);
    const FeatureVerdict& early = answer.of(DrawFeature::EarlyTest);
    QCOMPARE(early.state, FeatureState::WorksInPart); // in tiles within a leaf
    QVERIFY(early.uses > 0 && early.misses > 0);
    const QByteArray details = QByteArray::fromStdString(answer.details(DrawFeature::EarlyTest));
    QVERIFY2(details.contains("instruction 2 in line 10 of the shader: KIL r1.x"), details);
    QVERIFY2(details.contains("it discards where t0.a < 0.5"), details);
    const std::string texture = "t0.a is of texture " + std::to_string(onlyTexture(sample.capture())) +
                                ", in the shader image; it lies between 0 and 1";
    QVERIFY2(details.contains(texture.c_str()), details);
    QVERIFY(early.setBy.has_value());
    QVERIFY2(early.setBy->text.starts_with("glLinkProgram("), early.setBy->text.c_str());

    // All fragments are kept once the threshold is the least that the texture holds.
    const RestoringChange* threshold = answer.change(DrawFeature::EarlyTest, "the threshold c1.x");
    QVERIFY(threshold);
    QVERIFY(!threshold->change.isKnob());
    QCOMPARE(threshold->change.from, std::string("0.5"));
    QCOMPARE(threshold->change.to, std::string("0"));
    QCOMPARE(threshold->uses, std::uint64_t{192 * 192}); // the square that the leaves hang in
    QVERIFY(threshold->image.difference.has_value());
    QCOMPARE(threshold->image.difference->attachment, Attachment::Color);
    // Its first row of pixels lies at y = 24 from the bottom, its first column at x = 64.
    QCOMPARE(threshold->image.difference->pixel.y, 24u);
    QCOMPARE(threshold->image.difference->pixel.x, 64u);

    const RestoringChange* knob = answer.change(DrawFeature::EarlyTest, "hiz.tile");
    QVERIFY(knob);
    QCOMPARE(knob->change.from, std::string("8"));
    QCOMPARE(knob->change.to, std::string("4"));
    QVERIFY(!knob->image.difference.has_value()); // ONE-04
    QCOMPARE(knob->cycles, gain(cyclesOn(sample, 0, {{"hiz.tile", "4"}}), answer.value.cycles));
    QVERIFY(!early.changes.front().image.difference &&
            early.changes.back().image.difference); // equal images stand first
    QCOMPARE(answer.of(DrawFeature::Bypass).state, FeatureState::Works);
    QVERIFY(answer.of(DrawFeature::Bypass).rule.sentence.empty());
}

// Particles dissolve with their age, by a threshold that is set before each draw.
void RunWhyNotTest::RUN_12_aThresholdInAUniform()
{
    SampleReplay sample("smoke");
    QVERIFY(sample.isOpen());
    const std::uint64_t draw = callOf(sample.capture(), 2);
    std::uint64_t setter = draw;
    while (sample.capture().call(--setter)->function != "glUniform1f")
        QVERIFY(setter > 0);
    const Answer answer = answerOf(sample, 2);
    const RestoringChange* threshold = answer.change(DrawFeature::EarlyTest, "the threshold c1.x, of uniform least");
    QVERIFY(threshold);
    QVERIFY(threshold->setBy.has_value());
    QCOMPARE(threshold->setBy->number, sample.capture().call(setter)->number);
    QCOMPARE(std::stof(threshold->change.from),
             static_cast<float>(sample.capture().call(setter)->arguments[1].asFloat()));
    QVERIFY(answer.of(DrawFeature::EarlyTest).changes.front().change.isKnob());
}

// Eight layers by a program that may discard; the texture is opaque all over, so layer 1 proves that it never does.
void RunWhyNotTest::RUN_12_aProofThatWasSwitchedOff()
{
    SampleReplay sample("overdraw-eight-layers");
    QVERIFY(sample.isOpen());
    const Settings off{{"hiz.layer1", "off"}, {"hiz.layer2", "off"}};
    const Answer answer = answerOf(sample, 8, off);
    const FeatureVerdict& early = answer.of(DrawFeature::EarlyTest);
    QCOMPARE(early.state, FeatureState::DoesNotWork);
    QCOMPARE(early.misses, std::uint64_t{320 * 240});
    const RestoringChange* layer1 = answer.change(DrawFeature::EarlyTest, "hiz.layer1");
    QVERIFY(layer1);
    QCOMPARE(layer1->change.to, std::string("on"));
    QCOMPARE(layer1->uses, std::uint64_t{320 * 240});
    QVERIFY(!layer1->image.difference.has_value());
    QCOMPARE(layer1->cycles,
             gain(cyclesOn(sample, 8, {{"hiz.layer1", "on"}, {"hiz.layer2", "off"}}), cyclesOn(sample, 8, off)));

    const FeatureVerdict& layer2 = answer.of(DrawFeature::Layer2);
    QCOMPARE(layer2.rule.sentence, std::string("hiz.layer2 is off"));
    QCOMPARE(layer2.rule.knob, std::string_view("hiz.layer2"));
    QVERIFY(answer.change(DrawFeature::Layer2, "hiz.layer2"));

    const Answer proven = answerOf(sample, 8);
    QCOMPARE(proven.of(DrawFeature::EarlyTest).state, FeatureState::Works);
    QCOMPARE(proven.of(DrawFeature::Layer2).rule.sentence, std::string("layer 1 has proven it for the whole draw"));
    QVERIFY(proven.of(DrawFeature::Layer2).changes.empty());
}

// The ripples look a texture up where another one says: line 9 of their shader scales the coordinates of the first.
void RunWhyNotTest::RUN_12_aDependentLookUpCantBeHelped()
{
    SampleReplay sample("bypass-ten-draws");
    QVERIFY(sample.isOpen());
    const std::uint32_t sixth = sample.capture().frames()[1].firstDraw + 5;
    const Answer answer = answerOf(sample, sixth);
    const FeatureVerdict& bypass = answer.of(DrawFeature::Bypass);
    QCOMPARE(bypass.state, FeatureState::DoesNotWork);
    QCOMPARE(bypass.rule.sentence, std::string("the draw needs full shading: dependent texture coordinates"));
    const QByteArray details = QByteArray::fromStdString(answer.details(DrawFeature::Bypass));
    QVERIFY2(details.contains("in line 9 of the shader: SEND "), details);
    QVERIFY2(details.contains(", in the shader second"), details);
    QVERIFY(bypass.setBy.has_value());
    QVERIFY2(bypass.setBy->text.starts_with("glLinkProgram("), bypass.setBy->text.c_str());
    QVERIFY(bypass.changes.empty());
}

// OpenGL ES 2.0 has no written depths, so the sky behind the leaves gets a program that writes one.
void RunWhyNotTest::RUN_12_aWrittenDepthIsTestedLate()
{
    SampleReplay sample("foliage");
    QVERIFY(sample.isOpen());
    const std::uint64_t call = callOf(sample.capture(), 1);
    QVERIFY(sample.replay().seek(call));
    const auto sky = sample.replay().takeNextDraw();
    QVERIFY(sky);
    auto origins = drawOrigins(sample.replay(), sample.capture(), call);
    QVERIFY(origins);
    auto program = assemble(".fragment\n.inputs 1\n.outputs 1\n.varyings 1\n.literal 0.25 0 0 1\n.writes_depth\n"
                            "ODEP c0.x\nMOV o0, c0\nEND\n");
    QVERIFY(program);
    auto start = std::make_shared<DrawStart>(**sky);
    DrawState state = *start->command.state;
    state.program.fragment = std::make_shared<const Program>(*std::move(program));
    state.program.fragmentConstants = std::make_shared<const std::vector<Vec4>>(std::vector<Vec4>{{0.25f, 0, 0, 1}});
    start->command.state = std::make_shared<const DrawState>(std::move(state));
    start->command.words = nullptr;
    const auto found = whyNot(WhyNotDraw{start, *std::move(origins)});
    QVERIFY(found);
    const Answer answer{*found};
    for (const DrawFeature feature : {DrawFeature::EarlyTest, DrawFeature::HizCulling}) {
        const FeatureVerdict& verdict = answer.of(feature);
        QCOMPARE(verdict.state, FeatureState::DoesNotWork);
        QCOMPARE(verdict.rule.sentence,
                 std::string("the fragment program writes the depth, which is known after shading alone"));
        QCOMPARE(answer.details(feature), std::string("instruction 0: ODEP c0.x"));
        QVERIFY(verdict.setBy.has_value());
        QVERIFY2(verdict.setBy->text.starts_with("glLinkProgram("), verdict.setBy->text.c_str());
        QVERIFY(verdict.changes.empty());
    }
    QCOMPARE(answer.of(DrawFeature::EarlyTest).misses, std::uint64_t{320 * 240});
    QCOMPARE(answer.of(DrawFeature::Layer2).rule.sentence,
             std::string("the fragments of the draw can't be discarded, so there is nothing to prove"));
}

// The second of eight layers is hidden by the first: all 40 × 30 tiles.
void RunWhyNotTest::RUN_12_cullingComesBackWithItsKnob()
{
    SampleReplay sample("overdraw-eight-layers");
    QVERIFY(sample.isOpen());
    const Answer answer = answerOf(sample, 1, {{"hiz.enabled", "off"}});
    const FeatureVerdict& culling = answer.of(DrawFeature::HizCulling);
    QCOMPARE(culling.state, FeatureState::DoesNotWork);
    QCOMPARE(culling.rule.sentence, std::string("the machine has no HIZ: hiz.enabled is off"));
    QCOMPARE(culling.changes.size(), std::size_t{1});
    const RestoringChange& change = culling.changes.front();
    QCOMPARE(change.change.what, std::string("hiz.enabled"));
    QVERIFY(change.uses >= 40 * 30); // those on the diagonal belong to both triangles
    QVERIFY(change.cycles < 0 && change.energy < 0);
    QVERIFY(!change.image.difference.has_value());
    QCOMPARE(change.cycles, gain(cyclesOn(sample, 1, {}), cyclesOn(sample, 1, {{"hiz.enabled", "off"}})));

    const Answer hidden = answerOf(sample, 1);
    QCOMPARE(hidden.of(DrawFeature::HizCulling).state, FeatureState::Works);
    const FeatureVerdict& early = hidden.of(DrawFeature::EarlyTest);
    QCOMPARE(early.state, FeatureState::DoesNotWork); // and nothing is lost by it
    QVERIFY2(early.rule.sentence.english().starts_with("no sample was left to test: "),
             early.rule.sentence.english().c_str());
}

void RunWhyNotTest::RUN_12_theCallThatSwitchedTheTestOff()
{
    ShaderScene scene("precision mediump float; varying vec4 v; void main() { gl_FragColor = v; }\n");
    scene.link();
    scene.script.add("glClear", {number(0x4100)});
    scene.script.add("glEnable", {number(0x0B71)});
    scene.script.add("glDisable", {number(0x0B71)});
    scene.script.add("glDisable", {number(0x0BE2)}); // blending has nothing to do with it
    scene.draw();
    const CaptureBench bench([&](const QString& path) { return scene.write(path); });
    const std::uint64_t call = callOf(bench.source(), 0);
    const auto found = whyNot(bench.source(), MachineConfig{}, call);
    QVERIFY(found);
    const Answer answer{*found};
    for (const DrawFeature feature : {DrawFeature::EarlyTest, DrawFeature::HizCulling}) {
        const FeatureVerdict& verdict = answer.of(feature);
        QCOMPARE(verdict.state, FeatureState::DoesNotWork);
        QCOMPARE(verdict.rule.sentence, std::string("the depth test is off"));
        QVERIFY(verdict.setBy.has_value());
        const auto set = bench.source().call(call - 3); // two calls lie between it and the draw
        QVERIFY(set);
        QCOMPARE(verdict.setBy->number, set->number);
        QVERIFY2(verdict.setBy->text.starts_with("glDisable("), verdict.setBy->text.c_str());
    }
    // Depths come into the buffer then, and colors are the same.
    const RestoringChange* on = answer.change(DrawFeature::EarlyTest, "GL_DEPTH_TEST");
    QVERIFY(on);
    QCOMPARE(on->uses, std::uint64_t{16 * 8});
    QVERIFY(on->image.difference.has_value());
    QCOMPARE(on->image.difference->attachment, Attachment::Depth);
}

// Every tile fails, but counts in the stencil buffer that it did.
void RunWhyNotTest::RUN_12_failingSamplesThatWrite()
{
    const CaptureBench bench = layersWith([](ShaderScene& scene) {
        scene.script.add("glEnable", {number(0x0B90)});
        scene.script.add("glStencilOp", {number(0x1E00), number(0x1E02), number(0x1E00)}); // KEEP, INCR, KEEP
    });
    const std::uint64_t call = callOf(bench.source(), 1);
    const auto found = whyNot(bench.source(), MachineConfig{}, call);
    QVERIFY(found);
    const Answer answer{*found};
    const FeatureVerdict& culling = answer.of(DrawFeature::HizCulling);
    QCOMPARE(culling.state, FeatureState::DoesNotWork);
    QCOMPARE(culling.rule.sentence, std::string("in 2 of 2 tiles no sample can pass, but samples that fail write the "
                                                "stencil buffer"));
    QVERIFY(culling.setBy.has_value());
    QVERIFY2(culling.setBy->text.starts_with("glStencilOp("), culling.setBy->text.c_str());
    const RestoringChange* keep = answer.change(DrawFeature::HizCulling, "glStencilOp");
    QVERIFY(keep);
    QCOMPARE(keep->uses, std::uint64_t{2});
    QVERIFY(keep->image.difference.has_value());
    QCOMPARE(keep->image.difference->attachment, Attachment::Stencil);
    QCOMPARE(keep->image.difference->pixel.x + keep->image.difference->pixel.y, 0u);
}

void RunWhyNotTest::RUN_12_aFunctionThatPassesEverything()
{
    const CaptureBench bench =
        layersWith([](ShaderScene& scene) { scene.script.add("glDepthFunc", {number(0x0207)}); });
    const auto found = whyNot(bench.source(), MachineConfig{}, callOf(bench.source(), 1));
    QVERIFY(found);
    const Answer answer{*found};
    const FeatureVerdict& culling = answer.of(DrawFeature::HizCulling);
    QCOMPARE(culling.rule.sentence, std::string("every depth passes by GL_ALWAYS"));
    QVERIFY(culling.setBy.has_value());
    QVERIFY2(culling.setBy->text.starts_with("glDepthFunc("), culling.setBy->text.c_str());
    const RestoringChange* lessOrEqual = answer.change(DrawFeature::HizCulling, "glDepthFunc");
    QVERIFY(lessOrEqual);
    QCOMPARE(lessOrEqual->uses, std::uint64_t{2});
    QVERIFY(lessOrEqual->image.difference.has_value()); // of the same color, but nearer
    QCOMPARE(lessOrEqual->image.difference->attachment, Attachment::Depth);
}

void RunWhyNotTest::RUN_12_bypassComesBackWithItsKnob()
{
    SampleReplay sample("bypass-ten-draws");
    QVERIFY(sample.isOpen());
    const Answer off = answerOf(sample, 0, {{"bypass.mode", "off"}});
    QCOMPARE(off.of(DrawFeature::Bypass).rule.sentence, std::string("bypass.mode is off"));
    QCOMPARE(off.of(DrawFeature::Bypass).rule.knob, std::string_view("bypass.mode"));
    QCOMPARE(off.of(DrawFeature::Bypass).changes.size(), std::size_t{1});
    QVERIFY(!off.of(DrawFeature::Bypass).changes.front().image.difference.has_value());

    // A texture times a color, on an engine of 8 bits.
    const Answer coarse = answerOf(sample, 1, {{"pgpe.format", "8"}});
    QCOMPARE(coarse.of(DrawFeature::Bypass).rule.sentence,
             std::string("the draw needs full shading: a color updater that combines in 32-bit floats"));
    QCOMPARE(coarse.of(DrawFeature::Bypass).rule.knob, std::string_view("pgpe.format"));
    const RestoringChange* format = coarse.change(DrawFeature::Bypass, "pgpe.format");
    QVERIFY(format);
    QCOMPARE(format->change.to, std::string("32f"));
}

void RunWhyNotTest::RUN_12_itCanBeStopped()
{
    SampleReplay sample("foliage");
    QVERIFY(sample.isOpen());
    WhyNotPace pace;
    std::stop_source stop;
    pace.stop = stop.get_token();
    pace.progress = [&](std::uint64_t, std::uint64_t) { stop.request_stop(); };
    const auto answer = whyNot(sample.capture(), sample.machine(), callOf(sample.capture(), 0), pace);
    QVERIFY(!answer);
    QCOMPARE(answer.error().kind, ErrorKind::Cancelled);
}

void RunWhyNotTest::RUN_12_whatDrawsGoWithoutIsCountedWithTheirCycles_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("discards") << "foliage";
    QTest::newRow("bypassed draws") << "bypass-ten-draws";
    QTest::newRow("stencil") << "stencil-mirror";
    QTest::newRow("passes of 2-D graphics") << "disc";
}

/// Of the draws of the first frame: what the dock Why not says of each.
void RunWhyNotTest::RUN_12_whatDrawsGoWithoutIsCountedWithTheirCycles()
{
    QFETCH(QString, name);
    SampleReplay sample(name.toStdString());
    const Replay replay(sample.capture(), sample.machine(), Timing::Untimed);
    constexpr ReplayCost kAll = ~ReplayCost{0};
    const auto costs = countTimedDraws(replay, sample.machine(), sample.capture(),
                                       {sample.capture().frames()[0].endCallIndex + 1, kAll}, {});
    QVERIFY(costs.hasValue());
    QVERIFY(!costs->draws.empty());
    QCOMPARE(costs->features.size(), costs->draws.size());
    for (std::size_t i = 0; i < costs->draws.size(); ++i) {
        const Answer answer = answerOf(sample, costs->draws[i].draw);
        for (const DrawFeature feature : kDrawFeatures)
            QVERIFY2(costs->features[i][static_cast<std::size_t>(feature)] == answer.of(feature).state,
                     qPrintable(QString("draw %1, feature %2").arg(costs->draws[i].draw).arg(int(feature))));
    }
}

VITRINE_TEST(RunWhyNotTest)
#include "tst_run_why_not.moc"
