// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// The types that generated programs use.

namespace vitrine::differential {

enum class Base : std::uint8_t { Float, Int, Bool, Struct, Sampler2D, SamplerCube };

struct StructType;

struct Type {
    Base base = Base::Float;
    int rows = 1;      ///< components of a scalar, vector or column
    int columns = 1;   ///< more than 1: a square matrix
    int arraySize = 0; ///< 0: no array
    std::shared_ptr<const StructType> structure{};

    [[nodiscard]] bool isArray() const { return arraySize > 0; }
    [[nodiscard]] bool isMatrix() const { return columns > 1; }
    [[nodiscard]] bool isStruct() const { return base == Base::Struct; }
    [[nodiscard]] bool isSampler() const { return base == Base::Sampler2D || base == Base::SamplerCube; }
    /// One component or several, of one basic type.
    [[nodiscard]] bool isVector() const { return !isArray() && !isMatrix() && !isStruct() && !isSampler(); }
    [[nodiscard]] bool isFloat() const { return base == Base::Float && !isArray(); }
    friend bool operator==(const Type&, const Type&) = default;
};

struct Declaration {
    std::string name;
    Type type;
    int indexBound = 0; ///< of an int uniform: its values are 0 … indexBound − 1
};

struct StructType {
    std::string name;
    std::vector<Declaration> members{};
};

[[nodiscard]] Type vectorType(Base base, int rows);
[[nodiscard]] Type matrixType(int size);
[[nodiscard]] Type arrayOf(Type element, int size);
[[nodiscard]] Type elementOf(Type array);

/// "vec3", "mat2", "S0"; of an array, its elements'.
[[nodiscard]] std::string typeName(const Type& type);
/// "vec3 name[2]"
[[nodiscard]] std::string declared(const Type& type, const std::string& name);
[[nodiscard]] std::size_t scalarCount(const Type& type);

/// What GL lists of a uniform: structures taken apart, arrays of basic types whole and called "name[0]".
struct Leaf {
    std::string name;
    Type type;
    std::size_t offset = 0; ///< scalars from the start of the variable
};
[[nodiscard]] std::vector<Leaf> leavesOf(const Declaration& variable);

} // namespace vitrine::differential
