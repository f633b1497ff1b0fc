// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/ui/test_capture.h"

namespace vitrine::test {

/// A triangle that covers everything, cut to so many columns of the eight pixels that the window is high.
inline void addCostlyDraw(CallScript& script, int columns)
{
    script.add("glScissor", {number(0), number(0), number(columns), number(kHeight)});
    script.add("glDrawArrays", {number(4), number(0), number(3)});
}

inline void addWholeClear(CallScript& script)
{
    script.add("glDisable", {number(0x0C11)});
    script.add("glClear", {number(0x4000)});
    script.add("glEnable", {number(0x0C11)});
}

inline void addPresent(CallScript& script)
{
    script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1));
}

/// Two frames of draws that differ in what they cost. Frame 0: 32 fragments, a group of 64 and 16, and 96: 208 in all.
/// Frame 1: 16 and 128.
inline QString writeCosts(const QString& path, const captures::Knobs& knobs)
{
    CallScript script;
    addSetUp(script);
    addWholeClear(script);
    addCostlyDraw(script, 4);
    script.add("glPushGroupMarkerEXT", {number(0), {std::string("pair")}});
    addCostlyDraw(script, 8);
    addCostlyDraw(script, 2);
    script.add("glPopGroupMarkerEXT");
    addCostlyDraw(script, 12);
    addPresent(script);
    addWholeClear(script);
    addCostlyDraw(script, 2);
    addCostlyDraw(script, 16);
    addPresent(script);
    return writeCapture(path, script, knobs);
}

} // namespace vitrine::test
