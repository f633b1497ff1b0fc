// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/breakpoints.h"

#include "views/base/desk.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace vitrine::views {

Breakpoints& Breakpoints::of(Desk& desk)
{
    if (auto* known = desk.findChild<Breakpoints*>(QString(), Qt::FindDirectChildrenOnly))
        return *known;
    return *new Breakpoints(desk);
}

Breakpoints::Breakpoints(Desk& desk) : QObject(&desk) {}

std::optional<std::size_t> Breakpoints::find(const core::Breakpoint& what) const
{
    const auto found = std::ranges::find(m_all, what, &BreakpointEntry::what);
    return found == m_all.end() ? std::nullopt : std::optional<std::size_t>(found - m_all.begin());
}

void Breakpoints::add(const core::Breakpoint& what)
{
    if (const auto known = find(what))
        return setEnabled(*known, true);
    m_all.push_back({what});
    emit changed();
}

void Breakpoints::toggle(const core::Breakpoint& what)
{
    const auto known = find(what);
    if (known && m_all[*known].isEnabled)
        remove({*known});
    else
        add(what);
}

void Breakpoints::change(std::size_t number, const core::Breakpoint& what)
{
    const auto known = find(what);
    if (known == number)
        return;
    if (known)
        return remove({number});
    m_all[number] = {what, m_all[number].isEnabled};
    emit changed();
}

void Breakpoints::setEnabled(std::size_t number, bool isEnabled)
{
    if (m_all[number].isEnabled == isEnabled)
        return;
    m_all[number].isEnabled = isEnabled;
    emit changed();
}

void Breakpoints::remove(const std::set<std::size_t>& numbers)
{
    if (numbers.empty())
        return;
    for (auto number = numbers.rbegin(); number != numbers.rend(); ++number)
        m_all.erase(m_all.begin() + static_cast<std::ptrdiff_t>(*number));
    emit changed();
}

void Breakpoints::noteHit(const core::Breakpoint& what, const DrawLink& place)
{
    const auto known = find(what);
    if (!known)
        return;
    ++m_all[*known].hits;
    m_all[*known].lastHit = place;
    emit changed();
}

void Breakpoints::replace(Entries entries)
{
    if (entries == m_all)
        return;
    m_all = std::move(entries);
    emit changed();
}

namespace {

using Suggestions = std::vector<core::Breakpoint>;

Suggestions pixelStops(std::uint32_t x, std::uint32_t y)
{
    constexpr std::uint32_t kMost = std::numeric_limits<std::uint16_t>::max();
    if (x > kMost || y > kMost)
        return {};
    const core::PixelStop pixel{static_cast<std::uint16_t>(x), static_cast<std::uint16_t>(y)};
    return {pixel, core::PixelStop{pixel.x, pixel.y, core::AtPixel::What::Write}};
}

/// The last of them is the change.
struct Suggester {
    Suggestions operator()(const QueueLink& link) const
    {
        using Test = core::LevelStop::Test;
        return {core::LevelStop{link.path, Test::Full}, core::LevelStop{link.path, Test::Empty},
                core::ChangeStop{link.path}};
    }
    Suggestions operator()(const UnitLink& link) const { return {core::ChangeStop{link.path}}; }
    Suggestions operator()(const TaskLink& link) const { return {core::TaskStop{link.task, link.draw}}; }
    Suggestions operator()(const RegisterLink& link) const { return {core::RegisterStop{link.name}}; }
    Suggestions operator()(const PixelLink& link) const { return pixelStops(link.x, link.y); }
    Suggestions operator()(const FragmentLink& link) const { return pixelStops(link.x, link.y); }
    Suggestions operator()(const auto&) const { return {}; }
};

QString text(const std::string& name)
{
    return QString::fromStdString(name);
}

struct Meaning {
    QString operator()(const core::EventStop& stop) const
    {
        return stop.place.empty() ? QCoreApplication::translate("Breakpoints", "%1 happens").arg(text(stop.name))
                                  : QCoreApplication::translate("Breakpoints", "%1 happens in %2")
                                        .arg(text(stop.name), text(stop.place));
    }
    QString operator()(const core::LevelStop& stop) const
    {
        using Test = core::LevelStop::Test;
        const QString level = grouped(stop.level);
        switch (stop.test) {
        case Test::AtLeast:
            return QCoreApplication::translate("Breakpoints", "%1 comes to %2 or more").arg(text(stop.queue), level);
        case Test::AtMost:
            return QCoreApplication::translate("Breakpoints", "%1 falls to %2 or less").arg(text(stop.queue), level);
        case Test::Exactly:
            return QCoreApplication::translate("Breakpoints", "%1 comes to exactly %2").arg(text(stop.queue), level);
        case Test::Full: return QCoreApplication::translate("Breakpoints", "%1 becomes full").arg(text(stop.queue));
        case Test::Empty: break;
        }
        return QCoreApplication::translate("Breakpoints", "%1 becomes empty").arg(text(stop.queue));
    }
    QString operator()(const core::ChangeStop& stop) const
    {
        return QCoreApplication::translate("Breakpoints", "%1 changes").arg(text(stop.place));
    }
    QString operator()(const core::PixelStop& stop) const
    {
        return (stop.what == core::AtPixel::What::Write
                    ? QCoreApplication::translate("Breakpoints", "pixel %1,%2 is written")
                    : QCoreApplication::translate("Breakpoints", "something happens to pixel %1,%2"))
            .arg(stop.x)
            .arg(stop.y);
    }
    QString operator()(const core::TaskStop& stop) const
    {
        return stop.draw
                   ? QCoreApplication::translate("Breakpoints", "something happens to task %1 of draw %2")
                         .arg(stop.task.value)
                         .arg(*stop.draw)
                   : QCoreApplication::translate("Breakpoints", "something happens to task %1").arg(stop.task.value);
    }
    QString operator()(const core::RegisterStop& stop) const
    {
        return QCoreApplication::translate("Breakpoints", "a command writes the register %1").arg(text(stop.name));
    }
};

} // namespace

std::vector<core::Breakpoint> breakpointsFor(const Selection& selection)
{
    return std::visit(Suggester{}, selection);
}

std::optional<core::Breakpoint> changeOf(const Selection& selection)
{
    const Suggestions all = breakpointsFor(selection);
    return all.empty() ? std::nullopt : std::optional(all.back());
}

QString neverStopsText(const QString& written, const core::Error& why)
{
    return QCoreApplication::translate("Breakpoints", "“%1” would never stop a run: %2")
        .arg(written, inWords(why.message));
}

QString meaningOf(const core::Breakpoint& what)
{
    return std::visit(Meaning{}, what);
}

} // namespace vitrine::views
