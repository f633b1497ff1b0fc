// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/findings.h"

#include "captures/importers/svg/bounds.h"

namespace vitrine::captures::svg {

void Findings::drop(const std::string& kind, Place place)
{
    // A hostile file can have any number of elements that nobody knows.
    const bool isKnown = m_dropped.contains(kind) || m_dropped.size() < kMaxKinds;
    const std::string what = isKnown ? kind : "anything else";
    if (!m_places[what].insert(place).second)
        return;
    const auto [dropped, isFirst] = m_dropped.try_emplace(what);
    ++dropped->second.count;
    if (isFirst)
        dropped->second.first = place;
}

void Findings::fail(Place place, const core::Text& what)
{
    if (!m_fault)
        m_fault = core::failure("line {}, column {}: {}", place.line, place.column, what);
}

core::Result<void> Findings::result() const
{
    return m_fault ? core::Result<void>(*m_fault) : core::Result<void>();
}

} // namespace vitrine::captures::svg
