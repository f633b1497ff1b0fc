// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/compiled_pair.h"
#include "tests/driver/differential/program_inputs.h"

#include <string>

namespace vitrine::differential {

struct Comparison {
    std::string difference;  ///< of the first lane that differs, with both results and the inputs; empty = none
    std::string skipped;     ///< why nothing was compared, if so
    std::string unsupported; ///< what the reference could not do, if so
    std::size_t exact = 0;   ///< components that had to have the same bits
    std::size_t bounded = 0; ///< components with a tolerance
    std::size_t unknown = 0; ///< components that the reference does not know
};

/// Runs a pair on the machine and in the reference, and compares every output.
[[nodiscard]] Comparison compare(const CompiledPair& pair, const ProgramInterface& interface,
                                 const ProgramInputs& inputs);

} // namespace vitrine::differential
