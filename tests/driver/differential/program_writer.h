// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/compiled_pair.h"
#include "tests/driver/differential/program_inputs.h"
#include "tests/driver/differential/source_tree.h"

namespace vitrine::differential {

struct GeneratedProgram {
    SourceNode vertex;
    SourceNode fragment;
    ProgramInterface interface;

    [[nodiscard]] SourcePair sources() const { return {toText(vertex), toText(fragment)}; }
};

/// A random program in GLSL ES 1.00: of one seed, every build by the same compiler makes the same.
[[nodiscard]] GeneratedProgram generateProgram(RandomSource& random);

} // namespace vitrine::differential
