// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/task_items.h"

#include <span>

/// How the arbiter and what hangs on its ports talk (L15, L16): direct lines, no queues (HET-17).

namespace vitrine::core {

/// Where a device's results go, in phase 1 of the cycle in which they are due.
class ResultSink {
public:
    ResultSink() = default;
    ResultSink(const ResultSink&) = delete;
    ResultSink& operator=(const ResultSink&) = delete;
    virtual ~ResultSink() = default;

    /// `results`: four rows per result register of as many values as the task has lanes.
    virtual void complete(const RequestItem& request, std::span<const float> results) = 0;
};

/// A device on an arbiter port.
class Device {
public:
    Device() = default;
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;
    virtual ~Device() = default;

    virtual void connect(ResultSink& results) = 0;
    /// Whether it takes a request in this cycle; false for the rest of a cycle in which it took one.
    [[nodiscard]] virtual bool canAccept() const = 0;
    /// The first cycle in which canAccept() is true again.
    [[nodiscard]] virtual Cycle nextFree() const = 0;
    virtual void accept(const RequestItem& request) = 0;
};

} // namespace vitrine::core
