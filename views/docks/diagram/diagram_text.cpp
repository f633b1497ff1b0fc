// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_text.h"

#include "views/docks/diagram/diagram_words.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <map>

namespace vitrine::views {

namespace {

QString fillText(const DiagramContent& content, core::QueueId queue)
{
    return QStringLiteral("%1 / %2").arg(grouped(content.state.occupancies[queue.value - 1]),
                                         grouped(content.recording->queue(queue).capacity));
}

const core::ActivityCode& codeOf(const DiagramContent& content, core::UnitId unit)
{
    return content.state.units[unit.value - 1];
}

QString wayLine(const DiagramContent& content, std::size_t node)
{
    return wayText(*content.recording, content.ways[node]).toHtmlEscaped();
}

RowCell wayCell(const DiagramContent& content, std::size_t node)
{
    const FragmentWay way = content.ways[node];
    return way == FragmentWay::Open
               ? RowCell{}
               : RowCell{.text = fragmentWayStyle(way).name, .toolTip = wayText(*content.recording, way)};
}

QString unitToolTip(const DiagramContent& content, const core::UnitDescription& unit)
{
    QStringList lines{
        QStringLiteral("<b>%1</b> (%2), %3")
            .arg(text(unit.path).toHtmlEscaped(), text(unit.kind).toHtmlEscaped(), text(unit.seedTerm).toHtmlEscaped()),
        inWords(unit.help).toHtmlEscaped(),
        atCycle(content.state.cycle, activityText(*content.recording, codeOf(content, unit.id))).toHtmlEscaped()};
    const core::ActivityTotals totals = content.recording->totals(unit.id);
    lines << inWholeDraw(
        Diagram::tr("working in %1 of %2 cycles").arg(grouped(totals.working), grouped(content.recording->length())));
    if (const QString terms = sourceTerms(unit.kind); !terms.isEmpty())
        lines << QStringLiteral("<i>%1</i>").arg(terms.toHtmlEscaped());
    for (const core::CounterDescription& counter : unit.counters)
        lines << QStringLiteral("%1 (%2): %3")
                     .arg(text(counter.name), inWords(counter.unit), inWords(counter.help))
                     .toHtmlEscaped();
    lines << wayLine(content, content.graph.nodeOf(unit.id));
    lines.removeAll(QString());
    return lines.join(QStringLiteral("<br>"));
}

/// "TEX at most 11 / 22": of its sub-queues.
QStringList partsOf(const DiagramContent& content, const core::QueueDescription& queue)
{
    QStringList parts;
    const auto most = content.recording->subQueues(queue.id);
    for (std::size_t i = 0; i < queue.groups.size(); ++i) {
        const QString name = text(queue.groups[i].name).toHtmlEscaped();
        parts << QStringLiteral("%1 %2").arg(name, queue.groups[i].capacity == 0
                                                       ? atMost(most[i].highWater)
                                                       : atMost(most[i].highWater, queue.groups[i].capacity));
    }
    return parts;
}

QString queueToolTip(const DiagramContent& content, const core::QueueDescription& queue)
{
    const auto statistics = content.recording->statistics(queue.id);
    QStringList lines{
        QStringLiteral("<b>%1</b>%2")
            .arg(text(queue.path),
                 queue.seedTerm.empty() ? QString() : QStringLiteral(", ") + text(queue.seedTerm).toHtmlEscaped()),
        inWords(queue.help).toHtmlEscaped(),
        atCycle(content.state.cycle,
                Diagram::tr("holds %1 (%2)").arg(fillText(content, queue.id), text(queue.itemKind))),
        inWholeDraw(Diagram::tr("%1 in, %2 out, %3")
                        .arg(grouped(statistics.counters.itemsIn), grouped(statistics.counters.itemsOut),
                             (QStringList{atMost(statistics.highWater, queue.capacity)} + partsOf(content, queue))
                                 .join(QStringLiteral(" · ")))),
        wayLine(content, content.graph.nodeOf(queue.id))};
    lines.removeAll(QString());
    return lines.join(QStringLiteral("<br>"));
}

RowCell pathCell(const Link& link, const std::string& path, const std::string& help)
{
    return {.text = text(path), .link = link, .toolTip = inWords(help)};
}

Row portRow(const DiagramContent& content, core::QueueId id, bool isIn)
{
    const core::QueueDescription& queue = content.recording->queue(id);
    const RowCell fill{.text = fillText(content, id), .value = content.state.occupancies[id.value - 1]};
    return {.cells = {pathCell({{}, QueueLink{queue.path}}, queue.path, queue.help),
                      {.text = text(queue.itemKind)},
                      {.text = text(queue.seedTerm)},
                      {},
                      {},
                      {},
                      isIn ? fill : RowCell{},
                      isIn ? RowCell{} : fill,
                      wayCell(content, content.graph.nodeOf(id))}};
}

Row unitRow(const DiagramContent& content, const core::UnitDescription& unit)
{
    const core::ActivityCode code = codeOf(content, unit.id);
    const bool isStalled = code.activity() == core::Activity::Stalled;
    RowCell blocker;
    if (isStalled && code.blocker()) {
        const core::QueueDescription& queue = content.recording->queue(code.blocker());
        blocker = pathCell({{}, QueueLink{queue.path}}, queue.path, queue.help);
    }
    const QString activity = isStalled ? Diagram::tr("stalled") : unitStateStyle(unitState(code)).name;
    Row row;
    QStringList in, out;
    for (const core::PortDescription& port : unit.ports) {
        if (!port.queue)
            continue;
        const bool isIn = port.direction == core::PortDirection::In;
        (isIn ? in : out) << QStringLiteral("%1 %2").arg(text(port.queuePath), fillText(content, port.queue));
        row.children.push_back(portRow(content, port.queue, isIn));
    }
    row.cells = {pathCell({{}, UnitLink{unit.path}}, unit.path, unit.help),
                 {.text = text(unit.kind)},
                 {.text = text(unit.seedTerm)},
                 {.text = activity},
                 {.text = isStalled ? stallReasonName(code.reason()) : QString()},
                 blocker,
                 {.text = in.join(QStringLiteral(", "))},
                 {.text = out.join(QStringLiteral(", "))},
                 wayCell(content, content.graph.nodeOf(unit.id))};
    return row;
}

/// "SP × 64: 12 working, 52 idle", "sp.*.vertices × 64: 3 / 256"; empty: it stands for itself.
QString foldedText(const DiagramContent& content, std::size_t node)
{
    const DiagramFolds& folds = content.layout.folds;
    if (!folds.isFolded(node))
        return {};
    const std::size_t leader = folds.leaders[node];
    const QString& title = content.layout.titles[leader];
    if (content.graph.isQueue(node)) {
        const QueueFill fill = fillOf(content, node);
        return QStringLiteral("%1: %2 / %3").arg(title, grouped(fill.held), grouped(fill.capacity));
    }
    std::map<UnitState, int> counts;
    for (const std::size_t member : folds.membersOf(leader))
        ++counts[unitState(codeOf(content, content.graph.nodes()[member].unit))];
    QStringList told;
    for (const auto& [state, count] : counts)
        told << QStringLiteral("%1 %2").arg(grouped(static_cast<quint64>(count)), unitStateStyle(state).name);
    return QStringLiteral("%1: %2").arg(title, told.join(QStringLiteral(", ")));
}

} // namespace

QString nodeText(const DiagramContent& content, std::size_t node)
{
    const DiagramGraph::Node& at = content.graph.nodes()[node];
    QStringList told{foldedText(content, node)};
    if (at.unit) {
        const core::UnitDescription& unit = content.recording->unit(at.unit);
        told << QStringLiteral("%1, %2: %3")
                    .arg(text(unit.path), text(unit.seedTerm),
                         activityText(*content.recording, codeOf(content, at.unit)));
    } else {
        told << QStringLiteral("%1: %2").arg(text(content.recording->queue(at.queue).path),
                                             fillText(content, at.queue));
    }
    told << wayText(*content.recording, content.ways[node]);
    told.removeAll(QString());
    return told.join(QStringLiteral(" · "));
}

QString spokenText(const DiagramContent& content, std::optional<std::size_t> node)
{
    if (!content.recording)
        return {};
    QStringList sentences;
    if (node)
        sentences << nodeText(content, *node);
    sentences << bypassText(*content.recording);
    sentences.removeAll(QString());
    return sentences.join(QStringLiteral(". "));
}

QString nodeToolTip(const DiagramContent& content, std::size_t node)
{
    if (const QString folded = foldedText(content, node); !folded.isEmpty())
        return QStringLiteral("<b>%1</b><br>%2")
            .arg(folded.toHtmlEscaped(), Diagram::tr("A click draws each by itself."));
    const DiagramGraph::Node& at = content.graph.nodes()[node];
    return at.unit ? unitToolTip(content, content.recording->unit(at.unit))
                   : queueToolTip(content, content.recording->queue(at.queue));
}

QString absentToolTip(const AbsentUnit& unit)
{
    return QStringLiteral("<b>%1</b><br>%2<br><i>%3</i>")
        .arg(text(unit.id),
             unit.isPresent ? Diagram::tr("Belongs to this machine, which has no unit of its own for it: nothing of it "
                                          "takes time by itself.")
                            : Diagram::tr("This machine has none: another preset or knob brings it in."),
             sourceTerms(unit.id).toHtmlEscaped());
}

QString chainText(const DiagramContent& content)
{
    if (!content.recording || content.chain.links.empty())
        return {};
    return text(core::chainText(content.chain, content.recording->stallSources()));
}

Selection selectionOf(const DiagramContent& content, std::size_t node)
{
    const DiagramGraph::Node& at = content.graph.nodes()[node];
    if (at.unit)
        return UnitLink{content.recording->unit(at.unit).path};
    return QueueLink{content.recording->queue(at.queue).path};
}

std::optional<std::size_t> nodeOf(const DiagramContent& content, const Selection& selection)
{
    if (!content.recording)
        return std::nullopt;
    if (const core::UnitId unit = selectedUnit(*content.recording, selection))
        return content.graph.nodeOf(unit);
    if (const core::QueueId queue = selectedQueue(*content.recording, selection))
        return content.graph.nodeOf(queue);
    return std::nullopt;
}

QStringList diagramColumns()
{
    return {Diagram::tr("Unit"),      Diagram::tr("Kind"),       Diagram::tr("Term"),
            Diagram::tr("Activity"),  Diagram::tr("Reason"),     Diagram::tr("Blocker"),
            Diagram::tr("Queues in"), Diagram::tr("Queues out"), Diagram::tr("Fragments")};
}

std::vector<Row> diagramRows(const DiagramContent& content)
{
    std::vector<Row> rows;
    for (const core::UnitDescription& unit : content.recording->units())
        rows.push_back(unitRow(content, unit));
    for (const AbsentUnit& unit : content.absent)
        rows.push_back({.cells = {{.text = text(unit.id), .toolTip = absentToolTip(unit)},
                                  {.text = text(unit.id)},
                                  {.text = unit.term},
                                  {.text = unit.isPresent ? Diagram::tr("not clocked by itself")
                                                          : Diagram::tr("not in this machine")}}});
    return rows;
}

} // namespace vitrine::views
