// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/kernel/recent_log.h"
#include "core/kernel/state_versions.h"
#include "core/memory/memory.h"
#include "core/observe/description.h"
#include "core/observe/link_fields.h"
#include "core/raster/quad.h"
#include "core/shader/thread_context.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// The buffer that STOUT writes to in a draw. Null when the draw has none that fits.
[[nodiscard]] Surface* auxiliaryBuffer(const DrawState& state, Memory& memory);

/// Where a unit finds the buffers of draws. Default constructed, it finds none.
struct AuxiliaryBuffers {
    const PerDraw<DrawCommand>* draws = nullptr;
    Memory* memory = nullptr;
    [[nodiscard]] Surface* of(std::uint32_t draw) const;
};

/// A STOUT that has come to the unit behind its task.
struct AuxiliaryWrite {
    std::uint32_t draw = 0;
    std::uint32_t x = 0, y = 0;          ///< the pixel
    float address = 0.0f, amount = 0.0f; ///< the operands, as the program computed them
    std::uint32_t word = 0;              ///< the word after the write
    bool isDropped = false;
    static void visit(auto& visitor, auto& write)
    {
        visitor(LinkFields::kDraw, write.draw);
        visitor("x", write.x);
        visitor("y", write.y);
        visitor("address", write.address);
        visitor("amount", write.amount);
        visitor("word", write.word);
        visitor("isDropped", write.isDropped);
    }
};

/// Carries out STOUT a (HIZ-08, project choice): adds the whole part of a.y to word ⌊a.x⌋ of the auxiliary buffer,
/// modulo 2³². Sums do not depend on the order in which tasks end. The last STOUT of a lane counts, once for each
/// covered pixel that has executed one. Discarded pixels count, too: what a program does before KIL stays done. An
/// address outside of the buffer, or an amount of 2³² or more, drops the write, which is counted. Helper lanes write
/// nothing.
///
/// The buffer is a surface of 4 bytes a pixel and one sample: words row by row, little-endian.
class AuxiliaryStore {
public:
    static constexpr std::size_t kKept = 16;

    /// Stores for a quad of a task that has ended. `firstLane` is its first lane in the context. Without a buffer
    /// (null) every write is dropped.
    void store(const ThreadContext& context, std::uint32_t firstLane, const Quad& quad, std::uint32_t draw,
               Surface* buffer);
    void store(const ThreadContext& context, std::uint32_t firstLane, const Quad& quad, std::uint32_t draw,
               const AuxiliaryBuffers& buffers)
    {
        if (context.stored != 0) // Hardly any program has a STOUT.
            store(context, firstLane, quad, draw, buffers.of(draw));
    }

    /// Adds its counters to those of the unit, which visits it under the name "auxiliary".
    static void describe(std::vector<CounterDescription>& counters);
    static void visit(auto& visitor, auto& store)
    {
        visitor("writes", store.m_writes);
        visitor("dropped", store.m_dropped);
        store.m_recent.visitAs(visitor, "recent");
    }

private:
    void write(AuxiliaryWrite write, Surface* buffer);

    std::uint64_t m_writes = 0;  ///< writes that have changed a word
    std::uint64_t m_dropped = 0; ///< writes that were dropped; they are not in m_writes
    RecentLog<AuxiliaryWrite, kKept> m_recent;
};

} // namespace vitrine::core
