// SPDX-License-Identifier: Apache-2.0
#include "captures/record/stream/value_reader.h"

#include "captures/record/stream/stream_format.h"

namespace vitrine::captures {

using core::HandleKind;
using core::ParameterInfo;
using core::ParameterKind;
using core::Value;
using stream::Tag;

namespace {

constexpr std::size_t kMaxBitNames = 4096;
constexpr std::size_t kMaxArrayElements = 1u << 20; // of one call: no more are stored

bool isAddress(HandleKind handle)
{
    return handle == HandleKind::Display || handle == HandleKind::Config || handle == HandleKind::Surface ||
           handle == HandleKind::Context;
}

void setPointer(Value& out, std::uint64_t address)
{
    if (address == 0)
        out.data = std::monostate();
    else
        out.data = core::Pointer{address};
}

/// The value as that kind, in the memory that it has if it is of that kind already.
template <typename T>
T& reuse(Value& out)
{
    T* known = std::get_if<T>(&out.data);
    return known ? *known : out.data.emplace<T>();
}

/// The array that the value has, if nobody else has it too and it is as long; else a new one.
std::shared_ptr<core::Array> arrayFor(const Value& value, std::size_t count)
{
    const auto* known = std::get_if<std::shared_ptr<const core::Array>>(&value.data);
    if (known && *known && known->use_count() == 1 && (*known)->size() == count)
        return std::const_pointer_cast<core::Array>(*known); // made by us, as one that can be written
    return std::make_shared<core::Array>(count);
}

} // namespace

std::uint8_t HeadReader::fault()
{
    m_failed = true;
    m_next = m_end;
    return 0;
}

std::uint64_t HeadReader::varint()
{
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        const std::uint8_t next = byte();
        value |= std::uint64_t{next & 0x7Fu} << shift;
        if ((next & 0x80u) == 0)
            return value;
    }
    return fault();
}

std::int64_t HeadReader::folded()
{
    const std::uint64_t bits = varint();
    return static_cast<std::int64_t>((bits >> 1) ^ (~(bits & 1) + 1));
}

std::span<const std::byte> HeadReader::bytes(std::uint64_t count)
{
    if (count > static_cast<std::uint64_t>(m_end - m_next)) {
        fault();
        return {};
    }
    const std::span result(m_next, static_cast<std::size_t>(count));
    m_next += count;
    return result;
}

std::size_t HeadReader::count(std::size_t bytesEach)
{
    const std::uint64_t wanted = varint();
    if (wanted > static_cast<std::uint64_t>(m_end - m_next) / bytesEach)
        return fault();
    return static_cast<std::size_t>(wanted);
}

void ValueReader::beginCall()
{
    m_valuesLeft = kMaxArrayElements;
}

void ValueReader::read(HeadReader& head, HeadReader& payload, const ParameterInfo& info, Value& out)
{
    m_depth = 0;
    switch (info.kind) {
    case ParameterKind::None: out.data = std::monostate(); return;
    case ParameterKind::Integer:
    case ParameterKind::Size:
    case ParameterKind::Offset: out.data = head.folded(); return;
    case ParameterKind::Float: out.data = head.raw<float>(); return;
    case ParameterKind::Boolean:
    case ParameterKind::Enum:
    case ParameterKind::Bitfield: setEnum(out, info, head.folded()); return;
    case ParameterKind::Handle:
        if (isAddress(info.handle))
            setPointer(out, static_cast<std::uint64_t>(head.folded()));
        else
            out.data = static_cast<std::uint64_t>(head.folded());
        return;
    case ParameterKind::Opaque: setPointer(out, static_cast<std::uint64_t>(head.folded())); return;
    case ParameterKind::String:
    case ParameterKind::StringArray:
    case ParameterKind::PointerIn:
    case ParameterKind::PointerOut: readTagged(head, payload, info, out); return;
    }
}

void ValueReader::readTagged(HeadReader& head, HeadReader& payload, const ParameterInfo& info, Value& out)
{
    const auto tag = static_cast<Tag>(head.byte());
    switch (tag) {
    case Tag::Null: out.data = std::monostate(); return;
    case Tag::False: out.data = false; return;
    case Tag::True: out.data = true; return;
    case Tag::Signed: out.data = head.folded(); return;
    case Tag::Unsigned: out.data = head.varint(); return;
    case Tag::Float: out.data = head.raw<float>(); return;
    case Tag::Double: out.data = head.raw<double>(); return;
    case Tag::Enum: setEnum(out, info, head.folded()); return;
    case Tag::Pointer: out.data = core::Pointer{head.varint()}; return;
    case Tag::Text: {
        const auto text = head.bytes(head.varint());
        reuse<std::string>(out).assign(reinterpret_cast<const char*>(text.data()), text.size());
        return;
    }
    case Tag::Blob: {
        const auto bytes = payload.bytes(head.varint());
        if (payload.failed())
            head.fault();
        out.data = std::make_shared<const std::vector<std::byte>>(bytes.begin(), bytes.end());
        return;
    }
    default: readArray(tag, {head, payload}, info, out);
    }
}

void ValueReader::readArray(Tag tag, Source source, const ParameterInfo& info, Value& out)
{
    auto& [head, payload] = source;
    const std::size_t count = head.count(tag == Tag::FloatArray ? sizeof(float) : 1);
    if (tag > Tag::Array || count > m_valuesLeft || m_depth == stream::kMaxNesting) {
        head.fault();
        return;
    }
    m_valuesLeft -= count;
    ++m_depth;
    const std::shared_ptr<core::Array> elements = arrayFor(out, count);
    for (std::size_t i = 0; i < count && !head.failed(); ++i) {
        Value& element = (*elements)[i];
        switch (tag) {
        case Tag::SignedArray: element.data = head.folded(); break;
        case Tag::UnsignedArray: element.data = head.varint(); break;
        case Tag::FloatArray: element.data = head.raw<float>(); break;
        case Tag::EnumArray: setEnum(element, info, head.folded()); break;
        case Tag::PointerArray: setPointer(element, head.varint()); break;
        case Tag::Array: readTagged(head, payload, info, element); break;
        default: readAttribute(head, info, i, element);
        }
    }
    --m_depth;
    out.data = std::shared_ptr<const core::Array>(elements);
}

void ValueReader::readAttribute(HeadReader& head, const ParameterInfo& info, std::size_t index, Value& out)
{
    if (index % 2 == 0)
        setEnum(out, info, head.folded());
    else
        out.data = head.folded();
}

void ValueReader::setEnum(Value& out, const ParameterInfo& info, std::int64_t value)
{
    auto* known = std::get_if<core::EnumValue>(&out.data);
    if (known && known->value == value) // of the call before, through the same parameter: the name is right
        return;
    core::EnumValue& named = known ? *known : out.data.emplace<core::EnumValue>();
    named.value = value;
    if (info.kind == ParameterKind::Bitfield)
        named.name = bitNames(info.group, value);
    else if (info.kind == ParameterKind::Boolean)
        named.name = value == 0 ? "GL_FALSE" : value == 1 ? "GL_TRUE" : "";
    else
        named.name = core::enumName(info.group, value);
}

const std::string& ValueReader::bitNames(core::EnumGroup group, std::int64_t value)
{
    if (m_bitNames.size() >= kMaxBitNames)
        m_bitNames.clear();
    const auto bits = static_cast<std::uint32_t>(value); // GLbitfield
    const auto [place, isNew] = m_bitNames.try_emplace(std::uint64_t{group} << 32 | bits);
    if (!isNew)
        return place->second;
    std::uint64_t rest = bits;
    std::string names;
    for (const core::EnumEntry& entry : core::enumEntries(group)) {
        const auto mask = static_cast<std::uint64_t>(entry.value);
        if (mask == 0 || (rest & mask) != mask)
            continue;
        names += (names.empty() ? "" : " | ") + std::string(entry.name);
        rest &= ~mask;
    }
    if (rest == 0) // a mask with bits that nobody knows is left a number
        place->second = std::move(names);
    return place->second;
}

} // namespace vitrine::captures
