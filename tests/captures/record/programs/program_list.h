// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <utility>
#include <vector>

namespace vitrine::test {

/// A program of Debian 12 that draws with OpenGL ES 2.0 in a window of X11.
struct ProgramEntry {
    const char* name;
    const char* package;   ///< that it comes from
    QStringList command;   ///< draws until it is ended
    QStringList fewFrames; ///< draws kFewFrames and ends; empty: `command`, ended after as many
};

inline constexpr std::uint64_t kFewFrames = 6;

[[nodiscard]] inline std::vector<ProgramEntry> programs(const QString& folder)
{
    return {
        {"glmark2-es2",
         "glmark2-es2-x11",
         {"glmark2-es2", "--size", "160x120", "-b", "build:duration=600"},
         {"glmark2-es2", "--size", "160x120", "-b", "build:nframes=6"}},
        {"es2gears", "mesa-utils", {"es2gears_x11"}, {}},
        {"SDL2", "libsdl2-tests", {"/usr/libexec/installed-tests/SDL2/testgles2", "--geometry", "160x120"}, {}},
        {"Qt", "qml-qt6", {"/usr/lib/qt6/bin/qml", "--gles", folder + "/scene.qml"}, {}},
    };
}

/// What makes toolkits that prefer GLX or desktop OpenGL use EGL and OpenGL ES.
inline constexpr std::pair<const char*, const char*> kProgramEnvironment[] = {
    {"SDL_VIDEODRIVER", "x11"},    {"SDL_VIDEO_X11_FORCE_EGL", "1"}, {"SDL_OPENGL_ES_DRIVER", "1"},
    {"SDL_AUDIODRIVER", "dummy"},  {"QT_QPA_PLATFORM", "xcb"},       {"QT_XCB_GL_INTEGRATION", "xcb_egl"},
    {"QSG_RHI_BACKEND", "opengl"}, {"LIBGL_ALWAYS_SOFTWARE", "1"},
};

} // namespace vitrine::test
