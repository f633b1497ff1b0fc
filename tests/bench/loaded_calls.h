// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/call_source.h"

#include <utility>
#include <vector>

namespace vitrine::bench {

/// A capture whose calls have been read once, so that reading is no part of what is measured.
class LoadedCalls final : public core::CallSource {
public:
    static core::Result<LoadedCalls> load(core::CallSource& source)
    {
        LoadedCalls loaded;
        loaded.m_frames = source.frames();
        loaded.m_actions = source.actions();
        loaded.m_calls.reserve(source.callCount());
        for (std::uint64_t i = 0; i < source.callCount(); ++i) {
            auto call = source.call(i);
            if (!call)
                return call.error();
            loaded.m_calls.push_back(*std::move(call));
        }
        return loaded;
    }

    LoadedCalls(LoadedCalls&& other) noexcept
        : m_calls(std::move(other.m_calls)), m_frames(std::move(other.m_frames)), m_actions(std::move(other.m_actions))
    {
    }

    [[nodiscard]] std::uint64_t callCount() const override { return m_calls.size(); }
    [[nodiscard]] core::Result<core::Call> call(std::uint64_t index) override { return m_calls[index]; }
    [[nodiscard]] const std::vector<core::FrameEntry>& frames() const override { return m_frames; }
    [[nodiscard]] const std::vector<core::ActionEntry>& actions() const override { return m_actions; }

private:
    LoadedCalls() = default;

    std::vector<core::Call> m_calls;
    std::vector<core::FrameEntry> m_frames;
    std::vector<core::ActionEntry> m_actions;
};

} // namespace vitrine::bench
