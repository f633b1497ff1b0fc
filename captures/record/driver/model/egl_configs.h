// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"

#include <EGL/egl.h>

#include <optional>
#include <span>
#include <vector>

namespace vitrine::captures::model {

/// A config: the values of those attributes that are not the same for all of our configs.
struct Config {
    EGLint id = 0; ///< counts from 1
    core::gles2::WindowConfig bits;
    EGLint surfaceTypes = 0;
    EGLint visual = 0; ///< EGL_NATIVE_VISUAL_ID

    friend bool operator==(const Config& a, const Config& b) { return a.id == b.id; }
};

/// The limit of pbuffers: no side may be longer, and there may be no more pixels than this.
inline constexpr EGLint kMaxPbufferSize = 16384;
inline constexpr EGLint kMaxPbufferPixels = 4096 * 4096;
inline constexpr EGLint kMaxSwapInterval = 1;

/// The visuals of a screen, as EGL_NATIVE_VISUAL_ID. 0 means that it has none of that depth; when all are 0, there is
/// no screen.
struct Visuals {
    EGLint depth16 = 0, depth24 = 0, depth32 = 0;
    [[nodiscard]] bool isEmpty() const { return depth16 == 0 && depth24 == 0 && depth32 == 0; }
};

/// Configs of 8888, 888 and 565, each without depth, with 16 and 24 bits of depth, and with 24 bits and stencil, and
/// each of these with 1 and 4 samples, in the order of their ids. Configs that the screen can't show are for pbuffers
/// only. Those of 8888 for windows of depth 32 come last, since most programs want opaque windows.
[[nodiscard]] std::vector<Config> makeConfigs(EGLint surfaceTypes, const Visuals& visuals);

/// Whether contexts of an API can be made with a config, and draw to its surfaces: OpenVG with 8888 and one sample.
[[nodiscard]] bool rendersWith(const Config& config, EGLenum api);

/// The value of any attribute that eglGetConfigAttrib answers; nothing for others.
[[nodiscard]] std::optional<EGLint> configAttribute(const Config& config, EGLint attribute);

/// eglChooseConfig: the configs that match, the best one first (EGL 1.5 §3.4.1.1 and §3.4.1.2). Nothing when the list
/// has an attribute or a value that EGL doesn't define.
[[nodiscard]] std::optional<std::vector<Config>> chooseConfigs(std::span<const Config> configs,
                                                               const EGLint* attributes);

/// Whether a context of one config may draw to surfaces of the other (EGL 1.5 §2.2).
[[nodiscard]] bool areCompatible(const Config& a, const Config& b);

} // namespace vitrine::captures::model
