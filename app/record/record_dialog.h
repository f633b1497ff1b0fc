// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "captures/record/recorder/recording.h"

#include <QDialog>
#include <QTimer>

#include <memory>

class QLabel;
class QPushButton;
class QSettings;
class QStackedWidget;

namespace vitrine::app {

class RecordForm;
class RecordedPlugins;

/// Records a program: asks for it, then shows how the recording goes until it is stopped or the program ends. Not
/// modal: captures can be looked at meanwhile. Closing it ends a running recording, and what was recorded stays.
class RecordDialog final : public QDialog {
    Q_OBJECT

public:
    /// The recording is looked at this often while it runs.
    static constexpr int kRefreshMilliseconds = 100;

    explicit RecordDialog(QSettings& settings, QWidget* parent = nullptr);
    ~RecordDialog() override;

    void reject() override;

signals:
    /// A capture is finished.
    void recorded(const QString& path);

private:
    QWidget* makeProgress();
    void start();
    void stop();
    void refresh();
    void finish();
    void showProgress(bool shown);
    void say(const QString& sentence);

    RecordForm* m_form;
    QStackedWidget* m_pages;
    QLabel* m_headline = nullptr;
    QLabel* m_frames = nullptr;
    QLabel* m_draws = nullptr;
    QLabel* m_calls = nullptr;
    QLabel* m_size = nullptr;
    QLabel* m_problem;
    QPushButton* m_go;
    QPushButton* m_close;
    QTimer m_timer;
    std::unique_ptr<RecordedPlugins> m_plugins; ///< of the recording
    std::unique_ptr<captures::Recording> m_recording;
};

} // namespace vitrine::app
