// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/call_source.h"

#include <mutex>

namespace vitrine::core {

struct MachineConfig;

/// Plugins are not asked to run in several threads.
[[nodiscard]] bool mayRunInThreads(const MachineConfig& config);

/// A capture that several threads read at once. Nobody else may read it meanwhile.
class SharedCalls final : public CallSource {
public:
    explicit SharedCalls(CallSource& calls) : m_calls(calls) {}

    [[nodiscard]] std::uint64_t callCount() const override { return m_calls.callCount(); }
    [[nodiscard]] Result<Call> call(std::uint64_t index) override
    {
        const std::scoped_lock lock(m_mutex);
        return m_calls.call(index);
    }
    [[nodiscard]] const std::vector<FrameEntry>& frames() const override { return m_calls.frames(); }
    [[nodiscard]] const std::vector<ActionEntry>& actions() const override { return m_calls.actions(); }

private:
    CallSource& m_calls;
    std::mutex m_mutex;
};

} // namespace vitrine::core
