// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace vitrine::app {

/// What the window shows while nothing is open: ways in, among them the sample captures with their pictures.
class StartPage final : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    void setRecentFiles(const QStringList& files);
    void setSamples(const QStringList& files);

signals:
    void openRequested();
    void recordRequested();
    void importRequested();
    void fileRequested(const QString& path);

private:
    [[nodiscard]] QWidget* makeWays(QWidget* parent);
    void addRecent(const QString& path);
    [[nodiscard]] QToolButton* makeSample(const QString& path);

    QWidget* m_recent;
    QVBoxLayout* m_recentLayout;
    QLabel* m_recentTitle;
    QWidget* m_samples;
    QLabel* m_samplesTitle;
};

} // namespace vitrine::app
