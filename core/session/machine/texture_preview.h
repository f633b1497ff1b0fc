// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine/draw_recording.h"
#include "core/session/picture.h"

#include <cstdint>
#include <optional>

namespace vitrine::core {

/// The texture that a unit makes with the parameters of a recorded draw (HET-19). The unit of the recorded machine is
/// asked for every place from 0 to 1, with u to the right and v up; colors are clamped to 0 … 1. Nothing when there is
/// no unit on the port, or when it does not make a color from one pair of coordinates.
[[nodiscard]] std::optional<Picture> texturePreview(const DrawRecording& recording, std::uint8_t port,
                                                    std::uint32_t size);

} // namespace vitrine::core
