// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::captures {

/// Appends numbers and bytes. Unsigned numbers have seven bits in each byte; signed ones are folded first (0 -1 1 -2
/// …).
class ByteSink {
public:
    void byte(std::uint8_t value) { m_bytes.push_back(static_cast<std::byte>(value)); }
    void number(std::uint64_t value);
    void signedNumber(std::int64_t value);
    void bytes(std::span<const std::byte> data) { m_bytes.insert(m_bytes.end(), data.begin(), data.end()); }
    /// Appends the length and the characters.
    void text(std::string_view value);

    [[nodiscard]] const std::vector<std::byte>& data() const { return m_bytes; }
    [[nodiscard]] std::size_t size() const { return m_bytes.size(); }
    void clear() { m_bytes.clear(); }
    void truncate(std::size_t size) { m_bytes.resize(size); }

private:
    std::vector<std::byte> m_bytes;
};

/// Reads what ByteSink has written. It reads nothing beyond the end: from the first fault on, everything is 0 or empty,
/// and failed() is true. The bytes must outlive the reader.
class ByteSource {
public:
    explicit ByteSource(std::span<const std::byte> bytes) : m_rest(bytes) {}

    std::uint8_t byte();
    std::uint64_t number();
    std::int64_t signedNumber();
    std::span<const std::byte> bytes(std::uint64_t count);
    std::string_view text();
    /// A number of things that take at least one byte each. It is a fault when there are not so many bytes.
    std::size_t count();

    void fail() { m_failed = true; }
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] std::size_t remaining() const { return m_rest.size(); }
    [[nodiscard]] bool complete() const { return !m_failed && m_rest.empty(); }

private:
    std::span<const std::byte> m_rest;
    bool m_failed = false;
};

} // namespace vitrine::captures
