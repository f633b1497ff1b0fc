// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/signatures.h"

#include "captures/importers/apitrace/format_facts.h"

#include <algorithm>

namespace vitrine::captures {

namespace {

constexpr std::uint64_t kTableLimit = std::uint64_t{64} << 20;
constexpr std::uint64_t kNameLimit = std::uint64_t{1} << 20;
// Every call carries the names of its function and parameters, so these cost again and again.
constexpr std::uint64_t kShortNameLimit = 1024;
constexpr std::uint64_t kPartLimit = 256;
constexpr std::uint64_t kEntryCost = 64; // a map's node, a string's head: about what one entry takes beside its text

} // namespace

std::uint64_t Signature::textBytes() const
{
    std::uint64_t bytes = name.size();
    for (const std::string& part : parts)
        bytes += sizeof(std::string) + part.size();
    return bytes;
}

bool Signatures::charge(std::uint64_t bytes)
{
    m_used += bytes;
    if (m_used > kTableLimit)
        m_bytes->corrupt(m_bytes->position(), "the signatures take more than 64 MiB");
    return !m_bytes->failed();
}

std::string Signatures::name()
{
    const std::uint64_t start = m_bytes->position();
    const std::uint64_t size = m_bytes->varint();
    if (size > kNameLimit) {
        m_bytes->corrupt(start, "a name can't have " + std::to_string(size) + " bytes");
        return {};
    }
    return charge(kEntryCost + size) ? m_bytes->text(size) : std::string();
}

std::string Signatures::shortName()
{
    const std::uint64_t start = m_bytes->position();
    std::string text = name();
    if (text.size() <= kShortNameLimit)
        return text;
    m_bytes->corrupt(start, "the name of a signature can't have " + std::to_string(text.size()) + " bytes");
    return {};
}

std::uint64_t Signatures::boundedCount(const char* what)
{
    const std::uint64_t start = m_bytes->position();
    const std::uint64_t count = m_bytes->varint();
    if (count <= kPartLimit)
        return count;
    m_bytes->corrupt(start, "a signature can't have " + std::to_string(count) + " " + what);
    return 0;
}

std::int64_t Signatures::taggedInteger()
{
    const std::uint64_t start = m_bytes->position();
    const std::uint8_t tag = m_bytes->byte();
    if (tag != format::Negative && tag != format::Unsigned) {
        m_bytes->corrupt(start, "an enum value has tag " + std::to_string(tag) + " instead of 3 or 4");
        return 0;
    }
    const std::uint64_t magnitude = m_bytes->varint();
    return static_cast<std::int64_t>(tag == format::Negative ? std::uint64_t{0} - magnitude : magnitude);
}

const Signature* Signatures::named(NamedTable& table, const char* what)
{
    m_bytes->expect(what);
    const std::uint64_t id = m_bytes->varint();
    if (const auto known = table.find(id); known != table.end())
        return &known->second;
    Signature signature;
    signature.name = shortName();
    const std::uint64_t count = boundedCount("parts");
    for (std::uint64_t i = 0; i < count && !m_bytes->failed(); ++i)
        signature.parts.push_back(shortName());
    return m_bytes->failed() ? nullptr : &table.emplace(id, std::move(signature)).first->second;
}

const EnumSignature* Signatures::enumeration()
{
    m_bytes->expect("an enum signature");
    const std::uint64_t id = m_bytes->varint();
    if (const auto known = m_enums.find(id); known != m_enums.end())
        return &known->second;
    const std::uint64_t count = m_version < format::kFirstVersionWithWholeEnums ? 1 : m_bytes->varint();
    EnumSignature signature;
    for (std::uint64_t i = 0; i < count && !m_bytes->failed(); ++i) {
        std::string text = shortName();
        const std::int64_t value = taggedInteger();
        signature.emplace_back(value, std::move(text));
    }
    std::stable_sort(signature.begin(), signature.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    return m_bytes->failed() ? nullptr : &m_enums.emplace(id, std::move(signature)).first->second;
}

const BitmaskSignature* Signatures::bitmask()
{
    m_bytes->expect("a bitmask signature");
    const std::uint64_t id = m_bytes->varint();
    if (const auto known = m_bitmasks.find(id); known != m_bitmasks.end())
        return &known->second;
    const std::uint64_t count = boundedCount("bits");
    BitmaskSignature signature;
    for (std::uint64_t i = 0; i < count && !m_bytes->failed(); ++i) {
        std::string text = shortName();
        const std::uint64_t value = m_bytes->varint();
        signature.emplace_back(value, std::move(text));
    }
    return m_bytes->failed() ? nullptr : &m_bitmasks.emplace(id, std::move(signature)).first->second;
}

void Signatures::skipBacktrace()
{
    m_bytes->expect("a backtrace");
    const std::uint64_t count = m_bytes->varint();
    for (std::uint64_t i = 0; i < count && !m_bytes->failed(); ++i)
        if (m_frames.insert(m_bytes->varint()).second && charge(kEntryCost))
            skipFrame();
}

void Signatures::skipFrame()
{
    while (!m_bytes->failed()) {
        const std::uint64_t start = m_bytes->position();
        const std::uint8_t detail = m_bytes->byte();
        if (detail == format::FrameEnd)
            return;
        if (detail <= format::FrameFile)
            (void)name();
        else if (detail <= format::FrameOffset)
            (void)m_bytes->varint();
        else
            m_bytes->corrupt(start, "a stack frame has the unknown detail " + std::to_string(detail));
    }
}

} // namespace vitrine::captures
