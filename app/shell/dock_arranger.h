// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QStringList>

class QDockWidget;
class QMainWindow;

namespace vitrine::app {

class Docks;
struct LayoutRow;

/// Puts docks to their places. Whatever a layout says, every dock has one, so that opening it is all it takes.
class DockArranger {
public:
    DockArranger(QMainWindow& window, Docks& docks) : m_window(window), m_docks(docks) {}

    /// As the row says; the docks that it does not show wait closed behind the others.
    void arrange(const LayoutRow& row) const;
    /// Docks that an arrangement does not know come to where `row` has them, or else the table of docks.
    void addMissing(const QStringList& known, const LayoutRow& row) const;
    /// Which part of a window of that size the docks on the left are wide, and those at the bottom high; 0: none is
    /// there.
    [[nodiscard]] QSizeF shares(const QSize& window) const;
    /// They get that part of the window as it is now.
    void giveShares(const QSizeF& shares) const;
    /// Docks in windows of their own come back from where no screen is any more.
    void bringOnScreen() const;

private:
    void resize(const LayoutRow& row) const;
    /// Heights of those that stand above each other.
    void sharePartly(const LayoutRow& row) const;
    [[nodiscard]] QList<QDockWidget*> shownIn(Qt::DockWidgetArea area) const;
    [[nodiscard]] QDockWidget* firstIn(Qt::DockWidgetArea area, const QDockWidget* except) const;
    void placeBehind(QDockWidget& dock, Qt::DockWidgetArea area) const;

    QMainWindow& m_window;
    Docks& m_docks;
};

} // namespace vitrine::app
