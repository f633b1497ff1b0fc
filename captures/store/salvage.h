// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_info.h"
#include "core/base/result.h"

#include <filesystem>

namespace vitrine::captures {

/// What the new file of a salvage grows as, so that it can take the place of the unfinished one that it reads.
inline constexpr std::string_view kSalvageSuffix = ".salvage";

/// What a salvage brought over.
struct SalvageReport {
    bool wasUnfinished = false;
    CaptureCounts saved;
    std::vector<MissingPart> missing; ///< also kept in the new capture
};

/// Whether salvage() is worth a try: the bytes are a capture's, damaged or not, and nobody is recording it. Reads a few
/// pages.
[[nodiscard]] bool canBeSalvaged(const std::filesystem::path& path);

/// Makes a whole capture from one whose recorder was killed, or that is cut off or damaged: everything that is sound,
/// and a record of what is missing. `path` may be a `.partial` file with its `-wal` beside it; it is not changed.
/// Calls keep their numbers and move up where others are lost. Values of lost blobs become NULL.
///
/// Fails, and makes no file, when there is nothing to bring over: not one call.
core::Result<SalvageReport> salvage(const std::filesystem::path& path, const std::filesystem::path& out);

} // namespace vitrine::captures
