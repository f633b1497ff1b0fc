// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/egl_functions.h"
#include "captures/record/driver/gl_functions.h"
#include "captures/record/tap/contexts.h"
#include "captures/record/tap/tap.h"

namespace vitrine::captures {

enum class TapPictures : std::uint8_t { None, Checksums, Images };

/// The recording layer of the process: what lies below it, the connection, and the shadow of GL's state.
struct Layer {
    GlFunctions gl;
    EglFunctions egl;
    TapPictures pictures = TapPictures::None;
    Tap tap;
    Contexts contexts; ///< guarded by the tap's mutex
};

/// Set once by addRecordingLayer(), before any of the layer's functions is reachable: they are C functions, which get
/// no context of ours.
[[nodiscard]] Layer& layer();

} // namespace vitrine::captures
