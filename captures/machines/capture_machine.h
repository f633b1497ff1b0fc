// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/machines/machine_file.h"
#include "captures/store/capture_info.h"

namespace vitrine::captures {

/// The name by which users ask for the machine of a capture.
inline constexpr const char* kCaptureMachine = "capture";

/// The machine that a capture is replayed on unless another one is asked for (ONE-02). It has the knobs that the
/// capture was made with. Over these go the knobs of its sidecar, which holds the machine chosen last for the capture,
/// with its energies and the states of parts. Plugins are on its ports unless the sidecar tells which units are there.
/// What is unknown, contradictory or unreadable is ignored, with a warning.
[[nodiscard]] MachineFile captureMachine(const std::filesystem::path& capture, const Knobs& own,
                                         std::shared_ptr<const core::UnitCatalog> units);

} // namespace vitrine::captures
