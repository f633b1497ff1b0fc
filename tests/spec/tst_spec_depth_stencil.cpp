// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core::gles2;

namespace {

/// Everything at window depth `depth` (range 0 … 1), in red.
bool passes(Scene& scene, float depth)
{
    scene->clear(GL_COLOR_BUFFER_BIT);
    scene.everything(2.0f * depth - 1.0f);
    return scene.at(8, 8) != kNothing;
}

/// The stencil value of pixel (x, y), found by comparing with all values.
int stencilAt(Scene& scene, int x, int y)
{
    scene->enable(GL_STENCIL_TEST);
    scene->disable(GL_DEPTH_TEST);
    scene->disable(GL_CULL_FACE);
    scene->stencilOp(GL_KEEP, GL_KEEP, GL_KEEP);
    for (int value = 0; value < 256; ++value) {
        scene->clear(GL_COLOR_BUFFER_BIT);
        scene->stencilFunc(GL_EQUAL, value, 0xFF);
        scene.everything();
        if (scene.at(x, y) != kNothing)
            return value;
    }
    return -1;
}

void useColor(Scene& scene)
{
    scene.use(kUniformColor);
    scene->uniform4f(scene.uniform("c"), 1.0f, 0.0f, 0.0f, 1.0f);
}

} // namespace

class SpecDepthStencilTest : public QObject {
    Q_OBJECT

private slots:
    void depthFunctionsCompareNewWithOld_data()
    {
        QTest::addColumn<GLenum>("function");
        QTest::addColumn<bool>("nearer");
        QTest::addColumn<bool>("equal");
        QTest::addColumn<bool>("farther");
        QTest::newRow("NEVER") << GLenum{GL_NEVER} << false << false << false;
        QTest::newRow("LESS") << GLenum{GL_LESS} << true << false << false;
        QTest::newRow("EQUAL") << GLenum{GL_EQUAL} << false << true << false;
        QTest::newRow("LEQUAL") << GLenum{GL_LEQUAL} << true << true << false;
        QTest::newRow("GREATER") << GLenum{GL_GREATER} << false << false << true;
        QTest::newRow("NOTEQUAL") << GLenum{GL_NOTEQUAL} << true << false << true;
        QTest::newRow("GEQUAL") << GLenum{GL_GEQUAL} << false << true << true;
        QTest::newRow("ALWAYS") << GLenum{GL_ALWAYS} << true << true << true;
    }
    void depthFunctionsCompareNewWithOld()
    {
        QFETCH(GLenum, function);
        Scene scene;
        useColor(scene);
        scene->enable(GL_DEPTH_TEST);
        scene->depthFunc(GL_ALWAYS);
        scene.everything(0.0f);
        scene->depthMask(GL_FALSE);
        scene->depthFunc(function);
        QTEST(passes(scene, 0.25f), "nearer");
        QTEST(passes(scene, 0.5f), "equal");
        QTEST(passes(scene, 0.75f), "farther");
    }
    void depthRangeMapsTheVolume()
    {
        Scene scene;
        useColor(scene);
        scene->enable(GL_DEPTH_TEST);
        scene->clearDepthf(0.5f);
        scene->clear(GL_DEPTH_BUFFER_BIT);
        scene->depthMask(GL_FALSE);
        scene->depthRangef(0.25f, 0.45f);
        QVERIFY(passes(scene, 1.0f)); // becomes 0.45
        scene->depthRangef(0.55f, 0.75f);
        QVERIFY(!passes(scene, 0.0f)); // becomes 0.55
    }
    void depthRangeMayBeReversed()
    {
        Scene scene;
        useColor(scene);
        scene->enable(GL_DEPTH_TEST);
        scene->clearDepthf(0.5f);
        scene->clear(GL_DEPTH_BUFFER_BIT);
        scene->depthMask(GL_FALSE);
        scene->depthRangef(1.0f, 0.0f);
        QVERIFY(!passes(scene, 0.25f)); // becomes 0.75
        QVERIFY(passes(scene, 0.75f));  // becomes 0.25
    }
    void fragmentsSeeTheirDepth()
    {
        Scene scene;
        scene->depthRangef(0.0f, 0.5f);
        scene.use("precision highp float; void main() { gl_FragColor = vec4(gl_FragCoord.z, gl_FragCoord.w, 0.0, 1.0); "
                  "}\n");
        scene.array(0, 4, {-2, -2, 1, 2, 6, -2, 1, 2, -2, 6, 1, 2}); // z/w = ½: window ¾ · ½; 1/w = ½
        scene->drawArrays(GL_TRIANGLES, 0, 3);
        QVERIFY(isNear(scene.at(8, 8), {96, 128, 0, 255}));
    }
    void polygonOffsetAddsUnitsAndSlope()
    {
        Scene scene;
        useColor(scene);
        scene->enable(GL_DEPTH_TEST);
        scene->clear(GL_DEPTH_BUFFER_BIT);
        scene.everything(0.0f);
        scene->depthMask(GL_FALSE);
        QVERIFY(!passes(scene, 0.5f));
        // units · r: one step nearer is less.
        scene->enable(GL_POLYGON_OFFSET_FILL);
        scene->polygonOffset(0.0f, -1.0f);
        QVERIFY(passes(scene, 0.5f));
        scene->polygonOffset(0.0f, 1.0f);
        QVERIFY(!passes(scene, 0.5f));
        // factor · m: a slope of 1/16 depth per pixel across x; the plane is ½ at x = 8 and offset by factor / 16.
        scene->clear(GL_COLOR_BUFFER_BIT);
        scene->polygonOffset(-2.0f, 0.0f);
        scene.array(0, 3, {-1, -1, -1, 1, -1, 1, -1, 1, -1, 1, 1, 1});
        scene->drawArrays(GL_TRIANGLE_STRIP, 0, 4);
        // Depth at x + ½ is (x + ½) / 16 − ⅛ < ½ up to x = 9.
        QCOMPARE(scene.at(9, 8), kRed);
        QCOMPARE(scene.at(10, 8), kNothing);
        scene->disable(GL_POLYGON_OFFSET_FILL);
        scene->clear(GL_COLOR_BUFFER_BIT);
        scene->drawArrays(GL_TRIANGLE_STRIP, 0, 4);
        QCOMPARE(scene.at(7, 8), kRed);
        QCOMPARE(scene.at(8, 8), kNothing);
    }

    void stencilOperationsChangeTheValue_data()
    {
        QTest::addColumn<GLenum>("operation");
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        // The reference is 0x35.
        QTest::newRow("KEEP") << GLenum{GL_KEEP} << 9 << 9;
        QTest::newRow("ZERO") << GLenum{GL_ZERO} << 9 << 0;
        QTest::newRow("REPLACE") << GLenum{GL_REPLACE} << 9 << 0x35;
        QTest::newRow("INCR") << GLenum{GL_INCR} << 9 << 10;
        QTest::newRow("INCR stays at 255") << GLenum{GL_INCR} << 255 << 255;
        QTest::newRow("DECR") << GLenum{GL_DECR} << 9 << 8;
        QTest::newRow("DECR stays at 0") << GLenum{GL_DECR} << 0 << 0;
        QTest::newRow("INVERT") << GLenum{GL_INVERT} << 0x0F << 0xF0;
        QTest::newRow("INCR_WRAP") << GLenum{GL_INCR_WRAP} << 255 << 0;
        QTest::newRow("DECR_WRAP") << GLenum{GL_DECR_WRAP} << 0 << 255;
    }
    void stencilOperationsChangeTheValue()
    {
        QFETCH(GLenum, operation);
        QFETCH(int, before);
        QFETCH(int, after);
        // In each of the three places of glStencilOp.
        for (int place = 0; place < 3; ++place) {
            Scene scene;
            useColor(scene);
            scene->clearStencil(before);
            scene->clear(GL_STENCIL_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
            scene->enable(GL_STENCIL_TEST);
            scene->enable(GL_DEPTH_TEST);
            scene->stencilFunc(place == 0 ? GL_NEVER : GL_ALWAYS, 0x35, 0xFF);
            scene->depthFunc(place == 1 ? GL_NEVER : GL_ALWAYS);
            const auto at = [&](int where) { return where == place ? operation : GLenum{GL_KEEP}; };
            scene->stencilOp(at(0), at(1), at(2));
            scene.everything();
            QCOMPARE(scene.at(8, 8) != kNothing, place == 2);
            QCOMPARE(stencilAt(scene, 8, 8), after);
        }
    }
    void frontAndBackHaveStatesOfTheirOwn()
    {
        Scene scene;
        useColor(scene);
        scene->clear(GL_STENCIL_BUFFER_BIT);
        scene->enable(GL_STENCIL_TEST);
        scene->stencilFuncSeparate(GL_FRONT, GL_ALWAYS, 7, 0xFF);
        scene->stencilFuncSeparate(GL_BACK, GL_ALWAYS, 9, 0xFF);
        scene->stencilOpSeparate(GL_FRONT, GL_KEEP, GL_KEEP, GL_REPLACE);
        scene->stencilOpSeparate(GL_BACK, GL_KEEP, GL_KEEP, GL_REPLACE);
        scene->stencilMaskSeparate(GL_BACK, 0x08);
        scene.rect(0, 0, 8, 16);
        scene.rect(16, 0, 8, 16); // mirrored: clockwise
        QCOMPARE(stencilAt(scene, 4, 8), 7);
        QCOMPARE(stencilAt(scene, 12, 8), 8);
    }
    void stencilMasksProtectBits()
    {
        Scene scene;
        useColor(scene);
        scene->clearStencil(0xAA);
        scene->clear(GL_STENCIL_BUFFER_BIT);
        scene->enable(GL_STENCIL_TEST);
        scene->stencilMask(0x0F);
        scene->stencilFunc(GL_ALWAYS, 0x55, 0xFF);
        scene->stencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
        scene.rect(0, 0, 8, 16);
        scene->enable(GL_SCISSOR_TEST);
        scene->scissor(8, 0, 4, 16);
        scene->clearStencil(0);
        scene->clear(GL_STENCIL_BUFFER_BIT); // clears obey mask and scissor
        scene->disable(GL_SCISSOR_TEST);
        QCOMPARE(stencilAt(scene, 4, 8), 0xA5);
        QCOMPARE(stencilAt(scene, 9, 8), 0xA0);
        QCOMPARE(stencilAt(scene, 14, 8), 0xAA);
    }
    void stencilComparesReferenceWithValueUnderTheMask_data()
    {
        QTest::addColumn<GLenum>("function");
        QTest::addColumn<int>("reference");
        QTest::addColumn<bool>("isDrawn");
        // The value is 0x24, the mask 0x0F: 4.
        QTest::newRow("LESS: reference 3 < 4") << GLenum{GL_LESS} << 0xF3 << true;
        QTest::newRow("LESS: 4 is not below") << GLenum{GL_LESS} << 0x04 << false;
        QTest::newRow("GREATER") << GLenum{GL_GREATER} << 0x05 << true;
        QTest::newRow("EQUAL") << GLenum{GL_EQUAL} << 0x74 << true;
        QTest::newRow("NOTEQUAL") << GLenum{GL_NOTEQUAL} << 0x74 << false;
        QTest::newRow("LEQUAL") << GLenum{GL_LEQUAL} << 0x04 << true;
        QTest::newRow("GEQUAL") << GLenum{GL_GEQUAL} << 0x03 << false;
        QTest::newRow("NEVER") << GLenum{GL_NEVER} << 0x04 << false;
    }
    void stencilComparesReferenceWithValueUnderTheMask()
    {
        QFETCH(GLenum, function);
        QFETCH(int, reference);
        QFETCH(bool, isDrawn);
        Scene scene;
        useColor(scene);
        scene->clearStencil(0x24);
        scene->clear(GL_STENCIL_BUFFER_BIT);
        scene->enable(GL_STENCIL_TEST);
        scene->stencilFunc(function, reference, 0x0F);
        scene.everything();
        QCOMPARE(scene.at(8, 8) != kNothing, isDrawn);
    }
    void discardedFragmentsWriteNoDepthAndNoStencil()
    {
        Scene scene;
        scene->clear(GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        scene->enable(GL_DEPTH_TEST);
        scene->enable(GL_STENCIL_TEST);
        scene->stencilFunc(GL_ALWAYS, 5, 0xFF);
        scene->stencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
        scene.use("precision highp float; void main() { if (gl_FragCoord.x < 8.0) discard; gl_FragColor = vec4(1.0); "
                  "}\n");
        scene.everything(-0.5f);
        scene->disable(GL_STENCIL_TEST);
        useColor(scene);
        scene.everything(0.0f);
        QCOMPARE(scene.at(7, 8), kRed);
        QCOMPARE(scene.at(8, 8), kWhite);
        QCOMPARE(stencilAt(scene, 7, 8), 0);
        QCOMPARE(stencilAt(scene, 8, 8), 5);
    }
};

VITRINE_TEST(SpecDepthStencilTest, QCoreApplication)
#include "tst_spec_depth_stencil.moc"
