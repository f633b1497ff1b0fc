// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/import/import_outcome.h"

#include <filesystem>
#include <optional>
#include <utility>

/// What is no capture of ours, and can become one.

namespace vitrine::captures {

enum class ImportKind : std::uint8_t {
    Trace,  ///< of apitrace: `.trace`
    Drawing ///< `.svg`
};

/// By the end of its name alone, in capitals or not; nothing: there is no way to import it.
[[nodiscard]] std::optional<ImportKind> importKindOf(const std::filesystem::path& file);

/// Width and height of a drawing's window, in pixels: from 1 to kMaxDrawingSize (import_drawing.h).
using DrawingSize = std::pair<std::uint32_t, std::uint32_t>;

/// As importTrace() and importDrawing() do it. `size` is for drawings alone; nothing: as the file says.
[[nodiscard]] ImportOutcome importFile(const std::filesystem::path& file, ImportKind kind,
                                       const std::filesystem::path& output, std::optional<DrawingSize> size = {},
                                       const ImportOptions& options = {});

} // namespace vitrine::captures
