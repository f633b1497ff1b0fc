// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/layout_file.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace vitrine::app {

namespace {

constexpr int kLayoutFormat = 1;
constexpr qsizetype kMaxLayoutBytes = 4 << 20; // of settings that we have not written ourselves

const QString kLayoutFormatKey = QStringLiteral("vitrineLayouts");
const QString kCurrentKey = QStringLiteral("current");
const QString kLayoutsKey = QStringLiteral("layouts");
const QString kIdKey = QStringLiteral("id");
const QString kNameKey = QStringLiteral("name");
const QString kDocksKey = QStringLiteral("docks");
const QString kStateKey = QStringLiteral("state");
const QString kOriginalKey = QStringLiteral("original");
const QString kSharesKey = QStringLiteral("shares");
const QString kVersionKey = QStringLiteral("version");
const QString kBytesKey = QStringLiteral("bytes");
const QString kCheckKey = QStringLiteral("sha256");

// QMainWindow believes what it reads, so it is only given what was written.
QString checkOf(const QByteArray& state)
{
    return QString::fromLatin1(QCryptographicHash::hash(state, QCryptographicHash::Sha256).toHex());
}

QJsonObject printState(const QByteArray& state)
{
    return {{kBytesKey, QString::fromLatin1(state.toBase64())}, {kCheckKey, checkOf(state)}};
}

QByteArray parseState(const QJsonObject& object)
{
    const QByteArray state = QByteArray::fromBase64(object.value(kBytesKey).toString().toLatin1());
    return object.value(kCheckKey).toString() == checkOf(state) ? state : QByteArray();
}

double parseShare(const QJsonValue& value)
{
    const double share = value.toDouble();
    return share > 0 && share < 1 ? share : 0;
}

QJsonObject printLayout(const StoredLayout& layout)
{
    return {{kIdKey, layout.id},
            {kNameKey, layout.name},
            {kDocksKey, QJsonArray::fromStringList(layout.docks)},
            {kStateKey, printState(layout.state)},
            {kOriginalKey, printState(layout.original)},
            {kSharesKey, QJsonArray{layout.shares.width(), layout.shares.height()}},
            {kVersionKey, layout.version}};
}

StoredLayout parseLayout(const QJsonObject& object)
{
    StoredLayout layout;
    layout.id = object.value(kIdKey).toString();
    layout.name = object.value(kNameKey).toString().left(kMaxLayoutName);
    for (const QJsonValue dock : object.value(kDocksKey).toArray())
        layout.docks << dock.toString();
    layout.state = parseState(object.value(kStateKey).toObject());
    layout.original = parseState(object.value(kOriginalKey).toObject());
    const QJsonArray shares = object.value(kSharesKey).toArray();
    layout.shares = {parseShare(shares.at(0)), parseShare(shares.at(1))};
    layout.version = object.value(kVersionKey).toInt(1);
    return layout;
}

} // namespace

QByteArray printLayouts(const StoredLayouts& layouts)
{
    QJsonArray list;
    for (const StoredLayout& layout : layouts.layouts)
        list.append(printLayout(layout));
    const QJsonObject whole{{kLayoutFormatKey, kLayoutFormat}, {kCurrentKey, layouts.current}, {kLayoutsKey, list}};
    return QJsonDocument(whole).toJson(QJsonDocument::Compact);
}

core::Result<StoredLayouts> parseLayouts(const QByteArray& text)
{
    if (text.isEmpty())
        return StoredLayouts{};
    if (text.size() > kMaxLayoutBytes)
        return core::failure("They are larger than layouts can be");
    const QJsonObject whole = QJsonDocument::fromJson(text).object();
    if (whole.isEmpty())
        return core::failure("They are damaged");
    if (whole.value(kLayoutFormatKey).toInt() != kLayoutFormat)
        return core::failure("Another version of Vitrine has written them");
    StoredLayouts layouts;
    layouts.current = whole.value(kCurrentKey).toString();
    for (const QJsonValue value : whole.value(kLayoutsKey).toArray()) {
        const StoredLayout layout = parseLayout(value.toObject());
        const auto isSame = [&](const StoredLayout& other) { return other.id == layout.id; };
        const bool isNew = std::none_of(layouts.layouts.begin(), layouts.layouts.end(), isSame);
        if (!layout.id.isEmpty() && isNew && layouts.layouts.size() < kMaxLayouts)
            layouts.layouts << layout;
    }
    return layouts;
}

} // namespace vitrine::app
