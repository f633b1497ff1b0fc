// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/desk.h"

namespace vitrine::views {

void Desk::select(const Selection& selection)
{
    if (selection == m_selection)
        return;
    m_selection = selection;
    emit selectionChanged();
}

void Desk::setMoment(Moment moment)
{
    const bool isOtherCapture = moment.index != m_moment.index;
    m_moment = std::move(moment);
    if (isOtherCapture)
        select({});
    emit momentChanged();
}

} // namespace vitrine::views
