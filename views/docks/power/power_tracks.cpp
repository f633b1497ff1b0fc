// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/power_tracks.h"

#include "core/session/machine/bypass_section.h"
#include "views/docks/power/energy_columns.h"
#include "views/docks/power/power_context.h"
#include "views/docks/power/power_painter.h"
#include "views/docks/power/power_switches.h"
#include "views/docks/queues/lane_painter.h"
#include "views/machine/bypass_text.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr int kLow = 24; // pixels of a lane
constexpr int kEnergyHeight = 104;

using Kind = PowerRow::Kind;

const core::PowerDomain& partOf(const PowerFacts& facts, std::uint32_t domain)
{
    return facts.power().work.domains()[domain];
}

/// The domains of a processor in the order in which they are shown, each ALU behind its group.
std::vector<std::uint32_t> domainsOf(const PowerFacts& facts, std::uint32_t processor, const PowerRows& closed)
{
    const core::PowerDomains& domains = facts.power().work.domains();
    const core::AluLayout& alus = domains.layout().alus;
    std::vector<std::uint32_t> order;
    for (std::uint32_t group = 0; group < alus.groups(); ++group) {
        order.push_back(domains.group(processor, group));
        if (closed.contains({Kind::Domain, order.back()}))
            continue;
        for (std::uint32_t i = 0; i < alus.alusOf(group); ++i)
            order.push_back(domains.alu(processor, alus.firstOf(group) + i));
    }
    for (const core::PowerKind kind :
         {core::PowerKind::PackingBuffer, core::PowerKind::InputBus, core::PowerKind::RegisterBank})
        for (std::uint32_t side = 0; side < 2; ++side)
            order.push_back(domains.part(processor, kind, side));
    return order;
}

QString stateFigure(const PowerFacts& facts, std::uint32_t domain)
{
    const core::DomainPower& power = facts.domain(domain);
    if (power.kind == core::PowerKind::Group)
        return {};
    return Power::tr("%1 (illustrative)").arg(energyText(power.energy.all()));
}

QString domainTip(const PowerFacts& facts, std::uint32_t domain)
{
    const core::DomainPower& power = facts.domain(domain);
    const QString cycles =
        Power::tr("on %1, of these waking %2, reduced %3, off %4 cycles")
            .arg(grouped(power.on), grouped(power.waking), grouped(power.reduced), grouped(power.off));
    return QStringLiteral("<b>%1</b> · %2<br>%3 · %4<br>%5")
        .arg(QString::fromStdString(power.name).toHtmlEscaped(), partText(power),
             Power::tr("switched: %1").arg(chosenText(facts, domain)), cycles,
             Power::tr("energy %1 (illustrative): standing %2, operating %3")
                 .arg(energyText(power.energy.all()), energyText(power.energy.standing),
                      energyText(power.energy.operating)));
}

/// Those without a mark before their names stand below those with one.
int depthOf(core::PowerKind kind)
{
    switch (kind) {
    case core::PowerKind::Alu: return 3;
    case core::PowerKind::PackingBuffer:
    case core::PowerKind::InputBus:
    case core::PowerKind::RegisterBank: return 2;
    case core::PowerKind::Group:
    case core::PowerKind::ColorUpdater:
    case core::PowerKind::Device:
    case core::PowerKind::FixedUnit:
    case core::PowerKind::Memory: break;
    }
    return 1;
}

Track domainTrack(const PowerFacts& facts, std::uint32_t domain, const PowerRows& closed)
{
    const core::PowerKind kind = partOf(facts, domain).kind;
    Track track;
    track.name = shortName(facts.domain(domain));
    track.figure = stateFigure(facts, domain);
    track.tip = domainTip(facts, domain);
    track.selection = facts.selectionOf(domain);
    track.leastHeight = kLow;
    if (kind == core::PowerKind::Group)
        track.isOpen = !closed.contains({Kind::Domain, domain});
    else if (core::isShared(kind))
        track.name = QString::fromStdString(facts.domain(domain).name);
    track.depth = depthOf(kind);
    track.paint = [&facts, domain](QPainter& painter, const QRect& area, const CycleScale& scale) {
        paintPowerLane(painter, area, facts, domain, scale);
    };
    track.words = [&facts, domain](core::Cycle cycle) { return domainText(facts, domain, cycle); };
    return track;
}

QString clocksText(const PowerFacts& facts, std::uint32_t processor)
{
    const core::DrawWork& work = facts.power().work;
    const auto clocks = [&](core::ShaderStage stage) {
        return static_cast<double>(work.clocks(processor, stage, 0, facts.recording->length()));
    };
    return ratioText(clocks(core::ShaderStage::Vertex), clocks(core::ShaderStage::Fragment));
}

Track processorTrack(const PowerFacts& facts, std::uint32_t processor, const PowerRows& closed)
{
    const core::UnitId unit = facts.recording->processors()[processor];
    const core::UnitDescription& is = facts.recording->unit(unit);
    Track track;
    track.name = QString::fromStdString(is.path);
    track.term = Power::tr("vertex : fragment clocks");
    track.figure = clocksText(facts, processor);
    track.tip = QStringLiteral("<b>%1</b> · %2<br>%3")
                    .arg(track.name.toHtmlEscaped(), QString::fromStdString(is.seedTerm).toHtmlEscaped(),
                         Power::tr("Achieved ratio of vertex to fragment clocks: %1").arg(track.figure));
    track.selection = UnitLink{is.path};
    track.isOpen = !closed.contains({Kind::Processor, processor});
    track.paint = [&facts, unit](QPainter& painter, const QRect& area, const CycleScale& scale) {
        paintUnitLane(painter, area.adjusted(0, 4, 0, -4), {*facts.recording}, unit, scale);
    };
    track.words = [&facts, processor, path = track.name](core::Cycle cycle) {
        const core::DrawWork& work = facts.power().work;
        const auto clocks = [&](core::ShaderStage stage) {
            return grouped(work.clocks(processor, stage, 0, cycle + 1));
        };
        return Power::tr("%1 so far %2 vertex clocks, %3 fragment clocks")
            .arg(path, clocks(core::ShaderStage::Vertex), clocks(core::ShaderStage::Fragment));
    };
    return track;
}

Track energyTrack(const PowerFacts& facts)
{
    Track track;
    track.name = Power::tr("Energy");
    track.term = Power::tr("a cycle, illustrative");
    track.figure = energyText(facts.power().energy);
    track.tip = Power::tr("Energy per cycle by kinds of parts (illustrative). Dashed: what it "
                          "would be with everything on.");
    track.leastHeight = kEnergyHeight;
    track.paint = [&facts](QPainter& painter, const QRect& area, const CycleScale& scale) {
        paintEnergy(painter, area, facts, scale);
    };
    track.words = [&facts](core::Cycle cycle) {
        cycle = facts.inside(cycle);
        const EnergyShares now = energyShares(facts.power(), cycle, cycle + 1);
        const EnergyShares sum = energyShares(facts.power(), 0, cycle + 1);
        return Power::tr("energy %1 · so far %2 (illustrative)").arg(energyText(now.all()), energyText(sum.all()));
    };
    return track;
}

Track clockTrack(const PowerFacts& facts)
{
    Track track;
    track.name = Power::tr("Shader clock");
    const auto crossings = facts.power().work.crossings();
    track.figure = counted(crossings, Power::tr("%1 crossing"), Power::tr("%1 crossings"));
    track.tip = Power::tr("Clocks of the processors, where the ruler counts graphics cycles "
                          "(clk.shaderRatio). Crossings: tasks, requests and results that went "
                          "from one clock to the other.");
    track.leastHeight = kLow;
    track.paint = [&facts](QPainter& painter, const QRect& area, const CycleScale& scale) {
        paintShaderClocks(painter, area, facts, scale);
    };
    track.words = [&facts](core::Cycle cycle) {
        return Power::tr("begins at shader clock %1")
            .arg(hundredthsText(static_cast<std::uint64_t>(std::llround(100 * facts.power().work.clocksIn(cycle)))));
    };
    return track;
}

/// A flag at the cycle in which the machine switches to the bypass.
void paintSwitch(QPainter& painter, const QRect& area, double x)
{
    constexpr double kFlag = 6; // pixels
    if (x < area.left() || x > area.right())
        return;
    const QColor color = Theme::current().text;
    const double top = area.top();
    painter.setPen(QPen(color, 1, Qt::DashLine));
    painter.drawLine(QPointF(x, top), QPointF(x, area.bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const QPointF flag[] = {{x, top}, {x + kFlag, top + kFlag / 2}, {x, top + kFlag}};
    painter.drawPolygon(flag, 3);
}

/// "switched to the bypass in cycle 2, drained in 0 cycles"
QString switchText(const core::BypassSection& bypass)
{
    return counted(bypass.drained, Power::tr("switched in cycle %2, drained in %1 cycle"),
                   Power::tr("switched in cycle %2, drained in %1 cycles"))
        .arg(grouped(*bypass.switchedAt));
}

/// Pixels in the register bank on their way past the processors (BYP-10).
Track fifoTrack(const PowerFacts& facts)
{
    const auto& bypass = facts.recording->section<core::BypassSection>();
    Track track;
    track.name = QStringLiteral("RFB");
    track.term = Power::tr("register bank as FIFO");
    track.figure = atMost(bypass.occupancy->summarize(0, facts.recording->length()).max, bypass.depth);
    track.tip =
        Power::tr("<b>Register bank as FIFO</b><br>Pixels that wait in it for their texels, up to the %1 that it "
                  "has room for.")
            .arg(grouped(bypass.depth)) +
        QStringLiteral("<br>") +
        inWholeDraw(Power::tr("%1 came in and %2 left; %3 cycles without room")
                        .arg(grouped(bypass.pushes), grouped(bypass.pops), grouped(bypass.stalled)));
    if (bypass.switchedAt)
        track.tip += QStringLiteral("<br>") + switchText(bypass);
    track.selection = UnitLink{"rfb"};
    track.leastHeight = 2 * kLow;
    track.paint = [&facts](QPainter& painter, const QRect& area, const CycleScale& scale) {
        const auto& all = facts.recording->section<core::BypassSection>();
        paintSeriesLane(painter, area, *all.occupancy, all.depth, scale);
        if (const auto at = all.switchedAt)
            paintSwitch(painter, area, scale.x(*at));
    };
    track.words = [&facts](core::Cycle cycle) {
        const auto& now = facts.recording->section<core::BypassSection>();
        const QString places =
            Power::tr("%1 of %2 places taken").arg(grouped(now.occupancy->valueAt(cycle)), grouped(now.depth));
        return now.switchedAt ? places + QStringLiteral(" · ") + switchText(now) : places;
    };
    return track;
}

Track trackOf(const PowerFacts& facts, const PowerRow& row, const PowerRows& closed)
{
    switch (row.kind) {
    case Kind::Energy: return energyTrack(facts);
    case Kind::ShaderClock: return clockTrack(facts);
    case Kind::RegisterBank: return fifoTrack(facts);
    case Kind::Processor: return processorTrack(facts, row.number, closed);
    case Kind::Domain: break;
    }
    return domainTrack(facts, row.number, closed);
}

} // namespace

std::vector<PowerRow> powerRows(const PowerFacts& facts, const PowerRows& closed)
{
    std::vector<PowerRow> rows{{Kind::Energy, 0}};
    if (facts.power().work.clock() != core::ShaderClock::Same)
        rows.push_back({Kind::ShaderClock, 0});
    if (isBypassed(*facts.recording))
        rows.push_back({Kind::RegisterBank, 0});
    for (std::uint32_t processor = 0; processor < facts.recording->processors().size(); ++processor) {
        rows.push_back({Kind::Processor, processor});
        if (closed.contains(rows.back()))
            continue;
        for (const std::uint32_t domain : domainsOf(facts, processor, closed))
            rows.push_back({Kind::Domain, domain});
    }
    for (std::uint32_t domain = 0; domain < facts.power().domains.size(); ++domain)
        if (hasOwnActivity(facts.domain(domain).kind))
            rows.push_back({Kind::Domain, domain});
    return rows;
}

TrackContent powerTracks(const PowerFacts& facts, const std::vector<PowerRow>& rows, const PowerRows& closed)
{
    TrackContent content;
    for (const PowerRow& row : rows)
        content.tracks.push_back(trackOf(facts, row, closed));
    return content;
}

} // namespace vitrine::views
