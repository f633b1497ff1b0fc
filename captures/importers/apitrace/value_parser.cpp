// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/value_parser.h"

#include "captures/importers/apitrace/format_facts.h"

#include <algorithm>

namespace vitrine::captures {

using core::Array;
using core::EnumValue;
using core::Pointer;
using core::Value;

namespace {

constexpr int kDepthLimit = 32;
constexpr std::uint64_t kObjectCost = 64; // what a list or blob takes on the heap beside its contents

void appendUtf8(std::string& out, std::uint64_t character)
{
    if (character > 0x10FFFF || (character >= 0xD800 && character < 0xE000))
        character = 0xFFFD; // replacement character
    const auto code = static_cast<std::uint32_t>(character);
    const auto tail = [&](unsigned shift) { out += static_cast<char>(0x80u | ((code >> shift) & 0x3Fu)); };
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0u | (code >> 6));
        tail(0);
    } else if (code < 0x10000) {
        out += static_cast<char>(0xE0u | (code >> 12));
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0u | (code >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

const std::string* nameOf(const EnumSignature& signature, std::int64_t value)
{
    const auto found = std::lower_bound(signature.begin(), signature.end(), value,
                                        [](const auto& entry, std::int64_t wanted) { return entry.first < wanted; });
    return found != signature.end() && found->first == value ? &found->second : nullptr;
}

// The names of the bits set, each bit named once; what has no name follows as a number.
std::string bitNames(const BitmaskSignature& signature, std::uint64_t value)
{
    std::string names;
    std::uint64_t rest = value;
    for (const auto& [bits, name] : signature) {
        if (bits == 0 ? value != 0 : (rest & bits) != bits)
            continue;
        names += (names.empty() ? "" : " | ") + name;
        rest &= ~bits;
    }
    if (rest != 0 && !names.empty()) {
        static constexpr char kDigits[] = "0123456789abcdef";
        std::string digits;
        for (; rest != 0; rest >>= 4)
            digits.insert(digits.begin(), kDigits[rest & 15]);
        names += " | 0x" + digits;
    }
    return names;
}

} // namespace

bool ValueParser::charge(std::uint64_t bytes)
{
    m_cost += bytes;
    if (m_cost > m_budget)
        m_bytes->corrupt(m_bytes->position(), "the calls that are still open take more than 256 MiB");
    return !m_bytes->failed();
}

std::uint64_t ValueParser::boundedSize(const char* what)
{
    const std::uint64_t start = m_bytes->position();
    m_bytes->expect(what);
    const std::uint64_t size = m_bytes->varint();
    if (size > m_budget) {
        m_bytes->corrupt(start, std::string(what) + " can't have " + std::to_string(size) + " bytes");
        return 0;
    }
    return charge(size + kObjectCost) ? size : 0;
}

Value ValueParser::value(int depth)
{
    const std::uint64_t start = m_bytes->position();
    if (depth > kDepthLimit) {
        m_bytes->corrupt(start, "values are nested more than " + std::to_string(kDepthLimit) + " deep");
        return {};
    }
    m_bytes->expect("a value");
    const std::uint8_t tag = m_bytes->byte();
    if (!charge(sizeof(Value)))
        return {};
    switch (tag) {
    case format::Enum: return enumeration();
    case format::Bitmask: return bitmask();
    case format::List: return list(m_bytes->varint(), depth);
    case format::Struct: return structure(depth);
    case format::Pair: return pair(depth);
    case format::WideString: return wideString();
    default: break;
    }
    if (tag > format::WideString) {
        m_bytes->corrupt(start, "a value has the unknown tag " + std::to_string(tag));
        return {};
    }
    return scalar(tag);
}

Value ValueParser::scalar(std::uint8_t tag)
{
    switch (tag) {
    case format::False: return {false};
    case format::True: return {true};
    case format::Negative: return {static_cast<std::int64_t>(std::uint64_t{0} - m_bytes->varint())};
    case format::Unsigned: return {m_bytes->varint()};
    case format::Float: return {m_bytes->floating<float>()};
    case format::Double: return {m_bytes->floating<double>()};
    case format::String: return {m_bytes->text(boundedSize("a string"))};
    case format::Bytes: return {std::make_shared<const std::vector<std::byte>>(m_bytes->bytes(boundedSize("a blob")))};
    case format::Opaque: return {Pointer{m_bytes->varint()}};
    default: return {};
    }
}

Value ValueParser::enumeration()
{
    const EnumSignature* signature = m_signatures->enumeration();
    EnumValue result{m_signatures->taggedInteger(), {}};
    if (const std::string* name = signature ? nameOf(*signature, result.value) : nullptr)
        result.name = *name;
    return charge(result.name.size()) ? Value{std::move(result)} : Value{};
}

Value ValueParser::bitmask()
{
    const BitmaskSignature* signature = m_signatures->bitmask();
    const std::uint64_t bits = m_bytes->varint();
    EnumValue result{static_cast<std::int64_t>(bits), signature ? bitNames(*signature, bits) : std::string()};
    return charge(result.name.size()) ? Value{std::move(result)} : Value{};
}

Value ValueParser::list(std::uint64_t count, int depth)
{
    if (!charge(kObjectCost))
        return {};
    auto elements = std::make_shared<Array>();
    for (std::uint64_t i = 0; i < count && !m_bytes->failed(); ++i)
        elements->push_back(value(depth + 1));
    return {std::shared_ptr<const Array>(std::move(elements))};
}

Value ValueParser::structure(int depth)
{
    const Signature* signature = m_signatures->structure();
    return signature ? list(signature->parts.size(), depth) : Value{};
}

Value ValueParser::pair(int depth)
{
    (void)value(depth + 1);
    return value(depth + 1);
}

Value ValueParser::wideString()
{
    constexpr std::uint64_t kMoreBytesInUtf8 = 3; // four bytes per character at most
    std::string text;
    const std::uint64_t count = boundedSize("a wide string");
    if (!charge(count * kMoreBytesInUtf8))
        return {};
    for (std::uint64_t i = 0; i < count && !m_bytes->failed(); ++i)
        appendUtf8(text, m_bytes->varint());
    return {std::move(text)};
}

} // namespace vitrine::captures
