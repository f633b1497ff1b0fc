// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace vitrine::views {

struct MachineChoice;
/// The machine that a window replays its capture on (machine_choice.h).
using SharedMachine = std::shared_ptr<const MachineChoice>;

} // namespace vitrine::views
