// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/notes/notes_model.h"

#include "views/base/call_text_source.h"
#include "views/base/desk.h"
#include "views/base/linked_line.h"
#include "views/docks/notes/note_places.h"
#include "views/theme/icons.h"
#include "views/theme/key_text.h"

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

// Of things that lie in the order of the calls; what is no place comes behind them.
QString sortKey(const NoteKey& key)
{
    const auto padded = [](std::uint64_t number) { return QStringLiteral("%1").arg(number, 20, 10, QLatin1Char('0')); };
    if (const auto* comment = std::get_if<CommentKey>(&key))
        return padded(comment->callIndex + 1) + padded(0);
    if (const auto* bookmark = std::get_if<BookmarkKey>(&key))
        return padded(bookmark->position) + padded(bookmark->cycle.value_or(0));
    const auto& id = std::get<core::ResourceId>(key);
    return QStringLiteral("r%1").arg(static_cast<int>(id.kind)) + padded(id.group) + padded(id.name);
}

Symbol symbolOf(const NoteKey& key)
{
    constexpr Symbol kSymbols[] = {Symbol::Bookmark, Symbol::Comment, Symbol::Name};
    return kSymbols[key.index()];
}

} // namespace

NotesModel::NotesModel(Notes& notes, CallTextSource& texts, QObject* parent)
    : FactModel({}, parent), m_notes(notes), m_texts(texts)
{
    QList<FactColumn> columns;
    for (const QString& name : {tr("Kind"), tr("Place"), tr("Text"), tr("Call")})
        columns << factColumn(*this, static_cast<int>(columns.size()), name, {}, 0);
    columns[TextColumn].write = [this](int row, const QVariant& value) { return write(row, value); };
    setColumns(std::move(columns));
    connect(&texts, &CallTextSource::textsArrived, this, [this] {
        if (!m_rows.empty())
            emit dataChanged(index(0, CallColumn), index(rowCount() - 1, CallColumn));
    });
}

void NotesModel::setIndex(std::shared_ptr<const EventIndex> index)
{
    replace([&] {
        m_index = std::move(index);
        m_rows = wantedRows();
        return static_cast<int>(m_rows.size());
    });
}

std::vector<NoteKey> NotesModel::wantedRows() const
{
    std::vector<NoteKey> keys;
    for (const Bookmark& bookmark : m_notes.bookmarks())
        keys.emplace_back(keyOf(bookmark));
    for (const auto& [callIndex, text] : m_notes.comments())
        keys.emplace_back(CommentKey{callIndex});
    for (const auto& [id, text] : m_notes.names())
        keys.emplace_back(id);
    return keys;
}

void NotesModel::update()
{
    const std::vector<NoteKey> wanted = wantedRows();
    for (int row = rowCount(); row-- > 0;) {
        if (std::binary_search(wanted.begin(), wanted.end(), key(row)))
            continue;
        removeAt(row, [this, row] { m_rows.erase(m_rows.begin() + row); });
    }
    for (int row = 0; row < static_cast<int>(wanted.size()); ++row) {
        const NoteKey& next = wanted[static_cast<std::size_t>(row)];
        if (row < rowCount() && key(row) == next)
            continue;
        insertAt(row, [this, row, &next] { m_rows.insert(m_rows.begin() + row, next); });
    }
    tellChanged();
}

std::optional<CallText> NotesModel::callOf(const NoteKey& key) const
{
    std::optional<std::uint64_t> callIndex;
    if (const auto* comment = std::get_if<CommentKey>(&key))
        callIndex = comment->callIndex;
    else if (const auto* bookmark = std::get_if<BookmarkKey>(&key))
        callIndex = bookmark->cycle          ? std::optional(bookmark->position)
                    : bookmark->position > 0 ? std::optional(bookmark->position - 1)
                                             : std::nullopt;
    if (!callIndex || !m_index || *callIndex >= m_index->callCount)
        return std::nullopt;
    return m_texts.call(*callIndex);
}

QString NotesModel::display(const NoteKey& key, int column) const
{
    switch (column) {
    case KindColumn: {
        const QString kinds[] = {tr("Bookmark"), tr("Comment"), tr("Name")};
        return kinds[key.index()];
    }
    case PlaceColumn: return placeText(key, m_index.get());
    case TextColumn: return m_notes.text(key).value_or(QString());
    default: return callOf(key).value_or(CallText()).text;
    }
}

RowCell NotesModel::cell(int row, int column) const
{
    const NoteKey& note = key(row);
    RowCell cell{.text = display(note, column)};
    switch (column) {
    case KindColumn: cell.icon = symbolIcon(symbolOf(note)); break;
    case PlaceColumn: cell.link = linkTo(note, m_index.get()); break;
    case TextColumn:
        cell.toolTip =
            withKeys(*this, tr("%1\n{key:edit-note} edits, {key:delete-note} deletes")).arg(cell.text).trimmed();
        break;
    default: cell.isCode = cell.isFaint = true; cell.textLinks = textLinks(callOf(note).value_or(CallText()));
    }
    return cell;
}

QVariant NotesModel::data(const QModelIndex& index, int role) const
{
    if (role != kSortRole)
        return FactModel::data(index, role);
    return index.column() == PlaceColumn ? sortKey(key(index.row())) : display(key(index.row()), index.column());
}

bool NotesModel::write(int row, const QVariant& value)
{
    const NoteKey note = key(row); // a copy: the rows may change under way
    const QString text = value.toString().trimmed();
    const bool isGone = text.isEmpty() && !std::holds_alternative<BookmarkKey>(note);
    m_notes.set(note, isGone ? std::nullopt : std::optional(text));
    return true;
}

} // namespace vitrine::views
