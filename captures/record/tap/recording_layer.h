// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/tables.h"
#include "captures/record/stream/stream_format.h"
#include "captures/record/tap/layer.h"

#include <string>

namespace vitrine::captures {

struct RecordingLayerOptions {
    std::string socketPath; ///< the socket of the recorder: VITRINE_RECORDER
    stream::DriverKind driver = stream::DriverKind::Model;
    PictureWish pictures;
};

/// The options in the environment: VITRINE_RECORDER (nothing is recorded when it is not set), VITRINE_DRIVER (model,
/// timed or system), VITRINE_PICTURES (none, checksums or images) and VITRINE_THUMBNAIL_FROM (a frame).
[[nodiscard]] RecordingLayerOptions recordingLayerOptions();

/// Puts the recording layer on top of `tables`: from here on they hold its functions, which call what the tables held
/// before. Functions that the call table does not contain, and functions that are null below, stay as they are.
/// Call it once per process. What it makes lives as long as the process, which may call GL from its exit handlers.
void addRecordingLayer(Tables& tables, const RecordingLayerOptions& options);

} // namespace vitrine::captures
