// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

/// Numbers that a program computes from varyings and constants, as long as they are affine in the varyings. HIZ can
/// follow texture coordinates of this kind (spec/04 HIZ-20).

namespace vitrine::core {

/// A component of constant RAM, with the sign operations of the instruction that reads it.
struct ConstantRef {
    std::uint16_t index = 0;
    std::uint8_t component = 0;
    bool negate = false, absolute = false; ///< the value is negated, after it was made absolute
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
    Sum,       ///< nodes[left] + nodes[right]
    Product,   ///< nodes[left] · nodes[right], one of which is made of constants alone
    Negated,   ///< −nodes[left]
    Reciprocal ///< 1 ÷ nodes[left], which is made of constants alone
};

/// A step of a computation: a value that is read, or an operation on other nodes.
struct AffineNode {
    AffineKind kind = AffineKind::Constant;
    bool varies = false; ///< some varying is part of it
    std::uint32_t left = 0, right = 0;
    ConstantRef constant = {};
    VaryingRef varying = {};
    friend auto operator<=>(const AffineNode&, const AffineNode&) = default;
};

/// Builds affine numbers and keeps equal ones once. An operation gives nothing when an operand is nothing, or when the
/// result is not affine any more.
class AffineTerms {
public:
    using Number = std::optional<std::uint32_t>;

    [[nodiscard]] Number constant(const ConstantRef& constant);
    [[nodiscard]] Number varying(const VaryingRef& varying);
    [[nodiscard]] Number sum(Number a, Number b);
    [[nodiscard]] Number product(Number a, Number b);
    [[nodiscard]] Number negated(Number a);
    [[nodiscard]] Number reciprocal(Number a);

    /// Appends `number` and all that it is computed from to `kept`, operands first, and returns its index there.
    [[nodiscard]] std::uint32_t keep(std::uint32_t number, std::vector<AffineNode>& kept) const;

private:
    [[nodiscard]] Number add(const AffineNode& node);

    std::vector<AffineNode> m_nodes;
    std::map<AffineNode, std::uint32_t> m_numbers;
};

} // namespace vitrine::core
