// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/ui/test_capture.h"

namespace vitrine::test {

/// A frame of 16 × 8, cleared to (0.2, 0.4, 0.8, 1): the word 0xFFCC6633. Then (1, 0.5, 0, 0.5) is blended by
/// SRC_ALPHA, ONE_MINUS_SRC_ALPHA:
///   draw 0: a triangle over everything:          0xBF667399
///   draw 1: two of them, on the left half alone: 0x9F3379CC after the first
///   draw 2: one that fails the depth test everywhere
///   draw 3: one over everything, with blending off: 0x800080FF
///
/// By hand, of 255: (0.6, 0.45, 0.4, 0.75) is 153, 114.75, 102, 191.25. Of that, (0.8, 0.4755, 0.2, 0.6245) is 204,
/// 121.25, 51, 159.25. The source alone is 255, 127.5, 0, 127.5.
inline CallScript blendScript()
{
    CallScript script;
    addSetUp(script);
    script.add("glBindBuffer", {number(0x8892), number(1)});
    script.add("glBufferData",
               {number(0x8892), number(48), floatBlob({-1, -1, 3, -1, -1, 3, -1, -1, 3, -1, -1, 3}), number(0x88E4)});
    script.add("glClearColor", {real(0.2f), real(0.4f), real(0.8f), real(1)});
    script.add("glClear", {number(0x4100)});
    script.add("glEnable", {number(0x0BE2)});
    script.add("glBlendFunc", {number(0x0302), number(0x0303)});
    const auto draw = [&script](int vertices) {
        script.add("glVertexAttrib4f", {number(1), real(1), real(0.5f), real(0), real(0.5f)});
        script.add("glDrawArrays", {number(4), number(0), number(vertices)});
    };
    draw(3);
    script.add("glEnable", {number(0x0C11)});
    script.add("glScissor", {number(0), number(0), number(kWidth / 2), number(kHeight)});
    draw(6);
    script.add("glDisable", {number(0x0C11)});
    script.add("glEnable", {number(0x0B71)});
    script.add("glDepthFunc", {number(0x0200)});
    draw(3);
    script.add("glDisable", {number(0x0B71)});
    script.add("glDisable", {number(0x0BE2)});
    draw(3);
    script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1));
    return script;
}

} // namespace vitrine::test
