// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/machine_back.h"

#include "views/base/desk.h"

#include <utility>

namespace vitrine::app {

MachineBack::MachineBack(views::Desk& desk, QObject* parent) : QAction(parent), m_desk(desk)
{
    setObjectName(QStringLiteral("machineBack"));
    connect(&desk, &views::Desk::machineWished, this, &MachineBack::note);
    connect(&desk, &views::Desk::momentChanged, this, &MachineBack::refresh);
    connect(this, &QAction::triggered, this, [this] {
        if (m_first)
            m_desk.useMachine(*m_first);
    });
    refresh();
}

void MachineBack::note(const views::MachineChoice& wished)
{
    m_wished = wished;
    if (!m_first)
        m_first = m_desk.moment().machine;
}

void MachineBack::refresh()
{
    const views::Moment& moment = m_desk.moment();
    const bool isOpenedAnew = std::exchange(m_index, moment.index) != moment.index;
    if (!moment.machine || (isOpenedAnew && *moment.machine != m_wished))
        m_first.reset();
    const bool isOther = m_first && *moment.machine != *m_first;
    setVisible(isOther);
    if (!isOther)
        return;
    const QString name = views::machineText(*m_first);
    setText(tr("Back to %1").arg(name));
    setToolTip(tr("<b>Back to %1</b><br>The capture is replayed on another machine than at first: %2. Replays it on "
                  "the first one again.")
                   .arg(name.toHtmlEscaped(), views::machineText(*moment.machine).toHtmlEscaped()));
}

} // namespace vitrine::app
