// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/session/pixel_frame.h"

namespace vitrine::test {

/// 16 × 8 pixels, 2 × 1 tiles. With depth test LESS, cleared to depth 1.
class DepthFrame : public PixelFrame {
public:
    DepthFrame()
    {
        enable(kDepthTest);
        clear(1);
    }
    void scissor(int x, int y, int width, int height)
    {
        enable(kScissorTest);
        script.add("glScissor", {number(x), number(y), number(width), number(height)});
    }
    void wholeWindow() { script.add("glDisable", {number(kScissorTest)}); }
    void present() { script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1)); }
    /// In one draw, each over everything: at z = −0.4 and 0.2 of −1…1, so depths 0.3 and 0.6.
    void drawTwoTriangles()
    {
        script.add("glBufferData",
                   {number(0x8892), number(72),
                    floatBlob({-1, -1, -0.4f, 3, -1, -0.4f, -1, 3, -0.4f, -1, -1, 0.2f, 3, -1, 0.2f, -1, 3, 0.2f}),
                    number(0x88E4)});
        script.add("glVertexAttribPointer", {number(0), number(3), number(0x1406), {false}, number(0), handle(0)});
        script.add("glDrawArrays", {number(4), number(0), number(6)});
    }
    [[nodiscard]] std::uint64_t lastCall(const std::string& function) const
    {
        std::uint64_t found = 0;
        for (const core::Call& call : script.calls())
            found = call.function == function ? call.number : found;
        return found;
    }

private:
    static constexpr int kScissorTest = 0x0C11;
};

} // namespace vitrine::test
