// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/buffer_layout.h"

#include "core/base/half_float.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

namespace vitrine::core {

namespace {

struct TypeInfo {
    std::string_view name;
    std::uint32_t bytes;
    bool isInteger;
};
constexpr std::array<TypeInfo, 9> kInfos{{{"byte", 1, true},
                                          {"ubyte", 1, true},
                                          {"short", 2, true},
                                          {"ushort", 2, true},
                                          {"int", 4, true},
                                          {"uint", 4, true},
                                          {"half", 2, false},
                                          {"float", 4, false},
                                          {"fixed", 4, false}}};

const TypeInfo& infoOf(ComponentType type)
{
    return kInfos[static_cast<std::size_t>(type)];
}

template <typename T>
T stored(std::span<const std::byte> bytes)
{
    T value;
    std::memcpy(&value, bytes.data(), sizeof(T));
    return value;
}

// As vertices read it (core/command/vertex_fetch_ops.cpp; a test holds the two together).
template <typename T>
ComponentValue integer(std::span<const std::byte> bytes, bool isNormalized)
{
    // A signed byte is a number here. NOLINTNEXTLINE(bugprone-signed-char-misuse)
    const auto value = static_cast<std::int64_t>(stored<T>(bytes));
    if (!isNormalized)
        return value;
    constexpr float kMax = static_cast<float>(std::numeric_limits<std::make_unsigned_t<T>>::max());
    return static_cast<float>(std::is_signed_v<T> ? 2 * value + 1 : value) / kMax;
}

} // namespace

std::string_view nameOf(ComponentType type)
{
    return infoOf(type).name;
}

std::uint32_t componentBytes(ComponentType type)
{
    return infoOf(type).bytes;
}

bool isInteger(ComponentType type)
{
    return infoOf(type).isInteger;
}

ComponentType componentType(AttributeType type)
{
    switch (type) {
    case AttributeType::Byte: return ComponentType::Byte;
    case AttributeType::UnsignedByte: return ComponentType::UnsignedByte;
    case AttributeType::Short: return ComponentType::Short;
    case AttributeType::UnsignedShort: return ComponentType::UnsignedShort;
    case AttributeType::Float: return ComponentType::Float;
    case AttributeType::Fixed: return ComponentType::Fixed;
    case AttributeType::HalfFloat: return ComponentType::Half;
    }
    return ComponentType::Float;
}

ComponentType componentType(IndexType type)
{
    switch (type) {
    case IndexType::UnsignedShort: return ComponentType::UnsignedShort;
    case IndexType::UnsignedInt: return ComponentType::UnsignedInt;
    case IndexType::None:
    case IndexType::UnsignedByte: break;
    }
    return ComponentType::UnsignedByte;
}

std::uint64_t ElementLayout::elementCount(std::uint64_t bytes) const
{
    return bytes <= start ? 0 : (bytes - start + stride - 1) / stride;
}

std::uint32_t ElementLayout::componentCount() const
{
    std::uint32_t count = 0;
    for (const LayoutField& field : fields)
        count += field.components;
    return count;
}

ComponentValue componentValue(ComponentType type, bool isNormalized, std::span<const std::byte> bytes)
{
    switch (type) {
    case ComponentType::Byte: return integer<std::int8_t>(bytes, isNormalized);
    case ComponentType::UnsignedByte: return integer<std::uint8_t>(bytes, isNormalized);
    case ComponentType::Short: return integer<std::int16_t>(bytes, isNormalized);
    case ComponentType::UnsignedShort: return integer<std::uint16_t>(bytes, isNormalized);
    case ComponentType::Int: return integer<std::int32_t>(bytes, isNormalized);
    case ComponentType::UnsignedInt: return integer<std::uint32_t>(bytes, isNormalized);
    case ComponentType::Half: return halfToFloat(stored<std::uint16_t>(bytes));
    case ComponentType::Float: return stored<float>(bytes);
    case ComponentType::Fixed: return static_cast<float>(stored<std::int32_t>(bytes)) * (1.0f / 65536.0f);
    }
    return std::int64_t{0};
}

double asDouble(const ComponentValue& value)
{
    return std::visit([](auto plain) { return static_cast<double>(plain); }, value);
}

std::string componentText(const ComponentValue& value)
{
    if (const auto* number = std::get_if<float>(&value); number && std::isnan(*number))
        return "nan"; // whatever its sign and payload: the hexadecimal form tells them
    std::array<char, 64> text{};
    const auto end = std::visit(
        [&text](auto plain) { return std::to_chars(text.data(), text.data() + text.size(), plain).ptr; }, value);
    return {text.data(), end};
}

std::string componentHex(ComponentType type, std::span<const std::byte> bytes)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text = "0x";
    for (std::size_t i = componentBytes(type); i-- > 0;) {
        const auto byte = static_cast<unsigned>(bytes[i]);
        text += kDigits[byte >> 4];
        text += kDigits[byte & 0xF];
    }
    return text;
}

} // namespace vitrine::core
