// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/overlay/overlay_values.h"
#include "tests/session/capture_bench.h"
#include "tests/ui/test_capture.h"

namespace vitrine::test {

/// A capture of one window of 16 × 8 whose draws are rectangles and triangles given in pixels from its lower left
/// corner, so that what they cover can be counted on paper.
class OverlayScene {
public:
    static constexpr int kDepthTest = 0x0B71, kStencilTest = 0x0B90, kScissorTest = 0x0C11, kCullFace = 0x0B44;

    CallScript script;
    bool isMultisampled = false;

    OverlayScene() { addSetUp(script); }
    void enable(int what) { script.add("glEnable", {number(what)}); }
    void clear(int what = 0x4500) // color, depth 1, stencil 0
    {
        script.add("glClear", {number(what)});
    }
    void triangles(const std::vector<float>& pixels, float depth = 0.5f, float red = 0)
    {
        std::vector<float> corners;
        for (std::size_t i = 0; i < pixels.size(); ++i)
            corners.push_back(pixels[i] * 2.0f / static_cast<float>(i % 2 == 0 ? kWidth : kHeight) - 1.0f);
        script.add("glBufferData", {number(0x8892), number(static_cast<std::int64_t>(4 * corners.size())),
                                    floatBlob(corners), number(0x88E4)});
        script.add("glDepthRangef", {real(depth), real(depth)});
        script.add("glVertexAttrib4f", {number(1), real(red), real(0), real(0), real(1)});
        script.add("glDrawArrays", {number(4), number(0), number(static_cast<std::int64_t>(corners.size() / 2))});
    }
    /// Pixels x0 ≤ x < x1, y0 ≤ y < y1, as two triangles.
    void rectangle(float x0, float y0, float x1, float y1, float depth = 0.5f, float red = 0)
    {
        triangles({x0, y0, x1, y0, x1, y1, x0, y0, x1, y1, x0, y1}, depth, red);
    }
    void present() { script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1)); }
    void shader(const std::string& source)
    {
        script.add("glShaderSource", {number(3), number(1), list({{source}}), {}});
        script.add("glCompileShader", {number(3)});
        script.add("glLinkProgram", {number(1)});
        script.add("glUseProgram", {number(1)});
    }
    void useTwoSamplesByTwo() { isMultisampled = true; }

    [[nodiscard]] QString write(const QString& path) const
    {
        CallScript all;
        if (isMultisampled)
            all.add("eglGetConfigAttrib", {handle(0xD0), handle(0xC0), number(0x3031), list({number(4)})}, number(1));
        auto writer = captures::CaptureWriter::create(path.toStdString());
        std::vector<Call> calls = all.calls();
        if (isMultisampled)
            calls.front().flags = core::CallFlags::Fake;
        calls.insert(calls.end(), script.calls().begin(), script.calls().end());
        for (std::size_t i = 0; i < calls.size(); ++i) {
            calls[i].number = i;
            if (!writer || !(*writer)->addCall(calls[i]))
                return "the capture can't be written";
        }
        return (*writer)->finish() ? QString() : "the capture can't be finished";
    }
};

} // namespace vitrine::test
