// SPDX-License-Identifier: Apache-2.0
#include "core/observe/observer_hub.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

Subscription::Subscription(std::weak_ptr<Listeners> listeners, const Observer* observer, const ChangeRecorder* recorder)
    : m_listeners(std::move(listeners)), m_observer(observer), m_recorder(recorder)
{
}

Subscription::Subscription(Subscription&& other) noexcept
    : m_listeners(std::move(other.m_listeners)), m_observer(std::exchange(other.m_observer, nullptr)),
      m_recorder(std::exchange(other.m_recorder, nullptr))
{
}

Subscription& Subscription::operator=(Subscription&& other) noexcept
{
    if (this != &other) {
        cancel();
        m_listeners = std::move(other.m_listeners);
        m_observer = std::exchange(other.m_observer, nullptr);
        m_recorder = std::exchange(other.m_recorder, nullptr);
    }
    return *this;
}

Subscription::~Subscription()
{
    cancel();
}

void Subscription::cancel()
{
    const auto listeners = std::exchange(m_listeners, {}).lock();
    const Observer* observer = std::exchange(m_observer, nullptr);
    const ChangeRecorder* recorder = std::exchange(m_recorder, nullptr);
    if (!listeners)
        return;
    if (recorder)
        listeners->changes.detach(*recorder);
    for (std::size_t kind = 0; kind < kEventKinds; ++kind) {
        auto& observers = listeners->observers[kind];
        if (const auto place = std::find(observers.begin(), observers.end(), observer); place != observers.end())
            observers.erase(place);
        if (observers.empty())
            listeners->wanted &= ~(EventKinds{1} << kind);
    }
}

Subscription ObserverHub::add(Observer& observer, EventKinds kinds)
{
    for (std::size_t kind = 0; kind < kEventKinds; ++kind)
        if ((kinds >> kind & 1) != 0)
            m_listeners->observers[kind].push_back(&observer);
    m_listeners->wanted |= kinds;
    return {m_listeners, &observer, nullptr};
}

Subscription ObserverHub::subscribe(ChangeRecorder& recorder)
{
    m_listeners->changes.attach(recorder);
    return {m_listeners, nullptr, &recorder};
}

void ObserverHub::publish(const Event& event) const
{
    std::visit(
        [this](const auto& value) {
            if constexpr (!std::is_same_v<std::decay_t<decltype(value)>, std::monostate>)
                publish(value);
        },
        event);
}

} // namespace vitrine::core
