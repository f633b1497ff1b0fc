// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/start/capture_card.h"
#include "app/start/stored_pictures.h"

#include <QHash>
#include <QStringList>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace vitrine::app {

class CardBoard;

/// What the window shows while nothing is open: ways in, the captures that were opened last, and the samples with what
/// each teaches, all with their pictures.
class StartPage final : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    void setRecentFiles(const QStringList& files);
    /// Once.
    void setSamples(const QStringList& files);

signals:
    void openRequested();
    void recordRequested();
    void importRequested();
    void tourRequested();
    void fileRequested(const QString& path);
    /// Out of the list of those opened last.
    void removeRequested(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* makeWays(QWidget* parent);
    void fillRecent();
    [[nodiscard]] QWidget* makeRecent(const QString& path);
    [[nodiscard]] QWidget* makeMissing(CaptureCard& card, QAction& takeOut);
    void remove(const QString& path);
    void addGroup(const QString& title, const QStringList& files);
    [[nodiscard]] CaptureCard* makeSample(const QString& path, QWidget* parent);
    /// Its picture comes later.
    void adopt(CaptureCard& card, const QString& path, StoredPictures::Keep keep);

    StoredPictures m_pictures;
    QMultiHash<QString, CaptureCard*> m_cards; ///< by path: of those opened last, and samples
    QStringList m_recentFiles;
    QPushButton* m_open = nullptr;
    QLabel* m_recentTitle;
    CardBoard* m_recent;
    QWidget* m_samples;
    QVBoxLayout* m_groups;
};

} // namespace vitrine::app
