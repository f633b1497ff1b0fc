// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/engine_config.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/machine_config.h"
#include "tests/session/shader_scene.h"

#include <string>

/// Frames of which one knows what limits them, with the machines on which that shows (RUN-11).

namespace vitrine::test {

struct LimitScene {
    CallScript script;
    core::MachineConfig machine;
};

inline void present(CallScript& script)
{
    script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1));
}

inline void addTexture(CallScript& script)
{
    script.add("glGenTextures", {number(1), list({number(1)})});
    script.add("glBindTexture", {number(0x0DE1), number(1)});
    script.add("glTexImage2D", {number(0x0DE1),
                                number(0),
                                number(0x1908),
                                number(1),
                                number(1),
                                number(0),
                                number(0x1908),
                                number(0x1401),
                                {std::make_shared<const std::vector<std::byte>>(4, std::byte{0x80})}});
    for (const int filter : {0x2800, 0x2801})
        script.add("glTexParameteri", {number(0x0DE1), number(filter), number(0x2600)});
}

/// Two frames of 16 × 8 pixels: every one waits for a texel, and a single task can wait at a time.
inline LimitScene textureScene()
{
    ShaderScene scene("precision mediump float; uniform sampler2D s; varying vec4 v;\n"
                      "void main() { gl_FragColor = texture2D(s, v.xy * 3.0); }\n");
    addTexture(scene.script);
    scene.link();
    for (int frame = 0; frame < 2; ++frame) {
        scene.draw();
        present(scene.script);
    }
    core::MachineConfig machine;
    machine.bypass->bypassMode = core::BypassMode::Off;
    machine.queues->apqDepth = 1;
    return {scene.script, machine};
}

/// Four layers over side × side pixels whose blending takes the color updater some clocks for each quad.
inline LimitScene blendedScene(int side)
{
    ShaderScene scene("precision mediump float; varying vec4 v; void main() { gl_FragColor = v; }\n");
    scene.link();
    scene.script.add("glViewport", {number(0), number(0), number(side), number(side)});
    scene.script.add("glEnable", {number(0x0BE2)});
    scene.script.add("glBlendFunc", {number(0x0302), number(0x0303)});
    for (int layer = 0; layer < 4; ++layer)
        scene.draw();
    present(scene.script);
    core::MachineConfig machine;
    machine.colorEngine->coIssue = 0;
    return {scene.script, machine};
}

} // namespace vitrine::test
