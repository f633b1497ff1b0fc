// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/command/draw_state.h"
#include "core/command/host_write.h"
#include "core/memory/memory.h"

namespace vitrine::core {

/// Where the driver's commands go: the machine, timed or untimed. Commands take effect in the order of submission. Of
/// several draws under way (RUN-02), what the host does with memory waits for those it has to do with (RUN-13).
class CommandSink {
public:
    CommandSink() = default;
    CommandSink(const CommandSink&) = delete;
    CommandSink& operator=(const CommandSink&) = delete;
    virtual ~CommandSink() = default;

    /// Fails with a sentence when the draw can't be executed (a shader over its instruction budget, a cancelled run).
    virtual Result<void> draw(const DrawCommand& command) = 0;
    /// What comes right behind the next draw(), if that succeeds: nobody looks at memory in between. Those who only
    /// listen may keep it to themselves.
    virtual void announce(const DrawCommand& /*next*/) {}
    /// Whether anybody looks at the words of draws, or at the registers that they leave. Draws for others need none.
    [[nodiscard]] virtual bool readsWords() const { return true; }
    virtual void clear(const ClearCommand& command) = 0;
    /// Where it is no command of a stream, the host does it.
    virtual void copy(const CopyCommand& command);

    /// A window was presented: what follows belongs to the next frame. Machines without a clock, and those who only
    /// listen, have nothing to do.
    virtual void endFrame() {}

    /// Waits until everything submitted has taken effect.
    virtual void finish() = 0;
    /// The host reads the surface next: waits for the draws that write it.
    virtual void beforeHostRead(SurfaceId) {}
    /// The host writes or frees memory next, in the order of the stream. Where it writes a surface, that waits for the
    /// draws which write this one or what it is made from. Draws under way keep what they were given.
    virtual void beforeHostWrite(const HostWrite& /*write*/) {}
    [[nodiscard]] virtual Memory& memory() = 0;
};

} // namespace vitrine::core
