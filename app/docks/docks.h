// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"

#include <QDockWidget>
#include <QList>
#include <QObject>

#include <map>

class QMainWindow;

namespace vitrine::views {
class Desk;
class DockView;
struct DockRow;
} // namespace vitrine::views

namespace vitrine::app {

/// The docks of a window, made from the table. A dock is there from the start, its view from when it is first seen or
/// asked for: a window has many docks, and shows few.
class Docks final : public QObject {
    Q_OBJECT

public:
    Docks(QMainWindow& window, views::Desk& desk);

    [[nodiscard]] const QList<QDockWidget*>& all() const { return m_docks; }
    /// Null: there is none of that id.
    [[nodiscard]] QDockWidget* dock(const QString& id) const;
    /// Makes it, if need be. Null: there is none of that id.
    views::DockView* view(const QString& id);
    /// The views of all docks, for who needs what all of them have.
    void makeViews();
    /// As the table has it, whatever its title says of what is in it.
    [[nodiscard]] static QString nameOf(const QDockWidget& dock);
    /// The dock that shows such a thing; null: none does.
    [[nodiscard]] QDockWidget* dockFor(const views::Selection& selection) const;
    /// Shows it, on top of those that share its place, with the keyboard's focus.
    void raise(QDockWidget& dock);
    /// From what has the keyboard to the dock that comes behind it, or before it, of all that are open, those behind
    /// others included. `picture`, in the middle of the window, is one of them.
    void focusNext(int direction, QWidget& picture);
    /// Saves what a view shows, asking for a name.
    void exportFrom(const QString& id);

signals:
    /// A view has been made.
    void made(QDockWidget& dock);

private:
    void make(const views::DockRow& row);
    views::DockView& viewIn(QDockWidget& dock);
    views::DockView& makeView(QDockWidget& dock);
    void giveHeight(QDockWidget& dock) const;
    void focus(QDockWidget& dock);
    void place(QDockWidget& dock, const views::DockRow& row);
    void showMenu(QDockWidget& dock, const QPoint& place);

    QMainWindow& m_window;
    views::Desk& m_desk;
    QList<QDockWidget*> m_docks;
    std::map<QString, views::DockView*> m_views;
};

} // namespace vitrine::app
