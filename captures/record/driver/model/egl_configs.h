// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"

#include <EGL/egl.h>

#include <optional>
#include <span>
#include <vector>

namespace vitrine::captures::model {

/// A config: what EGL's attributes say that isn't the same for all of ours.
struct Config {
    EGLint id = 0; ///< counts from 1
    core::gles2::WindowConfig bits;
    EGLint surfaceTypes = 0;
    EGLint visual = 0; ///< EGL_NATIVE_VISUAL_ID

    friend bool operator==(const Config& a, const Config& b) { return a.id == b.id; }
};

/// Pbuffers: no side longer, and no more pixels.
inline constexpr EGLint kMaxPbufferSize = 16384;
inline constexpr EGLint kMaxPbufferPixels = 4096 * 4096;
inline constexpr EGLint kMaxSwapInterval = 1;

/// The visuals of a screen, as EGL_NATIVE_VISUAL_ID; 0: it has none of that depth. All 0: there is no screen.
struct Visuals {
    EGLint depth16 = 0, depth24 = 0, depth32 = 0;
    [[nodiscard]] bool isEmpty() const { return depth16 == 0 && depth24 == 0 && depth32 == 0; }
};

/// 8888, 888 and 565, each without depth, with 16 and 24 bits of it, and with 24 and stencil, each with 1 and 4
/// samples; in order of their ids. Those that the screen can't show are for pbuffers only; configs of 8888 for windows
/// of depth 32 come last, since most programs want opaque ones.
[[nodiscard]] std::vector<Config> makeConfigs(EGLint surfaceTypes, const Visuals& visuals);

/// Any attribute that eglGetConfigAttrib answers; nothing for others.
[[nodiscard]] std::optional<EGLint> configAttribute(const Config& config, EGLint attribute);

/// eglChooseConfig: the configs that match, best first (EGL 1.5 §3.4.1.1 and §3.4.1.2). Nothing when the list holds
/// an attribute or a value that EGL doesn't know.
[[nodiscard]] std::optional<std::vector<Config>> chooseConfigs(std::span<const Config> configs,
                                                               const EGLint* attributes);

/// Whether a context of one config may draw to surfaces of the other (EGL 1.5 §2.2).
[[nodiscard]] bool areCompatible(const Config& a, const Config& b);

} // namespace vitrine::captures::model
