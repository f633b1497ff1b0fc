// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/random_source.h"
#include "tests/driver/differential/reference_value.h"
#include "tests/driver/differential/shader_type.h"

#include <map>
#include <string>
#include <vector>

namespace vitrine::differential {

/// What a program declares to the outside.
struct ProgramInterface {
    std::vector<Declaration> uniforms;
    std::vector<Declaration> attributes;
    bool isWild = false; ///< inputs may be infinite, NaN, denormal or huge
};

/// Inputs of one run of both stages: lane i of the vertex stage feeds lane i of the fragment stage.
struct ProgramInputs {
    std::size_t lanes = 16;    ///< whole quads, at most 64
    std::uint64_t alive = 0;   ///< lanes that run, whole quads
    std::uint64_t covered = 0; ///< of them, those whose results count in the fragment stage; the others are helpers
    std::map<std::string, Value> uniforms;
    std::vector<std::map<std::string, Value>> attributes; ///< per lane
    std::vector<std::map<std::string, Value>> specials;   ///< per lane: gl_FragCoord, gl_FrontFacing, gl_PointCoord
    bool answersLate = false;                             ///< texture requests wait until somebody needs them
    std::uint32_t answerOrder = 0;                        ///< seed of the order in which they are answered
};

[[nodiscard]] ProgramInputs randomInputs(const ProgramInterface& interface, RandomSource& random);

/// For people: one line per variable.
[[nodiscard]] std::string describe(const ProgramInputs& inputs, std::size_t lane);

} // namespace vitrine::differential
