// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace vitrine::app {

namespace {

// From the folder of the program: as it is installed, and below build/PRESET.
const char* const kFolders[] = {"../share/vitrine/samples", "../../../captures/samples"};

} // namespace

QStringList sampleCaptures()
{
    for (const char* folder : kFolders) {
        const QDir samples(
            QDir::cleanPath(QCoreApplication::applicationDirPath() + QLatin1Char('/') + QLatin1String(folder)));
        QStringList files = samples.entryList({QStringLiteral("*.vitrine")}, QDir::Files, QDir::Name);
        for (QString& file : files)
            file = samples.filePath(file);
        if (!files.isEmpty())
            return files;
    }
    return {};
}

QString sampleCapture(const QString& name)
{
    for (const QString& file : sampleCaptures())
        if (QFileInfo(file).completeBaseName() == name)
            return file;
    return {};
}

} // namespace vitrine::app
