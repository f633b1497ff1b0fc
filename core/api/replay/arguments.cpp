// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/arguments.h"

#include <limits>

namespace vitrine::core {

void Arguments::fail(std::size_t index, const Text& predicate)
{
    if (m_fault)
        return;
    const bool isNamed = index < m_call->parameterNames.size();
    const Text name = isNamed ? Text::verbatim(m_call->parameterNames[index]) : textOf("argument {}", index);
    m_fault = Fault{textOf("{} {}", name, predicate)};
}

void Arguments::refuse(Text sentence)
{
    if (!m_fault)
        m_fault = Fault{std::move(sentence), false};
}

void Arguments::truncated(std::size_t index, const Text& predicate)
{
    if (m_fault)
        return;
    fail(index, predicate);
    m_fault->isTruncated = true;
}

bool Arguments::isNumber(const Value& value) const
{
    return !value.isNull() && !value.string() && !value.blob() && !value.array();
}

std::int64_t Arguments::wideInteger(std::size_t index)
{
    if (failed())
        return 0;
    if (!isNumber(value(index))) {
        fail(index, textOf("is no number"));
        return 0;
    }
    return value(index).asInteger();
}

std::int64_t Arguments::integer(std::size_t index)
{
    const std::int64_t number = wideInteger(index);
    if (number < std::numeric_limits<std::int32_t>::min() || number > std::numeric_limits<std::uint32_t>::max()) {
        fail(index, textOf("is {}, which does not fit 32 bits", number));
        return 0;
    }
    return number;
}

float Arguments::real(std::size_t index)
{
    if (failed())
        return 0.0f;
    if (!isNumber(value(index))) {
        fail(index, textOf("is no number"));
        return 0.0f;
    }
    return static_cast<float>(value(index).asFloat());
}

const std::string& Arguments::text(std::size_t index)
{
    static const std::string kNone;
    if (failed())
        return kNone;
    if (const std::string* string = value(index).string())
        return *string;
    fail(index, textOf("is no string"));
    return kNone;
}

std::uint64_t Arguments::handle(std::size_t index)
{
    if (failed() || value(index).isNull())
        return 0;
    return static_cast<std::uint64_t>(wideInteger(index));
}

std::span<const std::byte> Arguments::bytes(std::size_t index, std::optional<std::uint64_t> needed)
{
    if (failed() || value(index).isNull())
        return {};
    const Blob* blob = value(index).blob();
    if (!blob || !*blob) {
        fail(index, textOf("is no blob: the bytes were not recorded"));
        return {};
    }
    if (needed && (*blob)->size() < *needed) {
        truncated(index, textOf("has {} bytes, {} are needed", Text::number((*blob)->size()), Text::number(*needed)));
        return {};
    }
    return **blob;
}

const Array* Arguments::array(std::size_t index, std::uint64_t needed)
{
    if (failed() || (value(index).isNull() && needed == 0))
        return nullptr;
    const Array* elements = value(index).array();
    if (!elements) {
        fail(index, textOf("is no array"));
        return nullptr;
    }
    if (elements->size() < needed) {
        truncated(index, textOf("has {} elements, {} are needed", elements->size(), needed));
        return nullptr;
    }
    return elements;
}

std::span<const float> Arguments::floats(std::size_t index, std::uint64_t needed)
{
    const Array* elements = array(index, needed);
    if (!elements)
        return {};
    auto& out = m_floats.emplace_back();
    out.reserve(needed);
    for (std::uint64_t i = 0; i < needed; ++i)
        out.push_back(static_cast<float>((*elements)[i].asFloat()));
    return out;
}

std::span<const std::int32_t> Arguments::integers(std::size_t index, std::uint64_t needed)
{
    const Array* elements = array(index, needed);
    if (!elements)
        return {};
    auto& out = m_integers.emplace_back();
    out.reserve(needed);
    for (std::uint64_t i = 0; i < needed; ++i)
        out.push_back(static_cast<std::int32_t>((*elements)[i].asInteger()));
    return out;
}

std::span<const std::uint32_t> Arguments::names(std::size_t index, std::uint64_t needed)
{
    const Array* elements = array(index, needed);
    if (!elements)
        return {};
    auto& out = m_names.emplace_back();
    out.reserve(needed);
    for (std::uint64_t i = 0; i < needed; ++i)
        out.push_back(static_cast<std::uint32_t>((*elements)[i].asInteger()));
    return out;
}

std::span<std::byte> Arguments::scratch(std::size_t bytes)
{
    auto& out = m_scratch.emplace_back((bytes + sizeof(std::max_align_t) - 1) / sizeof(std::max_align_t));
    return std::as_writable_bytes(std::span(out)).first(bytes);
}

} // namespace vitrine::core
