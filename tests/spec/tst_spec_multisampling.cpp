// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core::gles2;

namespace {

constexpr WindowConfig kFourSamples{8, 8, 8, 8, 24, 8, 4};

/// Red of a pixel after white was drawn over black with that coverage state.
int redWith(const std::function<void(Scene&)>& setUp, std::string_view color = "vec4(1.0)",
            const WindowConfig& config = kFourSamples)
{
    Scene scene(4, 4, config);
    setUp(scene);
    scene.paint(color);
    return scene.at(1, 1).r;
}

/// n of 4 samples white: 255 n / 4, halves up.
int covered(int n)
{
    return (255 * n * 2 + 4) / 8;
}

} // namespace

class SpecMultisamplingTest : public QObject {
    Q_OBJECT

private slots:
    void aWindowOfFourSamplesSaysSo()
    {
        Scene scene(4, 4, kFourSamples);
        GLint value = 0;
        scene->getIntegerv(GL_SAMPLES, {&value, 1});
        QCOMPARE(value, 4);
        scene->getIntegerv(GL_SAMPLE_BUFFERS, {&value, 1});
        QCOMPARE(value, 1);
    }
    void coveredPixelsAreWhole()
    {
        QCOMPARE(redWith([](Scene&) {}), 255);
    }
    void edgesMixBySamples()
    {
        Scene scene(4, 4, kFourSamples);
        scene.use("void main() { gl_FragColor = vec4(1.0); }\n");
        // A diagonal through pixel centers: the pixels on it are covered in part, the others wholly or not.
        scene.array(0, 2, {-1, -1, 1, -1, 1, 1});
        scene->drawArrays(GL_TRIANGLES, 0, 3);
        QCOMPARE(scene.at(3, 0).r, 255);
        QCOMPARE(scene.at(0, 3).r, 0);
        for (int i = 0; i < 4; ++i) {
            const int red = scene.at(i, i).r;
            QVERIFY2(red == covered(1) || red == covered(2) || red == covered(3), qPrintable(QString::number(red)));
        }
    }
    void twoTrianglesCoverEverySampleOnce()
    {
        Scene scene(4, 4, kFourSamples);
        scene.use("void main() { gl_FragColor = vec4(0.2); }\n");
        scene->enable(GL_BLEND);
        scene->blendFunc(GL_ONE, GL_ONE);
        scene.array(
            0, 2, {-1, -1, 0.3f, -1, 0.7f, 1, -1, -1, 0.7f, 1, -1, 1, 0.3f, -1, 1, -1, 1, 1, 0.3f, -1, 1, 1, 0.7f, 1});
        scene->drawArrays(GL_TRIANGLES, 0, 12);
        for (int y = 0; y < 4; ++y)
            for (int x = 0; x < 4; ++x)
                QCOMPARE(scene.at(x, y).r, 51);
    }
    void sampleCoverageCoversThatManySamples_data()
    {
        QTest::addColumn<float>("value");
        QTest::addColumn<bool>("isInverted");
        QTest::addColumn<int>("samples");
        QTest::newRow("none") << 0.0f << false << 0;
        QTest::newRow("quarter") << 0.25f << false << 1;
        QTest::newRow("half") << 0.5f << false << 2;
        QTest::newRow("three quarters") << 0.75f << false << 3;
        QTest::newRow("all") << 1.0f << false << 4;
        QTest::newRow("quarter inverted") << 0.25f << true << 3;
        QTest::newRow("all inverted") << 1.0f << true << 0;
    }
    void sampleCoverageCoversThatManySamples()
    {
        QFETCH(float, value);
        QFETCH(bool, isInverted);
        QFETCH(int, samples);
        const int red = redWith([&](Scene& scene) {
            scene->enable(GL_SAMPLE_COVERAGE);
            scene->sampleCoverage(value, isInverted ? GL_TRUE : GL_FALSE);
        });
        QCOMPARE(red, covered(samples));
    }
    void aCoverageAndItsInverseFillThePixel()
    {
        Scene scene(4, 4, kFourSamples);
        scene->enable(GL_SAMPLE_COVERAGE);
        scene->sampleCoverage(0.5f, GL_FALSE);
        scene.paint("vec4(1.0, 0.0, 0.0, 1.0)");
        scene->sampleCoverage(0.5f, GL_TRUE);
        scene.paint("vec4(0.0, 1.0, 0.0, 1.0)");
        QCOMPARE(scene.at(1, 1), (Rgba{128, 128, 0, 255}));
    }
    void alphaBecomesCoverage_data()
    {
        QTest::addColumn<QString>("color");
        QTest::addColumn<int>("samples");
        QTest::newRow("0") << "vec4(1.0, 1.0, 1.0, 0.0)" << 0;
        QTest::newRow("¼") << "vec4(1.0, 1.0, 1.0, 0.25)" << 1;
        QTest::newRow("½") << "vec4(1.0, 1.0, 1.0, 0.5)" << 2;
        QTest::newRow("1") << "vec4(1.0, 1.0, 1.0, 1.0)" << 4;
    }
    void alphaBecomesCoverage()
    {
        QFETCH(QString, color);
        QFETCH(int, samples);
        const int red = redWith([](Scene& scene) { scene->enable(GL_SAMPLE_ALPHA_TO_COVERAGE); }, color.toStdString());
        QCOMPARE(red, covered(samples));
    }
    void withoutSampleBuffersCoverageHasNoEffect()
    {
        // ES 2.0 §4.1.3: skipped when SAMPLE_BUFFERS is not 1.
        const auto setUp = [](Scene& scene) {
            scene->enable(GL_SAMPLE_ALPHA_TO_COVERAGE);
            scene->enable(GL_SAMPLE_COVERAGE);
            scene->sampleCoverage(0.0f, GL_FALSE);
        };
        QCOMPARE(redWith(setUp, "vec4(1.0, 1.0, 1.0, 0.0)", {8, 8, 8, 8, 24, 8, 0}), 255);
    }
    void depthIsTestedPerSample()
    {
        Scene scene(4, 4, kFourSamples);
        scene->clear(GL_DEPTH_BUFFER_BIT);
        scene->enable(GL_DEPTH_TEST);
        scene->enable(GL_SAMPLE_COVERAGE);
        scene->sampleCoverage(0.5f, GL_FALSE);
        scene.use("void main() { gl_FragColor = vec4(1.0, 0.0, 0.0, 1.0); }\n");
        scene.everything(-0.5f);
        scene->disable(GL_SAMPLE_COVERAGE);
        scene.use("void main() { gl_FragColor = vec4(0.0, 1.0, 0.0, 1.0); }\n");
        scene.everything(0.0f); // only the two samples that are still far
        QCOMPARE(scene.at(1, 1), (Rgba{128, 128, 0, 255}));
    }
};

VITRINE_TEST(SpecMultisamplingTest, QCoreApplication)
#include "tst_spec_multisampling.moc"
