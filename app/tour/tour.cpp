// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour.h"

#include "app/docks/docks.h"
#include "app/session/session.h"
#include "app/shell/layouts.h"
#include "app/tour/tour_table.h"
#include "views/base/desk.h"
#include "views/play/machine_player.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QSettings>
#include <QToolBar>

#include <utility>

namespace vitrine::app {

namespace {

const QString kSeenKey = QStringLiteral("tour/seen");
const QString kMachineLayout = QStringLiteral("architecture");

} // namespace

Tour::Tour(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts), m_callout(parts.window)
{
    connect(&m_callout, &TourCallout::nextRequested, this,
            [this] { m_step + 1 < tourTable().size() ? go(m_step + 1) : end(); });
    connect(&m_callout, &TourCallout::backRequested, this, [this] { go(m_step - 1); });
    connect(&m_callout, &TourCallout::endRequested, this, &Tour::end);
    connect(&parts.session, &Session::stateChanged, this, [this] {
        if (m_isWanted)
            begin();
    });
}

void Tour::start()
{
    m_isWanted = true;
    if (m_parts.session.state())
        begin();
}

void Tour::offer()
{
    if (!m_parts.settings.value(kSeenKey, false).toBool())
        m_isWanted = true;
}

void Tour::begin()
{
    m_isWanted = false;
    m_parts.settings.setValue(kSeenKey, true);
    m_layout.clear();
    go(0);
}

void Tour::end()
{
    m_isWanted = false;
    if (!m_callout.isVisible())
        return;
    m_callout.hide();
    m_parts.picture.setFocus(Qt::OtherFocusReason);
}

void Tour::go(std::size_t step)
{
    m_step = step;
    const TourStep& row = tourTable()[step];
    QWidget& part = partAt(row.place);
    m_callout.show({QCoreApplication::translate("Tour", row.title), QCoreApplication::translate("Tour", row.text),
                    static_cast<int>(step) + 1, static_cast<int>(tourTable().size())},
                   part);
}

QWidget& Tour::partAt(TourPlace place)
{
    views::MachinePlayer::of(m_parts.desk).pause();
    const bool isOfMachine = place == TourPlace::Machine || place == TourPlace::Schematic;
    if (!isOfMachine && !m_layout.isEmpty())
        m_parts.layouts.show(std::exchange(m_layout, {})); // back from the machine's
    switch (place) {
    case TourPlace::Picture: return m_parts.picture;
    case TourPlace::Events: return raise("events");
    case TourPlace::Steps:
        if (auto* steps = m_parts.window.findChild<QToolBar*>(QStringLiteral("steps")))
            return *steps;
        return m_parts.picture;
    case TourPlace::Machine:
        if (m_layout.isEmpty())
            m_layout = m_parts.layouts.current().id;
        m_parts.layouts.show(kMachineLayout);
        return raise("queues");
    case TourPlace::Schematic: return playTheMachine();
    }
    return m_parts.picture;
}

QWidget& Tour::playTheMachine()
{
    m_parts.layouts.show(kMachineLayout);
    QWidget& schematic = raise("diagram");
    views::MachinePlayer::of(m_parts.desk).play(views::Direction::Forward);
    return schematic;
}

QWidget& Tour::raise(const char* dock)
{
    QDockWidget& shown = *m_parts.docks.dock(QLatin1String(dock));
    m_parts.docks.raise(shown);
    return shown;
}

} // namespace vitrine::app
