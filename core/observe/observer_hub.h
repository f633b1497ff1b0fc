// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/observer.h"

#include <memory>
#include <vector>

namespace vitrine::core {

/// Keeps an observer subscribed while it lives. Move-only; may outlive its hub.
class [[nodiscard]] Subscription {
public:
    Subscription() = default;
    Subscription(Subscription&& other) noexcept;
    Subscription& operator=(Subscription&& other) noexcept;
    ~Subscription();

private:
    friend class ObserverHub;
    using Observers = std::vector<Observer*>;
    Subscription(std::weak_ptr<Observers> observers, Observer* observer);
    void cancel();

    std::weak_ptr<Observers> m_observers;
    Observer* m_observer = nullptr;
};

/// Hands events to the observers, in the order of their subscription. Subscribing and unsubscribing happen between
/// cycles, never in a handler.
class ObserverHub {
public:
    ObserverHub() : m_observers(std::make_shared<Subscription::Observers>()) {}

    Subscription subscribe(Observer& observer);

    /// Nobody listens: build no event. `if (hub.silent()) return;` comes before any payload.
    [[nodiscard]] bool silent() const { return m_observers->empty(); }

    template <typename EventType>
    void publish(const EventType& event) const
    {
        for (Observer* observer : *m_observers)
            notify(*observer, event);
    }
    void publish(const Event& event) const;

private:
    std::shared_ptr<Subscription::Observers> m_observers;
};

} // namespace vitrine::core
