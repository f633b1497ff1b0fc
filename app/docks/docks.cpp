// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/docks.h"

#include "app/docks/dock_table.h"
#include "app/docks/dock_title_bar.h"
#include "views/base/desk.h"
#include "views/base/dock_view.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace vitrine::app {

namespace {

constexpr int kDockMinimum = 200; // narrower, a filter and its switch no longer fit

QString translated(const char* text)
{
    return QCoreApplication::translate("DockTable", text);
}

} // namespace

Docks::Docks(QMainWindow& window, views::Desk& desk) : QObject(&window), m_window(window), m_desk(desk)
{
    for (const DockRow& row : dockTable())
        make(row);
}

void Docks::make(const DockRow& row)
{
    auto* dock = new QDockWidget(translated(row.title), &m_window);
    dock->setObjectName(QLatin1String(row.id)); // layouts are stored by it
    views::DockView* view = row.make(m_desk);
    view->setMinimumWidth(kDockMinimum);
    view->setAccessibleDescription(translated(row.sentence));
    dock->setWidget(view);
    dock->toggleViewAction()->setToolTip(translated(row.sentence));
    dock->toggleViewAction()->setStatusTip(translated(row.sentence));
    dock->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(dock, &QWidget::customContextMenuRequested, this,
            [this, dock](const QPoint& place) { showMenu(*dock, place); });
    connect(view, &views::DockView::titleChanged, dock, [dock, &row](const QString& title) {
        dock->setWindowTitle(title.isEmpty() ? translated(row.title) : title);
    });
    auto* bar = new DockTitleBar(*dock);
    dock->setTitleBarWidget(bar);
    connect(bar, &DockTitleBar::exportRequested, this, [this, dock] { exportFrom(dock->objectName()); });
    place(*dock, row);
    m_docks << dock;
    m_views.emplace(QLatin1String(row.id), view);
}

void Docks::place(QDockWidget& dock, const DockRow& row)
{
    const auto isThere = [&](QDockWidget* other) { return m_window.dockWidgetArea(other) == row.area; };
    const auto first = std::find_if(m_docks.begin(), m_docks.end(), isThere);
    m_window.addDockWidget(row.area, &dock);
    if (row.shownAtFirst)
        return;
    if (first != m_docks.end())
        m_window.tabifyDockWidget(*first, &dock);
    dock.hide();
}

QDockWidget* Docks::dock(const QString& id) const
{
    const auto found =
        std::find_if(m_docks.begin(), m_docks.end(), [&](const QDockWidget* dock) { return dock->objectName() == id; });
    return found == m_docks.end() ? nullptr : *found;
}

views::DockView* Docks::view(const QString& id) const
{
    const auto found = m_views.find(id);
    return found == m_views.end() ? nullptr : found->second;
}

QDockWidget* Docks::dockFor(const views::Selection& selection) const
{
    for (const DockRow& row : dockTable())
        if (row.shows && row.shows(selection))
            return dock(QLatin1String(row.id));
    return nullptr;
}

void Docks::raise(QDockWidget& dock) const
{
    dock.show();
    dock.raise();
    giveHeight(dock);
    dock.widget()->setFocus();
    // An empty view has nothing that takes the keyboard; its title has.
    if (auto* button = dock.titleBarWidget()->findChild<QToolButton*>();
        !dock.isAncestorOf(QApplication::focusWidget()))
        button->setFocus();
}

// Some show too little in the strip that is left below the picture.
void Docks::giveHeight(QDockWidget& dock) const
{
    const auto rows = dockTable();
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const DockRow& one) { return dock.objectName() == QLatin1String(one.id); });
    const bool isBelow = !dock.isFloating() && m_window.dockWidgetArea(&dock) == Qt::BottomDockWidgetArea;
    if (row != rows.end() && isBelow && dock.height() < row->height)
        m_window.resizeDocks({&dock}, {row->height}, Qt::Vertical);
}

void Docks::exportFrom(const QString& id)
{
    const auto* from = view(id);
    const auto exports = from ? from->exports() : QList<views::Export>();
    if (exports.isEmpty())
        return m_desk.say(tr("There is nothing to export in %1").arg(dock(id) ? dock(id)->windowTitle() : id));
    QStringList filters;
    for (const auto& one : exports)
        filters << QStringLiteral("%1 (*.%2)").arg(one.name, one.suffix);
    QString chosen;
    QString path =
        QFileDialog::getSaveFileName(&m_window, tr("Export"), id, filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return;
    const auto& format = exports[std::max(qsizetype{0}, filters.indexOf(chosen))];
    if (!path.endsWith(QLatin1Char('.') + format.suffix))
        path += QLatin1Char('.') + format.suffix;
    if (const QString failure = format.save(path); !failure.isEmpty())
        m_desk.say(failure);
}

void Docks::showMenu(QDockWidget& dock, const QPoint& place)
{
    QMenu menu(&dock);
    auto* from = view(dock.objectName());
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
