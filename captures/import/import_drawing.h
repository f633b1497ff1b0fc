// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/import/import_outcome.h"

#include <filesystem>
#include <utility>

namespace vitrine::captures {

/// Makes the capture `output` from an SVG file: a program that draws it with OpenVG in a window of `size`, or of the
/// size that the file says. The capture's machine mixes colors as SVG does (blend.coverage=stored). What is not drawn
/// is in the capture's list of missing parts. After a failure there is no new file, and an older file of that name is
/// as it was.
[[nodiscard]] ImportOutcome importDrawing(const std::filesystem::path& drawing, const std::filesystem::path& output,
                                          std::optional<std::pair<std::uint32_t, std::uint32_t>> size = {},
                                          const ImportOptions& options = {});

/// The largest size of a drawing's window, in either direction.
inline constexpr std::uint32_t kMaxDrawingSize = 4096;

} // namespace vitrine::captures
