// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/reference_value.h"

#include <glslang/SPIRV/spirv.hpp>

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace vitrine::differential {

struct ReferenceType {
    spv::Op opcode = spv::OpTypeVoid;
    std::uint32_t element = 0; ///< component, column, element or pointee
    std::uint32_t count = 1;   ///< of elements
    std::vector<std::uint32_t> members{};
    std::size_t size = 0; ///< scalars
};

struct ReferenceInstruction {
    spv::Op opcode = spv::OpNop;
    std::uint32_t type = 0;
    std::uint32_t result = 0;
    std::vector<std::uint32_t> operands{}; ///< words after type and result
};

struct ReferenceFunction {
    std::vector<std::uint32_t> parameters;
    std::vector<ReferenceInstruction> code;
    std::map<std::uint32_t, std::size_t> labels; ///< positions in `code`
};

struct ReferenceVariable {
    std::string name;
    std::uint32_t type = 0; ///< of what it holds
    spv::StorageClass storage = spv::StorageClassPrivate;
    std::uint32_t initializer = 0;
};

/// A SPIR-V module as glslang writes it, read word by word and not changed.
struct ReferenceModule {
    std::map<std::uint32_t, ReferenceType> types;
    std::map<std::uint32_t, Value> constants;
    std::map<std::uint32_t, ReferenceVariable> variables;
    std::map<std::uint32_t, ReferenceFunction> functions;
    std::map<std::uint32_t, std::uint32_t> valueTypes; ///< of every result
    std::uint32_t entry = 0;

    /// Offset, in scalars, of a part of a value.
    [[nodiscard]] std::size_t offsetOf(std::uint32_t type, std::uint32_t index) const;
    [[nodiscard]] std::uint32_t partType(std::uint32_t type, std::uint32_t index) const;
};

[[nodiscard]] ReferenceModule readReferenceModule(const std::vector<std::uint32_t>& words);

} // namespace vitrine::differential
