// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/samples.h"

#include "app/thumbnailer/picture.h"
#include "app/thumbnailer/stored_picture.h"

#include <QCoreApplication>
#include <QDir>

#include <filesystem>

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

QPixmap storedPictureOf(const QString& capture)
{
    const auto png = thumbnailer::storedPicture(std::filesystem::path(capture.toStdU16String()));
    if (!png)
        return {};
    const auto picture = thumbnailer::decodePng(*png);
    if (!picture)
        return {};
    const QImage image(picture->rgba.data(), static_cast<int>(picture->width), static_cast<int>(picture->height),
                       static_cast<qsizetype>(picture->width) * 4, QImage::Format_RGBA8888);
    return QPixmap::fromImage(image.copy()); // the pixels go with the picture
}

} // namespace vitrine::app
