// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/model/machine.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace vitrine::captures::model {

/// A call of OpenGL ES in progress. It holds the machine, and makes the thread's context current there. It is false
/// when the thread has no context: the call then does nothing.
class GlCall {
public:
    GlCall() : m_lock(Machine::get().mutex()), m_thread(thisThread())
    {
        if (m_thread.gl.context)
            m_gl = &Machine::get().bind(m_thread);
    }
    explicit operator bool() const { return m_gl; }

    [[nodiscard]] core::gles2::Context& gl() const { return *m_gl; }
    [[nodiscard]] ClientArrays& arrays() const { return m_thread.gl.context->arrays; }

private:
    std::lock_guard<std::mutex> m_lock;
    ThreadState& m_thread;
    core::gles2::Context* m_gl = nullptr;
};

/// `count` elements, or bytes, in the program's memory. As in GL, the program has to make sure that they exist. A
/// negative count or a null pointer gives an empty span.
template <typename T>
[[nodiscard]] auto dataAt(const T* data, std::int64_t count)
{
    using Element = std::conditional_t<std::is_void_v<T>, std::byte, T>;
    const auto size = data ? static_cast<std::size_t>(std::max<std::int64_t>(count, 0)) : 0;
    return std::span<const Element>(static_cast<const Element*>(data), size);
}

/// Where a result is written. Nothing is written through a null pointer.
template <typename T>
class Output {
public:
    Output(T* data, std::int64_t count) : m_data(data), m_count(data ? std::max<std::int64_t>(count, 0) : 0) {}

    operator T*() const { return m_data; }
    operator std::span<T>() const { return {m_data, static_cast<std::size_t>(m_count)}; }

private:
    T* m_data;
    std::int64_t m_count;
};

[[nodiscard]] inline std::string_view textAt(const char* text)
{
    return text ? std::string_view(text) : std::string_view();
}

} // namespace vitrine::captures::model
