// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/line.h"
#include "core/kernel/queue.h"
#include "core/kernel/shared_queue.h"

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// Handles through which units use queues: the wrong direction does not compile. A unit lists them in its Ports struct
/// as it lists its state, `static void visit(auto& visitor, auto& ports)`, so that the machine can tie and describe
/// them.

namespace vitrine::core {

/// A handle as the machine sees it. A default constructed handle is not connected.
template <typename QueueType, QueueEnd End>
class PortHandle {
public:
    static constexpr QueueEnd kEnd = End;

    PortHandle() = default;
    explicit PortHandle(QueueType& queue, std::uint32_t port = 0) : m_queue(&queue), m_port(port) {}

    [[nodiscard]] bool connected() const { return m_queue != nullptr; }
    [[nodiscard]] QueueBase* queue() const { return m_queue; }
    [[nodiscard]] std::uint32_t port() const { return m_port; }

protected:
    QueueType* m_queue = nullptr;
    std::uint32_t m_port = 0;
};

/// The consumer's end of a plain queue.
template <QueueItem T>
class In : public PortHandle<Queue<T>, QueueEnd::Consumer> {
public:
    In() = default;
    In(Queue<T>& queue) : PortHandle<Queue<T>, QueueEnd::Consumer>(queue) {}
    [[nodiscard]] bool empty() const { return !this->m_queue->front(); }
    [[nodiscard]] const T* front() const { return this->m_queue->front(); }
    void pop() { this->m_queue->pop(); }
};

/// The producer's end of a plain queue.
template <QueueItem T>
class Out : public PortHandle<Queue<T>, QueueEnd::Producer> {
public:
    Out() = default;
    Out(Queue<T>& queue) : PortHandle<Queue<T>, QueueEnd::Producer>(queue) {}
    [[nodiscard]] bool canPush() const { return this->m_queue->canPush(); }
    void push(T&& item) { this->m_queue->push(std::move(item)); }
    void push(const T& item) { this->m_queue->push(item); }
};

/// Where processor `port` posts into a shared queue. While canPost() is false its last post still waits for room: the
/// processor stalls on it (HET-08).
template <QueueItem T>
class SharedOut : public PortHandle<SharedQueue<T>, QueueEnd::Producer> {
public:
    using PortHandle<SharedQueue<T>, QueueEnd::Producer>::PortHandle;
    [[nodiscard]] bool canPost() const { return this->m_queue->canPost(this->m_port); }
    void post(T item) { this->m_queue->post(this->m_port, std::move(item)); }
};

/// Where processor `port` gets the entries that the scheduler grants to it.
template <QueueItem T>
class SharedIn : public PortHandle<SharedQueue<T>, QueueEnd::Consumer> {
public:
    using PortHandle<SharedQueue<T>, QueueEnd::Consumer>::PortHandle;
    [[nodiscard]] const T* granted() const { return this->m_queue->granted(this->m_port); }
    T& take() { return this->m_queue->take(this->m_port); }
    [[nodiscard]] T& active(ItemId id) { return this->m_queue->active(id, this->m_port); }
    [[nodiscard]] bool holds(ItemId id) const { return this->m_queue->find(id) != nullptr; }
    /// It must be there.
    [[nodiscard]] const T& at(ItemId id) const { return this->m_queue->find(id)->item; }
    [[nodiscard]] T& held(ItemId id) { return this->m_queue->held(id); }
    [[nodiscard]] bool waits() const { return this->m_queue->waitsFor(this->m_port); }
    void park(ItemId id) { this->m_queue->park(id); }
    void finish(ItemId id) { this->m_queue->finish(id); }
    void retire(ItemId id) { this->m_queue->retire(id); }
};

/// The whole of a shared queue, for its scheduler, its dispatcher or the devices that complete what waits in it.
template <QueueItem T>
class SharedView : public PortHandle<SharedQueue<T>, QueueEnd::Viewer> {
public:
    using PortHandle<SharedQueue<T>, QueueEnd::Viewer>::PortHandle;
    SharedQueue<T>* operator->() const { return this->m_queue; }
};

/// How full a queue is, for a unit that neither fills nor empties it. It is not woken by the queue.
class Gauge {
public:
    Gauge() = default;
    Gauge(const QueueBase& queue) : m_queue(&queue) {}
    [[nodiscard]] bool empty() const { return !m_queue || m_queue->occupancy() == 0; }
    [[nodiscard]] const QueueBase* queue() const { return m_queue; }

private:
    const QueueBase* m_queue = nullptr;
};

/// The reading end of a line.
template <LineValue T>
class LineIn {
public:
    static constexpr LineEnd kEnd = LineEnd::Reader;
    LineIn() = default;
    LineIn(Line<T>& line) : m_line(&line) {}
    [[nodiscard]] const T& operator*() const { return m_line ? m_line->value() : kUnconnected; }
    [[nodiscard]] const T* operator->() const { return &**this; }
    [[nodiscard]] LineBase* line() const { return m_line; }

private:
    static inline const T kUnconnected{};
    Line<T>* m_line = nullptr;
};

/// The driving end of a line. While it is not connected, what is driven goes nowhere.
template <LineValue T>
class LineOut {
public:
    static constexpr LineEnd kEnd = LineEnd::Driver;
    LineOut() = default;
    LineOut(Line<T>& line) : m_line(&line) {}
    void drive(const T& value)
    {
        if (m_line)
            m_line->drive(value);
    }
    [[nodiscard]] LineBase* line() const { return m_line; }

private:
    Line<T>* m_line = nullptr;
};

/// Walks the ports of a unit: queues, lines, queries and gauges.
class PortVisitor {
public:
    PortVisitor() = default;
    PortVisitor(const PortVisitor&) = delete;
    PortVisitor& operator=(const PortVisitor&) = delete;
    virtual ~PortVisitor() = default;

    template <typename Port>
    void operator()(std::string_view name, Port& port)
    {
        if constexpr (requires { port.reaches(); }) {
            if (const std::string_view unit = port.reaches(); !unit.empty())
                visitQuery(name, unit);
        } else if constexpr (requires { port.line(); }) {
            if (LineBase* line = port.line())
                visitLine(name, *line, Port::kEnd);
        } else if constexpr (std::is_same_v<Port, Gauge>) {
            if (port.queue())
                visitGauge(name, *port.queue());
        } else {
            visit(name, port.queue(), Port::kEnd, port.port());
        }
    }
    template <typename Port>
    void operator()(std::string_view name, std::vector<Port>& ports)
    {
        for (std::size_t i = 0; i < ports.size(); ++i)
            (*this)(std::string(name) + '.' + std::to_string(i), ports[i]);
    }

protected:
    virtual void visit(std::string_view name, QueueBase* queue, QueueEnd end, std::uint32_t port) = 0;
    virtual void visitLine(std::string_view, LineBase&, LineEnd) {}
    /// Something that answers at once: a Query, or what hangs on a port of the arbiter; `unit` is its path.
    virtual void visitQuery(std::string_view, std::string_view) {}
    virtual void visitGauge(std::string_view, const QueueBase&) {}
};

} // namespace vitrine::core
