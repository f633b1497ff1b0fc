// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/dock_arranger.h"

#include "app/docks/dock_table.h"
#include "app/docks/docks.h"
#include "app/shell/layout_table.h"

#include <QGuiApplication>
#include <QMainWindow>
#include <QMap>
#include <QScreen>
#include <QToolBar>

#include <algorithm>
#include <cmath>
#include <vector>

namespace vitrine::app {

namespace {

// Of a title bar, what has to be seen for it to be caught with the mouse.
constexpr int kTitleHeight = 28;
constexpr int kLeastWidth = 64;
constexpr int kLeastHeight = 16;
// Of the window, in percent; beside a wide exhibit the picture has its place, above a high one a strip.
constexpr int kExhibitWidth = 55;
constexpr int kExhibitHeight = 70;
const QString kStrip = QStringLiteral("scrubber"); // one control of many

std::vector<LayoutDock> shownBy(const LayoutRow& row)
{
    if (!row.docks.empty())
        return {row.docks.begin(), row.docks.end()};
    std::vector<LayoutDock> shown;
    const auto isTaken = [&](Qt::DockWidgetArea area) {
        return std::any_of(shown.begin(), shown.end(), [area](const LayoutDock& one) { return one.area == area; });
    };
    for (const views::DockRow& dock : dockTable())
        if (dock.shownAtFirst)
            shown.push_back({dock.id, dock.area, isTaken(dock.area)});
    return shown;
}

bool canBeCaught(const QRect& frame)
{
    const QRect title(frame.topLeft(), QSize(frame.width(), kTitleHeight));
    const auto screens = QGuiApplication::screens();
    return std::any_of(screens.begin(), screens.end(), [&](const QScreen* screen) {
        const QRect seen = screen->availableGeometry() & title;
        return seen.width() >= kLeastWidth && seen.height() >= kLeastHeight;
    });
}

} // namespace

void DockArranger::arrange(const LayoutRow& row) const
{
    for (QToolBar* bar : m_window.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly))
        bar->setVisible(!row.isLarge || bar->objectName() != kStrip);
    for (QDockWidget* dock : m_docks.all()) {
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    QList<QDockWidget*> shown;
    QList<QDockWidget*> fronts;
    QMap<Qt::DockWidgetArea, QDockWidget*> last;
    for (const LayoutDock& place : shownBy(row)) {
        QDockWidget* dock = m_docks.dock(QLatin1String(place.dock));
        if (!dock)
            continue;
        QDockWidget* before = last.value(place.area); // there is none when this version lacks it
        m_window.addDockWidget(place.area, dock);
        if (place.below && before)
            m_window.splitDockWidget(before, dock, Qt::Vertical);
        if (place.behind && before)
            m_window.tabifyDockWidget(before, dock);
        else
            fronts << dock;
        last[place.area] = dock;
        shown << dock;
    }
    for (const views::DockRow& other : dockTable())
        if (QDockWidget* dock = m_docks.dock(QLatin1String(other.id)); !shown.contains(dock))
            placeBehind(*dock, other.area);
    for (const QDockWidget* dock : fronts)
        m_docks.view(dock->objectName()); // what it needs counts as the room is shared
    for (QDockWidget* dock : shown)
        dock->show();
    for (QDockWidget* dock : fronts)
        dock->raise();
    resize(row);
    sharePartly(row);
}

void DockArranger::resize(const LayoutRow& row) const
{
    struct Size {
        Qt::DockWidgetArea area;
        int usual;
        int share;
    };
    const Size sizes[] = {{Qt::LeftDockWidgetArea, row.left, row.leftShare},
                          {Qt::RightDockWidgetArea, row.right, 0},
                          {Qt::BottomDockWidgetArea, row.bottom, row.bottomShare}};
    for (const auto& [area, usual, share] : sizes) {
        const bool isHigh = area == Qt::BottomDockWidgetArea;
        const int whole = isHigh ? m_window.height() : m_window.width();
        const int most = whole * (isHigh ? kExhibitHeight : kExhibitWidth) / 100;
        const int size = share > 0 ? whole * share / 100 : area == row.exhibit ? most : usual;
        for (QDockWidget* dock : shownIn(area))
            m_window.resizeDocks({dock}, {size}, isHigh ? Qt::Vertical : Qt::Horizontal);
    }
}

QList<QDockWidget*> DockArranger::shownIn(Qt::DockWidgetArea area) const
{
    QList<QDockWidget*> shown;
    for (QDockWidget* dock : m_docks.all())
        if (!dock->isHidden() && !dock->isFloating() && m_window.dockWidgetArea(dock) == area)
            shown << dock;
    return shown;
}

QSizeF DockArranger::shares(const QSize& window) const
{
    QSizeF shares(0, 0);
    if (window.isEmpty())
        return shares;
    if (const auto left = shownIn(Qt::LeftDockWidgetArea); !left.isEmpty())
        shares.setWidth(static_cast<double>(left.first()->width()) / window.width());
    if (const auto bottom = shownIn(Qt::BottomDockWidgetArea); !bottom.isEmpty())
        shares.setHeight(static_cast<double>(bottom.first()->height()) / window.height());
    return shares;
}

void DockArranger::giveShares(const QSizeF& shares) const
{
    const auto give = [this](Qt::DockWidgetArea area, double size, Qt::Orientation way) {
        if (const auto docks = shownIn(area); size > 0 && !docks.isEmpty())
            m_window.resizeDocks({docks.first()}, {static_cast<int>(std::lround(size))}, way);
    };
    give(Qt::LeftDockWidgetArea, shares.width() * m_window.width(), Qt::Horizontal);
    give(Qt::BottomDockWidgetArea, shares.height() * m_window.height(), Qt::Vertical);
}

void DockArranger::sharePartly(const LayoutRow& row) const
{
    QList<QDockWidget*> docks;
    QList<int> heights;
    for (const LayoutDock& place : row.docks)
        if (QDockWidget* dock = place.part > 0 ? m_docks.dock(QLatin1String(place.dock)) : nullptr) {
            docks << dock;
            heights << m_window.height() * place.part / 100;
        }
    if (!docks.isEmpty())
        m_window.resizeDocks(docks, heights, Qt::Vertical);
}

QDockWidget* DockArranger::firstIn(Qt::DockWidgetArea area, const QDockWidget* except) const
{
    QDockWidget* first = nullptr;
    for (QDockWidget* dock : m_docks.all()) {
        const bool isThere = dock != except && !dock->isFloating() && m_window.dockWidgetArea(dock) == area;
        if (isThere && (!first || (first->isHidden() && !dock->isHidden())))
            first = dock;
    }
    return first;
}

void DockArranger::placeBehind(QDockWidget& dock, Qt::DockWidgetArea area) const
{
    QDockWidget* first = firstIn(area, &dock);
    m_window.addDockWidget(area, &dock);
    if (first)
        m_window.tabifyDockWidget(first, &dock);
    dock.hide();
}

void DockArranger::addMissing(const QStringList& known, const LayoutRow& row) const
{
    const std::vector<LayoutDock> shown = shownBy(row);
    for (const views::DockRow& dockRow : dockTable()) {
        QDockWidget* dock = m_docks.dock(QLatin1String(dockRow.id));
        if (known.contains(dock->objectName()))
            continue;
        const auto place = std::find_if(shown.begin(), shown.end(), [&](const LayoutDock& one) {
            return dock->objectName() == QLatin1String(one.dock);
        });
        m_window.removeDockWidget(dock);
        const auto area = place == shown.end() ? dockRow.area : place->area;
        QDockWidget* front = firstIn(area, dock);
        placeBehind(*dock, area);
        dock->setVisible(place != shown.end());
        if (front && !front->isHidden())
            front->raise();
    }
}

void DockArranger::bringOnScreen() const
{
    const QRect screen = m_window.screen()->availableGeometry();
    for (QDockWidget* dock : m_docks.all()) {
        if (!dock->isFloating() || canBeCaught(dock->frameGeometry()))
            continue;
        dock->resize(dock->size().boundedTo(screen.size()));
        dock->move(screen.center() - QPoint(dock->width() / 2, dock->height() / 2));
    }
}

} // namespace vitrine::app
