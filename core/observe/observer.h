// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/event_list.h"

namespace vitrine::core {

/// Listens to a run; overrides only what it wants. Handlers run on the simulation's thread, after the change that they
/// tell of; they may not block and can't change the run: copy what is needed and return.
class Observer {
public:
    Observer() = default;
    Observer(const Observer&) = delete;
    Observer& operator=(const Observer&) = delete;
    virtual ~Observer() = default;

#define VITRINE_EVENT_HANDLER(Type)                                                                                    \
    virtual void on##Type(const Type&) {}
    VITRINE_EVENTS(VITRINE_EVENT_HANDLER)
#undef VITRINE_EVENT_HANDLER
};

#define VITRINE_EVENT_NOTIFY(Type)                                                                                     \
    inline void notify(Observer& observer, const Type& event)                                                          \
    {                                                                                                                  \
        observer.on##Type(event);                                                                                      \
    }
VITRINE_EVENTS(VITRINE_EVENT_NOTIFY)
#undef VITRINE_EVENT_NOTIFY

} // namespace vitrine::core
