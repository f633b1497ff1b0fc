// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/database.h"

#include <initializer_list>
#include <variant>

/// Rows that carry their own hash: the last column is the 64-bit xxhash of the table's name and of all other columns,
/// with their kinds and lengths. It tells which row is damaged, where the checksum of a page only tells which page is.

namespace vitrine::captures {

using Column = std::variant<std::monostate, std::int64_t, std::string_view, std::span<const std::byte>>;

inline Column column(std::uint64_t value)
{
    return static_cast<std::int64_t>(value);
}

/// Inserts rows into one table. A row replaces an older one with the same id.
class RowInserter {
public:
    static core::Result<RowInserter> prepare(const Database& database, const char* table, int columns);

    core::Result<void> insert(std::initializer_list<Column> columns);

private:
    RowInserter(Statement statement, const char* table) : m_statement(std::move(statement)), m_table(table) {}

    Statement m_statement;
    const char* m_table;
};

/// Whether the hash in the last column fits the other columns. The row must come from `SELECT * FROM table`.
[[nodiscard]] bool isRowSound(const Statement& row, std::string_view table);

/// For tables that are read whole and in order: `SELECT * FROM table ORDER BY id`.
[[nodiscard]] core::Result<Statement> selectAll(const Database& database, const char* table);

} // namespace vitrine::captures
