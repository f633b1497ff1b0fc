// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_reader.h"
#include "core/session/replay.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <string>

namespace vitrine::tests {

/// Names of the captures in ../shared/traces: those in VITRINE_GOLDEN (a list with colons), or all. Empty without them.
[[nodiscard]] QStringList goldenNames();

/// Imports a trace into `file` and opens it; null, and why in `fault`, when that fails.
[[nodiscard]] std::unique_ptr<captures::CaptureReader> importAndOpen(const QString& trace, const QString& file,
                                                                     std::string& fault);

/// Position right after the call with this number of the capture.
[[nodiscard]] std::uint64_t positionAfter(core::CallSource& source, std::uint64_t callNumber);

/// The hashes of all three attachments at the position of the replay.
[[nodiscard]] std::string hashes(const core::Replay& replay);

} // namespace vitrine::tests
