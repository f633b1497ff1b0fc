// SPDX-License-Identifier: Apache-2.0
#include "core/stream/bypass_fifo.h"

#include "core/base/check.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

void BypassFifo::resize(std::uint32_t depth, std::uint32_t wordsPerPixel)
{
    m_depth = depth;
    m_wordsPerPixel = wordsPerPixel;
    if (m_size == 0)
        m_places.clear();
    rearrange(std::max(depth, m_size));
}

/// The first pixel comes to the first place.
void BypassFifo::rearrange(std::uint32_t places)
{
    std::vector<BypassPixel> arranged(places);
    for (std::uint32_t i = 0; i < m_size; ++i)
        arranged[i] = std::move(m_places[placeOf(i)]);
    m_places = std::move(arranged);
    m_head = 0;
}

bool BypassFifo::push(BypassPixel&& pixel)
{
    if (isFull()) {
        ++m_counts.stalls;
        return false;
    }
    if (m_size == m_places.size()) // Smaller pixels of older draws have left room for more.
        rearrange(m_size + 1);
    m_words += wordsOfBypassPixel(pixel.colorCount);
    m_places[placeOf(m_size)] = std::move(pixel);
    ++m_size;
    ++m_counts.pushes;
    m_counts.highWater = std::max(m_counts.highWater, m_size);
    return true;
}

BypassPixel BypassFifo::pop()
{
    CORE_CHECK(m_size != 0, "a pixel is taken from an empty FIFO");
    BypassPixel pixel = std::exchange(m_places[m_head], {}); // What it held is no part of the state any more.
    m_words -= wordsOfBypassPixel(pixel.colorCount);
    m_head = placeOf(1);
    --m_size;
    ++m_counts.pops;
    return pixel;
}

} // namespace vitrine::core
