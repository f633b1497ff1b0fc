// SPDX-License-Identifier: Apache-2.0
#include "core/stream/bypass_fifo.h"

#include "core/base/check.h"

#include <algorithm>

namespace vitrine::core {

void BypassFifo::resize(std::uint32_t depth)
{
    CORE_CHECK(m_size == 0, "the FIFO of pixels is resized before it is empty");
    m_places.assign(depth, {});
    m_head = 0;
}

bool BypassFifo::push(const BypassPixel& pixel)
{
    if (isFull()) {
        ++m_counts.stalls;
        return false;
    }
    m_places[pushPlace()] = pixel;
    ++m_size;
    ++m_counts.pushes;
    m_counts.highWater = std::max(m_counts.highWater, m_size);
    return true;
}

void BypassFifo::pop()
{
    CORE_CHECK(m_size != 0, "a pixel is taken from an empty FIFO");
    m_places[m_head] = {}; // What it held is no part of the state any more.
    m_head = (m_head + 1) % depth();
    --m_size;
    ++m_counts.pops;
}

} // namespace vitrine::core
