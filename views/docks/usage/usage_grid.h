// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/resource_usage.h"
#include "views/base/event_index.h"
#include "views/base/link.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::views {

/// The uses of a frame in a grid: a row per object, a column per draw, clear, copy and present. What happens between
/// two of them stands in the column of the next: it prepares that.
class UsageGrid {
public:
    struct Column {
        core::ActionKind kind = core::ActionKind::Draw;
        std::uint64_t callIndex = 0;
        std::uint64_t callNumber = 0;
        std::optional<std::uint32_t> draw;
    };
    /// How an object is used in a column: a set.
    enum Use : std::uint8_t { Reads = 1, Writes = 2, Binds = 4, Creates = 8, Deletes = 16 };
    struct Cell {
        std::size_t column = 0;
        std::uint8_t uses = 0;
        std::vector<std::size_t> indices; ///< in the list of uses
    };
    struct Line {
        core::ResourceId id;
        std::vector<Cell> cells; ///< by column; empty ones are left out
    };

    UsageGrid() = default;
    /// Of one object, or of all when there is none.
    UsageGrid(const core::FrameUsage& usage, const EventIndex& index, const std::optional<core::ResourceId>& of);

    [[nodiscard]] const std::vector<Column>& columns() const { return m_columns; }
    [[nodiscard]] const std::vector<Line>& lines() const { return m_lines; }
    /// Null: the object isn't used there.
    [[nodiscard]] const Cell* cell(std::size_t line, std::size_t column) const;
    /// The column that a position (calls executed) stands at; nothing: before the first.
    [[nodiscard]] std::optional<std::size_t> columnAt(std::uint64_t position) const;

    [[nodiscard]] static QString columnText(const Column& column);
    [[nodiscard]] static Link columnLink(const Column& column);

private:
    [[nodiscard]] std::size_t columnOf(std::uint64_t callIndex) const;

    std::vector<Column> m_columns;
    std::vector<Line> m_lines;
};

} // namespace vitrine::views
