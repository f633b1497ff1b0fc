// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/arbiter/flow_boxes.h"

#include "core/arbiter/arbiter_fields.h"
#include "core/observe/link_fields.h"
#include "core/shader/processor_fields.h"
#include "views/base/desk.h"
#include "views/docks/arbiter/arbiter_context.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr int kGap = 14;
constexpr int kMostProcessorRows = 4;
constexpr double kLeastPath = 48; // pixels of a box that the path of a processor needs

/// Of a box with a name, a line of numbers and, of queues, a level.
int boxHeight(int line)
{
    return 2 * line + kFlowLevel + kGrid;
}

/// Where the columns stand.
struct Columns {
    double processors = 0, queue = 0, arbiter = 0, lanes = 0, cards = 0, end = 0;
};

class FlowLayout {
public:
    FlowLayout(const ArbiterFacts& facts, const FlowRoom& room)
        : m_facts(facts), m_path(*facts.path), m_card(boxHeight(room.line))
    {
        const double inner = room.width - 2 * kPadding;
        m_box = std::clamp(inner * 0.15, 44.0, 148.0);
        m_arrow = std::clamp(inner * 0.045, 12.0, 28.0);
        m_at.processors = kPadding;
        m_at.queue = m_at.processors + m_box * 0.8 + m_arrow;
        m_at.arbiter = m_at.queue + m_box + m_arrow;
        m_at.lanes = m_path.hasArbiter ? m_at.arbiter + m_box : m_at.queue + m_box;
        m_at.cards = m_at.lanes + std::clamp(inner * 0.12, 46.0, 120.0);
        m_at.end = std::clamp(kPadding + inner, m_at.cards + m_box, m_at.cards + 420);
        m_height = static_cast<double>(m_path.devices.size()) * (m_card + kGap) - kGap;
    }

    FlowBoxes take()
    {
        addProcessors();
        addQueue(m_path.requests, {m_at.queue, top(), m_box, m_height});
        addArrow({m_at.queue - m_arrow, middle(), m_at.queue, middle()}, {}, false);
        if (m_path.hasArbiter)
            addArbiter();
        for (std::size_t i = 0; i < m_path.devices.size(); ++i)
            addDevice(m_path.devices[i], top() + static_cast<double>(i) * (m_card + kGap));
        addWayBack();
        if (m_facts.initial)
            addInitialRequests();
        return std::move(m_result);
    }

private:
    /// Of the requests' way: below the one of initial requests, if there is one.
    [[nodiscard]] double top() const { return kPadding + (m_facts.initial ? m_card + kGap : 0); }
    [[nodiscard]] double middle() const { return top() + m_height / 2; }
    void addArrow(const QLineF& line, const QString& text, bool isResult, bool hasHead = true)
    {
        m_result.arrows.push_back({line, text, isResult, hasHead});
    }
    FlowBox& addUnit(core::UnitId id, const QRectF& area)
    {
        const core::UnitDescription& unit = m_facts.recording->unit(id);
        FlowBox box;
        box.area = area;
        box.name = QString::fromStdString(unit.kind);
        box.term = QString::fromStdString(unit.seedTerm);
        box.tip = tip(box.name, unit.seedTerm, unit.help);
        box.selection = UnitLink{unit.path};
        m_result.boxes.push_back(std::move(box));
        return m_result.boxes.back();
    }
    static QString tip(const QString& name, const std::string& term, const std::string& help)
    {
        QString text = QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped());
        if (!term.empty())
            text += QStringLiteral(" · ") + QString::fromStdString(term).toHtmlEscaped();
        return help.empty() ? text : text + QStringLiteral("<br>") + inWords(help).toHtmlEscaped();
    }
    void addProcessors();
    void addQueue(core::QueueId queue, const QRectF& area);
    void addArbiter();
    void addDevice(const core::DevicePort& device, double y);
    void addWayBack();
    void addInitialRequests();

    const ArbiterFacts& m_facts;
    const core::RequestPath& m_path;
    const int m_card; ///< height of a device's
    Columns m_at;
    double m_box = 0;
    double m_arrow = 0;
    double m_height = 0;
    double m_processorsEnd = 0; ///< below the lowest
    FlowBoxes m_result;
};

void FlowLayout::addProcessors()
{
    const auto& processors = m_facts.recording->processors();
    const int count = static_cast<int>(processors.size());
    const int columns = (count + kMostProcessorRows - 1) / kMostProcessorRows;
    const int rows = (count + columns - 1) / columns;
    const double gap = 4;
    const double width = (m_box * 0.8 - gap * (columns - 1)) / columns;
    const double height = std::min((m_height - gap * (rows - 1)) / rows, double(m_card));
    const double first = middle() - (height * rows + gap * (rows - 1)) / 2;
    m_processorsEnd = first + height * rows + gap * (rows - 1);
    for (int i = 0; i < count; ++i) {
        const double x = m_at.processors + (width + gap) * (i / rows);
        FlowBox& box =
            addUnit(processors[static_cast<std::size_t>(i)], {x, first + (height + gap) * (i % rows), width, height});
        const core::UnitId processor = processors[static_cast<std::size_t>(i)];
        const std::string& path = m_facts.recording->unit(processor).path;
        const bool hasRoom = columns == 1 && width >= kLeastPath;
        box.name = hasRoom ? QString::fromStdString(path) : QString::number(i);
        box.term.clear();
        const core::StateNode* state = stateIn(m_facts.moment.get(), processor);
        if (!state)
            continue;
        const std::uint64_t requests = read(state, core::ProcessorFields::kRequests).value_or(0);
        box.tip +=
            QStringLiteral("<br>") + atCycle(m_facts.cursor, counted(requests, Arbiter::tr("%1 request posted so far"),
                                                                     Arbiter::tr("%1 requests posted so far")));
        if (columns == 1)
            box.lines = {Arbiter::tr("posted %1").arg(grouped(requests)), grouped(requests)};
    }
}

void FlowLayout::addQueue(core::QueueId id, const QRectF& area)
{
    const core::QueueDescription& queue = m_facts.recording->queue(id);
    FlowBox box;
    box.area = area;
    box.name = QString::fromStdString(queue.path).toUpper();
    box.term = QString::fromStdString(queue.seedTerm);
    box.tip = tip(box.name, queue.seedTerm, queue.help);
    box.selection = QueueLink{queue.path};
    box.level = 0;
    if (const auto entries = m_facts.entriesNow(id)) {
        box.level = static_cast<double>(*entries) / std::max(1u, queue.capacity);
        box.lines = {Arbiter::tr("%1 of %2").arg(grouped(*entries), grouped(queue.capacity)), grouped(*entries)};
    }
    m_result.boxes.push_back(std::move(box));
}

void FlowLayout::addArbiter()
{
    FlowBox& box = addUnit(m_path.router, {m_at.arbiter, top(), m_box, m_height});
    addArrow({m_at.arbiter - m_arrow, middle(), m_at.arbiter, middle()}, {}, false);
    const core::StateNode* state = stateIn(m_facts.moment.get(), m_path.router);
    if (!state)
        return;
    const auto routed = read(state, core::ArbiterFields::kRouted).value_or(0);
    const core::StateNode* head = read(state, core::ArbiterFields::kBlocked);
    const auto blocked = read(head, core::LinkFields::kRequest).value_or(0);
    box.lines = {Arbiter::tr("routed %1").arg(grouped(routed)), grouped(routed)};
    if (blocked == 0)
        return;
    const auto port = static_cast<std::uint8_t>(read(head, core::BlockedFields::kDevice).value_or(0));
    box.lines = {Arbiter::tr("#%1 blocked by %2").arg(blocked).arg(m_facts.deviceName(port)),
                 QStringLiteral("#%1 → %2").arg(blocked).arg(m_facts.deviceName(port)),
                 QStringLiteral("#%1").arg(blocked)};
    box.tip += QStringLiteral("<br>") +
               Arbiter::tr("The oldest request, %1, waits for %2 since cycle %3.")
                   .arg(blocked)
                   .arg(m_facts.deviceName(port), grouped(read(head, core::BlockedFields::kSince).value_or(0)));
}

void FlowLayout::addDevice(const core::DevicePort& device, double y)
{
    const auto counts = m_facts.countsNow(device);
    const auto number = [&](std::uint64_t ArbiterFacts::PortCounts::*count) {
        return counts ? grouped((*counts).*count) : QStringLiteral("–");
    };
    FlowBox& box = addUnit(device.unit, {m_at.cards, y, m_at.end - m_at.cards, double(m_card)});
    const QString inputs = device.inputs == 0 ? QStringLiteral("1–2") : QString::number(device.inputs);
    const QString inFlight = number(&ArbiterFacts::PortCounts::inFlight);
    box.lines = {Arbiter::tr("%1 in flight · %2 in, %3 out · latency %4, interval %5")
                     .arg(inFlight, inputs)
                     .arg(device.outputs)
                     .arg(device.latency)
                     .arg(device.interval),
                 Arbiter::tr("%1 in flight · latency %2").arg(inFlight).arg(device.latency),
                 Arbiter::tr("%1 in flight").arg(inFlight), inFlight};
    box.tip +=
        QStringLiteral("<br>") + Arbiter::tr("Port %1. %2 input and %3 output registers; a request takes %4 cycles, "
                                             "each item occupies it for %5.")
                                     .arg(device.port)
                                     .arg(inputs)
                                     .arg(device.outputs)
                                     .arg(device.latency)
                                     .arg(device.interval);
    const double middle = y + m_card / 2.0;
    addArrow({m_at.lanes, middle - kFlowLane, m_at.cards, middle - kFlowLane},
             number(&ArbiterFacts::PortCounts::requests), false);
    addArrow({m_at.cards, middle + kFlowLane, m_at.lanes, middle + kFlowLane},
             number(&ArbiterFacts::PortCounts::results), true);
}

void FlowLayout::addWayBack()
{
    const double y = top() + m_height + kGap;
    const double from = m_path.hasArbiter ? m_at.arbiter + m_box / 2 : m_at.queue + m_box / 2;
    const double left = m_at.queue, right = m_at.lanes;
    addQueue(m_path.pending, {left, y + kGap, right - left, double(m_card)});
    addArrow({from, y - kGap, from, y + kGap}, {}, true);
    const double height = y + kGap + m_card / 2.0;
    const double processors = m_at.processors + m_box * 0.4;
    addArrow({left, height, processors, height}, {}, true);
    addArrow({processors, height, processors, m_processorsEnd}, {}, true);
}

/// Above the arbiter and its queue, which they pass by: TEX is the device below.
void FlowLayout::addInitialRequests()
{
    const double y = kPadding, middle = y + m_card / 2.0;
    const auto counts = initialCounts(m_facts.moment.get(), *m_facts.initial);
    FlowBox& box = addUnit(m_facts.initial->client, {m_at.queue, y, m_at.lanes - m_at.queue, double(m_card)});
    box.name = initialName(*m_facts.initial);
    box.tip = namedTip(box.name, m_facts.initial->isBypass
                                     ? Arbiter::tr("Fragments of this draw bypass the processors. The register bank "
                                                   "asks TEX for the textures of each pixel by itself, past the "
                                                   "arbiter and its queue; TEX serves these requests after all others.")
                                     : Arbiter::tr("Before a task comes to FTQ, AIN asks TEX for the textures that its "
                                                   "program reads at interpolated coordinates, past the arbiter and "
                                                   "its queue (tex.initialPrefetch); TEX serves these requests after "
                                                   "all others."));
    if (counts)
        box.lines = {Arbiter::tr("%1 wait: %2 on their way, %3 in TEX, %4 coming back")
                         .arg(grouped(counts->waiting()), grouped(counts->onTheWay), grouped(counts->inTexture()),
                              grouped(counts->comingBack)),
                     Arbiter::tr("%1 wait").arg(grouped(counts->waiting())), grouped(counts->waiting())};
    const auto number = [&](std::uint64_t InitialCounts::*count) {
        return counts ? grouped((*counts).*count) : QStringLiteral("–");
    };
    const double back = m_at.cards + 2 * kPadding, there = back + 2 * kPadding;
    addArrow({m_at.lanes, middle - kFlowLane, m_at.cards, middle - kFlowLane}, number(&InitialCounts::asked), false,
             false);
    addArrow({m_at.cards, middle - kFlowLane, there, middle - kFlowLane}, {}, false, false);
    addArrow({there, middle - kFlowLane, there, top()}, {}, false);
    addArrow({back, top(), back, middle + kFlowLane}, {}, true, false);
    addArrow({back, middle + kFlowLane, m_at.cards, middle + kFlowLane}, {}, true, false);
    addArrow({m_at.cards, middle + kFlowLane, m_at.lanes, middle + kFlowLane}, number(&InitialCounts::answered), true);
}

} // namespace

int flowHeight(const ArbiterFacts& facts, int line)
{
    if (!facts.path)
        return 0;
    const int others = facts.initial ? 2 : 1; // the queue of the way back, and initial requests
    const int boxes = static_cast<int>(facts.path->devices.size()) + others;
    return boxes * (boxHeight(line) + kGap) + 2 * kPadding;
}

FlowBoxes flowBoxes(const ArbiterFacts& facts, const FlowRoom& room)
{
    return facts.path ? FlowLayout(facts, room).take() : FlowBoxes();
}

} // namespace vitrine::views
