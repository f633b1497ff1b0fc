// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/machines/machine_file.h"
#include "captures/store/capture_info.h"

namespace vitrine::captures {

/// The name of the machine of a capture.
inline constexpr const char* kCaptureMachine = "capture";

/// The machine that a capture is replayed on unless another is asked for (ONE-02): the knobs that it was made with, and
/// over them those of its sidecar, which holds the last one chosen for it, with its energies and the states of parts.
/// Plugins are on its ports unless the sidecar says which units are there. What of it all is unknown, contradictory or
/// unreadable is warned of and ignored.
[[nodiscard]] MachineFile captureMachine(const std::filesystem::path& capture, const Knobs& own,
                                         std::shared_ptr<const core::UnitCatalog> units);

} // namespace vitrine::captures
