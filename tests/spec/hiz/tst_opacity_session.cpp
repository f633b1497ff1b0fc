// SPDX-License-Identifier: Apache-2.0
// HIZ-13, HIZ-15, HIZ-18, HIZ-19, HIZ-22: what a session tells of textures and programs.
#include "core/driver/glsl/glsl_compiler.h"
#include "core/session/replay.h"
#include "core/session/resources/discard_card.h"
#include "core/session/resources/opacity_facts.h"
#include "tests/harness/test_class.h"
#include "tests/session/capture_bench.h"
#include "tests/session/image_capture.h"
#include "tests/spec/hiz/opacity_bench.h"

#include <QTest>

#include <array>
#include <memory>
#include <string>

using namespace vitrine;
using core::OpacityFacts;
using core::OpacityOrigin;
using hiz::kAlphaChannel;
using hiz::kRedChannel;
using test::CaptureBench;

namespace {

core::ResourceId texture(std::uint32_t name)
{
    return {core::ResourceKind::Texture, 1, name};
}

core::DiscardCard cardOf(const std::string& body)
{
    const auto vertex =
        core::compileShader(core::ShaderStage::Vertex, "attribute vec4 p; varying vec2 v;\nvoid main() { v = p.xy; "
                                                       "gl_Position = p; }");
    const auto fragment =
        core::compileShader(core::ShaderStage::Fragment, "precision highp float; varying vec2 v; uniform sampler2D s;\n"
                                                         "void main() {\n" +
                                                             body + "\n}");
    const auto program = core::linkProgram(vertex, fragment, {}).program;
    return core::discardCard(*program->fragment, program->fragment->literals);
}

} // namespace

class OpacitySessionTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        bench = std::make_unique<CaptureBench>([](const QString& path) { return test::writeImages(path); });
        QVERIFY(bench->isReady());
        replay = std::make_unique<core::Replay>(bench->replay());
        QVERIFY(replay->seek(bench->source().callCount()));
    }

    void HIZ_15_cardListsTerms()
    {
        const core::DiscardCard card = cardOf("if (texture2D(s, v).a < 0.5) discard; gl_FragColor = vec4(1.0);");
        QVERIFY(card.isAnalyzed && !card.neverDiscards);
        QCOMPARE(card.terms.size(), std::size_t{1});
        QVERIFY((card.terms[0] == core::DiscardTerm{0, 'a', core::Condition::Less, 0.5f}));
        QCOMPARE(card.expression, std::string("t0.a < 0.5"));
        QVERIFY(card.unknowns.empty());
    }

    void HIZ_15_cardTellsWhyAndWhere()
    {
        const core::DiscardCard card = cardOf("if (texture2D(s, v).a * v.x < 0.5) discard; gl_FragColor = vec4(1.0);");
        QCOMPARE(card.expression, std::string("?"));
        QVERIFY((card.unknowns == std::vector<core::UnknownDiscard>{{"computed by MUL", 3}}));
    }

    void HIZ_15_cardOfAProgramWithoutDiscard() { QVERIFY(cardOf("gl_FragColor = vec4(1.0);").neverDiscards); }

    void HIZ_18_bitsIntervalsAndCounts()
    {
        const OpacityFacts facts = at(10);
        QCOMPARE(facts.origin, OpacityOrigin::Looked);
        QCOMPARE(facts.opacity.bytes, std::uint64_t{20});
        QCOMPARE(facts.opacity.bounds[kAlphaChannel].low, 4.0f / 255.0f); // of level 1
        QCOMPARE(facts.opacity.bounds[kAlphaChannel].high, 1.0f);
        QCOMPARE(facts.opacity.bounds[kRedChannel].low, 0.0f);
        // Alphas of level 0 are 255, 255, 128 and 40. Level 1 covers all of them, and is neither transparent nor
        // opaque.
        const core::ClassPyramid& pyramid = facts.opacity.pyramid;
        QVERIFY((pyramid.counts() == std::array<std::uint64_t, core::kOpacityClassCount>{0, 2, 2}));
        QCOMPARE(pyramid.rangeCount(), 2u);
        for (std::uint32_t x = 0; x < 2; ++x) {
            QCOMPARE(pyramid.at(0, x, 0, 0), core::OpacityClass::Opaque);
            QCOMPARE(pyramid.at(0, x, 0, 1), core::OpacityClass::Ambiguous);
        }
    }

    void HIZ_20_cubesHaveBitsAndNoClasses()
    {
        const OpacityFacts facts = at(13);
        QVERIFY(facts.opacity.bounds[kAlphaChannel].isAllOnes);
        QCOMPARE(facts.opacity.pyramid.levelCount(), std::size_t{0});
    }

    void HIZ_13_incompleteTexturesAreToldOf()
    {
        const auto facts = core::opacityFacts(*replay, texture(15));
        QVERIFY(!facts);
        QCOMPARE(facts.error().message, std::string("texture 15 is not complete: shaders read black"));
        QVERIFY(!core::opacityFacts(*replay, texture(99)));
    }

    void HIZ_19_renderTargetsAreFollowed()
    {
        const OpacityFacts facts = at(16);
        QCOMPARE(facts.origin, OpacityOrigin::Followed);
        QVERIFY(facts.firstCall < facts.lastCall); // the clear, the draw
        QCOMPARE(facts.opacity.bounds[kAlphaChannel].low, 0.0f);
        QCOMPARE(facts.opacity.bytes, std::uint64_t{0});
    }

private:
    OpacityFacts at(std::uint32_t name)
    {
        auto facts = core::opacityFacts(*replay, texture(name));
        return facts ? *facts : OpacityFacts{};
    }

    std::unique_ptr<CaptureBench> bench;
    std::unique_ptr<core::Replay> replay;
};

VITRINE_TEST(OpacitySessionTest)
#include "tst_opacity_session.moc"
