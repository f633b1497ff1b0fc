// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/scope_text.h"

#include "views/theme/counted.h"

#include <QCoreApplication>

namespace vitrine::views {

namespace {

struct Scope {
    Q_DECLARE_TR_FUNCTIONS(Scope)
};

} // namespace

QString wholeDrawText()
{
    return Scope::tr("In all cycles");
}

QString atCycleText(core::Cycle cursor)
{
    return Scope::tr("At cycle %1").arg(grouped(cursor));
}

QString inCycleText(core::Cycle cycle)
{
    return Scope::tr("In cycle %1").arg(grouped(cycle));
}

QString inCyclesText(core::Cycle from, core::Cycle to)
{
    return Scope::tr("In cycles %1 to %2").arg(grouped(from), grouped(to > from ? to - 1 : from));
}

QString inWholeDraw(const QString& told)
{
    return QStringLiteral("%1: %2").arg(wholeDrawText(), told);
}

QString atCycle(core::Cycle cursor, const QString& told)
{
    return QStringLiteral("%1: %2").arg(atCycleText(cursor), told);
}

QString inCycle(core::Cycle cycle, const QString& told)
{
    return QStringLiteral("%1: %2").arg(inCycleText(cycle), told);
}

QString atMost(quint64 most, quint64 capacity)
{
    return Scope::tr("at most %1 / %2").arg(grouped(most), grouped(capacity));
}

QString atMost(quint64 most)
{
    return Scope::tr("at most %1").arg(grouped(most));
}

} // namespace vitrine::views
