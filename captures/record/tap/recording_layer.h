// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/egl_functions.h"
#include "captures/record/driver/gl_functions.h"
#include "captures/record/stream/stream_format.h"
#include "captures/record/tap/layer.h"

#include <string>

namespace vitrine::captures {

struct RecordingLayerOptions {
    std::string socketPath; ///< of the recorder: VITRINE_RECORDER
    stream::DriverKind driver = stream::DriverKind::Model;
    PictureWish pictures;
};

/// By the environment: VITRINE_RECORDER (no recording when unset), VITRINE_DRIVER (model, timed or system),
/// VITRINE_PICTURES (none, checksums or images) and VITRINE_THUMBNAIL_FROM (a frame).
[[nodiscard]] RecordingLayerOptions recordingLayerOptions();

/// Puts the recording layer on top of `gl` and `egl`: from here on they hold its functions, which call what they held
/// before. Functions that the call table does not know, and those that are null below, stay as they are. Once per
/// process; what it makes lives as long as the process, which calls GL from its exit handlers.
void addRecordingLayer(GlFunctions& gl, EglFunctions& egl, const RecordingLayerOptions& options);

} // namespace vitrine::captures
