// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QToolBar;
class QToolButton;

namespace vitrine::app {

class Navigator;

/// Back and forward in a tool bar, each with the places that it leads to.
class HistoryButtons final : public QObject {
    Q_OBJECT

public:
    static constexpr int kMaxPlaces = 15;

    /// The actions are enabled while there is somewhere to go.
    HistoryButtons(Navigator& navigator, QAction& back, QAction& forward, QToolBar& bar);

private:
    void addButton(QAction& action, qsizetype direction, QToolBar& bar);
    void refresh();

    Navigator& m_navigator;
    QAction& m_back;
    QAction& m_forward;
};

} // namespace vitrine::app
