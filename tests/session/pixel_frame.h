// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_history/pixel_history.h"
#include "tests/session/capture_bench.h"
#include "tests/ui/test_capture.h"

namespace vitrine::test {

inline constexpr int kDepthTest = 0x0B71, kStencilTest = 0x0B90;

/// A frame in a window of 16 × 8, in which draw() covers everything with one triangle.
class PixelFrame {
public:
    CallScript script;
    bool isMultisampled = false;

    PixelFrame() { test::addSetUp(script); }
    void enable(int what) { script.add("glEnable", {number(what)}); }
    void clear(float blue)
    {
        script.add("glClearColor", {real(0), real(0), real(blue), real(1)});
        script.add("glClear", {number(0x4500)}); // color, depth 1, stencil 0
    }
    void draw(float red, float green, float depth = 0.5f)
    {
        script.add("glDepthRangef", {real(depth), real(depth)});
        script.add("glVertexAttrib4f", {number(1), real(red), real(green), real(0), real(1)});
        script.add("glDrawArrays", {number(4), number(0), number(3)});
    }
    [[nodiscard]] QString write(const QString& path) const
    {
        std::vector<core::Call> calls = script.calls();
        if (isMultisampled) {
            CallScript question;
            question.add("eglGetConfigAttrib",
                         {test::handle(0xD0), test::handle(0xC0), number(0x3031), test::list({number(4)})}, number(1));
            calls.insert(calls.begin(), question.calls().front());
            calls.front().flags = core::CallFlags::Fake;
        }
        auto writer = captures::CaptureWriter::create(path.toStdString());
        if (!writer)
            return "no capture";
        for (std::size_t i = 0; i < calls.size(); ++i) {
            calls[i].number = i;
            if (!(*writer)->addCall(calls[i]))
                return "a call can't be written";
        }
        return (*writer)->finish() ? QString() : "the capture can't be finished";
    }
    /// At the end of the calls.
    [[nodiscard]] core::PixelHistory history(std::uint32_t x = 5, std::uint32_t y = 3,
                                             const core::MachineConfig& config = {}) const
    {
        const CaptureBench bench([this](const QString& path) { return write(path); });
        if (!bench.isReady())
            return {};
        const auto history = core::pixelHistory(bench.source(), config, {bench.source().callCount(), x, y});
        return history ? *history : core::PixelHistory{};
    }
};

} // namespace vitrine::test
