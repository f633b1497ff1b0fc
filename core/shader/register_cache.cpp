// SPDX-License-Identifier: Apache-2.0
#include "core/shader/register_cache.h"

#include "core/base/check.h"

#include <algorithm>
#include <tuple>

namespace vitrine::core {

std::size_t RegisterCache::victim(std::span<const std::size_t> pinned) const
{
    const auto worth = [](const HeldRegister& held) {
        return std::tuple(held.isEmpty(), held.nextRead, held.dirty == 0); // the greatest goes
    };
    std::optional<std::size_t> best;
    for (std::size_t place = 0; place < m_held.size(); ++place) {
        if (std::ranges::find(pinned, place) != pinned.end())
            continue;
        if (!best || worth(m_held[place]) > worth(m_held[*best]))
            best = place;
    }
    CORE_CHECK(best.has_value(), "an instruction reads more registers than there are");
    return *best;
}

void RegisterCache::hold(std::size_t place, std::size_t temp)
{
    m_held[place] = HeldRegister{};
    m_held[place].temp = static_cast<std::uint16_t>(temp);
    m_placeOf[temp] = place;
}

void RegisterCache::release(std::size_t place)
{
    if (!m_held[place].isEmpty())
        m_placeOf[m_held[place].temp].reset();
    m_held[place] = HeldRegister{};
}

void RegisterCache::clear()
{
    for (std::size_t place = 0; place < m_held.size(); ++place)
        release(place);
}

void RegisterCache::restore(Contents contents)
{
    clear();
    m_held = std::move(contents);
    for (std::size_t place = 0; place < m_held.size(); ++place)
        if (!m_held[place].isEmpty())
            m_placeOf[m_held[place].temp] = place;
}

RegisterCache::Contents joined(const RegisterCache::Contents& a, const RegisterCache::Contents& b)
{
    RegisterCache::Contents both = a;
    for (std::size_t place = 0; place < both.size(); ++place) {
        HeldRegister& held = both[place];
        const HeldRegister& other = b[place];
        held.valid &= other.valid;
        held.inEveryLane &= other.inEveryLane;
        if (held.temp != other.temp || held.valid == 0)
            held = HeldRegister{};
    }
    return both;
}

} // namespace vitrine::core
