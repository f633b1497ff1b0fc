// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace vitrine::captures {

/// A prepared statement. As in SQLite, parameters are counted from 1 and columns from 0.
class Statement {
public:
    explicit Statement(sqlite3_stmt* statement) : m_statement(statement) {}

    void bind(int parameter, std::int64_t value);
    void bind(int parameter, std::string_view value);
    void bind(int parameter, std::span<const std::byte> value);
    void bindNull(int parameter);

    /// Returns true when there is a row.
    core::Result<bool> step();
    void reset();

    [[nodiscard]] int columnCount() const;
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;
    /// Text and bytes are valid until the next step.
    [[nodiscard]] std::string_view text(int column) const;
    [[nodiscard]] std::span<const std::byte> bytes(int column) const;
    [[nodiscard]] sqlite3_stmt* handle() const { return m_statement.get(); }

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

/// A connection to one SQLite file.
class Database {
public:
    enum class Mode { Create, ReadOnly };
    /// `vfs` names a VFS that we have registered; null stands for SQLite's own.
    static core::Result<Database> open(const std::filesystem::path& path, Mode mode, const char* vfs);

    core::Result<void> execute(const std::string& sql) const;
    [[nodiscard]] core::Result<Statement> prepare(const std::string& sql) const;
    /// The first column of the first row. Fails when there is no row.
    [[nodiscard]] core::Result<std::int64_t> queryInteger(const std::string& sql) const;
    /// Sets limits and switches for a file from an unknown source.
    core::Result<void> distrust() const;
    core::Result<void> close();

    [[nodiscard]] sqlite3* handle() const { return m_handle.get(); }
    [[nodiscard]] core::Error lastError() const;

private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    std::unique_ptr<sqlite3, Close> m_handle;
};

} // namespace vitrine::captures
