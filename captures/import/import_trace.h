// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/import/import_outcome.h"

#include <filesystem>

namespace vitrine::captures {

/// Makes the capture `output` from apitrace's `trace`, with provenance and a thumbnail. After a failure there is no new
/// file, and an older file of that name is as it was. Memory does not depend on the length of the trace.
[[nodiscard]] ImportOutcome importTrace(const std::filesystem::path& trace, const std::filesystem::path& output,
                                        const ImportOptions& options = {});

} // namespace vitrine::captures
