// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/event_list.h"

#include <concepts>
#include <type_traits>

namespace vitrine::core {

/// Listens to a run, and overrides only what it wants. Handlers run on the simulation's thread, after the change that
/// they are told. They may not block and can't change the run: copy what you need and return.
class Observer {
public:
    Observer() = default;
    Observer(const Observer&) = delete;
    Observer& operator=(const Observer&) = delete;
    virtual ~Observer() = default;

#define VITRINE_EVENT_HANDLER(Type, ...)                                                                               \
    virtual void on##Type(const Type&) {}
    VITRINE_EVENTS(VITRINE_EVENT_HANDLER)
#undef VITRINE_EVENT_HANDLER
};

#define VITRINE_EVENT_NOTIFY(Type, ...)                                                                                \
    inline void notify(Observer& observer, const Type& event)                                                          \
    {                                                                                                                  \
        observer.on##Type(event);                                                                                      \
    }
VITRINE_EVENTS(VITRINE_EVENT_NOTIFY)
#undef VITRINE_EVENT_NOTIFY

/// The kinds of events that a class of observers handles: those whose handler it overrides.
template <std::derived_from<Observer> T>
constexpr EventKinds handledKinds()
{
    static_assert(std::is_final_v<T> || std::is_same_v<T, Observer>, "a class derived from it may handle more");
    EventKinds kinds = 0;
#define VITRINE_EVENT_HANDLED(Type, ...)                                                                               \
    if constexpr (std::is_same_v<T, Observer> ||                                                                       \
                  !requires { requires std::is_same_v<decltype(&T::on##Type), void (Observer::*)(const Type&)>; })     \
        kinds |= kindOf<Type>();
    VITRINE_EVENTS(VITRINE_EVENT_HANDLED)
#undef VITRINE_EVENT_HANDLED
    return kinds;
}

} // namespace vitrine::core
