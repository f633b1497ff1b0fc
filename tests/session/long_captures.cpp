// SPDX-License-Identifier: Apache-2.0
#include "tests/session/long_captures.h"

#include "tests/ui/test_capture.h"

#include <random>

namespace vitrine::test {

namespace {

constexpr int kBox = 16;

void beginFrame(CallScript& script)
{
    script.add("glDisable", {number(0x0C11)});
    script.add("glClearColor", {real(0), real(0), real(1), real(1)});
    script.add("glClear", {number(0x4000)});
}

void endFrame(CallScript& script)
{
    script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1));
}

void addColoredDraw(CallScript& script, int draw)
{
    const auto part = [draw](int divisor) { return real(static_cast<float>(draw / divisor % 16) / 15.0f); };
    script.add("glVertexAttrib4f", {number(1), part(1), part(16), part(256), real(1)});
    script.add("glDrawArrays", {number(4), number(0), number(3)});
}

Value noise(std::mt19937& random, int bytes)
{
    std::vector<std::byte> values(static_cast<std::size_t>(bytes));
    for (std::byte& value : values)
        value = static_cast<std::byte>(random());
    return {std::make_shared<const std::vector<std::byte>>(std::move(values))};
}

} // namespace

QString writeManyDraws(const QString& path, int draws, int size)
{
    CallScript script;
    addSetUp(script, size, size);
    beginFrame(script);
    script.add("glEnable", {number(0x0C11)});
    const int boxes = std::max(1, size / kBox);
    for (int draw = 0; draw < draws; ++draw) {
        const int box = draw * 7;
        script.add("glScissor",
                   {number(box % boxes * kBox), number(box / boxes % boxes * kBox), number(kBox), number(kBox)});
        addColoredDraw(script, draw);
    }
    endFrame(script);
    return writeCapture(path, script);
}

QString writeManyBytes(const QString& path, int frames, int bytes)
{
    CallScript script;
    std::mt19937 random(1);
    addSetUp(script, 256, 256);
    script.add("glGenTextures", {number(1), list({number(1)})});
    script.add("glBindTexture", {number(0x0DE1), number(1)});
    for (int frame = 0; frame < frames; ++frame) {
        beginFrame(script);
        script.add("glTexImage2D", {number(0x0DE1), number(0), number(0x1908), number(256), number(bytes / 1024),
                                    number(0), number(0x1908), number(0x1401), noise(random, bytes)});
        addColoredDraw(script, frame);
        endFrame(script);
    }
    return writeCapture(path, script);
}

QString writeHeavyDraws(const QString& path, int draws, int size)
{
    CallScript script;
    addSetUp(script, size, size);
    beginFrame(script);
    for (int draw = 0; draw < draws; ++draw)
        addColoredDraw(script, draw);
    endFrame(script);
    return writeCapture(path, script);
}

} // namespace vitrine::test
