// SPDX-License-Identifier: Apache-2.0
#include "captures/store/value_codec.h"

#include "captures/store/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace vitrine::captures {
namespace {

using core::Error;
using core::failure;
using core::Result;
using core::Value;

/// Part of the file format: never renumber.
enum class Kind : std::uint8_t {
    Null = 0,
    False = 1,
    True = 2,
    Signed = 3,
    Unsigned = 4,
    Float = 5,
    Double = 6,
    String = 7,
    Enum = 8,
    Pointer = 9,
    InlineBlob = 10,
    StoredBlob = 11,
    Array = 12,
};

void putKind(Kind kind, ByteSink& out)
{
    out.byte(static_cast<std::uint8_t>(kind));
}

template <typename Bits>
void putBits(Bits bits, ByteSink& out)
{
    for (std::size_t i = 0; i < sizeof bits; ++i)
        out.byte(static_cast<std::uint8_t>(bits >> (8 * i)));
}

template <typename Bits>
Bits takeBits(ByteSource& in)
{
    Bits bits = 0;
    for (std::size_t i = 0; i < sizeof bits; ++i)
        bits |= Bits{in.byte()} << (8 * i);
    return bits;
}

/// The kinds that are a number and nothing else; false for the others.
struct ScalarWriter {
    ByteSink& out;

    bool operator()(std::monostate) const { return put(Kind::Null); }
    bool operator()(bool value) const { return put(value ? Kind::True : Kind::False); }
    bool operator()(std::int64_t value) const
    {
        put(Kind::Signed);
        out.signedNumber(value);
        return true;
    }
    bool operator()(std::uint64_t value) const
    {
        put(Kind::Unsigned);
        out.number(value);
        return true;
    }
    bool operator()(float value) const
    {
        put(Kind::Float);
        putBits(std::bit_cast<std::uint32_t>(value), out);
        return true;
    }
    bool operator()(double value) const
    {
        put(Kind::Double);
        putBits(std::bit_cast<std::uint64_t>(value), out);
        return true;
    }
    bool operator()(core::Pointer value) const
    {
        put(Kind::Pointer);
        out.number(value.address);
        return true;
    }
    bool operator()(const std::string& value) const
    {
        put(Kind::String);
        out.text(value);
        return true;
    }
    bool operator()(const auto&) const { return false; }

private:
    bool put(Kind kind) const
    {
        putKind(kind, out);
        return true;
    }
};

Error namesTooLarge()
{
    return failure("the names of a call take more than {} bytes", kMaxCallBytes);
}

} // namespace

Result<void> ValueEncoder::encode(const Value& value, ByteSink& out)
{
    if (++m_values > kMaxValuesPerCall)
        return failure("a call has more than {} values", kMaxValuesPerCall);
    if (std::visit(ScalarWriter{out}, value.data))
        return {};
    if (const auto* named = std::get_if<core::EnumValue>(&value.data)) {
        if (!charge(named->name.size()))
            return namesTooLarge();
        putKind(Kind::Enum, out);
        out.signedNumber(named->value);
        out.number(m_strings.idOf(named->name, named->value));
        return {};
    }
    if (const auto* blob = std::get_if<core::Blob>(&value.data))
        return encodeBlob(*blob, out);
    const auto& array = std::get<std::shared_ptr<const core::Array>>(value.data);
    return encodeArray(array ? *array : core::Array{}, out);
}

bool ValueEncoder::charge(std::size_t nameBytes)
{
    m_nameBytes += nameBytes;
    return m_nameBytes <= kMaxCallBytes;
}

Result<std::uint64_t> ValueEncoder::name(const std::string& text)
{
    if (!charge(text.size()))
        return namesTooLarge();
    return m_strings.idOf(text);
}

Result<void> ValueEncoder::encodeBlob(const core::Blob& blob, ByteSink& out)
{
    const std::span<const std::byte> content = blob ? std::span(*blob) : std::span<const std::byte>{};
    if (content.size() > kMaxBlobBytes)
        return failure("a blob of {} bytes is larger than the limit of {}", content.size(), kMaxBlobBytes);
    if (content.size() <= kInlineBlobBytes) {
        putKind(Kind::InlineBlob, out);
        out.number(content.size());
        out.bytes(content);
        return {};
    }
    const ContentHash hash = contentHash(content);
    putKind(Kind::StoredBlob, out);
    out.bytes(hash.bytes);
    out.number(content.size());
    return m_blobs(hash, content);
}

Result<void> ValueEncoder::encodeArray(const core::Array& array, ByteSink& out)
{
    if (m_depth == kMaxNesting)
        return failure("arrays are nested deeper than {}", kMaxNesting);
    putKind(Kind::Array, out);
    out.number(array.size());
    ++m_depth;
    for (const Value& element : array) {
        if (auto done = encode(element, out); !done)
            return done;
    }
    --m_depth;
    return {};
}

Result<Value> ValueDecoder::decode(ByteSource& in)
{
    if (++m_values > kMaxValuesPerCall)
        return failure("a call has more than {} values", kMaxValuesPerCall);
    const auto kind = static_cast<Kind>(in.byte());
    switch (kind) {
    case Kind::Null: return Value{};
    case Kind::False: return Value{false};
    case Kind::True: return Value{true};
    case Kind::Signed: return Value{in.signedNumber()};
    case Kind::Unsigned: return Value{in.number()};
    case Kind::Float: return Value{std::bit_cast<float>(takeBits<std::uint32_t>(in))};
    case Kind::Double: return Value{std::bit_cast<double>(takeBits<std::uint64_t>(in))};
    case Kind::String: return Value{std::string(in.text())};
    case Kind::Pointer: return Value{core::Pointer{in.number()}};
    case Kind::Enum: return decodeEnum(in);
    case Kind::InlineBlob: {
        const auto content = in.bytes(in.number());
        return Value{std::make_shared<const std::vector<std::byte>>(content.begin(), content.end())};
    }
    case Kind::StoredBlob: return decodeStoredBlob(in);
    case Kind::Array: return decodeArray(in);
    }
    return failure("a value has the unknown kind {}", static_cast<int>(kind));
}

Result<Value> ValueDecoder::decodeEnum(ByteSource& in) const
{
    const std::int64_t value = in.signedNumber();
    const std::uint64_t name = in.number();
    if (name >= m_strings.size())
        return failure("the name of an enum value is not in the table of names");
    return Value{core::EnumValue{value, std::string(m_strings[name])}};
}

Result<Value> ValueDecoder::decodeStoredBlob(ByteSource& in) const
{
    ContentHash hash;
    const auto bytes = in.bytes(hash.bytes.size());
    std::ranges::copy(bytes, hash.bytes.begin());
    const std::uint64_t size = in.number();
    if (in.failed() || size > kMaxBlobBytes)
        return failure("a reference to a blob is not whole");
    auto blob = m_blobs(hash, size);
    if (!blob)
        return blob.error();
    if (!*blob)
        return Value{};
    return Value{std::move(*blob)};
}

Result<Value> ValueDecoder::decodeArray(ByteSource& in)
{
    if (m_depth == kMaxNesting)
        return failure("arrays are nested deeper than {}", kMaxNesting);
    const std::size_t count = in.count();
    if (count > kMaxValuesPerCall - m_values)
        return failure("a call has more than {} values", kMaxValuesPerCall);
    auto array = std::make_shared<core::Array>();
    array->reserve(count);
    ++m_depth;
    for (std::size_t i = 0; i < count; ++i) {
        auto element = decode(in);
        if (!element)
            return element;
        array->push_back(std::move(*element));
    }
    --m_depth;
    return Value{std::shared_ptr<const core::Array>(std::move(array))};
}

} // namespace vitrine::captures
