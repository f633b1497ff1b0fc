// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/base/vec4.h"
#include "core/session/comparison/comparison.h"

#include <array>
#include <optional>

namespace vitrine::core {

/// Whether a run has left the same pixels as the first one (ONE-04), said alike by every command and every dock that
/// compares runs.
struct ImageVerdict {
    Text notRunnable;                          ///< why the machine left no pixels; empty: it ran
    bool isReference = false;                  ///< this run is the first one
    std::optional<ImageDifference> difference; ///< none: the pixels are equal
    bool wasThere = false;                     ///< before the draw already: a clear or an upload has made it
    /// Of that pixel's first sample in either run, where they are known: 0…1; depth and stencil in the first component.
    std::optional<std::array<Vec4, 2>> values = {};

    [[nodiscard]] bool isEqual() const { return notRunnable.empty() && !difference; }
};

/// In a cell: "reference", "equal", "not runnable: …", "differ first in color at 3,4 after draw 2, call 17 (events 812
/// and 790)", or with the values as they are stored "…, call 17: 255 0 0 255 and 0 0 0 255".
[[nodiscard]] Text imageText(const ImageVerdict& verdict);

/// When images were compared.
enum class ImagesCompared : std::uint8_t { EveryDraw, FrameEnd };

/// In a line of its own: "images equal after every draw: color, depth and stencil".
[[nodiscard]] Text imageLine(const ImageVerdict& verdict, ImagesCompared when);

} // namespace vitrine::core
