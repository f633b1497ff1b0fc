// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/breakpoint_menu.h"

#include "views/base/breakpoints.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::views {

void addBreakpointMenu(QMenu& menu, Desk& desk, const QList<Link>& links)
{
    QMenu* choices = nullptr;
    Breakpoints& breakpoints = Breakpoints::of(desk);
    for (const Link& link : links)
        for (const core::Breakpoint& what : breakpointsFor(link.selection)) {
            if (!choices)
                choices = menu.addMenu(QCoreApplication::translate("Breakpoints", "Break when"));
            QAction* action =
                choices->addAction(meaningOf(what), &breakpoints, [&breakpoints, what] { breakpoints.toggle(what); });
            const auto known = breakpoints.find(what);
            action->setCheckable(true);
            action->setChecked(known && breakpoints.all()[*known].isEnabled);
        }
}

} // namespace vitrine::views
