// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/random_source.h"
#include "tests/driver/differential/shader_type.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// Constant expressions of GLSL ES 1.00, each beside the same expression of uniforms that hold the same values.

namespace vitrine::differential {

/// An operator, constructor, selection or built-in function for one choice of types: "$0", "$1", … are its arguments.
struct Operation {
    std::string text;
    Type result;
    std::vector<Type> arguments;
    bool isPartial = false; ///< the language defines it for small arguments only
};

/// All of chapter 5 and 8 that may stand in a constant expression, over every type and two structures.
[[nodiscard]] const std::vector<Operation>& constantOperations();
/// Declares the structures.
[[nodiscard]] std::string structureDeclarations();

struct ConstantExpression {
    Type type;
    std::string constant; ///< of literals
    std::string running;  ///< of uniforms
};

/// Writes expressions, and keeps the values of the uniforms f, n and b that they read: arrays of four components each.
class ConstantWriter {
public:
    static constexpr std::size_t kScalars = 240; ///< of each kind

    explicit ConstantWriter(RandomSource& random) : m_random(random) {}

    [[nodiscard]] ConstantExpression write(const Operation& operation, int depth);
    /// Whether another expression will find room for its operands.
    [[nodiscard]] bool hasRoom() const;

    std::vector<float> floats;
    std::vector<std::int32_t> integers;
    std::vector<bool> truths;

private:
    ConstantExpression operand(const Type& type, int depth, bool isSmall);
    ConstantExpression scalar(Base base, bool isSmall);
    ConstantExpression floatScalar(bool isSmall);
    ConstantExpression integerScalar(bool isSmall);

    RandomSource& m_random;
};

} // namespace vitrine::differential
