// SPDX-License-Identifier: Apache-2.0
#include "core/command/vertex_fetch_ops.h"

#include "core/base/check.h"
#include "core/base/half_float.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>

namespace vitrine::core {
namespace {

std::size_t componentBytes(AttributeType type)
{
    constexpr std::array<std::size_t, 7> kBytes{1, 1, 2, 2, 4, 4, 2};
    return kBytes[static_cast<std::size_t>(type)];
}

std::size_t indexBytes(IndexType type)
{
    constexpr std::array<std::size_t, 4> kBytes{0, 1, 2, 4};
    return kBytes[static_cast<std::size_t>(type)];
}

std::size_t sizeOf(const Blob& blob)
{
    return blob ? blob->size() : 0;
}

template <typename T>
void readIndices(const DrawCommand& command, std::uint32_t position, std::span<std::uint32_t> numbers)
{
    const std::uint64_t size = sizeOf(command.indices);
    const std::uint64_t available = command.indexOffset < size ? (size - command.indexOffset) / sizeof(T) : 0;
    const std::uint64_t readable = available > position ? available - position : 0;
    const std::size_t count = std::min<std::uint64_t>(readable, numbers.size());
    if (count > 0) {
        const std::byte* source = command.indices->data() + command.indexOffset + std::uint64_t{position} * sizeof(T);
        for (std::size_t i = 0; i < count; ++i) {
            T value;
            std::memcpy(&value, source + i * sizeof(T), sizeof(T));
            numbers[i] = value;
        }
    }
    std::fill(numbers.begin() + static_cast<std::ptrdiff_t>(count), numbers.end(), 0u);
}

/// ES 2.0 §2.1.2: both ends of a signed type are reachable, but zero isn't.
template <typename T, bool IsNormalized>
float convert(T value)
{
    constexpr float kMax = static_cast<float>(std::numeric_limits<std::make_unsigned_t<T>>::max());
    if constexpr (!IsNormalized)
        return static_cast<float>(value);
    else if constexpr (std::is_signed_v<T>)
        return static_cast<float>(2 * value + 1) / kMax;
    else
        return static_cast<float>(value) / kMax;
}

struct ReadFloat {
    using Stored = float;
    static float convertOne(float value) { return value; }
};
struct ReadFixed {
    using Stored = std::int32_t;
    static float convertOne(std::int32_t value) { return static_cast<float>(value) * (1.0f / 65536.0f); }
};
struct ReadHalfFloat {
    using Stored = std::uint16_t;
    static float convertOne(std::uint16_t value) { return halfToFloat(value); }
};
template <typename T, bool IsNormalized>
struct ReadInteger {
    using Stored = T;
    static float convertOne(T value) { return convert<T, IsNormalized>(value); }
};

/// Start of a vertex in the array's bytes; the array's size when it lies outside.
std::uint64_t vertexOffset(const VertexAttribute& attribute, std::uint32_t number, std::uint64_t size)
{
    // number · stride fits 64 bits; the sum is modulo 2^64, as the offset is.
    return std::min(attribute.offset + std::uint64_t{number} * attribute.stride, size);
}

template <typename Reader>
void readArray(const VertexAttribute& attribute, std::span<const std::uint32_t> numbers,
               const std::array<float*, 4>& rows)
{
    using Stored = typename Reader::Stored;
    const std::uint64_t size = sizeOf(attribute.data);
    const std::byte* bytes = size > 0 ? attribute.data->data() : nullptr;
    const std::size_t components = attribute.size;
    for (std::size_t lane = 0; lane < numbers.size(); ++lane) {
        const std::uint64_t start = vertexOffset(attribute, numbers[lane], size);
        const std::size_t readable = std::min<std::uint64_t>((size - start) / sizeof(Stored), components);
        for (std::size_t c = 0; c < readable; ++c) {
            Stored value;
            std::memcpy(&value, bytes + start + c * sizeof value, sizeof value);
            rows[c][lane] = Reader::convertOne(value);
        }
        for (std::size_t c = readable; c < components; ++c)
            rows[c][lane] = 0.0f;
    }
}

using ArrayReader = void (*)(const VertexAttribute&, std::span<const std::uint32_t>, const std::array<float*, 4>&);

ArrayReader arrayReader(AttributeType type, bool isNormalized)
{
    constexpr std::array<std::array<ArrayReader, 2>, 7> kReaders{{
        {readArray<ReadInteger<std::int8_t, false>>, readArray<ReadInteger<std::int8_t, true>>},
        {readArray<ReadInteger<std::uint8_t, false>>, readArray<ReadInteger<std::uint8_t, true>>},
        {readArray<ReadInteger<std::int16_t, false>>, readArray<ReadInteger<std::int16_t, true>>},
        {readArray<ReadInteger<std::uint16_t, false>>, readArray<ReadInteger<std::uint16_t, true>>},
        {readArray<ReadFloat>, readArray<ReadFloat>},
        {readArray<ReadFixed>, readArray<ReadFixed>},
        {readArray<ReadHalfFloat>, readArray<ReadHalfFloat>},
    }};
    return kReaders[static_cast<std::size_t>(type)][isNormalized ? 1 : 0];
}

struct Limit {
    std::uint32_t capacity = std::numeric_limits<std::uint32_t>::max();
    std::uint32_t attribute = 0;
};

Limit smallestCapacity(const DrawState& state, std::uint32_t inputCount)
{
    Limit limit;
    for (std::uint32_t i = 0; i < std::min<std::uint32_t>(inputCount, kMaxVertexAttributes); ++i) {
        const std::uint32_t capacity = vertexCapacity(state.attributes[i]);
        if (capacity < limit.capacity)
            limit = {capacity, i};
    }
    return limit;
}

Error outsideArray(std::uint32_t position, std::uint32_t value, const Limit& limit)
{
    return failure("index {} at position {} is outside the {} vertices of attribute {}", value, position,
                   limit.capacity, limit.attribute);
}

} // namespace

void fetchVertexNumbers(const DrawCommand& command, std::uint32_t position, std::span<std::uint32_t> numbers)
{
    switch (command.indexType) {
    case IndexType::UnsignedByte: return readIndices<std::uint8_t>(command, position, numbers);
    case IndexType::UnsignedShort: return readIndices<std::uint16_t>(command, position, numbers);
    case IndexType::UnsignedInt: return readIndices<std::uint32_t>(command, position, numbers);
    case IndexType::None: break;
    }
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = command.first + position + static_cast<std::uint32_t>(i);
}

std::uint32_t bytesPerVertex(const DrawCommand& command, std::uint32_t inputCount)
{
    std::size_t bytes = indexBytes(command.indexType);
    for (std::uint32_t i = 0; i < inputCount; ++i) {
        const VertexAttribute& attribute = command.state->attributes[i];
        bytes += attribute.isArray ? componentBytes(attribute.type) * attribute.size : 0;
    }
    return static_cast<std::uint32_t>(bytes);
}

std::uint32_t vertexCapacity(const VertexAttribute& attribute)
{
    constexpr std::uint32_t kAny = std::numeric_limits<std::uint32_t>::max();
    if (!attribute.isArray)
        return kAny;
    // Signed: with an offset below 0 the array's bytes begin at a later vertex, of which there may be none.
    const auto element = static_cast<std::int64_t>(componentBytes(attribute.type) * attribute.size);
    const auto last = static_cast<std::int64_t>(sizeOf(attribute.data)) - element; // where a vertex may begin at most
    const auto offset = static_cast<std::int64_t>(attribute.offset);
    if (last < 0 || offset > last)
        return 0;
    if (attribute.stride == 0)
        return kAny;
    const std::uint64_t distance = static_cast<std::uint64_t>(last) - static_cast<std::uint64_t>(offset);
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(distance / attribute.stride, kAny - 1) + 1);
}

Result<void> checkVertexNumbers(const DrawCommand& command, std::uint32_t inputCount)
{
    const Limit limit = smallestCapacity(*command.state, inputCount);
    if (command.indexType == IndexType::None) {
        const std::uint64_t end = std::uint64_t{command.first} + command.count;
        if (command.count == 0 || end <= limit.capacity)
            return {};
        const std::uint32_t value = std::max(command.first, limit.capacity);
        return outsideArray(value - command.first, value, limit);
    }
    const std::uint64_t size = sizeOf(command.indices);
    const std::uint64_t available =
        command.indexOffset < size ? (size - command.indexOffset) / indexBytes(command.indexType) : 0;
    std::array<std::uint32_t, 256> numbers;
    for (std::uint64_t position = 0; position < std::min<std::uint64_t>(command.count, available);
         position += numbers.size()) {
        const std::size_t count = std::min<std::uint64_t>(command.count - position, numbers.size());
        const std::uint32_t first = static_cast<std::uint32_t>(position);
        fetchVertexNumbers(command, first, std::span(numbers).first(count));
        for (std::uint32_t i = 0; i < count; ++i) {
            if (numbers[i] >= limit.capacity)
                return outsideArray(first + i, numbers[i], limit);
        }
    }
    if (available < command.count)
        return failure("the index buffer ends at position {} of {}", available, command.count);
    return {};
}

void fetchAttributes(const DrawState& state, std::uint32_t inputCount, std::span<const std::uint32_t> vertexNumbers,
                     const LaneRegisters& registers)
{
    CORE_CHECK(inputCount <= kMaxVertexAttributes && vertexNumbers.size() <= registers.laneCount,
               "more attributes or vertices than the registers hold");
    for (std::uint32_t reg = 0; reg < inputCount; ++reg) {
        const VertexAttribute& attribute = state.attributes[reg];
        const std::array<float*, 4> rows{registers.component(reg, 0), registers.component(reg, 1),
                                         registers.component(reg, 2), registers.component(reg, 3)};
        const Vec4 fill = attribute.isArray ? Vec4{0.0f, 0.0f, 0.0f, 1.0f} : attribute.constant;
        const int given = attribute.isArray ? attribute.size : 0;
        for (int c = given; c < 4; ++c)
            std::fill_n(rows[static_cast<std::size_t>(c)], vertexNumbers.size(), fill[c]);
        if (attribute.isArray)
            arrayReader(attribute.type, attribute.isNormalized)(attribute, vertexNumbers, rows);
    }
}

} // namespace vitrine::core
