// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/call_window.h"

namespace vitrine::captures {

using core::Call;
using core::CallFlags;

namespace {

constexpr std::uint64_t kCostLimit = std::uint64_t{256} << 20; // bytes; above it an open call no longer holds the rest

} // namespace

CallWindow::Slot* CallWindow::slot(std::uint64_t number)
{
    if (m_slots.empty() || number < m_slots.front().call.number)
        return nullptr;
    const std::uint64_t index = number - m_slots.front().call.number;
    return index < m_slots.size() ? &m_slots[index] : nullptr;
}

Call& CallWindow::enter(Call call)
{
    m_slots.push_back({std::move(call), 0, false});
    return m_slots.back().call;
}

Call* CallWindow::open(std::uint64_t number)
{
    Slot* found = slot(number);
    return found && !found->hasLeft ? &found->call : nullptr;
}

void CallWindow::addCost(std::uint64_t number, std::uint64_t bytes)
{
    if (Slot* found = slot(number)) {
        found->cost += bytes;
        m_cost += bytes;
    }
}

void CallWindow::leave(std::uint64_t number)
{
    if (Slot* found = slot(number))
        found->hasLeft = true;
}

std::optional<Call> CallWindow::takeReady()
{
    if (m_slots.empty())
        return std::nullopt;
    if (m_slots.front().hasLeft)
        return takeAny();
    if (m_slots.size() <= kCallLimit && (m_cost <= kCostLimit || m_slots.size() == 1))
        return std::nullopt;
    m_abandoned.insert(m_slots.front().call.number);
    return takeAny();
}

std::optional<Call> CallWindow::takeAny()
{
    if (m_slots.empty())
        return std::nullopt;
    Slot oldest = std::move(m_slots.front());
    m_slots.pop_front();
    m_cost -= oldest.cost;
    if (!oldest.hasLeft)
        oldest.call.flags = oldest.call.flags | CallFlags::Incomplete;
    return std::move(oldest.call);
}

} // namespace vitrine::captures
