// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

/// Writes plain data as bytes and reads it back, little-endian like the machines that we run on. One description serves
/// both ways: `describe(archive, object)` passes every member to the archive, which writes it or fills it in.

namespace vitrine::core::glsl {

class BinaryWriter {
public:
    template <typename T>
    void value(const T& value)
    {
        static_assert(std::is_trivially_copyable_v<T> && !std::is_pointer_v<T>);
        const auto* first = reinterpret_cast<const std::byte*>(&value);
        bytes.insert(bytes.end(), first, first + sizeof value);
    }
    void text(const std::string& text)
    {
        value(static_cast<std::uint32_t>(text.size()));
        const auto* first = reinterpret_cast<const std::byte*>(text.data());
        bytes.insert(bytes.end(), first, first + text.size());
    }
    template <typename T, typename Each>
    void list(const std::vector<T>& items, Each each)
    {
        value(static_cast<std::uint32_t>(items.size()));
        for (const T& item : items)
            each(item);
    }

    std::vector<std::byte> bytes;
};

/// Reads zeros behind the end, and tells that it did.
class BinaryReader {
public:
    explicit BinaryReader(std::span<const std::byte> bytes) : m_bytes(bytes) {}

    template <typename T>
    void value(T& value)
    {
        static_assert(std::is_trivially_copyable_v<T> && !std::is_pointer_v<T>);
        value = T{};
        if (m_bytes.size() < sizeof value) {
            m_isShort = true;
            m_bytes = {};
            return;
        }
        std::memcpy(&value, m_bytes.data(), sizeof value);
        m_bytes = m_bytes.subspan(sizeof value);
    }
    /// A byte that is neither 0 nor 1 is an error.
    void value(bool& value)
    {
        std::uint8_t byte = 0;
        this->value(byte);
        value = byte != 0;
    }
    void text(std::string& text)
    {
        const std::size_t size = count();
        text.assign(reinterpret_cast<const char*>(m_bytes.data()), size);
        m_bytes = m_bytes.subspan(size);
    }
    template <typename T, typename Each>
    void list(std::vector<T>& items, Each each)
    {
        const std::size_t size = count();
        items.clear();
        for (std::size_t i = 0; i < size && !m_isShort; ++i)
            each(items.emplace_back());
    }
    [[nodiscard]] bool isShort() const { return m_isShort; }
    [[nodiscard]] bool atEnd() const { return m_bytes.empty(); }

private:
    /// The number of items that follow. Each takes at least a byte, so a larger number than there are bytes is an
    /// error: it would only fill the memory.
    std::size_t count()
    {
        std::uint32_t size = 0;
        value(size);
        m_isShort = m_isShort || size > m_bytes.size();
        return m_isShort ? 0 : size;
    }

    std::span<const std::byte> m_bytes;
    bool m_isShort = false;
};

} // namespace vitrine::core::glsl
