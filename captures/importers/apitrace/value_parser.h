// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/apitrace/signatures.h"
#include "core/api/calls/call.h"

namespace vitrine::captures {

/// Turns the tagged values of the stream into our own values.
///
/// Structures become arrays of their members. Of a pair of a readable and a machine form the machine form is taken.
/// Wide strings become UTF-8. The name of an enum is empty when its signature doesn't contain the value.
class ValueParser {
public:
    ValueParser(TraceByteReader& bytes, Signatures& signatures) : m_bytes(&bytes), m_signatures(&signatures) {}

    [[nodiscard]] core::Value value() { return value(0); }

    /// How much memory the values take that were read since the last call. The reader keeps the sum below its limit.
    [[nodiscard]] std::uint64_t takeCost() { return std::exchange(m_cost, 0); }
    /// It is a fault when values take more than this many bytes before takeCost() is called.
    void setBudget(std::uint64_t bytes) { m_budget = bytes; }

private:
    core::Value value(int depth);
    core::Value scalar(std::uint8_t tag);
    core::Value enumeration();
    core::Value bitmask();
    core::Value list(std::uint64_t count, int depth);
    core::Value structure(int depth);
    core::Value pair(int depth);
    core::Value wideString();
    [[nodiscard]] std::uint64_t boundedSize(const char* what);
    [[nodiscard]] bool charge(std::uint64_t bytes);

    TraceByteReader* m_bytes;
    Signatures* m_signatures;
    std::uint64_t m_cost = 0;
    std::uint64_t m_budget = 0;
};

} // namespace vitrine::captures
