// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/in_frame.h"

#include "app/session/session.h"
#include "app/shell/navigator.h"
#include "views/base/desk.h"

#include <QAction>

namespace vitrine::app {

InFrame::InFrame(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    parts.action.setCheckable(true);
    connect(&parts.action, &QAction::toggled, &parts.desk, &views::Desk::setInFrame);
    connect(&parts.desk, &views::Desk::inFrameChanged, this, &InFrame::follow);
}

void InFrame::follow(bool isInFrame)
{
    m_parts.action.setChecked(isInFrame);
    m_parts.session.setInFrame(isInFrame);
    const auto& inside = m_parts.desk.moment().inside;
    if (inside && inside->isInFrame != isInFrame)
        m_parts.navigator.jump({Place::Kind::Draw, inside->draw, 0, isInFrame, true});
}

} // namespace vitrine::app
