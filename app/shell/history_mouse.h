// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace vitrine::app {

/// The side buttons of a mouse go back and forward, wherever in the window they are pressed.
class HistoryMouse final : public QObject {
    Q_OBJECT

public:
    /// Belongs to the window.
    HistoryMouse(QWidget& window, QAction& back, QAction& forward);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
    QAction& m_back;
    QAction& m_forward;
};

} // namespace vitrine::app
