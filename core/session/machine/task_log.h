// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"
#include "core/observe/events.h"
#include "core/raster/quad.h"
#include "core/shader/isa.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// What became of every task and every device request of a draw. Plain values, immutable once recorded.

namespace vitrine::core {

enum class TaskStepKind : std::uint8_t {
    Enqueued,   ///< in VTQ or FTQ
    Issued,     ///< a processor takes it up for the first time, and runs it in this cycle
    Posted,     ///< its SEND is in ARQ
    SwappedOut, ///< it waits in APQ, its processor is free
    Ready,      ///< in APQ: what it waited for has come
    Resumed,    ///< a processor takes it up again, and runs it in this cycle
    Finished,   ///< its program has ended, its processor is free
    Retired,    ///< it has left VTQ or FTQ: its results went on, in the order of the stream
    Dispatched, ///< with segments: it has joined the open segment of a processor
};
inline constexpr int kTaskStepKindCount = 9;
/// The specification's name of the event: task.enqueue, req.post, seg.add … It has none for Finished, which is
/// "task.finish" here.
[[nodiscard]] std::string_view enumName(TaskStepKind kind);

inline constexpr std::uint16_t kNoProcessor = 0xFFFF;

struct TaskStep {
    Cycle cycle = 0; ///< the cycle in which the step takes effect (spec/00 §5)
    ItemId request;  ///< Posted: the request; SwappedOut and Ready: the request whose answer ends the wait, none before
                     ///< it has come
    std::uint16_t processor = kNoProcessor; ///< Dispatched, Issued, Posted, SwappedOut, Resumed, Finished: sp.N
    TaskStepKind kind = TaskStepKind::Enqueued;
    GrantReason reason = GrantReason::None; ///< Issued and Resumed: why this task was chosen (HET-07)
};

inline constexpr std::uint32_t kNoSegment = ~std::uint32_t{0};

struct TaskRecord {
    ItemId id; ///< of the draw's machine; vertex tasks are odd, fragment tasks even
    ItemId parent;
    std::uint32_t draw = 0;
    ShaderStage stage = ShaderStage::Vertex;
    std::uint8_t items = 0;             ///< vertices, or covered fragments
    std::uint8_t quadCount = 0;         ///< fragment tasks
    bool sends = false;                 ///< its program may post requests
    std::uint32_t firstVertex = 0;      ///< vertex tasks: place in the draw of the first vertex
    std::uint32_t primitive = 0;        ///< fragment tasks: counted from 1 behind clipping and culling; 0: not known
    std::uint32_t segment = kNoSegment; ///< with segments, once it is Dispatched
    std::array<Quad, 4> quads{};        ///< fragment tasks: pixels, with what is covered
    Cycle enqueued = 0;
    Cycle retired = kNever; ///< kNever: still there when the recording ended
    std::uint64_t firstStep = 0;
    std::uint32_t stepCount = 0;
    std::uint32_t requests = 0; ///< posted

    [[nodiscard]] bool coversPixel(std::uint32_t x, std::uint32_t y) const;
    /// Whether the KILs of the task are passed over, because HIZ has proven that none of its fragments is discarded
    /// (HIZ-26).
    [[nodiscard]] bool skipsDiscard() const { return quadCount > 0 && quads[0].orders.has(QuadOrders::SkipsDiscard); }
};

/// What a task does, or what it waits for, over a stretch of cycles.
enum class TaskPhase : std::uint8_t {
    Queued,    ///< in VTQ or FTQ, for a processor
    Running,   ///< on a processor
    Pending,   ///< in APQ, for a device
    Completed, ///< in APQ, for a processor
    Finished,  ///< for its turn in the order of the stream
    InSegment, ///< with segments: in one that is still open, or whose processor is not free yet
};
inline constexpr int kTaskPhaseCount = 6;
[[nodiscard]] std::string_view enumName(TaskPhase phase);

struct TaskSpan {
    Cycle from = 0;
    Cycle to = kNever; ///< the first cycle after it; kNever: still going on when the recording ended
    TaskPhase phase = TaskPhase::Queued;
    std::uint16_t processor = kNoProcessor; ///< Running
    ItemId request;                         ///< Pending: whose answer ends it
};

/// How many cycles a task spent in each phase.
struct TaskTimes {
    std::array<Cycle, kTaskPhaseCount> cycles{};
    [[nodiscard]] Cycle in(TaskPhase phase) const { return cycles[static_cast<std::size_t>(phase)]; }
};

struct RequestRecord {
    ItemId id;
    ItemId task;
    std::uint32_t draw = 0;
    ShaderStage stage = ShaderStage::Fragment;
    std::uint8_t device = 0; ///< arbiter port
    std::uint8_t slot = 0;   ///< texture slot
    std::uint8_t items = 0;  ///< fragments or vertices; the k of the device rule
    std::uint16_t processor = kNoProcessor;
    std::uint16_t pass = 0;      ///< of the draw, where it is one of 2-D graphics (draw_number.h)
    std::uint8_t status = 0;     ///< 0: answered without error; else the status of RequestFailed
    std::uint16_t overtaken = 0; ///< requests that were dispatched before it and answered after it (HET-15)
    Cycle posted = 0;            ///< in ARQ
    Cycle dispatched = kNever;   ///< the arbiter gives it to its device; kNever: not yet when the recording ended
    Cycle completed = kNever;    ///< the answer has come; the entry in ARQ and the wait end
};

/// The tasks and requests that were kept. When there were too many (RecordingLimits), it holds the first ones and how
/// many more there were. A log of recordTasks() holds those of a stretch of cycles instead.
class TaskLog {
public:
    /// In the order of `enqueued`, those of one cycle by id.
    [[nodiscard]] std::span<const TaskRecord> tasks() const { return m_tasks; }
    /// In the order of `posted`, those of one cycle by id.
    [[nodiscard]] std::span<const RequestRecord> requests() const { return m_requests; }
    [[nodiscard]] std::uint64_t tasksNotKept() const { return m_tasksNotKept; }
    [[nodiscard]] std::uint64_t requestsNotKept() const { return m_requestsNotKept; }

    /// Of memory.
    [[nodiscard]] std::size_t bytes() const;

    [[nodiscard]] const TaskRecord* task(ItemId id) const;
    [[nodiscard]] const RequestRecord* request(ItemId id) const;

    /// In the order of time.
    [[nodiscard]] std::span<const TaskStep> steps(const TaskRecord& task) const;
    /// What the task did from Enqueued to Retired, without gaps.
    [[nodiscard]] std::vector<TaskSpan> spans(const TaskRecord& task) const;
    /// The same, in place of what is in `into`: for who asks of a million.
    void spans(const TaskRecord& task, std::vector<TaskSpan>& into) const;
    [[nodiscard]] TaskTimes times(const TaskRecord& task) const;
    /// The requests of a task in the order of posting: the chain of HET-11.
    [[nodiscard]] std::vector<const RequestRecord*> requestsOf(const TaskRecord& task) const;
    /// A request whose answer ended a wait, with the cycles in which the task was swapped out for it.
    struct Wait {
        ItemId request;
        Cycle from = 0;
        Cycle to = 0;
    };
    [[nodiscard]] std::vector<Wait> waitsOf(const TaskRecord& task) const;

    /// Tasks that had been enqueued and not yet retired in some of the cycles from … to − 1.
    [[nodiscard]] std::vector<const TaskRecord*> tasksBetween(Cycle from, Cycle to) const;
    [[nodiscard]] std::vector<const RequestRecord*> requestsBetween(Cycle from, Cycle to) const;
    /// The fragment tasks that ran for a pixel, in the order of the stream. A fragment of a pixel's history belongs to
    /// the task of the same primitive (FragmentIds::primitive, TaskRecord::primitive).
    [[nodiscard]] std::vector<const TaskRecord*> tasksAt(std::uint32_t x, std::uint32_t y) const;
    /// The last `count` decisions of the arbiter before a cycle, oldest first (V-ARB shows 64).
    [[nodiscard]] std::vector<const RequestRecord*> decisionsBefore(Cycle cycle, std::size_t count) const;

private:
    friend class TaskRecorder;
    void sort();

    std::vector<TaskRecord> m_tasks;
    std::vector<TaskStep> m_steps; ///< task by task
    std::vector<RequestRecord> m_requests;
    std::vector<std::uint32_t> m_tasksById;
    std::vector<std::uint32_t> m_requestsById;
    std::vector<std::uint32_t> m_requestsByDispatch;
    std::uint64_t m_tasksNotKept = 0;
    std::uint64_t m_requestsNotKept = 0;
};

} // namespace vitrine::core
