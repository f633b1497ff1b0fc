// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/command/draw_state.h"
#include "core/memory/memory.h"

namespace vitrine::core {

/// Where the driver's commands go: the machine, timed or untimed. Commands take effect in the order of submission.
class CommandSink {
public:
    CommandSink() = default;
    CommandSink(const CommandSink&) = delete;
    CommandSink& operator=(const CommandSink&) = delete;
    virtual ~CommandSink() = default;

    /// Fails with a sentence when the draw can't be executed (a shader over its instruction budget, a cancelled run).
    virtual Result<void> draw(const DrawCommand& command) = 0;
    virtual void clear(const ClearCommand& command) = 0;

    /// A window was presented: what follows belongs to the next frame. Machines without a clock, and those who only
    /// listen, have nothing to do.
    virtual void endFrame() {}

    /// Waits until everything submitted has taken effect; afterwards memory() may be read and written by the host.
    virtual void finish() = 0;
    [[nodiscard]] virtual Memory& memory() = 0;
};

} // namespace vitrine::core
