// SPDX-License-Identifier: Apache-2.0
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/blend/coverage_ops.h"
#include "core/command/clear_ops.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <bit>
#include <limits>

using namespace vitrine::core;

namespace {

std::uint32_t wordAt(const Surface& surface, std::uint32_t x, std::uint32_t y)
{
    return loadWord(surface.pixel(x, y), bytesPerSample(surface.format()));
}

std::array<Vec4, 4> alphas(float a, float b, float c, float d)
{
    return {Vec4{0, 0, 0, a}, Vec4{0, 0, 0, b}, Vec4{0, 0, 0, c}, Vec4{0, 0, 0, d}};
}

/// A 20 × 18 frame buffer with all three planes.
struct Frame {
    Memory memory;
    ClearCommand command;

    Frame()
    {
        const std::uint32_t width = 20, height = 18;
        command.targets.color = memory.create({PixelFormat::Rgba8, width, height, 1});
        command.targets.depth = memory.create({PixelFormat::Depth24, width, height, 1});
        command.targets.stencil = memory.create({PixelFormat::Stencil8, width, height, 1});
        command.targets.width = width;
        command.targets.height = height;
        command.color = {1, 0.2f, 0, 1};
        command.stencil = 0xA5;
    }

    std::uint32_t color(std::uint32_t x, std::uint32_t y) const
    {
        return wordAt(memory.surface(command.targets.color), x, y);
    }
    std::uint32_t depth(std::uint32_t x, std::uint32_t y) const
    {
        return wordAt(memory.surface(command.targets.depth), x, y);
    }
    std::uint32_t stencil(std::uint32_t x, std::uint32_t y) const
    {
        return wordAt(memory.surface(command.targets.stencil), x, y);
    }
};

} // namespace

class TestCoverageAndClear : public QObject {
    Q_OBJECT
private slots:
    void oneSampleIgnoresCoverageState();
    void alphaBecomesCoveragePerPixel();
    void alphaCoverageGrowsWithAlpha();
    void sampleCoverageAppliesToAllPixels();
    void invertedCoverageIsTheRest();
    void alphaAndValueAreBothAsked();
    void clearsOnlyWhatIsAskedFor();
    void clearKeepsToTheScissor();
    void clearKeepsToTheMasks();
    void clearClampsAndToleratesMissingTargets();
};

void TestCoverageAndClear::oneSampleIgnoresCoverageState()
{
    RasterState state;
    state.sampleAlphaToCoverage = state.sampleCoverageEnabled = true;
    state.sampleCoverageValue = 0.0f;
    QCOMPARE(multisampleCoverage(state, 1, 0x1011, alphas(0, 0, 0, 0)), std::uint16_t{0x1011});
}

void TestCoverageAndClear::alphaBecomesCoveragePerPixel()
{
    RasterState state;
    state.sampleAlphaToCoverage = true;
    // 0 none; ¼ sample 0; ½ samples 0 and 3; ¾ samples 0, 1 and 3.
    QCOMPARE(multisampleCoverage(state, 4, 0xFFFF, alphas(0, 0.25f, 0.5f, 0.75f)), std::uint16_t{0xB910});
    QCOMPARE(multisampleCoverage(state, 4, 0xFFFF, alphas(1, 2, -1, std::numeric_limits<float>::quiet_NaN())),
             std::uint16_t{0x00FF});
    QCOMPARE(multisampleCoverage(state, 4, 0x0001, alphas(1, 1, 1, 1)), std::uint16_t{0x0001});
}

void TestCoverageAndClear::alphaCoverageGrowsWithAlpha()
{
    RasterState state;
    state.sampleAlphaToCoverage = true;
    unsigned before = 0;
    for (float alpha = 0.0f; alpha <= 1.0f; alpha += 1.0f / 64.0f) {
        const unsigned now = multisampleCoverage(state, 4, 0xF, alphas(alpha, 0, 0, 0));
        QCOMPARE(before & ~now, 0u);
        QCOMPARE(std::popcount(now), static_cast<int>(alpha * 4 + 0.5f));
        before = now;
    }
}

void TestCoverageAndClear::sampleCoverageAppliesToAllPixels()
{
    RasterState state;
    state.sampleCoverageEnabled = true;
    state.sampleCoverageValue = 0.5f;
    QCOMPARE(multisampleCoverage(state, 4, 0xFFFF, alphas(0, 0, 0, 0)), std::uint16_t{0x9999});
    state.sampleCoverageValue = 1.0f;
    QCOMPARE(multisampleCoverage(state, 4, 0x1234, alphas(0, 0, 0, 0)), std::uint16_t{0x1234});
}

void TestCoverageAndClear::invertedCoverageIsTheRest()
{
    RasterState state;
    state.sampleCoverageEnabled = true;
    for (const float value : {0.0f, 0.25f, 0.5f, 0.75f, 1.0f}) {
        state.sampleCoverageValue = value;
        state.sampleCoverageInvert = false;
        const unsigned kept = multisampleCoverage(state, 4, 0xFFFF, alphas(1, 1, 1, 1));
        state.sampleCoverageInvert = true;
        const unsigned rest = multisampleCoverage(state, 4, 0xFFFF, alphas(1, 1, 1, 1));
        QCOMPARE(kept ^ rest, 0xFFFFu);
        QCOMPARE(kept & rest, 0u);
    }
}

void TestCoverageAndClear::alphaAndValueAreBothAsked()
{
    RasterState state;
    state.sampleAlphaToCoverage = state.sampleCoverageEnabled = true;
    state.sampleCoverageValue = 0.5f;
    QCOMPARE(multisampleCoverage(state, 4, 0xFFFF, alphas(1, 0.25f, 0, 0.75f)), std::uint16_t{0x9019});
}

void TestCoverageAndClear::clearsOnlyWhatIsAskedFor()
{
    Frame frame;
    frame.command.clearDepth = true;
    executeClear(frame.command, frame.memory);
    QCOMPARE(frame.depth(19, 17), 0xFFFFFFu);
    QCOMPARE(frame.color(19, 17), 0u);
    QCOMPARE(frame.stencil(19, 17), 0u);
    frame.command.clearColor = frame.command.clearStencil = true;
    executeClear(frame.command, frame.memory);
    QCOMPARE(frame.color(0, 0), 0xFF0033FFu);
    QCOMPARE(frame.stencil(10, 10), 0xA5u);
}

void TestCoverageAndClear::clearKeepsToTheScissor()
{
    const Rect scissors[] = {{3, 4, 10, 5},  {-5, -5, 10, 8}, {15, 10, 2147483647, 2147483647},
                             {30, 30, 4, 4}, {2, 2, 0, 9},    {-2147483647, 0, 2147483647, 5}};
    for (const Rect& scissor : scissors) {
        Frame frame;
        frame.command.clearColor = frame.command.scissorEnabled = true;
        frame.command.scissor = scissor;
        executeClear(frame.command, frame.memory);
        for (std::int64_t y = 0; y < 18; ++y) {
            for (std::int64_t x = 0; x < 20; ++x) {
                const bool isInside = x >= scissor.x && x < std::int64_t{scissor.x} + scissor.width && y >= scissor.y &&
                                      y < std::int64_t{scissor.y} + scissor.height;
                QCOMPARE(frame.color(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)),
                         isInside ? 0xFF0033FFu : 0u);
            }
        }
    }
}

void TestCoverageAndClear::clearKeepsToTheMasks()
{
    Frame frame;
    frame.command.clearColor = frame.command.clearDepth = frame.command.clearStencil = true;
    frame.command.colorMask = 0b1001;
    frame.command.depthWrite = false;
    frame.command.stencilWriteMask = 0x0F;
    executeClear(frame.command, frame.memory);
    QCOMPARE(frame.color(1, 1), 0xFF0000FFu);
    QCOMPARE(frame.depth(1, 1), 0u);
    QCOMPARE(frame.stencil(1, 1), 0x05u);
}

void TestCoverageAndClear::clearClampsAndToleratesMissingTargets()
{
    Frame frame;
    frame.command.clearColor = frame.command.clearDepth = frame.command.clearStencil = true;
    frame.command.color = {9, -9, 0, 1};
    frame.command.depth = -3.0f;
    frame.command.targets.stencil = {};
    executeClear(frame.command, frame.memory);
    QCOMPARE(frame.color(2, 2), 0xFF0000FFu);
    QCOMPARE(frame.depth(2, 2), 0u);
}

VITRINE_TEST(TestCoverageAndClear)
#include "tst_coverage_and_clear.moc"
