// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/timeline/timeline_view.h"

#include "views/theme/stack.h"

namespace vitrine::views {

TimelineView::TimelineView(Desk& desk, const TimelinePage::Names& names, const QString& noDraw)
    : MachineView(desk), m_page(new TimelinePage(desk, names))
{
    stack(this)->addWidget(&setContent(m_page, noDraw));
    setFocusProxy(m_page);
}

} // namespace vitrine::views
