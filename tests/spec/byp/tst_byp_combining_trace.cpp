// SPDX-License-Identifier: Apache-2.0
// BYP-27: a pixel that bypasses the processors is stepped through combining, then through blending.
#include "captures/samples/recorder.h"
#include "captures/samples/shapes.h"
#include "core/session/comparison/machine_variants.h"
#include "core/session/draw_start.h"
#include "core/session/pixel_engine/pixel_trace.h"
#include "tests/harness/test_class.h"
#include "tests/session/capture_bench.h"
#include "tests/spec/byp/near_values.h"

#include <QTest>

using namespace vitrine;
using byptest::isNear;
using core::PixelTrace;
using core::Vec4;

namespace {

constexpr const char* kVertex = R"(attribute vec2 position;
attribute vec4 color;
varying vec4 tint;
varying vec2 place;
void main()
{
    tint = color;
    place = position;
    gl_Position = vec4(position, 0.0, 1.0);
}
)";
constexpr const char* kFragment = R"(precision highp float;
uniform sampler2D image;
varying vec4 tint;
varying vec2 place;
void main()
{
    gl_FragColor = texture2D(image, place) * tint;
}
)";

/// 8 × 8, cleared to (0, 0, 1, 1): a triangle over everything, of color (1, .5, .25, 1), whose one texel has the bytes
/// 128, 128, 255, 128; blended by SRC_ALPHA, ONE_MINUS_SRC_ALPHA. Then the same once more.
QString writeModulated(const QString& path)
{
    auto writer = captures::CaptureWriter::create(path.toStdString());
    if (!writer)
        return QString::fromStdString(writer.error().message);
    captures::samples::Recorder gl(**writer);
    gl.openWindow(8, 8);
    gl.call("glUseProgram", {gl.makeProgram(kVertex, kFragment, {"position", "color"})});
    (void)gl.makeBuffer({-1, -1, 3, -1, -1, 3});
    captures::samples::useAttribute(gl, 0, 2, 2, 0);
    gl.call("glVertexAttrib4f", {1, 1.0, 0.5, 0.25, 1.0});
    (void)gl.makeTexture("GL_NEAREST", "GL_NEAREST");
    const std::vector<std::uint8_t> texel{128, 128, 255, 128};
    gl.call("glTexImage2D",
            {"GL_TEXTURE_2D", 0, "GL_RGBA", 1, 1, 0, "GL_RGBA", "GL_UNSIGNED_BYTE", captures::bytesOf(texel)});
    gl.call("glClearColor", {0.0, 0.0, 1.0, 1.0});
    gl.call("glClear", {"GL_COLOR_BUFFER_BIT"});
    gl.call("glEnable", {"GL_BLEND"});
    gl.call("glBlendFunc", {"GL_SRC_ALPHA", "GL_ONE_MINUS_SRC_ALPHA"});
    gl.call("glDrawArrays", {"GL_TRIANGLES", 0, 3});
    gl.present();
    if (!gl.result() || !(*writer)->finish())
        return QStringLiteral("can't be written");
    return {};
}

Vec4 firstColor(const PixelTrace& trace, const char* port)
{
    for (const core::PortObject& at : trace.inputs)
        if (at.port == port && at.object.colorCount == 1)
            return core::pgpe::readColor(at.object.colors[0].format, at.object.colors[0].word,
                                         core::PgpeFormat::Float32);
    return {-1, -1, -1, -1};
}

constexpr float kHalf = 128.0f / 255.0f;
constexpr Vec4 kCombined{kHalf, 0.5f * kHalf, 0.25f, kHalf};
/// Red 128/255 squared, 64.25 of 255; green half of it; blue 32 and 127; alpha 64.25 and 127.
constexpr std::uint32_t kWord = 0xBF9F2040;

} // namespace

class BypCombiningTraceTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const test::CaptureBench bench(writeModulated);
        QVERIFY(bench.isReady());
        core::Replay replay = bench.replay();
        QVERIFY(replay.seek(bench.afterDraw(0) - 1).hasValue());
        const auto start = replay.takeNextDraw();
        QVERIFY(start.hasValue());
        draw = *start;
    }

    void BYP_27_primarySecondaryCombinedBlended()
    {
        const auto trace = core::tracePixel(*draw, {.x = 3, .y = 5});
        QVERIFY2(trace.hasValue(), trace ? "" : trace.error().message.english().c_str());
        QVERIFY(isNear(firstColor(*trace, "ain"), {1, 0.5f, 0.25f, 1}));
        QVERIFY(isNear(firstColor(*trace, "tex"), {kHalf, kHalf, 1, kHalf}));
        QVERIFY(trace->combined && isNear(*trace->combined, kCombined));
        QCOMPARE(trace->sample.stored, 0xFFFF0000u);
        QCOMPARE(trace->wordAfter, kWord);
    }

    void BYP_27_combiningIsSteppedBeforeBlending()
    {
        const auto trace = core::tracePixel(*draw, {.x = 3, .y = 5});
        QVERIFY(trace.hasValue());
        const core::PixelProgram& program = trace->program;
        QVERIFY(program.combining > 0 && program.combining < program.instructions.size());
        QCOMPARE(program.instructions[program.combining - 1].opcode, std::string("END"));
        QCOMPARE(program.instructions.back().opcode, std::string("END"));
        QCOMPARE(trace->steps.size(), program.instructions.size()); // neither has branches
        for (std::size_t i = 0; i < trace->steps.size(); ++i) {
            QCOMPARE(trace->steps[i].instruction, static_cast<std::uint32_t>(i));
            QCOMPARE(trace->steps[i].registers.size(), trace->registersBefore.size());
        }
        QVERIFY(isNear(trace->steps[program.combining - 1].registers[0].value, kCombined));
        const auto listed = core::programOfDraw(*draw);
        QVERIFY(listed.hasValue() && *listed == program);
    }

    void BYP_27_aShadedDrawIsNotCombined()
    {
        core::DrawStart shaded = *draw;
        const std::array off{core::KnobSetting{"bypass.mode", "off"}};
        shaded.config = core::withSettings(shaded.config, off);
        const auto trace = core::tracePixel(shaded, {.x = 3, .y = 5});
        QVERIFY(trace.hasValue());
        QVERIFY(!trace->combined);
        QCOMPARE(trace->program.combining, std::size_t{0});
        QVERIFY(isNear(trace->sample.source, kCombined));
        QCOMPARE(trace->wordAfter, kWord);
    }

private:
    std::shared_ptr<const core::DrawStart> draw;
};

VITRINE_TEST(BypCombiningTraceTest)
#include "tst_byp_combining_trace.moc"
