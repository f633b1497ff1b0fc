// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_index.h"
#include "views/base/notes.h"
#include "views/kit/fact_table.h"

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

class CallTextSource;
struct CallText;

/// Bookmarks, comments and the user's names of resources as one table, with texts that can be edited.
class NotesModel final : public FactModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { KindColumn, PlaceColumn, TextColumn, CallColumn, ColumnCount };
    static constexpr int kSortRole = Qt::UserRole;

    NotesModel(Notes& notes, CallTextSource& texts, QObject* parent = nullptr);

    void setIndex(std::shared_ptr<const EventIndex> index);
    /// Takes over what has changed in the notes; rows that stay keep their place in views.
    void update();
    [[nodiscard]] const NoteKey& key(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    [[nodiscard]] RowCell cell(int row, int column) const;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] std::vector<NoteKey> wantedRows() const;
    bool write(int row, const QVariant& value);
    [[nodiscard]] QString display(const NoteKey& key, int column) const;
    [[nodiscard]] std::optional<CallText> callOf(const NoteKey& key) const;

    Notes& m_notes;
    CallTextSource& m_texts;
    std::shared_ptr<const EventIndex> m_index;
    std::vector<NoteKey> m_rows; // in their order
};

} // namespace vitrine::views
