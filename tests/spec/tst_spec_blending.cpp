// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core::gles2;

namespace {

/// Source (102, 153, 51, 204) over destination (204, 51, 102, 51) in 255ths, which are fifths.
Rgba blended(const std::function<void(Scene&)>& setUp)
{
    Scene scene(4, 4);
    scene->clearColor(0.8f, 0.2f, 0.4f, 0.2f);
    scene->clear(GL_COLOR_BUFFER_BIT);
    scene->enable(GL_BLEND);
    scene->blendColor(0.6f, 0.4f, 0.2f, 0.8f);
    setUp(scene);
    scene.paint("vec4(0.4, 0.6, 0.2, 0.8)");
    return scene.at(1, 1);
}

} // namespace

class SpecBlendingTest : public QObject {
    Q_OBJECT

private slots:
    void factorsWeighSourceAndDestination_data()
    {
        QTest::addColumn<GLenum>("factor");
        QTest::addColumn<QList<double>>("weights");
        // ES 2.0 table 4.2, for source (.4, .6, .2, .8), destination (.8, .2, .4, .2), constant (.6, .4, .2, .8).
        QTest::newRow("ZERO") << GLenum{GL_ZERO} << QList<double>{0, 0, 0, 0};
        QTest::newRow("ONE") << GLenum{GL_ONE} << QList<double>{1, 1, 1, 1};
        QTest::newRow("SRC_COLOR") << GLenum{GL_SRC_COLOR} << QList<double>{.4, .6, .2, .8};
        QTest::newRow("1 − SRC_COLOR") << GLenum{GL_ONE_MINUS_SRC_COLOR} << QList<double>{.6, .4, .8, .2};
        QTest::newRow("DST_COLOR") << GLenum{GL_DST_COLOR} << QList<double>{.8, .2, .4, .2};
        QTest::newRow("1 − DST_COLOR") << GLenum{GL_ONE_MINUS_DST_COLOR} << QList<double>{.2, .8, .6, .8};
        QTest::newRow("SRC_ALPHA") << GLenum{GL_SRC_ALPHA} << QList<double>{.8, .8, .8, .8};
        QTest::newRow("1 − SRC_ALPHA") << GLenum{GL_ONE_MINUS_SRC_ALPHA} << QList<double>{.2, .2, .2, .2};
        QTest::newRow("DST_ALPHA") << GLenum{GL_DST_ALPHA} << QList<double>{.2, .2, .2, .2};
        QTest::newRow("1 − DST_ALPHA") << GLenum{GL_ONE_MINUS_DST_ALPHA} << QList<double>{.8, .8, .8, .8};
        QTest::newRow("CONSTANT_COLOR") << GLenum{GL_CONSTANT_COLOR} << QList<double>{.6, .4, .2, .8};
        QTest::newRow("1 − CONSTANT_COLOR") << GLenum{GL_ONE_MINUS_CONSTANT_COLOR} << QList<double>{.4, .6, .8, .2};
        QTest::newRow("CONSTANT_ALPHA") << GLenum{GL_CONSTANT_ALPHA} << QList<double>{.8, .8, .8, .8};
        QTest::newRow("1 − CONSTANT_ALPHA") << GLenum{GL_ONE_MINUS_CONSTANT_ALPHA} << QList<double>{.2, .2, .2, .2};
        // min(As, 1 − Ad) for colors, 1 for alpha.
        QTest::newRow("SRC_ALPHA_SATURATE") << GLenum{GL_SRC_ALPHA_SATURATE} << QList<double>{.8, .8, .8, 1};
    }
    void factorsWeighSourceAndDestination()
    {
        QFETCH(GLenum, factor);
        QFETCH(QList<double>, weights);
        const auto scaled = [&](const std::array<double, 4>& color) {
            const auto channel = [&](qsizetype i) {
                return static_cast<int>(color[static_cast<std::size_t>(i)] * weights[i] * 255.0 + 0.5);
            };
            return Rgba{channel(0), channel(1), channel(2), channel(3)};
        };
        const Rgba source = blended([&](Scene& scene) { scene->blendFunc(factor, GL_ZERO); });
        QVERIFY2(isNear(source, scaled({.4, .6, .2, .8})), toString(source));
        if (factor == GL_SRC_ALPHA_SATURATE)
            return; // a factor for the source alone
        const Rgba destination = blended([&](Scene& scene) { scene->blendFunc(GL_ZERO, factor); });
        QVERIFY2(isNear(destination, scaled({.8, .2, .4, .2})), toString(destination));
    }
    void equationsCombineTheWeighted_data()
    {
        QTest::addColumn<GLenum>("equation");
        QTest::addColumn<QList<int>>("expected");
        QTest::newRow("ADD, clamped to 1") << GLenum{GL_FUNC_ADD} << QList<int>{255, 204, 153, 255};
        QTest::newRow("SUBTRACT, clamped to 0") << GLenum{GL_FUNC_SUBTRACT} << QList<int>{0, 102, 0, 153};
        QTest::newRow("REVERSE_SUBTRACT") << GLenum{GL_FUNC_REVERSE_SUBTRACT} << QList<int>{102, 0, 51, 0};
        QTest::newRow("MIN") << GLenum{GL_MIN_EXT} << QList<int>{102, 51, 51, 51};
        QTest::newRow("MAX") << GLenum{GL_MAX_EXT} << QList<int>{204, 153, 102, 204};
    }
    void equationsCombineTheWeighted()
    {
        QFETCH(GLenum, equation);
        QFETCH(QList<int>, expected);
        const Rgba color = blended([&](Scene& scene) {
            scene->blendFunc(GL_ONE, GL_ONE);
            scene->blendEquation(equation);
        });
        QVERIFY2(isNear(color, {expected[0], expected[1], expected[2], expected[3]}), toString(color));
    }
    void minAndMaxIgnoreTheFactors()
    {
        const Rgba color = blended([](Scene& scene) {
            scene->blendFunc(GL_ZERO, GL_ZERO);
            scene->blendEquation(GL_MAX_EXT);
        });
        QCOMPARE(color, (Rgba{204, 153, 102, 204}));
    }
    void colorAndAlphaBlendApart()
    {
        const Rgba color = blended([](Scene& scene) {
            scene->blendEquationSeparate(GL_FUNC_REVERSE_SUBTRACT, GL_FUNC_ADD);
            scene->blendFuncSeparate(GL_ONE, GL_ONE, GL_ZERO, GL_ONE);
        });
        QVERIFY(isNear(color, {102, 0, 51, 51}));
    }
    void blendingUsesTheDestinationAlphaThatTheTargetHas()
    {
        Scene scene(4, 4, {8, 8, 8, 0, 0, 0, 0}); // without alpha: it reads 1
        scene->clear(GL_COLOR_BUFFER_BIT);
        scene->enable(GL_BLEND);
        scene->blendFunc(GL_DST_ALPHA, GL_ZERO);
        scene.paint("vec4(0.4)");
        QCOMPARE(scene.at(1, 1), (Rgba{102, 102, 102, 255}));
    }
    void fragmentColorsAreClampedBeforeBlending()
    {
        Scene scene(4, 4);
        scene->clearColor(0.8f, 0.8f, 0.8f, 0.8f);
        scene->clear(GL_COLOR_BUFFER_BIT);
        scene->enable(GL_BLEND);
        scene->blendFunc(GL_ONE, GL_ONE);
        scene->blendEquation(GL_FUNC_REVERSE_SUBTRACT);
        scene.paint("vec4(5.0, -5.0, 0.2, 0.0)");
        QVERIFY(isNear(scene.at(1, 1), {0, 204, 153, 204}));
    }
    void colorMasksProtectChannelsOfDrawsAndClears()
    {
        Scene scene;
        scene->clearColor(0.2f, 0.2f, 0.2f, 0.2f);
        scene->clear(GL_COLOR_BUFFER_BIT);
        scene->colorMask(GL_TRUE, GL_FALSE, GL_TRUE, GL_FALSE);
        scene.paint("vec4(0.8)");
        QCOMPARE(scene.at(8, 8), (Rgba{204, 51, 204, 51}));
        scene->colorMask(GL_FALSE, GL_TRUE, GL_FALSE, GL_TRUE);
        scene->clearColor(0.0f, 0.0f, 0.0f, 0.0f);
        scene->clear(GL_COLOR_BUFFER_BIT);
        QCOMPARE(scene.at(8, 8), (Rgba{204, 0, 204, 0}));
    }
    void scissorsCutDrawsAndClears()
    {
        Scene scene(8, 8);
        scene->enable(GL_SCISSOR_TEST);
        scene->scissor(2, 3, 4, 2);
        scene.paint("vec4(1.0)");
        const std::string cut("........\n"
                              "........\n"
                              "........\n"
                              "..####..\n"
                              "..####..\n"
                              "........\n"
                              "........\n"
                              "........\n");
        QCOMPARE(scene.shape(), cut);
        scene->clear(GL_COLOR_BUFFER_BIT);
        QVERIFY(scene.shape().find('#') == std::string::npos);
        scene->clearColor(1.0f, 1.0f, 1.0f, 1.0f);
        scene->clear(GL_COLOR_BUFFER_BIT);
        QCOMPARE(scene.shape(), cut);
        // A scissor that lies outside in part, and an empty one.
        scene->scissor(-4, -4, 5, 100);
        scene->clearColor(0.0f, 0.0f, 1.0f, 1.0f);
        scene->clear(GL_COLOR_BUFFER_BIT);
        QCOMPARE(scene.at(0, 7), kBlue);
        QCOMPARE(scene.at(1, 0), kNothing);
        scene->scissor(0, 0, 0, 8);
        scene.everything();
        QCOMPARE(scene.at(0, 7), kBlue);
    }
    void theViewportPlacesAndDoesNotCut()
    {
        Scene scene(8, 8);
        scene.use("void main() { gl_FragColor = vec4(1.0); }\n");
        scene->viewport(2, 2, 4, 4);
        scene.everything();
        QCOMPARE(scene.shape(), std::string("........\n"
                                            "........\n"
                                            "..####..\n"
                                            "..####..\n"
                                            "..####..\n"
                                            "..####..\n"
                                            "........\n"
                                            "........\n"));
    }
};

VITRINE_TEST(SpecBlendingTest, QCoreApplication)
#include "tst_spec_blending.moc"
