// SPDX-License-Identifier: Apache-2.0
#include "core/session/event_filter.h"

namespace vitrine::core {

namespace {

QueueId queueOf(const Event& event)
{
    return std::visit(
        [](const auto& plain) {
            if constexpr (requires { plain.queue; })
                return plain.queue;
            else
                return QueueId{};
        },
        event);
}

UnitId unitOf(const Event& event)
{
    return std::visit(
        [](const auto& plain) {
            if constexpr (requires { plain.unit; })
                return plain.unit;
            else
                return UnitId{};
        },
        event);
}

} // namespace

bool EventFilter::matches(const Event& event) const
{
    return (kind == 0 || event.index() == kind) && (!queue || queueOf(event) == queue) &&
           (!unit || unitOf(event) == unit);
}

} // namespace vitrine::core
