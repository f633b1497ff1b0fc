// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"

#include <memory>

namespace vitrine::core {

struct MachineConfig;

/// Whether the computation unit of the color updater is a device, too: only PAR has an arbiter for it.
[[nodiscard]] bool sharesComputation(const MachineConfig& config);

/// What programs may ask of a machine, by its preset (spec/00 §3): TEX alone on PROG, the chain of FFS, FFP and FFB
/// beside TEX on SEQ, and on PAR what `devPresent` says, and the computation unit where it is shared.
[[nodiscard]] std::shared_ptr<const ReachableUnits> reachableUnits(const MachineConfig& config);
/// Everything that any machine with these kinds has (null: the built-in ones), so that every program links: for those
/// who link a program once for several machines, and find out themselves what one of them lacks. With the computation
/// unit only where all of them share it: programs of the driver would ask it.
[[nodiscard]] std::shared_ptr<const ReachableUnits> reachableAnywhere(std::shared_ptr<const UnitCatalog> kinds,
                                                                      bool sharesComputation);

} // namespace vitrine::core
