// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/moment_watch.h"

#include "core/observe/event_names.h"
#include "core/session/machine/event_counts.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace vitrine::core {

namespace {

/// Whether a condition's event is one of those looked for.
using EventTest = std::function<bool(const Event&)>;

class EventWatch final : public MomentWatch {
public:
    EventWatch(TimedGpu& gpu, EventTest test) : m_listener(std::move(test))
    {
        m_subscription = gpu.hub().subscribe(m_listener);
    }
    void begin() override { m_listener.fresh.reset(); }
    [[nodiscard]] bool happened() override
    {
        m_found = std::exchange(m_listener.fresh, std::nullopt);
        return m_found.has_value();
    }
    [[nodiscard]] std::optional<Event> event() const override { return m_found; }

private:
    struct Listener final : Observer {
        explicit Listener(EventTest wanted) : test(std::move(wanted)) {}
#define VITRINE_WATCH_EVENT(Type, ...)                                                                                 \
    void on##Type(const Type& event) override                                                                          \
    {                                                                                                                  \
        look(event);                                                                                                   \
    }
        VITRINE_EVENTS(VITRINE_WATCH_EVENT)
#undef VITRINE_WATCH_EVENT
        void look(const Event& event)
        {
            if (!fresh && test(event))
                fresh = event;
        }
        const EventTest test;
        std::optional<Event> fresh;
    };
    Listener m_listener;
    Subscription m_subscription;
    std::optional<Event> m_found;
};

/// Something that can be read from the machine between cycles, and how two readings tell that it has happened.
template <typename Value>
class StateWatch final : public MomentWatch {
public:
    using Read = std::function<Value()>;
    using Compare = std::function<bool(const Value& before, const Value& now)>;
    StateWatch(Read read, Compare compare) : m_read(std::move(read)), m_compare(std::move(compare)) {}
    void begin() override { m_last = m_read(); }
    [[nodiscard]] bool happened() override
    {
        Value now = m_read();
        const bool result = m_compare(m_last, now);
        m_last = std::move(now);
        return result;
    }

private:
    const Read m_read;
    const Compare m_compare;
    Value m_last{};
};

template <typename Value>
std::unique_ptr<MomentWatch> watchState(typename StateWatch<Value>::Read read)
{
    return std::make_unique<StateWatch<Value>>(std::move(read), std::not_equal_to<Value>());
}

bool covers(const Quad& quad, const AtPixel& pixel)
{
    const unsigned column = pixel.x - unsigned{quad.x};
    const unsigned row = pixel.y - unsigned{quad.y};
    return column < 2 && row < 2 && (coveredPixels(quad.coverage) >> (row * 2 + column) & 1) != 0;
}

bool touchesPixel(const Event& event, const AtPixel& pixel, const Queue<QuadItem>* rasterized)
{
    return std::visit(
        [&](const auto& plain) {
            using Type = std::decay_t<decltype(plain)>;
            const bool isWrite = std::is_same_v<Type, PixelWritten>;
            if (!isWrite && pixel.what == AtPixel::What::Write)
                return false;
            if constexpr (isWrite || std::is_same_v<Type, DepthTested> || std::is_same_v<Type, StencilChanged>) {
                return plain.x == pixel.x && plain.y == pixel.y;
            } else if constexpr (std::is_same_v<Type, ItemPushed>) {
                if (!rasterized || plain.queue != rasterized->id())
                    return false;
                const QuadItem* item = rasterized->find(plain.item);
                return item && item->primitive && covers(item->quad, pixel);
            } else {
                return false;
            }
        },
        event);
}

/// Public names depend on the queue.
class NameTest {
public:
    NameTest(AtEventName at, std::vector<QueueDescription> queues) : m_at(std::move(at)), m_queues(std::move(queues)) {}

    bool operator()(const Event& event) const
    {
        return std::visit(
            [&](const auto& plain) {
                if constexpr (requires { plain.queue; })
                    return !m_at.unit && (!m_at.queue || m_at.queue == plain.queue) &&
                           queueEventName(event, m_queues[plain.queue.value - 1].names) == m_at.name;
                else if constexpr (requires { plain.unit; })
                    return !m_at.queue && (!m_at.unit || m_at.unit == plain.unit) && eventName(event) == m_at.name;
                else
                    return false;
            },
            event);
    }

private:
    AtEventName m_at;
    std::vector<QueueDescription> m_queues;
};

/// Numbers are unique among the items of one kind only: it depends on the queue what they mean.
bool touchesTask(const Event& event, ItemId task, const TaskPath& path)
{
    const auto holdsTasks = [&](QueueId queue) {
        const auto is = [&](const auto* known) { return known && known->id() == queue; };
        return is(path.vertexTasks) || is(path.fragmentTasks) || is(path.pending) || is(path.order) ||
               is(path.dispatched) || std::ranges::any_of(path.segments, is) ||
               std::ranges::find(path.finished, queue) != path.finished.end();
    };
    return std::visit(
        [&](const auto& plain) {
            if constexpr (requires {
                              plain.queue;
                              plain.item;
                          }) {
                if (holdsTasks(plain.queue))
                    return plain.item == task;
            }
            if constexpr (requires {
                              plain.queue;
                              plain.parent;
                          })
                return path.requests && plain.queue == path.requests->id() && plain.parent == task;
            else
                return false;
        },
        event);
}

const StateNode* findField(const StateNode& root, std::string_view path)
{
    const StateNode* node = &root;
    while (node && !path.empty()) {
        const std::string_view name = path.substr(0, path.find('/'));
        path.remove_prefix(std::min(path.size(), name.size() + 1));
        const StateNode* child = nullptr;
        for (std::size_t i = 0; i < node->children.size() && !child; ++i)
            if (node->isList ? std::to_string(i) == name : node->children[i].name == name)
                child = &node->children[i];
        node = child;
    }
    return node;
}

struct WatchMaker {
    TimedGpu& gpu;

    std::unique_ptr<MomentWatch> operator()(const AtEvent& at) const
    {
        return std::make_unique<EventWatch>(gpu,
                                            [filter = at.filter](const Event& event) { return filter.matches(event); });
    }
    std::unique_ptr<MomentWatch> operator()(const AtEventName& at) const
    {
        return std::make_unique<EventWatch>(gpu, NameTest(at, gpu.machine().queueDescriptions()));
    }
    std::unique_ptr<MomentWatch> operator()(const AtPixel& at) const
    {
        return std::make_unique<EventWatch>(
            gpu, [at, quads = gpu.fragmentPath().quads](const Event& event) { return touchesPixel(event, at, quads); });
    }
    std::unique_ptr<MomentWatch> operator()(const AtTask& at) const
    {
        return std::make_unique<EventWatch>(gpu, [task = at.task, path = gpu.taskPath()](const Event& event) {
            return touchesTask(event, task, path);
        });
    }
    std::unique_ptr<MomentWatch> operator()(const AtRegister& at) const
    {
        return std::make_unique<EventWatch>(gpu, [registers = at.registers](const Event& event) {
            const auto* written = std::get_if<RegisterWritten>(&event);
            return written && std::ranges::any_of(registers, [written](const RegisterRange& range) {
                       return range.contains(written->address);
                   });
        });
    }
    std::unique_ptr<MomentWatch> operator()(const AtQueueLevel& at) const
    {
        const auto reached = [at](std::uint32_t fill) {
            switch (at.side) {
            case AtQueueLevel::Side::AtLeast: return fill >= at.level;
            case AtQueueLevel::Side::AtMost: return fill <= at.level;
            case AtQueueLevel::Side::Exactly: break;
            }
            return fill == at.level;
        };
        return std::make_unique<StateWatch<std::uint32_t>>(
            fillOf(at.queue),
            [reached](std::uint32_t before, std::uint32_t now) { return reached(now) && !reached(before); });
    }
    std::unique_ptr<MomentWatch> operator()(const AtQueueChange& at) const
    {
        return watchState<std::uint32_t>(fillOf(at.queue));
    }
    std::unique_ptr<MomentWatch> operator()(const AtUnitChange& at) const
    {
        return watchState<std::uint32_t>([this_gpu = &gpu, at] { return this_gpu->machine().activity(at.unit).bits; });
    }
    std::unique_ptr<MomentWatch> operator()(const AtFieldChange& at) const
    {
        return watchState<std::optional<StateNode>>([this_gpu = &gpu, at]() -> std::optional<StateNode> {
            const StateNode state = this_gpu->machine().unitState(at.unit);
            const StateNode* field = findField(state, at.field);
            return field ? std::optional(*field) : std::nullopt;
        });
    }

    [[nodiscard]] std::function<std::uint32_t()> fillOf(QueueId queue) const
    {
        return [machine = &gpu.machine(), queue] { return machine->occupancy(queue); };
    }
};

} // namespace

std::unique_ptr<MomentWatch> watchFor(const MomentCondition& condition, TimedGpu& gpu)
{
    return std::visit(WatchMaker{gpu}, condition);
}

} // namespace vitrine::core
