// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/stream/stream_format.h"
#include "core/api/calls/call.h"
#include "core/api/calls/call_table.h"

#include <cstring>
#include <span>
#include <unordered_map>

namespace vitrine::captures {

/// Reads numbers from the head of a record. The first fault is kept: from then on everything is 0.
class HeadReader {
public:
    HeadReader() = default;
    explicit HeadReader(std::span<const std::byte> bytes) : m_next(bytes.data()), m_end(bytes.data() + bytes.size()) {}

    std::uint8_t byte() { return m_next < m_end ? std::to_integer<std::uint8_t>(*m_next++) : fault(); }
    std::uint64_t varint();
    std::int64_t folded();
    template <typename T>
    T raw()
    {
        T value{};
        const auto source = bytes(sizeof value);
        if (!source.empty())
            std::memcpy(&value, source.data(), sizeof value);
        return value;
    }
    /// Empty when there are not so many bytes.
    std::span<const std::byte> bytes(std::uint64_t count);
    /// A number of things that take at least `bytesEach` bytes each.
    std::size_t count(std::size_t bytesEach);

    std::uint8_t fault();
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] bool complete() const { return !m_failed && m_next == m_end; }

private:
    const std::byte* m_next = nullptr;
    const std::byte* m_end = nullptr;
    bool m_failed = false;
};

/// Turns the arguments of a record into values, with the names from the call table.
class ValueReader {
public:
    void beginCall();
    /// Reads the value of `info` into `out`, whose memory is used again where possible.
    void read(HeadReader& head, HeadReader& payload, const core::ParameterInfo& info, core::Value& out);

private:
    void readTagged(HeadReader& head, HeadReader& payload, const core::ParameterInfo& info, core::Value& out);
    struct Source {
        HeadReader& head;
        HeadReader& payload;
    };
    void readArray(stream::Tag tag, Source source, const core::ParameterInfo& info, core::Value& out);
    void readAttribute(HeadReader& head, const core::ParameterInfo& info, std::size_t index, core::Value& out);
    void setEnum(core::Value& out, const core::ParameterInfo& info, std::int64_t value);
    const std::string& bitNames(core::EnumGroup group, std::int64_t value);

    // The names of masks, each put together once. Their number is bounded, because a program can make any number of
    // masks.
    std::unordered_map<std::uint64_t, std::string> m_bitNames;
    std::size_t m_valuesLeft = 0;
    int m_depth = 0;
};

} // namespace vitrine::captures
