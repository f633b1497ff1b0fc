// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMainWindow;

namespace vitrine::app {

class Layouts;
class Navigator;
class WindowActions;

/// A presenter's clicker, which is a keyboard with Page Up and Page Down. While the layout for showing others is shown,
/// these step as the last step did, by a draw or by a cycle, wherever the keyboard is. Only in tables, sources and
/// fields they are what they always are.
class Clicker final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QMainWindow& window;
        WindowActions& actions;
        Navigator& navigator;
        const Layouts& layouts;
    };
    explicit Clicker(const Parts& parts);

    /// On and back; for menus.
    [[nodiscard]] QList<QAction*> actions() const { return {m_on, m_back}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAction* make(const char* id, const QString& text, int key, int count);
    void refresh();
    [[nodiscard]] bool isInWindow(const QObject& watched) const;

    const Parts m_parts;
    QAction* m_on;
    QAction* m_back;
};

} // namespace vitrine::app
