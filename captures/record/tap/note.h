// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/layer.h"

#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>

namespace vitrine::captures {

/// Position of a function in core::functions(); set once by addRecordingLayer().
template <auto kMember>
inline std::uint16_t functionId = UINT16_MAX;

/// The tap's mutex, and what is written and looked at under it. False when nothing is recorded.
class Note {
public:
    Note() : m_layer(layer())
    {
        if (!m_layer.tap.isOn()) {
            m_layer.tap.missed();
            return;
        }
        m_lock = std::unique_lock(m_layer.tap.mutex());
        m_isOn = m_layer.tap.isOn();
    }
    ~Note()
    {
        if (m_isOn)
            m_layer.tap.recorded();
    }
    Note(const Note&) = delete;
    Note& operator=(const Note&) = delete;

    explicit operator bool() const { return m_isOn; }
    [[nodiscard]] Layer& all() { return m_layer; }
    [[nodiscard]] StreamWriter& out() { return m_layer.tap.out(); }
    /// Of the calling thread; null when it has no context that we know.
    [[nodiscard]] static ContextShadow* context() { return Contexts::current().context; }

    /// One whole call: a rule for every argument, then the result.
    template <auto kMember, typename... Rules, typename Arguments, typename ResultRule, typename Result>
    void write(const Arguments& arguments, ResultRule, const Result& result,
               core::CallFlags flags = core::CallFlags::None)
    {
        out().begin(functionId<kMember>, m_layer.tap.thread(), flags);
        putAll<Rules...>(arguments, std::index_sequence_for<Rules...>());
        ResultRule::put(*this, result, arguments);
        out().end();
    }

private:
    template <typename... Rules, typename Arguments, std::size_t... kIndex>
    void putAll(const Arguments& arguments, std::index_sequence<kIndex...>)
    {
        (Rules::put(*this, std::get<kIndex>(arguments), arguments), ...);
    }

    Layer& m_layer;
    std::unique_lock<std::mutex> m_lock;
    bool m_isOn = false;
};

} // namespace vitrine::captures
