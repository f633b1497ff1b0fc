// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/egl_functions.h"
#include "captures/record/driver/gl_functions.h"
#include "captures/record/driver/vg_functions.h"
#include "captures/record/tap/contexts.h"
#include "captures/record/tap/tap.h"

namespace vitrine::captures {

enum class TapPictures : std::uint8_t { None, Checksums, Images };

/// Which of the presented pictures go to the recorder.
struct PictureWish {
    static constexpr std::uint64_t kThumbnailTries = 10;

    TapPictures ofEveryFrame = TapPictures::None;
    std::uint64_t thumbnailFrom = 0; ///< the first picture with two colors, in this frame or one of the next few

    [[nodiscard]] bool mayBeThumbnail(std::uint64_t frame) const
    {
        return frame >= thumbnailFrom && frame - thumbnailFrom < kThumbnailTries;
    }
};

/// The recording layer of the process: the layer below it, the connection, and the shadow of the APIs' state.
struct Layer {
    GlFunctions gl;
    EglFunctions egl;
    VgFunctions vg;
    PictureWish pictures;
    Tap tap;
    // Guarded by the tap's mutex:
    Contexts contexts;
    std::uint64_t frames = 0; ///< frames that were presented since the connection was made
    bool hasThumbnail = false;
};

/// addRecordingLayer() sets it once, before any of the layer's functions can be reached. These are C functions, which
/// can't be given a context of ours.
[[nodiscard]] Layer& layer();

} // namespace vitrine::captures
