// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

/// Numbers that a program computes from varyings and constants, as far as they are affine in the varyings: texture
/// coordinates that HIZ can follow (spec/04 HIZ-20).

namespace vitrine::core {

/// A component of constant RAM, as an instruction reads it.
struct ConstantRef {
    std::uint16_t index = 0;
    std::uint8_t component = 0;
    bool negate = false, absolute = false; ///< negated after it was made absolute
    friend auto operator<=>(const ConstantRef&, const ConstantRef&) = default;
};

/// A component of an interpolated varying.
struct VaryingRef {
    std::uint16_t index = 0;
    std::uint8_t component = 0;
    friend auto operator<=>(const VaryingRef&, const VaryingRef&) = default;
};

enum class AffineKind : std::uint8_t {
    Constant,
    Varying,
    Sum,       ///< of nodes left and right
    Product,   ///< of nodes left and right, of which one is a constant or made of such
    Negated,   ///< of node left
    Reciprocal ///< of node left, which is made of constants
};

/// A number by its parts.
struct AffineNode {
    AffineKind kind = AffineKind::Constant;
    bool varies = false; ///< some varying is part of it
    std::uint32_t left = 0, right = 0;
    ConstantRef constant = {};
    VaryingRef varying = {};
    friend auto operator<=>(const AffineNode&, const AffineNode&) = default;
};

/// Numbers being built, equal ones kept once. Nothing, of nothing or of what isn't affine any more.
class AffineTerms {
public:
    using Number = std::optional<std::uint32_t>;

    [[nodiscard]] Number constant(const ConstantRef& constant);
    [[nodiscard]] Number varying(const VaryingRef& varying);
    [[nodiscard]] Number sum(Number a, Number b);
    [[nodiscard]] Number product(Number a, Number b);
    [[nodiscard]] Number negated(Number a);
    [[nodiscard]] Number reciprocal(Number a);

    /// Appends what `number` consists of to `kept`, parts before what they are of, and gives its place there.
    [[nodiscard]] std::uint32_t keep(std::uint32_t number, std::vector<AffineNode>& kept) const;

private:
    [[nodiscard]] Number add(const AffineNode& node);

    std::vector<AffineNode> m_nodes;
    std::map<AffineNode, std::uint32_t> m_numbers;
};

} // namespace vitrine::core
