// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>

class QActionGroup;
class QMenu;

namespace vitrine::app {

class Layouts;
class WindowActions;

/// The layouts in a menu, with what can be done with them.
class LayoutMenu final : public QObject {
    Q_OBJECT

public:
    LayoutMenu(Layouts& layouts, const WindowActions& actions, QMenu& menu);
    ~LayoutMenu() override;

    /// For what is there in the classroom alone.
    [[nodiscard]] QMenu& classroom() const { return m_classroom; }

signals:
    /// A sentence for the user: why something could not be done.
    void said(const QString& sentence);

private:
    void fill();
    void refreshActions();
    /// Asks without blocking the window; `use` answers with what is wrong with the name, or nothing.
    void askForName(const QString& title, const QString& before, std::function<QString(const QString&)> use);

    Layouts& m_layouts;
    const WindowActions& m_actions;
    QMenu& m_menu;
    QMenu& m_classroom;
    std::unique_ptr<QActionGroup> m_group;
};

} // namespace vitrine::app
