// SPDX-License-Identifier: Apache-2.0
#include "core/stream/auxiliary_store.h"

#include "core/memory/sample_codec.h"

#include <cmath>

namespace vitrine::core {

namespace {

constexpr float kWords = 4294967296.0f; // 2³²

/// Null: the address lies outside; not a number does, too.
std::byte* wordAt(Surface* buffer, float address)
{
    if (!buffer || !(address >= 0.0f) || address >= kWords)
        return nullptr;
    const auto index = static_cast<std::uint32_t>(address);
    const std::uint32_t row = buffer->width() > 0 ? index / buffer->width() : 0;
    return row < buffer->height() && buffer->width() > 0 ? buffer->pixelForWrite(index % buffer->width(), row)
                                                         : nullptr;
}

} // namespace

Surface* auxiliaryBuffer(const DrawState& state, Memory& memory)
{
    if (!state.auxiliary || !memory.contains(state.auxiliary))
        return nullptr;
    Surface& surface = memory.surface(state.auxiliary);
    return surface.bytesPerPixel() == sizeof(std::uint32_t) && surface.samples() == 1 ? &surface : nullptr;
}

Surface* AuxiliaryBuffers::of(std::uint32_t draw) const
{
    return draws && memory ? auxiliaryBuffer(*draws->of(draw).state, *memory) : nullptr;
}

void AuxiliaryStore::describe(std::vector<CounterDescription>& counters)
{
    counters.push_back({"auxiliary.writes", words("words"), words("That STOUT has added to.")});
    counters.push_back(
        {"auxiliary.dropped", words("words"), words("Of STOUT outside of the auxiliary buffer: not written.")});
}

void AuxiliaryStore::store(const ThreadContext& context, std::uint32_t firstLane, const Quad& quad, std::uint32_t draw,
                           Surface* buffer)
{
    const LaneMask lanes = context.stored & context.covered;
    for (std::uint32_t pixel = 0; pixel < 4; ++pixel) {
        const std::uint32_t lane = firstLane + pixel;
        if ((lanes >> lane & 1) == 0)
            continue;
        const float address = context.auxiliary(0)[lane], amount = context.auxiliary(1)[lane];
        write({draw, quad.x + pixel % 2, quad.y + pixel / 2, address, amount, 0, false}, buffer);
    }
}

void AuxiliaryStore::write(AuxiliaryWrite write, Surface* buffer)
{
    std::byte* word = std::abs(write.amount) < kWords ? wordAt(buffer, write.address) : nullptr;
    write.isDropped = word == nullptr;
    if (word) {
        write.word =
            loadWord(word, sizeof write.word) + static_cast<std::uint32_t>(static_cast<std::int64_t>(write.amount));
        storeWord(word, sizeof write.word, write.word);
    }
    ++(word ? m_writes : m_dropped);
    m_recent.add(write);
}

} // namespace vitrine::core
