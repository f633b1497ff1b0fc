// SPDX-License-Identifier: Apache-2.0
#include "captures/store/database.h"

#include "captures/store/format.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <array>

namespace vitrine::captures {

using core::Error;
using core::failure;
using core::Result;

void Statement::bind(int parameter, std::int64_t value)
{
    sqlite3_bind_int64(m_statement.get(), parameter, value);
}

void Statement::bind(int parameter, std::string_view value)
{
    sqlite3_bind_text64(m_statement.get(), parameter, value.empty() ? "" : value.data(), value.size(), SQLITE_TRANSIENT,
                        SQLITE_UTF8);
}

void Statement::bind(int parameter, std::span<const std::byte> value)
{
    // A null pointer would bind NULL instead of an empty blob. Callers keep the bytes until the statement is reset.
    const void* data = value.empty() ? static_cast<const void*>("") : value.data();
    sqlite3_bind_blob64(m_statement.get(), parameter, data, value.size(), SQLITE_STATIC);
}

void Statement::bindNull(int parameter)
{
    sqlite3_bind_null(m_statement.get(), parameter);
}

Result<bool> Statement::step()
{
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    return Error{core::Text::verbatim(sqlite3_errmsg(sqlite3_db_handle(m_statement.get())))};
}

void Statement::reset()
{
    sqlite3_reset(m_statement.get());
    sqlite3_clear_bindings(m_statement.get());
}

int Statement::columnCount() const
{
    return sqlite3_column_count(m_statement.get());
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

std::string_view Statement::text(int column) const
{
    const auto* characters = reinterpret_cast<const char*>(sqlite3_column_text(m_statement.get(), column));
    if (!characters)
        return {};
    return {characters, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column))};
}

std::span<const std::byte> Statement::bytes(int column) const
{
    const auto* data = static_cast<const std::byte*>(sqlite3_column_blob(m_statement.get(), column));
    if (!data)
        return {};
    return {data, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column))};
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

Result<Database> Database::open(const std::filesystem::path& path, Mode mode, const char* vfs)
{
    const int flags = mode == Mode::Create ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
    Database database;
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, vfs);
    database.m_handle.reset(handle);
    if (code != SQLITE_OK)
        return database.lastError();
    sqlite3_extended_result_codes(handle, 1);
    return database;
}

Result<void> Database::execute(const std::string& sql) const
{
    if (sqlite3_exec(m_handle.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return lastError();
    return {};
}

Result<Statement> Database::prepare(const std::string& sql) const
{
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(m_handle.get(), sql.c_str(), static_cast<int>(sql.size()), &statement, nullptr) != SQLITE_OK)
        return lastError();
    return Statement(statement);
}

Result<std::int64_t> Database::queryInteger(const std::string& sql) const
{
    auto statement = prepare(sql);
    if (!statement)
        return statement.error();
    const auto row = statement->step();
    if (!row)
        return row.error();
    if (!*row)
        return failure("a row is missing");
    return statement->integer(0);
}

Result<void> Database::distrust() const
{
    struct Limit {
        int id;
        int value;
    };
    constexpr std::array kLimits{
        Limit{SQLITE_LIMIT_LENGTH, static_cast<int>(kMaxRowBytes)},
        Limit{SQLITE_LIMIT_SQL_LENGTH, 20'000},
        Limit{SQLITE_LIMIT_COLUMN, 32},
        Limit{SQLITE_LIMIT_EXPR_DEPTH, 20},
        Limit{SQLITE_LIMIT_COMPOUND_SELECT, 4},
        Limit{SQLITE_LIMIT_VDBE_OP, 25'000},
        Limit{SQLITE_LIMIT_FUNCTION_ARG, 8},
        Limit{SQLITE_LIMIT_ATTACHED, 0},
        Limit{SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 64},
        Limit{SQLITE_LIMIT_VARIABLE_NUMBER, 32},
        Limit{SQLITE_LIMIT_TRIGGER_DEPTH, 1},
        Limit{SQLITE_LIMIT_WORKER_THREADS, 0},
    };
    for (const Limit& limit : kLimits)
        sqlite3_limit(m_handle.get(), limit.id, limit.value);
    for (const int off : {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_ENABLE_TRIGGER,
                          SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION})
        sqlite3_db_config(m_handle.get(), off, 0, nullptr);
    sqlite3_db_config(m_handle.get(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    return execute(
        "PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA temp_store=MEMORY");
}

Result<void> Database::close()
{
    sqlite3* handle = m_handle.get();
    if (handle && sqlite3_close(handle) != SQLITE_OK)
        return lastError();
    (void)m_handle.release();
    return {};
}

Error Database::lastError() const
{
    return Error{core::Text::verbatim(m_handle ? sqlite3_errmsg(m_handle.get()) : "out of memory")};
}

void Database::Close::operator()(sqlite3* handle) const
{
    sqlite3_close_v2(handle);
}

} // namespace vitrine::captures
