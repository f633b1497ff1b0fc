// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/worker_thread.h"
#include "views/kit/way_out.h"

#include <QList>
#include <QObject>

class QWidget;

namespace vitrine::app {

/// Makes a whole capture of what is sound in a damaged or unfinished one (captures/store/salvage.h), beside the work of
/// the window.
class Salvaging final : public QObject {
    Q_OBJECT

public:
    explicit Salvaging(QWidget& window);

    /// "Salvage…", which asks where the new capture shall be; nothing for a file that is none of ours.
    [[nodiscard]] QList<views::WayOut> waysOut(const QString& capture);
    /// Begins to write it; salvaged() or said() follows.
    void begin(const QString& capture, const QString& out);

signals:
    void salvaged(const QString& capture);
    /// A sentence: what is done, or why it could not be.
    void said(const QString& sentence);

private:
    void ask(const QString& capture);

    QWidget& m_window;
    WorkerThread m_thread; // last: joins before the rest goes
};

} // namespace vitrine::app
