// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/warning_notice.h"

#include "app/banner.h"
#include "app/docks/docks.h"
#include "app/shell/layouts.h"
#include "views/base/desk.h"
#include "views/theme/text.h"

#include <QDockWidget>

#include <algorithm>

namespace vitrine::app {

WarningNotice::WarningNotice(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &WarningNotice::look);
    connect(&parts.desk, &views::Desk::momentChanged, &m_later, qOverload<>(&QTimer::start));
    connect(&parts.layouts, &Layouts::changed, &m_later, qOverload<>(&QTimer::start));
}

void WarningNotice::look()
{
    const views::Moment& moment = m_parts.desk.moment();
    QDockWidget* log = m_parts.docks.dock(QStringLiteral("log"));
    if (!moment.isOpen())
        m_told.reset();
    if (m_told == moment.index || !moment.warnings || !log || !m_parts.layouts.isShown())
        return;
    const auto found =
        std::ranges::find_if(*moment.warnings, [](const auto& warning) { return !warning.second.empty(); });
    if (found == moment.warnings->end() || !log->visibleRegion().isEmpty())
        return;
    m_told = moment.index;
    QString sentence = tr("There are warnings: the picture may not be what the program drew.");
    if (!m_parts.desk.hasFewControls()) // there is room
        sentence += QLatin1Char(' ') + tr("The first: %1").arg(views::inWords(found->second.front()));
    if (!m_parts.banner.isHidden())
        return m_parts.banner.showToo(sentence);
    m_parts.banner.show(sentence, {{tr("Show the log"), tr("Shows all warnings, with their calls."),
                                    [this, log] { m_parts.docks.raise(*log); }}});
}

} // namespace vitrine::app
