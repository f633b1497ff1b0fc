// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/docks.h"

#include "app/docks/dock_room.h"
#include "app/docks/dock_table.h"
#include "app/docks/dock_title_bar.h"
#include "views/base/desk.h"
#include "views/base/dock_view.h"
#include "views/base/export_file.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace vitrine::app {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("DockTable", text);
}

const views::DockRow& rowOf(const QDockWidget& dock)
{
    const auto rows = dockTable();
    return *std::ranges::find_if(rows,
                                 [&](const views::DockRow& row) { return dock.objectName() == QLatin1String(row.id); });
}

/// Gives the keyboard to a control as soon as it can be seen, if it is still with its dock.
class FocusWhenShown final : public QObject {
public:
    FocusWhenShown(QWidget& control, QDockWidget& dock) : QObject(&dock), m_control(control)
    {
        control.installEventFilter(this);
        dock.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == &m_control && event->type() == QEvent::Show) {
            if (static_cast<QWidget*>(parent())->hasFocus()) // else another dock has been opened, and this is to go
                m_control.setFocus(Qt::OtherFocusReason);
        } else if (watched == parent() && event->type() == QEvent::FocusOut) {
            deleteLater();
        }
        return false;
    }

private:
    QWidget& m_control;
};

} // namespace

Docks::Docks(QMainWindow& window, views::Desk& desk) : QObject(&window), m_window(window), m_desk(desk)
{
    for (const views::DockRow& row : dockTable())
        make(row);
    connect(&desk, &views::Desk::dockNeeded, this, &Docks::view);
}

void Docks::make(const views::DockRow& row)
{
    auto* dock = new QDockWidget(translated(row.title), &m_window);
    dock->setObjectName(QLatin1String(row.id)); // layouts are stored by it
    dock->setWidget(new DockRoom(dock));
    dock->toggleViewAction()->setToolTip(translated(row.sentence));
    dock->toggleViewAction()->setStatusTip(translated(row.sentence));
    dock->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(dock, &QWidget::customContextMenuRequested, this,
            [this, dock](const QPoint& place) { showMenu(*dock, place); });
    connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock](bool isWanted) {
        if (isWanted) // it may have been shown behind others
            raise(*dock);
    });
    auto* bar = new DockTitleBar(*dock);
    dock->setTitleBarWidget(bar);
    connect(bar, &DockTitleBar::exportRequested, this, [this, dock] { exportFrom(dock->objectName()); });
    connect(&m_desk, &views::Desk::fewControlsChanged, bar, [bar](bool areFew) { bar->showButtons(!areFew); });
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool isVisible) {
        if (isVisible) // not so behind others that share its place
            viewIn(*dock);
    });
    place(*dock, row);
    m_docks << dock;
    if (row.fromStart)
        makeView(*dock);
}

views::DockView& Docks::viewIn(QDockWidget& dock)
{
    const auto found = m_views.find(dock.objectName());
    return found == m_views.end() ? makeView(dock) : *found->second;
}

views::DockView& Docks::makeView(QDockWidget& dock)
{
    const views::DockRow& row = rowOf(dock);
    views::DockView* view = row.make(m_desk);
    m_views.emplace(dock.objectName(), view);
    view->setAccessibleDescription(translated(row.sentence));
    // The dock itself has the keyboard until its first control can be seen, which may be what an action brings.
    for (QAction* action : view->actions())
        if (action->shortcutContext() == Qt::WidgetWithChildrenShortcut)
            dock.addAction(action);
    connect(view, &views::DockView::titleChanged, &dock, [&dock, &row](const QString& title) {
        dock.setWindowTitle(title.isEmpty() ? translated(row.title) : title);
    });
    static_cast<DockRoom*>(dock.widget())->setView(*view);
    emit made(dock);
    return *view;
}

void Docks::makeViews()
{
    for (QDockWidget* dock : m_docks)
        viewIn(*dock);
}

void Docks::place(QDockWidget& dock, const views::DockRow& row)
{
    const auto isThere = [&](QDockWidget* other) { return m_window.dockWidgetArea(other) == row.area; };
    const auto first = std::find_if(m_docks.begin(), m_docks.end(), isThere);
    m_window.addDockWidget(row.area, &dock);
    if (first != m_docks.end() && !row.shownAtFirst)
        m_window.tabifyDockWidget(*first, &dock);
    dock.hide(); // a layout shows it
}

QDockWidget* Docks::dock(const QString& id) const
{
    const auto found =
        std::find_if(m_docks.begin(), m_docks.end(), [&](const QDockWidget* dock) { return dock->objectName() == id; });
    return found == m_docks.end() ? nullptr : *found;
}

QString Docks::nameOf(const QDockWidget& dock)
{
    return translated(rowOf(dock).title);
}

views::DockView* Docks::view(const QString& id)
{
    QDockWidget* one = dock(id);
    return one ? &viewIn(*one) : nullptr;
}

QDockWidget* Docks::dockFor(const views::Selection& selection) const
{
    for (const views::DockRow& row : dockTable())
        if (row.shows && row.shows(selection))
            return dock(QLatin1String(row.id));
    return nullptr;
}

void Docks::raise(QDockWidget& dock)
{
    viewIn(dock); // first, so that its place is of the size that it needs
    dock.show();
    dock.raise();
    giveHeight(dock);
    focus(dock);
}

// Every view names what is of use in it first, its proxy. While that is not there, as the view has nothing to show or
// is at work, the dock itself has the keyboard, and gives it on.
void Docks::focus(QDockWidget& dock)
{
    viewIn(dock);
    QWidget* first = dock.widget();
    while (first->focusProxy())
        first = first->focusProxy();
    if (first->isVisible() && first->isEnabled())
        return first->setFocus(Qt::OtherFocusReason);
    dock.setFocus(Qt::OtherFocusReason);
    new FocusWhenShown(*first, dock);
}

void Docks::focusNext(int direction, QWidget& picture)
{
    QList<QWidget*> stops;
    if (picture.isVisible())
        stops << &picture;
    const auto add = [&](Qt::DockWidgetArea area, bool isFloating) {
        for (QDockWidget* dock : m_docks)
            if (!dock->isHidden() && dock->isFloating() == isFloating &&
                (isFloating || m_window.dockWidgetArea(dock) == area))
                stops << dock;
    };
    for (const auto area :
         {Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea, Qt::LeftDockWidgetArea, Qt::TopDockWidgetArea})
        add(area, false);
    add(Qt::NoDockWidgetArea, true);
    const QWidget* focused = QApplication::focusWidget();
    const auto has = [focused](const QWidget* stop) { return stop == focused || stop->isAncestorOf(focused); };
    const auto here = std::find_if(stops.begin(), stops.end(), has);
    if (stops.isEmpty())
        return;
    const qsizetype from = here == stops.end() ? (direction > 0 ? -1 : 0) : here - stops.begin();
    QWidget* next = stops[(from + direction + stops.size()) % stops.size()];
    auto* dock = qobject_cast<QDockWidget*>(next);
    if (!dock)
        return picture.setFocus(Qt::OtherFocusReason);
    dock->raise();
    focus(*dock);
}

// Some show too little in the strip that is left below the picture.
void Docks::giveHeight(QDockWidget& dock) const
{
    const int height = rowOf(dock).height;
    const bool isBelow = !dock.isFloating() && m_window.dockWidgetArea(&dock) == Qt::BottomDockWidgetArea;
    if (isBelow && dock.height() < height)
        m_window.resizeDocks({&dock}, {height}, Qt::Vertical);
}

void Docks::exportFrom(const QString& id)
{
    const auto* from = view(id);
    if (!from || from->exports().isEmpty())
        return m_desk.say(tr("There is nothing to export in %1").arg(dock(id) ? dock(id)->windowTitle() : id));
    views::exportToFile(m_window, m_desk, id, *from);
}

void Docks::showMenu(QDockWidget& dock, const QPoint& place)
{
    QMenu menu(&dock);
    auto* from = &viewIn(dock);
    menu.addAction(tr("Copy"), from, [from] { from->copy(); });
    menu.addAction(tr("Export…"), this, [this, &dock] { exportFrom(dock.objectName()); })
        ->setEnabled(!from->exports().isEmpty());
    menu.addSeparator();
    menu.addAction(dock.isFloating() ? tr("Put back into the window") : tr("Make a window of its own"), &dock,
                   [&dock] { dock.setFloating(!dock.isFloating()); });
    menu.addAction(tr("Close"), &dock, &QDockWidget::close);
    menu.exec(dock.mapToGlobal(place));
}

} // namespace vitrine::app
