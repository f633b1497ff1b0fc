// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/event_counts.h"

#include "core/observe/event_names.h"

namespace vitrine::core {

namespace {

struct QueueEventNamer {
    const QueueEventNames& names;
    std::string_view operator()(const ItemPushed&) const { return names.pushed; }
    std::string_view operator()(const ItemGranted&) const { return names.granted; }
    std::string_view operator()(const ItemParked&) const { return names.parked; }
    std::string_view operator()(const ItemReady&) const { return names.ready; }
    std::string_view operator()(const ItemPopped&) const { return names.popped; }
    std::string_view operator()(const auto&) const { return {}; }
};

} // namespace

std::string_view queueEventName(const Event& event, const QueueEventNames& names)
{
    return std::visit(QueueEventNamer{names}, event);
}

EventText eventText(const Event& event, std::span<const UnitDescription> units,
                    std::span<const QueueDescription> queues)
{
    return std::visit(
        [&](const auto& plain) -> EventText {
            if constexpr (requires { plain.queue; }) {
                const QueueDescription& queue = queues[plain.queue.value - 1];
                return {std::string(QueueEventNamer{queue.names}(plain)), queue.path};
            } else if constexpr (requires { plain.unit; }) {
                return {std::string(eventName(event)), plain.unit ? units[plain.unit.value - 1].path : std::string()};
            } else {
                return {};
            }
        },
        event);
}

std::map<std::string, std::uint64_t> countsByName(const EventCounts& counts)
{
    std::map<std::string, std::uint64_t> result;
    for (const auto& [what, count] : counts)
        result[what.second] += count;
    return result;
}

} // namespace vitrine::core
