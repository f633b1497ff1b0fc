// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/last_places.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace vitrine::app {

namespace {

constexpr qint64 kMaxFileBytes = 1 << 20; // of a list that we have not written ourselves
const QString kIdentity = QStringLiteral("capture");
const QString kPosition = QStringLiteral("position");
const QString kDraw = QStringLiteral("draw");
const QString kCycle = QStringLiteral("cycle");

// Numbers are texts: JSON's own have 53 bits.
QJsonObject identityOf(const QString& capture)
{
    const QFileInfo file(capture);
    return {{QStringLiteral("path"), file.canonicalFilePath()},
            {QStringLiteral("bytes"), QString::number(file.size())},
            {QStringLiteral("changed"), QString::number(file.lastModified().toMSecsSinceEpoch())}};
}

std::optional<std::uint64_t> numberIn(const QJsonObject& entry, const QString& key)
{
    bool isNumber = false;
    const auto value = entry.value(key).toString().toULongLong(&isNumber);
    return isNumber ? std::optional<std::uint64_t>(value) : std::nullopt;
}

QJsonArray entriesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMaxFileBytes)
        return {};
    return QJsonDocument::fromJson(file.readAll()).array();
}

} // namespace

std::optional<Place> LastPlaces::placeIn(const QString& capture) const
{
    const QJsonObject identity = identityOf(capture);
    for (const QJsonValue value : entriesOf(m_file)) {
        const QJsonObject entry = value.toObject();
        if (entry.value(kIdentity).toObject() != identity)
            continue;
        const auto draw = numberIn(entry, kDraw);
        const auto cycle = numberIn(entry, kCycle);
        if (draw && cycle)
            return Place{Place::Kind::Draw, *draw, *cycle};
        if (const auto position = numberIn(entry, kPosition))
            return Place{Place::Kind::Position, *position};
    }
    return std::nullopt;
}

bool LastPlaces::remember(const QString& capture, const Place& place) const
{
    const QJsonObject identity = identityOf(capture);
    QJsonObject newest{{kIdentity, identity}};
    newest.insert(place.cycle ? kDraw : kPosition, QString::number(place.value));
    if (place.cycle)
        newest.insert(kCycle, QString::number(*place.cycle));
    QJsonArray entries{newest};
    for (const QJsonValue value : entriesOf(m_file)) {
        const bool isSameFile = value.toObject().value(kIdentity).toObject().value(QStringLiteral("path")) ==
                                identity.value(QStringLiteral("path"));
        if (!isSameFile && entries.size() < kMaxPlaces)
            entries.append(value);
    }
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    QSaveFile file(m_file);
    return file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(entries).toJson()) > 0 && file.commit();
}

} // namespace vitrine::app
