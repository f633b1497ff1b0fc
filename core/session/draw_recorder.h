// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/clear_ops.h"
#include "core/command/command_sink.h"
#include "core/memory/memory.h"

#include <optional>
#include <utility>
#include <vector>

namespace vitrine::core {

/// Takes down the draw that a call makes, with all its passes, and the buffers as it finds them, instead of drawing.
class DrawRecorder final : public CommandSink {
public:
    explicit DrawRecorder(const Memory& memory) : m_memory(memory) {}

    Result<void> draw(const DrawCommand& command) override
    {
        if (m_command)
            m_passesBefore.push_back(*std::move(m_command));
        m_command = command;
        m_before = m_memory;
        return {};
    }
    /// Planes of 2-D graphics are cleared before the passes that use them.
    void clear(const ClearCommand& command) override
    {
        m_isFaulty = m_isFaulty || m_command;
        executeClear(command, m_memory);
    }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    [[nodiscard]] const std::optional<DrawCommand>& recorded() const { return m_command; }
    /// Those of the call's draws that come before it.
    [[nodiscard]] const std::vector<DrawCommand>& passesBefore() const { return m_passesBefore; }
    /// Whether something was cleared behind a draw.
    [[nodiscard]] bool fault() const { return m_isFaulty; }
    [[nodiscard]] const Memory& memoryBefore() const { return m_before; }

private:
    Memory m_memory;
    Memory m_before;
    std::optional<DrawCommand> m_command;
    std::vector<DrawCommand> m_passesBefore;
    bool m_isFaulty = false;
};

} // namespace vitrine::core
