// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/power_facts.h"

#include "core/session/machine/power_section.h"
#include "views/docks/power/power_context.h"
#include "views/theme/counted.h"

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

QString kindText(core::PowerKind kind)
{
    switch (kind) {
    case core::PowerKind::Alu: return Power::tr("arithmetic unit");
    case core::PowerKind::Group: return Power::tr("group of arithmetic units, a switch");
    case core::PowerKind::PackingBuffer: return Power::tr("thread packing buffer");
    case core::PowerKind::InputBus: return Power::tr("input bus");
    case core::PowerKind::RegisterBank: return Power::tr("register file bank");
    case core::PowerKind::ColorUpdater: return Power::tr("color updater");
    case core::PowerKind::Device: return Power::tr("device");
    case core::PowerKind::FixedUnit: return Power::tr("unit of the fixed pipeline");
    case core::PowerKind::Memory: return Power::tr("bytes that a unit reads and writes");
    }
    return {};
}

/// What an ALU works on; in several shader clocks of a cycle, in the first that has something.
QString workText(const core::DrawWork& work, std::uint32_t domain, core::Cycle cycle)
{
    const core::PowerDomain& is = work.domains()[domain];
    if (is.kind != core::PowerKind::Alu)
        return {};
    const int clocks = std::max(1, static_cast<int>(work.clocksIn(1)));
    for (int clock = 0; clock < clocks; ++clock) {
        const auto item = work.itemAt(is.processor, is.number, cycle, static_cast<std::uint32_t>(clock));
        if (!item)
            continue;
        const QString what = item->stage == core::ShaderStage::Vertex ? Power::tr("vertex %1 of task %2")
                                                                      : Power::tr("fragment %1 of task %2");
        return what.arg(item->item).arg(item->task.value);
    }
    return cycle < work.keptUntil() ? Power::tr("without an item") : QString();
}

} // namespace

core::Cycle PowerFacts::inside(core::Cycle cycle) const
{
    return std::min(cycle, std::max<core::Cycle>(recording->length(), 1) - 1);
}

core::UnitId PowerFacts::unitOf(std::uint32_t number) const
{
    const core::DomainPower& is = domain(number);
    if (!core::isShared(is.kind))
        return recording->processors()[is.processor];
    const core::UnitId unit = recording->unitAt(is.name.substr(is.name.find('.') + 1)); // "mem.zst" is what zst moves
    return unit ? unit : recording->unitAt("ffpu"); // the fixed chain holds its devices itself
}

Selection PowerFacts::selectionOf(std::uint32_t number) const
{
    const core::UnitId unit = unitOf(number);
    return unit ? Selection(UnitLink{recording->unit(unit).path}) : Selection();
}

std::vector<core::ActivityShares> activityOf(const PowerFacts& facts, std::uint32_t domain, core::Cycle from,
                                             core::Cycle to, std::uint32_t count)
{
    const core::UnitId unit = facts.unitOf(domain);
    return unit ? facts.recording->activity(unit).columns(from, to, count) : std::vector<core::ActivityShares>();
}

QString energyText(core::Energy energy)
{
    static_assert(core::kEnergyUnit == 100);
    return hundredthsText(energy);
}

QString ratioText(double vertexClocks, double fragmentClocks)
{
    const auto whole = [](double clocks) { return grouped(static_cast<quint64>(std::llround(clocks))); };
    if (vertexClocks <= 0 || fragmentClocks <= 0)
        return QStringLiteral("%1 : %2").arg(whole(vertexClocks), whole(fragmentClocks));
    const double ratio = fragmentClocks / vertexClocks;
    return ratio >= 1 ? QStringLiteral("1 : %1").arg(QString::number(ratio, 'f', 2))
                      : QStringLiteral("%1 : 1").arg(QString::number(1 / ratio, 'f', 2));
}

QString shortName(const core::DomainPower& domain)
{
    return QString::fromStdString(domain.name).section(QLatin1Char('.'), -1);
}

QString partText(const core::DomainPower& domain)
{
    const QString kind = kindText(domain.kind);
    return core::isShared(domain.kind) ? kind : Power::tr("%1 of sp.%2").arg(kind).arg(domain.processor);
}

QString stateText(core::PowerState state)
{
    switch (state) {
    case core::PowerState::On: return Power::tr("on");
    case core::PowerState::Reduced: return Power::tr("reduced");
    case core::PowerState::Off: return Power::tr("off");
    case core::PowerState::Waking: return Power::tr("waking");
    }
    return {};
}

QString domainText(const PowerFacts& facts, std::uint32_t domain, core::Cycle cycle)
{
    const core::PowerSection& power = facts.power();
    cycle = facts.inside(cycle);
    const core::PowerState state = power.stateAt(domain, cycle);
    QStringList parts{stateText(state)};
    if (const QString work = workText(power.work, domain, cycle); state == core::PowerState::On && !work.isEmpty())
        parts << work;
    for (const core::PowerInterval& interval : power.intervalsOf(domain))
        if (interval.from <= cycle && cycle < interval.to)
            parts << Power::tr("%1 in cycles %2 to %3")
                         .arg(stateText(state), grouped(interval.from), grouped(interval.to - 1));
    if (facts.domain(domain).kind != core::PowerKind::Group)
        parts
            << Power::tr("energy so far %1 (illustrative)").arg(energyText(power.energyIn(domain, 0, cycle + 1).all()));
    return QStringLiteral("%1 %2").arg(QString::fromStdString(facts.domain(domain).name),
                                       parts.join(QStringLiteral(" · ")));
}

} // namespace vitrine::views
