// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/egl_functions.h"
#include "captures/record/driver/gl_functions.h"
#include "captures/record/tap/contexts.h"
#include "captures/record/tap/tap.h"

namespace vitrine::captures {

enum class TapPictures : std::uint8_t { None, Checksums, Images };

/// Which presented pictures go to the recorder.
struct PictureWish {
    static constexpr std::uint64_t kThumbnailTries = 10;

    TapPictures ofEveryFrame = TapPictures::None;
    std::uint64_t thumbnailFrom = 0; ///< the first picture with two colors, of this frame or the next few

    [[nodiscard]] bool mayBeThumbnail(std::uint64_t frame) const
    {
        return frame >= thumbnailFrom && frame - thumbnailFrom < kThumbnailTries;
    }
};

/// The recording layer of the process: what lies below it, the connection, and the shadow of GL's state.
struct Layer {
    GlFunctions gl;
    EglFunctions egl;
    PictureWish pictures;
    Tap tap;
    // Guarded by the tap's mutex:
    Contexts contexts;
    std::uint64_t frames = 0; ///< presented since the connection was made
    bool hasThumbnail = false;
};

/// Set once by addRecordingLayer(), before any of the layer's functions is reachable: they are C functions, which get
/// no context of ours.
[[nodiscard]] Layer& layer();

} // namespace vitrine::captures
