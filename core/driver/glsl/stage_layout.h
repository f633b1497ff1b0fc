// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// Where one stage finds its uniforms, samplers, inputs and outputs. A *leaf* is a scalar, a vector, a column of a
/// matrix or a sampler. The leaves of a variable are counted through arrays and structures, in the order of
/// declaration.

namespace vitrine::core::glsl {

struct LeafLocation {
    bool isUsed = false;
    std::uint16_t index = 0;
    std::uint8_t firstComponent = 0; ///< varyings that are narrower than a register share one
};

using LeafLocations = std::vector<LeafLocation>;

struct StageLayout {
    std::map<std::string, std::uint16_t> uniformRegister;          ///< register of leaf 0; leaf i is at + i
    std::map<std::string, std::vector<std::int32_t>> samplerSlots; ///< by leaf; −1 where there is no active sampler
    std::map<std::string, LeafLocations> inputs;
    std::map<std::string, LeafLocations> outputs;
    std::uint16_t uniformCount = 0;
    std::uint16_t varyingCount = 0;
    std::uint16_t inputCount = 0;
    std::int16_t fragCoordInput = -1;
    std::int16_t frontFacingInput = -1;
    std::int16_t pointCoordInput = -1;
};

} // namespace vitrine::core::glsl
