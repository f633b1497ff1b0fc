// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_info.h"
#include "core/base/result.h"

#include <filesystem>

namespace vitrine::captures {

/// The suffix with which the new file of a salvage grows. It differs from that of a recording, so that the salvage can
/// replace the unfinished file that it reads.
inline constexpr std::string_view kSalvageSuffix = ".salvage";

/// What a salvage has saved.
struct SalvageReport {
    bool wasUnfinished = false;
    CaptureCounts saved;
    std::vector<MissingPart> missing; ///< the new capture has this list, too
};

/// Whether salvage() is worth a try: the bytes are those of a capture, damaged or not, and nobody is recording it. It
/// reads a few pages.
[[nodiscard]] bool canBeSalvaged(const std::filesystem::path& path);

/// Makes a whole capture from one whose recorder was killed, or that is cut off or damaged. It contains everything that
/// is sound, and a record of what is missing. `path` may be a `.partial` file with its `-wal` beside it; it is not
/// changed. Calls keep their numbers, and move up where others are lost. Values of lost blobs become NULL.
///
/// Fails, and makes no file, when not a single call can be saved.
core::Result<SalvageReport> salvage(const std::filesystem::path& path, const std::filesystem::path& out);

} // namespace vitrine::captures
