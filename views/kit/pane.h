// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/kit/way_out.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedLayout;

namespace vitrine::views {

/// The room of a view for what it shows, or for why it shows nothing: empty, busy (after 150 ms), or failed. It is
/// blank until one of these is known. Who has the keyboard in what is shown has it again when that comes back.
class Pane : public QWidget {
    Q_OBJECT

public:
    static constexpr int kBusyMilliseconds = 150;

    /// Takes the content over.
    explicit Pane(QWidget* content, QWidget* parent = nullptr);

    void showContent();
    /// What is missing and what to do: "Select a texture to see it here."
    /// The sentence may name keys (views/theme/key_text.h).
    void showEmpty(const QString& sentence, const WayOut& wayOut = {});
    void showFailure(const QString& sentence, const WayOut& wayOut = {});
    /// What was shown stays for 150 ms, then the progress is shown. `total` 0: not known.
    void showBusy(const QString& sentence);
    void setProgress(quint64 done, quint64 total);

    [[nodiscard]] bool isContentShown() const;
    /// The sentence shown instead of the content; empty when that is shown.
    [[nodiscard]] QString sentence() const;

signals:
    void cancelRequested();

private:
    void showMessage(const QString& sentence, const char* role, const WayOut& wayOut);
    void turnTo(QWidget* page);

    QWidget* m_content;
    QPointer<QWidget> m_focused; ///< in the content, while that is not shown
    QStackedLayout* m_stack;
    QWidget* m_told;
    QLabel* m_message;
    QPushButton* m_wayOut;
    std::function<void()> m_takeWayOut;
    QWidget* m_busy;
    QLabel* m_busyText;
    QProgressBar* m_progress;
    QTimer m_busyTimer;
};

} // namespace vitrine::views
