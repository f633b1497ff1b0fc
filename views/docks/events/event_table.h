// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_index.h"
#include "views/kit/fact_table.h"

#include <memory>
#include <vector>

namespace vitrine::views {

class CallTextSource;
class EventCosts;
class EventDecorations;

/// Calls one below the other, as they are copied and saved: number, frame, draw, what it is, the call, its cost as far
/// as it is known, and the user's comment.
class EventTable final : public FactModel {
    Q_OBJECT

public:
    struct Sources {
        std::shared_ptr<const EventIndex> index;
        CallTextSource& texts;
        const EventCosts& costs;
        const EventDecorations* decorations = nullptr;
    };
    EventTable(Sources sources, std::vector<std::uint64_t> calls);

    [[nodiscard]] RowCell cell(int row, int column) const;

private:
    enum Column {
        Number,
        Frame,
        Draw,
        What,
        Call,
        Fragments,
        StencilWrites,
        Touched,
        Painted,
        Cycles,
        Energy,
        ShaderRuns,
        Without,
        Comment,
        ColumnCount
    };
    struct ListedCall {
        std::uint64_t call = 0;
        std::uint64_t number = 0;
        QString text;
    };
    [[nodiscard]] const core::ActionEntry* action(const ListedCall& row) const;
    [[nodiscard]] RowCell costOf(const ListedCall& call, int column) const;
    [[nodiscard]] std::size_t frameOf(const ListedCall& row) const;

    Sources m_sources;
    std::vector<ListedCall> m_calls;
};

} // namespace vitrine::views
