// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/power/power_domain.h"

#include <string>
#include <vector>

/// The states that the user chose for parts of a machine (MachineConfig::powerChoices, BYP-13).

namespace vitrine::core {

struct MachineConfig;

/// Those that say something of this machine: of the parts that it has, without its devices, which are not switched.
[[nodiscard]] PowerChoices validChoices(const MachineConfig& config);

/// Why the machine could not do its work: a sentence for each choice, or choices together, that take away what it needs
/// in every draw. The last place for vertices is what BYP-13 refuses; that for fragments, the color updater and the
/// FIFO of the bypass would stop it as well, and BYP-16 has that no pixel depends on power. Empty: it is sound.
[[nodiscard]] std::vector<Text> refusedChoices(const MachineConfig& config);

} // namespace vitrine::core
