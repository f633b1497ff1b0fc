// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace vitrine::app {

/// What the window shows while nothing is open: ways in.
class StartPage final : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    void setRecentFiles(const QStringList& files);

signals:
    void openRequested();
    void recordRequested();
    void fileRequested(const QString& path);

private:
    void addRecent(const QString& path);

    QWidget* m_recent;
    QVBoxLayout* m_recentLayout;
    QLabel* m_recentTitle;
};

} // namespace vitrine::app
