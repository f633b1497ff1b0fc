// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/apitrace/decompressor.h"
#include "captures/importers/apitrace/fault.h"

#include <string>
#include <vector>

namespace vitrine::captures {

/// Reads the primitives of the event stream and counts its bytes.
///
/// The first fault is kept: from then on every read gives zero or nothing, so that a parser checks failed() once per
/// item instead of once per byte.
class TraceByteReader {
public:
    explicit TraceByteReader(std::unique_ptr<Decompressor> container) : m_container(std::move(container)) {}

    /// True only at the very end of the stream. False when there is more, and when there is a fault.
    [[nodiscard]] bool atEnd() { return m_next == m_block.size() && !refill() && !failed(); }
    [[nodiscard]] std::uint64_t position() const { return m_blockStart + m_next; }

    [[nodiscard]] std::uint8_t byte();
    /// A number with seven bits in each byte, the low ones first.
    [[nodiscard]] std::uint64_t varint();
    /// Little-endian. `T` is float or double.
    template <typename T>
    [[nodiscard]] T floating();
    /// The result grows with what the file really contains, so an absurd `size` costs nothing.
    [[nodiscard]] std::vector<std::byte> bytes(std::uint64_t size);
    [[nodiscard]] std::string text(std::uint64_t size);

    /// Tells what is being read, for the sentence about a file that ends there: "a string".
    void expect(const char* what) { m_expected = what; }
    /// Records the fault that what begins at `offset` is impossible.
    void corrupt(std::uint64_t offset, std::string what);
    [[nodiscard]] bool failed() const { return m_fault.has_value(); }
    [[nodiscard]] const std::optional<Fault>& fault() const { return m_fault; }

private:
    bool refill();
    void endTooEarly();
    template <typename Container>
    void append(Container& out, std::uint64_t size);

    std::unique_ptr<Decompressor> m_container;
    std::span<const std::byte> m_block;
    std::size_t m_next = 0;
    std::uint64_t m_blockStart = 0;
    std::uint64_t m_fileOffset = 0;
    const char* m_expected = "the header";
    std::optional<Fault> m_fault;
};

} // namespace vitrine::captures
