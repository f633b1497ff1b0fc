// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notes/notes_document.h"

#include "captures/machines/energy_json.h"
#include "captures/machines/power_json.h"
#include "core/session/resources/image_places.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <nlohmann/json.hpp>

#include <array>

namespace vitrine::app {

using core::Error;
using core::ResourceId;
using core::ResourceKind;
using core::Result;
using views::BookmarkKey;
using views::CommentKey;
using views::NoteKey;

namespace {

const QString kText = QStringLiteral("text");
const QString kBreakpoints = QStringLiteral("breakpoints");
const QString kCondition = QStringLiteral("condition");
const QString kEnabled = QStringLiteral("enabled");
const QString kInFrame = QStringLiteral("in_frame");

std::optional<std::uint64_t> count(const QJsonObject& entry, const char* key)
{
    const QJsonValue value = entry.value(QLatin1String(key));
    const qint64 number = value.toInteger(-1);
    return value.isDouble() && number >= 0 ? std::optional(static_cast<std::uint64_t>(number)) : std::nullopt;
}

QLatin1String word(std::string_view name)
{
    return {name.data(), static_cast<qsizetype>(name.size())};
}

qint64 jsonNumber(std::uint64_t number)
{
    return static_cast<qint64>(number);
}

std::optional<NoteKey> bookmarkIn(const QJsonObject& entry)
{
    const auto position = count(entry, "position");
    const auto cycle = count(entry, "cycle");
    if (!position || (entry.contains(QLatin1String("cycle")) && !cycle))
        return std::nullopt;
    return BookmarkKey{*position, cycle, cycle && entry.value(kInFrame).toBool()};
}

std::optional<NoteKey> commentIn(const QJsonObject& entry)
{
    const auto call = count(entry, "call_index");
    return call && !entry.value(kText).toString().isEmpty() ? std::optional<NoteKey>(CommentKey{*call}) : std::nullopt;
}

std::optional<NoteKey> nameIn(const QJsonObject& entry)
{
    const QString kind = entry.value(QLatin1String("kind")).toString();
    const auto group = count(entry, "group");
    const auto name = count(entry, "name");
    if (!group || !name || *group > UINT32_MAX || *name > UINT32_MAX || entry.value(kText).toString().isEmpty())
        return std::nullopt;
    for (std::size_t i = 0; i < core::kResourceKindNames.size(); ++i)
        if (kind == word(core::kResourceKindNames[i]))
            return ResourceId{static_cast<ResourceKind>(i), static_cast<std::uint32_t>(*group),
                              static_cast<std::uint32_t>(*name)};
    return std::nullopt;
}

Result<void> readList(const QJsonObject& root, const char* list, std::optional<NoteKey> (*keyIn)(const QJsonObject&),
                      NoteMap& notes)
{
    const QJsonValue value = root.value(QLatin1String(list));
    if (!value.isArray() && !value.isUndefined())
        return core::failure("“{}” in it is no list", list);
    int row = 0;
    for (const QJsonValue entry : value.toArray()) {
        const QJsonValue text = entry.toObject().value(kText);
        const auto key = keyIn(entry.toObject());
        if (!key || !(text.isString() || text.isUndefined()))
            return core::failure("entry {} of “{}” in it makes no sense", row, list);
        notes[*key] = text.toString();
        ++row;
    }
    return {};
}

Result<views::Breakpoints::Entries> readBreakpoints(const QJsonObject& root)
{
    const QJsonValue value = root.value(kBreakpoints);
    if (!value.isArray() && !value.isUndefined())
        return core::failure("“breakpoints” in it is no list");
    views::Breakpoints::Entries entries;
    for (const QJsonValue entry : value.toArray()) {
        const QJsonObject object = entry.toObject();
        auto what = core::parseBreakpoint(object.value(kCondition).toString().toStdString());
        if (!what)
            return core::failure("entry {} of “breakpoints” in it makes no sense", entries.size());
        entries.push_back({*std::move(what), object.value(kEnabled).toBool(true)});
    }
    return entries;
}

QJsonArray toJson(const views::Breakpoints::Entries& entries)
{
    QJsonArray array;
    for (const views::BreakpointEntry& entry : entries)
        array.append(QJsonObject{{kCondition, QString::fromStdString(core::breakpointText(entry.what))},
                                 {kEnabled, entry.isEnabled}});
    return array;
}

QJsonObject toJson(const core::KnobMap& knobs)
{
    QJsonObject object;
    for (const auto& [name, value] : knobs)
        object.insert(QString::fromStdString(name), QString::fromStdString(value));
    return object;
}

QJsonObject toQt(const nlohmann::ordered_json& json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json.dump())).object();
}

/// The table of energies where it is another than that which comes with Vitrine, and what was chosen of power.
void addMachine(const captures::ChosenMachine& machine, QJsonObject& root)
{
    if (machine.isNone())
        return;
    root.insert(QStringLiteral("knobs"), toJson(machine.knobs));
    if (machine.energies != core::illustrativeEnergies())
        root.insert(QLatin1String(captures::kEnergyKey), toQt(captures::energyToJson(machine.energies)));
    if (!machine.powerChoices.empty())
        root.insert(QLatin1String(captures::kPowerKey), toQt(captures::powerToJson(machine.powerChoices)));
}

struct Writer {
    const QString& text;
    QJsonArray& bookmarks;
    QJsonArray& comments;
    QJsonArray& names;

    void operator()(const BookmarkKey& key) const
    {
        QJsonObject entry{{QStringLiteral("position"), jsonNumber(key.position)}, {kText, text}};
        if (key.cycle)
            entry.insert(QStringLiteral("cycle"), jsonNumber(*key.cycle));
        if (key.isInFrame)
            entry.insert(kInFrame, true);
        bookmarks.append(entry);
    }
    void operator()(const CommentKey& key) const
    {
        comments.append(QJsonObject{{QStringLiteral("call_index"), jsonNumber(key.callIndex)}, {kText, text}});
    }
    void operator()(const ResourceId& id) const
    {
        names.append(
            QJsonObject{{QStringLiteral("kind"), word(core::kResourceKindNames[static_cast<std::size_t>(id.kind)])},
                        {QStringLiteral("group"), jsonNumber(id.group)},
                        {QStringLiteral("name"), jsonNumber(id.name)},
                        {kText, text}});
    }
};

} // namespace

QByteArray toJson(const NotesDocument& document)
{
    QJsonArray bookmarks, comments, names;
    for (const auto& [key, text] : document.notes)
        std::visit(Writer{text, bookmarks, comments, names}, key);
    const captures::CaptureIdentity& identity = document.head.capture;
    const QJsonObject capture{{QStringLiteral("name"), QString::fromStdString(identity.name)},
                              {QStringLiteral("bytes"), jsonNumber(identity.bytes)},
                              {QStringLiteral("hash"), QString::fromStdString(identity.hash)}};
    QJsonObject root{{QStringLiteral("vitrine"), captures::kSidecarVersion},
                     {QStringLiteral("kind"), QStringLiteral("notes")},
                     {QStringLiteral("capture"), capture},
                     {QStringLiteral("bookmarks"), bookmarks},
                     {QStringLiteral("comments"), comments},
                     {QStringLiteral("names"), names}};
    addMachine(document.head.machine, root);
    if (!document.breakpoints.empty())
        root.insert(kBreakpoints, toJson(document.breakpoints));
    return QJsonDocument(root).toJson();
}

Result<NotesDocument> parseNotes(const QByteArray& json)
{
    QJsonParseError failure;
    const QJsonObject root = QJsonDocument::fromJson(json, &failure).object();
    if (failure.error != QJsonParseError::NoError)
        return core::failure("it is no JSON from byte {} on", failure.offset);
    auto head = captures::parseSidecar({json.constData(), static_cast<std::size_t>(json.size())});
    if (!head)
        return head.error();
    NotesDocument document{std::move(*head), {}, {}};
    using KeyIn = std::optional<NoteKey> (*)(const QJsonObject&);
    const std::pair<const char*, KeyIn> lists[] = {
        {"bookmarks", bookmarkIn}, {"comments", commentIn}, {"names", nameIn}};
    for (const auto& [list, keyIn] : lists)
        if (auto read = readList(root, list, keyIn, document.notes); !read)
            return read.error();
    auto breakpoints = readBreakpoints(root);
    if (!breakpoints)
        return breakpoints.error();
    document.breakpoints = std::move(*breakpoints);
    return document;
}

NoteMap notesIn(const views::Notes& notes)
{
    NoteMap map;
    for (const views::Bookmark& bookmark : notes.bookmarks())
        map.emplace(views::keyOf(bookmark), bookmark.text);
    for (const auto& [callIndex, text] : notes.comments())
        map.emplace(CommentKey{callIndex}, text);
    for (const auto& [id, text] : notes.names())
        map.emplace(id, text);
    return map;
}

NoteLists listsOf(const NoteMap& notes)
{
    NoteLists lists;
    for (const auto& [key, text] : notes) {
        if (const auto* bookmark = std::get_if<BookmarkKey>(&key))
            lists.bookmarks.push_back({bookmark->position, bookmark->cycle, text, bookmark->isInFrame});
        else if (const auto* comment = std::get_if<CommentKey>(&key))
            lists.comments.emplace(comment->callIndex, text);
        else
            lists.names.emplace(std::get<ResourceId>(key), text);
    }
    return lists;
}

NoteMap mergeNotes(const NoteMap& base, const NoteMap& ours, const NoteMap& theirs)
{
    NoteMap merged = theirs;
    for (const auto& [key, text] : base)
        if (!ours.contains(key))
            merged.erase(key); // we removed it
    for (const auto& [key, text] : ours) {
        const auto before = base.find(key);
        if (before == base.end() || before->second != text)
            merged.insert_or_assign(key, text);
    }
    return merged;
}

} // namespace vitrine::app
