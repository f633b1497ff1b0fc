// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The language in which the user says what bytes mean, and the values that bytes have by it.
///
///     float3 position; ubyte4n color; pad 4;
///
/// A text is a list of statements, each ended by `;` (the last may go without):
///   TYPE[COUNT][n] [NAME] [`[`ELEMENTS`]`]   components of byte, ubyte, short, ushort, int, uint, half, float or fixed
///                                            (16.16), COUNT 1 to 16; n: integers that stand for −1 … 1 or 0 … 1
///   pad BYTES        leaves bytes out
///   stride BYTES     from one element to the next: without this, what the fields take; with less, elements overlap
///   start BYTES      where element 0 begins

namespace vitrine::core {

enum class ComponentType : std::uint8_t {
    Byte,
    UnsignedByte,
    Short,
    UnsignedShort,
    Int,
    UnsignedInt,
    Half,
    Float,
    Fixed
};

[[nodiscard]] std::string_view nameOf(ComponentType type);
[[nodiscard]] std::uint32_t componentBytes(ComponentType type);
[[nodiscard]] bool isInteger(ComponentType type);
[[nodiscard]] ComponentType componentType(AttributeType type);
/// The type of indices; UnsignedByte when there are none.
[[nodiscard]] ComponentType componentType(IndexType type);

struct LayoutField {
    std::string name;
    ComponentType type = ComponentType::Float;
    std::uint32_t components = 1;
    bool isNormalized = false;
    std::uint32_t offset = 0; ///< bytes from the element's beginning

    [[nodiscard]] std::uint32_t bytes() const { return components * componentBytes(type); }
    friend bool operator==(const LayoutField&, const LayoutField&) = default;
};

struct ElementLayout {
    static constexpr std::uint32_t kMaxComponents = 256; ///< of an element
    static constexpr std::uint64_t kMaxStride = 1u << 20;

    std::uint64_t start = 0;  ///< bytes before element 0
    std::uint32_t stride = 1; ///< never 0
    std::vector<LayoutField> fields;

    /// How many elements so many bytes hold; the last one may be cut off.
    [[nodiscard]] std::uint64_t elementCount(std::uint64_t bytes) const;
    [[nodiscard]] std::uint32_t componentCount() const;
    friend bool operator==(const ElementLayout&, const ElementLayout&) = default;
};

/// Where a text is wrong, in characters from 0. Views mark these characters.
struct LayoutError {
    std::size_t offset = 0;
    std::size_t length = 0;
    std::string message; ///< one sentence without a full stop
};

[[nodiscard]] std::variant<ElementLayout, LayoutError> parseLayout(std::string_view text);
/// A text that parses to this layout.
[[nodiscard]] std::string layoutText(const ElementLayout& layout);
/// All words of the language, for completing them.
[[nodiscard]] std::vector<std::string> layoutWords();

/// A component as a vertex would read it: whole numbers stay whole unless they are normalized.
using ComponentValue = std::variant<std::int64_t, float>;

/// Reads a component. `bytes` has as many bytes as the type takes, in little-endian order.
[[nodiscard]] ComponentValue componentValue(ComponentType type, bool isNormalized, std::span<const std::byte> bytes);
[[nodiscard]] double asDouble(const ComponentValue& value);
/// The shortest text that reads back to the same value: "0.1", "-0", "inf", "nan", "65535".
[[nodiscard]] std::string componentText(const ComponentValue& value);
/// The bits as they lie in memory, read as one number: "0x3f800000".
[[nodiscard]] std::string componentHex(ComponentType type, std::span<const std::byte> bytes);

} // namespace vitrine::core
