// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/task_items.h"

#include <span>

/// How the arbiter talks to the devices on its ports (L15, L16): by direct calls, without queues (HET-17).

namespace vitrine::core {

/// Takes the results of a device, in phase 1 of the cycle in which they are due.
class ResultSink {
public:
    ResultSink() = default;
    ResultSink(const ResultSink&) = delete;
    ResultSink& operator=(const ResultSink&) = delete;
    virtual ~ResultSink() = default;

    /// `results` has four rows for each result register; a row has a value for every lane of the task.
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
    /// Whether the device takes a request in this cycle. Once it has taken one, it is false for the rest of the cycle.
    [[nodiscard]] virtual bool canAccept() const = 0;
    /// The first cycle in which canAccept() can be true again.
    [[nodiscard]] virtual Cycle nextFree() const = 0;
    virtual void accept(const RequestItem& request) = 0;
};

} // namespace vitrine::core
