// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vitrine::core {
struct RunDifference;
}

namespace vitrine::cli {

/// For people: the verdicts, then the draws, and the units and parts that differ.
void printDifference(const core::RunDifference& difference);

} // namespace vitrine::cli
