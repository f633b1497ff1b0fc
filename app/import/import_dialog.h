// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/import_form.h"
#include "app/session/worker_thread.h"

#include <QDialog>
#include <QTimer>

#include <atomic>
#include <stop_token>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace vitrine::app {

/// Makes a capture of a drawing or of a trace: asks for it, then shows how far the work has come until it is done or
/// stopped. Not modal: captures can be looked at meanwhile. What could not be imported is told here; what of a drawing
/// is not drawn is told by the capture itself.
class ImportDialog final : public QDialog {
    Q_OBJECT

public:
    explicit ImportDialog(QSettings& settings, QWidget* parent = nullptr);
    ~ImportDialog() override;

    /// Whether it is for files with such a name.
    [[nodiscard]] static bool takes(const QString& path);
    /// To be imported next; while it works, nothing happens.
    void setFile(const QString& path);

    void reject() override;

signals:
    /// A capture is finished.
    void imported(const QString& path);

private:
    void start();
    void refresh();
    void finish(const captures::ImportOutcome& outcome);
    void showProgress(bool shown);
    void say(const QString& sentence);

    ImportForm* m_form;
    QStackedWidget* m_pages;
    QLabel* m_state;
    QLabel* m_problem;
    QPushButton* m_go;
    QPushButton* m_close;
    QTimer m_timer;
    ImportForm::Wish m_wish; ///< that is worked on
    std::atomic<quint64> m_calls = 0;
    std::stop_source m_stop;
    bool m_works = false;
    WorkerThread m_thread; // last: joins before the rest goes
};

} // namespace vitrine::app
