// SPDX-License-Identifier: Apache-2.0
#include "core/observe/observer_hub.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace vitrine::core {

Subscription::Subscription(std::weak_ptr<Observers> observers, Observer* observer)
    : m_observers(std::move(observers)), m_observer(observer)
{
}

Subscription::Subscription(Subscription&& other) noexcept
    : m_observers(std::move(other.m_observers)), m_observer(std::exchange(other.m_observer, nullptr))
{
}

Subscription& Subscription::operator=(Subscription&& other) noexcept
{
    if (this != &other) {
        cancel();
        m_observers = std::move(other.m_observers);
        m_observer = std::exchange(other.m_observer, nullptr);
    }
    return *this;
}

Subscription::~Subscription()
{
    cancel();
}

void Subscription::cancel()
{
    if (const auto observers = m_observers.lock()) {
        const auto position = std::find(observers->begin(), observers->end(), m_observer);
        if (position != observers->end())
            observers->erase(position);
    }
    m_observers.reset();
    m_observer = nullptr;
}

Subscription ObserverHub::subscribe(Observer& observer)
{
    m_observers->push_back(&observer);
    return Subscription(m_observers, &observer);
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
