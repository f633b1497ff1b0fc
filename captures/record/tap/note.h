// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/layer.h"

#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>

namespace vitrine::captures {

/// The position of a function in core::functions(). addRecordingLayer() sets it once.
template <auto kMember>
inline std::uint16_t functionId = UINT16_MAX;

/// Holds the tap's mutex, and gives access to what is written and looked at under it. It is false when nothing is
/// recorded.
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
    /// The context of the calling thread; null when it has none that we know.
    [[nodiscard]] static ContextShadow* context() { return Contexts::current().context; }

    /// Writes one whole call, with a rule for every argument, and then the result.
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
