// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/event_list.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/request_path.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::core {

class TaskLog;

/// An item on its way between a unit and a queue.
struct ItemMove {
    QueueId queue;
    UnitId unit; ///< at the other end; none when the trace doesn't say which of several it is
    std::uint32_t draw = 0;
    ItemId item;
    bool isIn = false; ///< into the queue, else out of it or, of an entry that keeps its place, to who works on it
    friend bool operator==(const ItemMove&, const ItemMove&) = default;
};

/// Tells from events what moves, and between whom. A queue with one unit at an end says it by itself; of shared queues
/// it is what the recording knows of tasks and requests.
class ItemMoves {
public:
    explicit ItemMoves(const DrawRecording& recording);

    /// Nothing when the event moves no item.
    [[nodiscard]] std::optional<ItemMove> of(const Event& event) const;

private:
    [[nodiscard]] UnitId takerOf(const ItemGranted& event) const;
    [[nodiscard]] UnitId fillerOf(const ItemPushed& event) const;
    [[nodiscard]] UnitId takerOf(const ItemPopped& event) const;
    [[nodiscard]] UnitId parkerOf(const ItemParked& event) const;

    const DrawRecording& m_recording;
    const TaskLog& m_log;
    const std::optional<RequestPath> m_path;
};

} // namespace vitrine::core
