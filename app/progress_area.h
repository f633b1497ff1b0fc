// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace vitrine::app {

/// Progress, an estimate and Cancel in the status bar; appears when work takes longer than kQuietMilliseconds.
class ProgressArea final : public QWidget {
    Q_OBJECT

public:
    static constexpr int kQuietMilliseconds = 150;

    explicit ProgressArea(QWidget* parent = nullptr);

    void setBusy(bool busy);
    void setProgress(quint64 done, quint64 total);

signals:
    void cancelRequested();

private:
    QProgressBar* m_bar;
    QLabel* m_estimate;
    QTimer m_delay;
    QElapsedTimer m_since;
};

} // namespace vitrine::app
