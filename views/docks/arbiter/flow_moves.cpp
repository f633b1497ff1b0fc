// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/arbiter/flow_moves.h"
#include "views/theme/counted.h"

#include "views/machine/shown_cycle.h"

#include <algorithm>

namespace vitrine::views {

namespace {

using Requests = std::vector<const core::RequestRecord*>;

QPointF leftOf(const QRectF& area, double shift = 0)
{
    return {area.left(), area.center().y() + shift};
}

QPointF rightOf(const QRectF& area, double shift = 0)
{
    return {area.right(), area.center().y() + shift};
}

QString labelOf(const Requests& requests)
{
    const QString first = QStringLiteral("#%1").arg(requests.front()->id.value);
    return requests.size() == 1 ? first : QStringLiteral("%1 +%2").arg(first, grouped(requests.size() - 1));
}

class Moves {
public:
    Moves(const ArbiterFacts& facts, const FlowBoxes& boxes)
        : m_facts(facts), m_boxes(boxes), m_cycle(shownCycle(facts.cursor)), m_queue(queueArea(facts.path->requests)),
          m_router(facts.path->hasArbiter ? unitArea(facts.path->router) : m_queue)
    {
        for (const core::RequestRecord& request : facts.tasks().requests())
            if (request.posted == m_cycle || request.dispatched == m_cycle || request.completed == m_cycle)
                m_moved.push_back(&request);
    }

    std::vector<FlowMove> take()
    {
        for (std::size_t i = 0; i < m_facts.recording->processors().size(); ++i)
            addPosted(static_cast<std::uint16_t>(i));
        for (const core::DevicePort& device : m_facts.path->devices) {
            addRouted(device);
            addAnswered(device);
        }
        return std::move(m_moves);
    }

private:
    [[nodiscard]] QRectF areaOf(const Selection& selection) const
    {
        const auto box = std::ranges::find(m_boxes.boxes, selection, &FlowBox::selection);
        return box == m_boxes.boxes.end() ? QRectF() : box->area;
    }
    [[nodiscard]] QRectF unitArea(core::UnitId unit) const
    {
        return areaOf(UnitLink{m_facts.recording->unit(unit).path});
    }
    [[nodiscard]] QRectF queueArea(core::QueueId queue) const
    {
        return areaOf(QueueLink{m_facts.recording->queue(queue).path});
    }
    template <typename Keep>
    [[nodiscard]] Requests requests(Keep keep) const
    {
        Requests kept;
        for (const core::RequestRecord* request : m_moved)
            if (keep(*request))
                kept.push_back(request);
        return kept;
    }
    void add(const Requests& moved, const QLineF& way, bool isResult)
    {
        if (!moved.empty())
            m_moves.push_back({way, labelOf(moved), isResult});
    }

    void addPosted(std::uint16_t processor)
    {
        const auto posted = requests([&](const core::RequestRecord& request) {
            return request.posted == m_cycle && request.processor == processor;
        });
        const QRectF from = unitArea(m_facts.recording->processors()[processor]);
        add(posted, {rightOf(from), QPointF(m_queue.left(), from.center().y())}, false);
    }
    void addRouted(const core::DevicePort& device)
    {
        const auto routed = requests([&](const core::RequestRecord& request) {
            return request.dispatched == m_cycle && request.device == device.port;
        });
        const QPointF to = leftOf(unitArea(device.unit), -kFlowLane);
        add(routed, {QPointF(m_router.right(), to.y()), to}, false);
    }
    void addAnswered(const core::DevicePort& device)
    {
        const auto answered = requests([&](const core::RequestRecord& request) {
            return request.completed == m_cycle && request.device == device.port;
        });
        const QPointF from = leftOf(unitArea(device.unit), kFlowLane);
        add(answered, {from, QPointF(m_router.right(), from.y())}, true);
    }

    const ArbiterFacts& m_facts;
    const FlowBoxes& m_boxes;
    const core::Cycle m_cycle;
    const QRectF m_queue, m_router;
    Requests m_moved; ///< in that cycle
    std::vector<FlowMove> m_moves;
};

} // namespace

std::vector<FlowMove> flowMoves(const ArbiterFacts& facts, const FlowBoxes& boxes)
{
    return facts.path && facts.cursor > 0 ? Moves(facts, boxes).take() : std::vector<FlowMove>();
}

} // namespace vitrine::views
