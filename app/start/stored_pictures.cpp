// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/stored_pictures.h"

#include "app/thumbnailer/picture.h"
#include "app/thumbnailer/stored_picture.h"
#include "app/thumbnailer/thumbnail.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <filesystem>

namespace vitrine::app {

namespace {

std::filesystem::path pathOf(const QString& file)
{
    return file.toStdU16String();
}

QImage readPicture(const QString& capture)
{
    const auto png = thumbnailer::storedPicture(pathOf(capture));
    const auto picture = png ? thumbnailer::decodePng(*png) : core::Result<thumbnailer::Picture>(png.error());
    if (!picture)
        return {};
    const QImage image(picture->rgba.data(), static_cast<int>(picture->width), static_cast<int>(picture->height),
                       static_cast<qsizetype>(picture->width) * 4, QImage::Format_RGBA8888);
    return image.copy(); // the pixels go with the picture
}

void dropOldest(const QDir& folder)
{
    const QFileInfoList files = folder.entryInfoList({QStringLiteral("*.png")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files.mid(StoredPictures::kMostKept))
        QFile::remove(file.filePath());
}

QImage keptPicture(const QString& capture, const QString& folder)
{
    const QByteArray name = QCryptographicHash::hash(capture.toUtf8(), QCryptographicHash::Sha1).toHex();
    const QString copy = QDir(folder).filePath(QString::fromLatin1(name) + QStringLiteral(".png"));
    const QFileInfo file(capture), kept(copy);
    const bool isNew = file.exists() && (!kept.exists() || kept.lastModified() < file.lastModified());
    if (isNew && !QDir().mkpath(folder))
        return readPicture(capture);
    if (isNew && !thumbnailer::makeThumbnail(pathOf(capture), pathOf(copy), StoredPictures::kSide)) {
        QFile::remove(copy); // of what the file was before
        return {};
    }
    if (isNew)
        dropOldest(folder);
    return QImage(copy, "PNG");
}

} // namespace

StoredPictures::StoredPictures(QObject* parent) : QObject(parent) {}

QString StoredPictures::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + QStringLiteral("/vitrine/pictures");
}

void StoredPictures::ask(const QString& capture, Keep keep)
{
    m_thread.post([this, capture, keep, folder = folder()] {
        const QImage picture = keep == Keep::Copy ? keptPicture(capture, folder) : readPicture(capture);
        QMetaObject::invokeMethod(
            this, [this, capture, picture] { emit made(capture, picture); }, Qt::QueuedConnection);
    });
}

} // namespace vitrine::app
