// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_sink.h"
#include "core/memory/memory.h"

#include <optional>

namespace vitrine::core {

/// Takes down the draw that a call makes, and the buffers as the draw finds them, instead of drawing.
class DrawRecorder final : public CommandSink {
public:
    explicit DrawRecorder(const Memory& memory) : m_memory(memory) {}

    Result<void> draw(const DrawCommand& command) override
    {
        m_command = command;
        m_before = m_memory;
        return {};
    }
    void clear(const ClearCommand&) override {}
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    [[nodiscard]] const std::optional<DrawCommand>& recorded() const { return m_command; }
    [[nodiscard]] const Memory& memoryBefore() const { return m_before; }

private:
    Memory m_memory;
    Memory m_before;
    std::optional<DrawCommand> m_command;
};

} // namespace vitrine::core
