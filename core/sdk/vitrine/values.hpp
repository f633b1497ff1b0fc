// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vitrine/unit.h>

#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

/// What goes over the line of unit.h, as C++ values.

namespace vitrine {

/// What a task asks.
class Request {
public:
    explicit Request(const vitrine_request& request) : m_request(request) {}
    [[nodiscard]] std::uint32_t lanes() const { return m_request.lanes; }
    [[nodiscard]] bool isActive(std::uint32_t lane) const { return (m_request.active >> lane & 1) != 0; }
    [[nodiscard]] float input(std::uint32_t number, std::uint32_t component, std::uint32_t lane) const
    {
        return m_request.inputs[(4 * number + component) * m_request.lanes + lane];
    }

private:
    const vitrine_request& m_request;
};

/// Its answer: zeros to begin with.
class Result {
public:
    Result(float* outputs, std::uint32_t lanes) : m_outputs(outputs), m_lanes(lanes) {}
    float& output(std::uint32_t number, std::uint32_t component, std::uint32_t lane)
    {
        return m_outputs[(4 * number + component) * m_lanes + lane];
    }
    void fail() { m_status = VITRINE_DEVICE_FAULT; }
    [[nodiscard]] std::uint32_t status() const { return m_status; }

private:
    float* m_outputs;
    std::uint32_t m_lanes;
    std::uint32_t m_status = VITRINE_OK;
};

/// Bytes for a checkpoint: numbers one by one, because padding has no fixed value.
class Writer {
public:
    explicit Writer(const vitrine_writer& writer) : m_writer(writer) {}
    template <typename T>
    void put(T value)
    {
        static_assert(std::is_arithmetic_v<T>);
        m_writer.write(m_writer.context, &value, sizeof value);
    }
    template <typename T>
    void put(const std::vector<T>& values)
    {
        put(static_cast<std::uint64_t>(values.size()));
        for (const T& value : values)
            put(value);
    }

private:
    const vitrine_writer& m_writer;
};

/// The same bytes. When they run out, what is read is 0 and ok() is false.
class Reader {
public:
    Reader(const void* bytes, std::size_t count) : m_next(static_cast<const char*>(bytes)), m_left(count) {}
    template <typename T>
    T get()
    {
        static_assert(std::is_arithmetic_v<T>);
        T value{};
        m_ok = m_ok && sizeof value <= m_left;
        if (m_ok) {
            std::memcpy(&value, m_next, sizeof value);
            m_next += sizeof value;
            m_left -= sizeof value;
        }
        return value;
    }
    template <typename T>
    std::vector<T> getVector()
    {
        const auto count = get<std::uint64_t>();
        m_ok = m_ok && count <= m_left / sizeof(T);
        std::vector<T> values(m_ok ? static_cast<std::size_t>(count) : 0);
        for (T& value : values)
            value = get<T>();
        return values;
    }
    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] bool atEnd() const { return m_ok && m_left == 0; }

private:
    const char* m_next;
    std::size_t m_left;
    bool m_ok = true;
};

} // namespace vitrine
