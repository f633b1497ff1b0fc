// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace vitrine::views {
class Desk;
} // namespace vitrine::views

namespace vitrine::app {

/// What can be done with notes from anywhere in the window: Ctrl+B marks the position, Ctrl+1 … Ctrl+0 go to the first
/// ten marks, Ctrl+M writes a comment.
class NotesActions final : public QObject {
    Q_OBJECT

public:
    static constexpr int kJumps = 10;

    /// The actions belong to `window`, which answers their keys.
    NotesActions(QWidget& window, views::Desk& desk);

    /// In the order of a menu.
    [[nodiscard]] QList<QAction*> all() const;
    [[nodiscard]] QAction& toggle() const { return *m_toggle; }
    [[nodiscard]] QAction& comment() const { return *m_comment; }
    [[nodiscard]] QAction& jump(int number) const { return *m_jumps[number]; }

signals:
    void commentRequested();

private:
    struct Row;
    QAction* make(const Row& row);
    void refresh();
    void goTo(int number);

    QWidget& m_window;
    views::Desk& m_desk;
    QAction* m_toggle;
    QAction* m_comment;
    QList<QAction*> m_jumps;
};

} // namespace vitrine::app
