// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/salvaging.h"

#include "captures/store/salvage.h"
#include "views/theme/text.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <filesystem>

namespace vitrine::app {

namespace {

std::filesystem::path toPath(const QString& file)
{
    return {file.toStdU16String()};
}

} // namespace

Salvaging::Salvaging(QWidget& window) : QObject(&window), m_window(window) {}

QList<views::WayOut> Salvaging::waysOut(const QString& capture)
{
    if (!captures::canBeSalvaged(toPath(capture)))
        return {};
    return {{tr("Salvage…"), tr("Writes what is whole of this capture to a new one, and opens that."),
             [this, capture] { ask(capture); }}};
}

void Salvaging::ask(const QString& capture)
{
    const QFileInfo file(capture);
    const QString name = tr("%1-salvaged.vitrine").arg(file.completeBaseName());
    const QString out = QFileDialog::getSaveFileName(&m_window, tr("Salvage what is whole"), file.dir().filePath(name),
                                                     tr("Captures (*.vitrine)"));
    if (!out.isEmpty())
        begin(capture, out);
}

void Salvaging::begin(const QString& capture, const QString& out)
{
    emit said(tr("What is whole of %1 is brought over…").arg(QFileInfo(capture).fileName()));
    m_thread.post([this, capture, out] {
        const auto report = captures::salvage(toPath(capture), toPath(out));
        const QString failure = report
                                    ? QString()
                                    : tr("%1 can't be salvaged: %2")
                                          .arg(QFileInfo(capture).fileName(), views::inWords(report.error().message));
        QMetaObject::invokeMethod(
            this,
            [this, out, failure] {
                if (failure.isEmpty())
                    emit salvaged(out);
                else
                    emit said(failure);
            },
            Qt::QueuedConnection);
    });
}

} // namespace vitrine::app
