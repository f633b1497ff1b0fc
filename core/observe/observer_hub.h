// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/change_log.h"
#include "core/observe/observer.h"

#include <array>
#include <memory>
#include <type_traits>
#include <vector>

namespace vitrine::core {

/// All observers of one machine.
struct Listeners {
    /// By event number; those of a kind in the order of subscription.
    std::array<std::vector<Observer*>, kEventKinds> observers;
    EventKinds wanted = 0; ///< the kinds that some observer handles
    ChangeLog changes;
};

/// Keeps an observer or recorder subscribed as long as it lives. It can be moved but not copied, and may outlive its
/// hub.
class [[nodiscard]] Subscription {
public:
    Subscription() = default;
    Subscription(Subscription&& other) noexcept;
    Subscription& operator=(Subscription&& other) noexcept;
    ~Subscription();

private:
    friend class ObserverHub;
    Subscription(std::weak_ptr<Listeners> listeners, const Observer* observer, const ChangeRecorder* recorder);
    void cancel();

    std::weak_ptr<Listeners> m_listeners;
    const Observer* m_observer = nullptr;
    const ChangeRecorder* m_recorder = nullptr;
};

/// Hands events to the observers that handle their kind, in the order of subscription, and changes to the recorders.
/// Subscribe and unsubscribe between cycles, never in a handler.
class ObserverHub {
public:
    ObserverHub() : m_listeners(std::make_shared<Listeners>()) {}

    template <std::derived_from<Observer> T>
    Subscription subscribe(T& observer)
    {
        return add(observer, handledKinds<T>());
    }
    Subscription subscribe(ChangeRecorder& recorder);

    /// Whether nobody listens to any event.
    [[nodiscard]] bool silent() const { return m_listeners->wanted == 0; }
    /// Whether somebody listens. `if (!hub.wants<PixelWritten>()) return;` stands before a payload is made.
    template <typename EventType>
    [[nodiscard]] bool wants() const
    {
        return (m_listeners->wanted & kindOf<EventType>()) != 0;
    }

    template <typename EventType>
    void publish(const EventType& event) const
    {
        for (Observer* observer : m_listeners->observers[kEventNumber<EventType>])
            notify(*observer, event);
    }
    void publish(const Event& event) const;

    [[nodiscard]] ChangeLog& changes() { return m_listeners->changes; }

private:
    Subscription add(Observer& observer, EventKinds kinds);

    std::shared_ptr<Listeners> m_listeners;
};

} // namespace vitrine::core
