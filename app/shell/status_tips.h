// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLabel;
class QMainWindow;

namespace vitrine::app {

/// Shows the status tips of a window in a label, in place of another one, so that everything else in the status bar
/// stays where it is. By itself a status bar hides all of it while it shows a tip.
class StatusTips final : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive this.
    StatusTips(QMainWindow& window, QLabel& tip, QLabel& instead);

    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QLabel& m_tip;
    QLabel& m_instead;
};

} // namespace vitrine::app
