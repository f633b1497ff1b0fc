// SPDX-License-Identifier: Apache-2.0
#include "captures/store/row.h"

#include "captures/store/byte_order.h"

#include <fmt/format.h>
#include <sqlite3.h>
#define XXH_STATIC_LINKING_ONLY // the state lives on the stack
#include <xxhash.h>

#include <array>

namespace vitrine::captures {
namespace {

using core::Result;

/// Part of the file format: the kind byte before each column.
enum class ColumnKind : std::uint8_t { Null = 0, Integer = 1, Text = 2, Bytes = 3, Other = 4 };

class RowHasher {
public:
    explicit RowHasher(std::string_view table)
    {
        XXH3_64bits_reset(&m_state);
        add(ColumnKind::Text, std::as_bytes(std::span(table)));
    }

    void add(const Column& value)
    {
        if (const auto* number = std::get_if<std::int64_t>(&value)) {
            std::array<std::byte, 8> bytes;
            storeLittle64(bytes, static_cast<std::uint64_t>(*number));
            add(ColumnKind::Integer, bytes);
        } else if (const auto* text = std::get_if<std::string_view>(&value)) {
            add(ColumnKind::Text, std::as_bytes(std::span(*text)));
        } else if (const auto* bytes = std::get_if<std::span<const std::byte>>(&value)) {
            add(ColumnKind::Bytes, *bytes);
        } else {
            add(ColumnKind::Null, {});
        }
    }
    void addUnknown() { add(ColumnKind::Other, {}); }

    [[nodiscard]] std::int64_t digest() const { return static_cast<std::int64_t>(XXH3_64bits_digest(&m_state)); }

private:
    void add(ColumnKind kind, std::span<const std::byte> bytes)
    {
        std::array<std::byte, 9> head{static_cast<std::byte>(kind)};
        storeLittle64(std::span(head).last<8>(), bytes.size());
        XXH3_64bits_update(&m_state, head.data(), head.size());
        if (!bytes.empty())
            XXH3_64bits_update(&m_state, bytes.data(), bytes.size());
    }

    alignas(64) XXH3_state_t m_state;
};

} // namespace

Result<RowInserter> RowInserter::prepare(const Database& database, const char* table, int columns)
{
    std::string places = "?";
    for (int i = 0; i < columns; ++i)
        places += ",?";
    auto statement = database.prepare(fmt::format("INSERT OR REPLACE INTO {} VALUES({})", table, places));
    if (!statement)
        return statement.error();
    return RowInserter(std::move(*statement), table);
}

Result<void> RowInserter::insert(std::initializer_list<Column> columns)
{
    RowHasher hasher(m_table);
    int parameter = 0;
    for (const Column& value : columns) {
        ++parameter;
        hasher.add(value);
        if (const auto* number = std::get_if<std::int64_t>(&value))
            m_statement.bind(parameter, *number);
        else if (const auto* text = std::get_if<std::string_view>(&value))
            m_statement.bind(parameter, *text);
        else if (const auto* bytes = std::get_if<std::span<const std::byte>>(&value))
            m_statement.bind(parameter, *bytes);
    }
    m_statement.bind(parameter + 1, hasher.digest());
    const auto done = m_statement.step();
    m_statement.reset();
    if (!done)
        return done.error();
    return {};
}

bool isRowSound(const Statement& row, std::string_view table)
{
    RowHasher hasher(table);
    const int last = row.columnCount() - 1;
    for (int i = 0; i < last; ++i) {
        switch (sqlite3_column_type(row.handle(), i)) {
        case SQLITE_NULL: hasher.add(Column{}); break;
        case SQLITE_INTEGER: hasher.add(row.integer(i)); break;
        case SQLITE_TEXT: hasher.add(row.text(i)); break;
        case SQLITE_BLOB: hasher.add(row.bytes(i)); break;
        default: hasher.addUnknown(); break;
        }
    }
    return sqlite3_column_type(row.handle(), last) == SQLITE_INTEGER && row.integer(last) == hasher.digest();
}

Result<Statement> selectAll(const Database& database, const char* table)
{
    return database.prepare(fmt::format("SELECT * FROM {} ORDER BY id", table));
}

} // namespace vitrine::captures
