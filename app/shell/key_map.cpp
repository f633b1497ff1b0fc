// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/key_map.h"

#include "views/theme/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace vitrine::app {

namespace {

constexpr int kFormat = 1;
constexpr qsizetype kMaxBytes = 1 << 18; // of a file that we have not written ourselves
constexpr qsizetype kMaxKeys = 8;        // of one action

const QString kSettingsKey = QStringLiteral("window/keys");
const QString kFormatKey = QStringLiteral("vitrineKeys");
const QString kKeysKey = QStringLiteral("keys");

bool collide(const QKeySequence& a, const QKeySequence& b)
{
    return a.matches(b) != QKeySequence::NoMatch || b.matches(a) != QKeySequence::NoMatch;
}

bool contains(const KeyMap::Keys& keys, const QKeySequence& key)
{
    return std::any_of(keys.begin(), keys.end(), [&](const QKeySequence& one) { return collide(one, key); });
}

KeyMap::Keys without(KeyMap::Keys keys, const KeyMap::Keys& taken)
{
    keys.removeIf([&](const QKeySequence& key) { return contains(taken, key); });
    return keys;
}

/// Nothing: not a list of keys.
std::optional<KeyMap::Keys> parseKeys(const QJsonValue& value)
{
    if (!value.isArray() || value.toArray().size() > kMaxKeys)
        return std::nullopt;
    KeyMap::Keys keys;
    for (const QJsonValue one : value.toArray()) {
        const auto key = QKeySequence::fromString(one.toString(), QKeySequence::PortableText);
        bool isKey = !key.isEmpty();
        for (int i = 0; i < key.count(); ++i)
            isKey = isKey && key[static_cast<uint>(i)].key() != Qt::Key_unknown;
        if (!isKey)
            return std::nullopt;
        keys << key;
    }
    return keys;
}

} // namespace

KeyMap::KeyMap(const WindowActions& actions, QSettings& settings, QObject* parent)
    : QObject(parent), m_actions(actions), m_settings(settings)
{
    read();
}

void KeyMap::read()
{
    const QByteArray text = m_settings.value(kSettingsKey).toString().toUtf8();
    m_changes.clear();
    if (text.isEmpty())
        return apply();
    if (auto parsed = parse(text))
        m_changes = std::move(parsed->changes);
    else
        m_problem = tr("The stored keys can't be used. %1. The original ones are in use.")
                        .arg(views::inWords(parsed.error().message));
    apply();
}

QString KeyMap::takeProblem()
{
    return std::exchange(m_problem, {});
}

QAction* KeyMap::find(const QString& name) const
{
    const auto in = [&name](const QList<QAction*>& actions) -> QAction* {
        const auto found = std::ranges::find(actions, name, &QAction::objectName);
        return found == actions.end() ? nullptr : *found;
    };
    QAction* made = in(m_actions.made());
    return made ? made : in(m_actions.all());
}

QAction* KeyMap::owner(const QKeySequence& key, const QAction* except) const
{
    for (QAction* action : m_actions.all())
        if (action != except && (!except || WindowActions::areHeardTogether(*action, *except)) &&
            contains(action->shortcuts(), key))
            return action;
    return nullptr;
}

void KeyMap::set(QAction& action, const Keys& keys)
{
    for (QAction* other : m_actions.all()) {
        const Keys left = without(other->shortcuts(), keys);
        if (other != &action && WindowActions::areHeardTogether(*other, action) && left != other->shortcuts())
            m_changes[other->objectName()] = left;
    }
    if (keys == WindowActions::originalKeys(action))
        m_changes.erase(action.objectName());
    else
        m_changes[action.objectName()] = keys;
    apply();
    store();
}

void KeyMap::resetAll()
{
    m_changes.clear();
    apply();
    store();
}

bool KeyMap::isChanged(const QAction& action) const
{
    return action.shortcuts() != WindowActions::originalKeys(action);
}

void KeyMap::apply()
{
    for (QAction* action : m_actions.made())
        dress(*action);
    emit changed();
}

// A key that the user has given away is not one of the table's action any more, also if that action is newer.
void KeyMap::dress(QAction& action) const
{
    if (const auto change = m_changes.find(action.objectName()); change != m_changes.end())
        return WindowActions::setKeys(action, change->second);
    Keys taken;
    for (const auto& [name, keys] : m_changes)
        if (const QAction* owner = find(name); owner && WindowActions::areHeardTogether(*owner, action))
            taken += keys;
    WindowActions::setKeys(action, without(WindowActions::originalKeys(action), taken));
}

void KeyMap::store()
{
    if (m_changes.empty())
        m_settings.remove(kSettingsKey);
    else
        m_settings.setValue(kSettingsKey, QString::fromUtf8(print(m_changes)));
    emit edited();
}

QByteArray KeyMap::print(const Changes& keys) const
{
    QJsonObject list;
    for (const auto& [name, sequences] : keys) {
        QJsonArray texts;
        for (const QKeySequence& key : sequences)
            texts.append(key.toString(QKeySequence::PortableText));
        list.insert(name, texts);
    }
    return QJsonDocument(QJsonObject{{kFormatKey, kFormat}, {kKeysKey, list}}).toJson();
}

QByteArray KeyMap::exported() const
{
    Changes all;
    for (const QAction* action : m_actions.all())
        all[action->objectName()] = action->shortcuts();
    return print(all);
}

core::Result<KeyMap::Parsed> KeyMap::parse(const QByteArray& text) const
{
    if (text.size() > kMaxBytes)
        return core::failure("They are larger than keys can be");
    const QJsonObject whole = QJsonDocument::fromJson(text).object();
    if (whole.isEmpty() || !whole.value(kKeysKey).isObject())
        return core::failure("They are damaged");
    if (whole.value(kFormatKey).toInt() != kFormat)
        return core::failure("Another version of Vitrine has written them");
    Parsed parsed;
    const QJsonObject list = whole.value(kKeysKey).toObject();
    for (auto entry = list.begin(); entry != list.end(); ++entry) {
        const auto keys = parseKeys(entry.value());
        if (!keys)
            return core::Error{core::Text::verbatim(tr("The keys of “%1” are none").arg(entry.key()).toStdString())};
        if (find(entry.key()))
            parsed.changes[entry.key()] = *keys;
        else
            parsed.unknown << entry.key();
    }
    if (const QString conflict = firstConflict(parsed.changes); !conflict.isEmpty())
        return core::Error{core::Text::verbatim(conflict.toStdString())};
    return parsed;
}

QString KeyMap::firstConflict(const Changes& changes) const
{
    for (auto one = changes.begin(); one != changes.end(); ++one)
        for (auto other = std::next(one); other != changes.end(); ++other) {
            const QAction& first = *find(one->first);
            const QAction& second = *find(other->first);
            if (!WindowActions::areHeardTogether(first, second))
                continue;
            for (const QKeySequence& key : one->second)
                if (contains(other->second, key))
                    return tr("%1 is given to both “%2” and “%3”")
                        .arg(key.toString(QKeySequence::NativeText), WindowActions::nameOf(first),
                             WindowActions::nameOf(second));
        }
    return {};
}

core::Result<QString> KeyMap::import(const QByteArray& text)
{
    auto parsed = parse(text);
    if (!parsed)
        return parsed.error();
    m_changes = std::move(parsed->changes);
    apply();
    store();
    if (parsed->unknown.isEmpty())
        return QString();
    return tr("Left out, because this version has no such actions: %1").arg(parsed->unknown.join(QStringLiteral(", ")));
}

} // namespace vitrine::app
