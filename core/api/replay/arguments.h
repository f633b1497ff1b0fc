// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/base/text.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace vitrine::core {

/// Reads the arguments of a recorded call as the types that GL takes.
///
/// A recorded value that can't be what the function takes is a fault. The first fault is kept, and everything that is
/// read after it is zero or empty. So a handler reads all its arguments, and asks failed() once.
class Arguments {
public:
    explicit Arguments(const Call& call) : m_call(&call) {}

    struct Fault {
        Text sentence;            ///< for example "pixels has 12 bytes, 48 are needed"
        bool isTruncated = false; ///< a part of what was recorded is missing
    };
    [[nodiscard]] bool failed() const { return m_fault.has_value(); }
    [[nodiscard]] const std::optional<Fault>& fault() const { return m_fault; }
    void fail(std::size_t index, const Text& predicate);
    /// For a fault that lies in no single argument: the call can't do what it did when it was recorded.
    void refuse(Text sentence);

    [[nodiscard]] const Value& value(std::size_t index) const { return m_call->arguments[index]; }
    /// Any number that fits into 32 bits, with or without sign.
    [[nodiscard]] std::int64_t integer(std::size_t index);
    /// For GLsizeiptr, GLintptr and size_t.
    [[nodiscard]] std::int64_t wideInteger(std::size_t index);
    [[nodiscard]] float real(std::size_t index);
    [[nodiscard]] const std::string& text(std::size_t index);
    /// For EGL handles and addresses; NULL is 0.
    [[nodiscard]] std::uint64_t handle(std::size_t index);

    /// At least `needed` bytes; without `needed`, any number of bytes. NULL is a span without data.
    [[nodiscard]] std::span<const std::byte> bytes(std::size_t index, std::optional<std::uint64_t> needed);
    /// Exactly the first `needed` elements of an array of numbers. They live as long as this object.
    [[nodiscard]] std::span<const float> floats(std::size_t index, std::uint64_t needed);
    [[nodiscard]] std::span<const std::int32_t> integers(std::size_t index, std::uint64_t needed);
    [[nodiscard]] std::span<const std::uint32_t> names(std::size_t index, std::uint64_t needed);
    [[nodiscard]] const Array* array(std::size_t index, std::uint64_t needed);

    /// Room for the answer to a query, which nobody reads.
    [[nodiscard]] std::span<std::byte> scratch(std::size_t bytes);

private:
    [[nodiscard]] bool isNumber(const Value& value) const;
    void truncated(std::size_t index, const Text& predicate);

    const Call* m_call;
    std::optional<Fault> m_fault;
    // The inner vectors never move, so that spans into them stay valid.
    std::vector<std::vector<float>> m_floats;
    std::vector<std::vector<std::int32_t>> m_integers;
    std::vector<std::vector<std::uint32_t>> m_names;
    std::vector<std::vector<std::max_align_t>> m_scratch;
};

} // namespace vitrine::core
