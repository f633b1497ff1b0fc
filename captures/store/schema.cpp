// SPDX-License-Identifier: Apache-2.0
#include "captures/store/schema.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <memory>

namespace vitrine::captures {
namespace {

using core::Error;
using core::failure;
using core::Result;

// The words are part of the format. Page 1 must hold them all.
constexpr std::array kTables{
    TableSchema{
        "summary",
        "CREATE TABLE summary(id INTEGER PRIMARY KEY,min_reader_version INT,state INT,calls INT,blocks INT,"
        "frames INT,draws INT,actions INT,markers INT,programs INT,textures INT,last_call_number INT,hash INT)"},
    TableSchema{"call_blocks",
                "CREATE TABLE call_blocks(id INTEGER PRIMARY KEY,first_call INT,call_count INT,size INT,data BLOB,"
                "hash INT)"},
    TableSchema{"blobs",
                "CREATE TABLE blobs(id INTEGER PRIMARY KEY,content_hash BLOB UNIQUE,size INT,data BLOB,hash INT)"},
    TableSchema{"frames",
                "CREATE TABLE frames(id INTEGER PRIMARY KEY,first_call INT,end_call INT,draw_count INT,first_draw INT,"
                "hash INT)"},
    TableSchema{"actions",
                "CREATE TABLE actions(id INTEGER PRIMARY KEY,kind INT,call INT,call_number INT,frame INT,draw INT,"
                "hash INT)"},
    TableSchema{"markers", "CREATE TABLE markers(id INTEGER PRIMARY KEY,kind INT,call INT,label TEXT,hash INT)"},
    TableSchema{"knobs", "CREATE TABLE knobs(id INTEGER PRIMARY KEY,name TEXT UNIQUE,value TEXT,hash INT)"},
    TableSchema{"provenance", "CREATE TABLE provenance(id INTEGER PRIMARY KEY,name TEXT UNIQUE,value TEXT,hash INT)"},
    TableSchema{
        "reference_images",
        "CREATE TABLE reference_images(id INTEGER PRIMARY KEY,frame INT UNIQUE,png BLOB,checksum BLOB,hash INT)"},
    TableSchema{"thumbnail", "CREATE TABLE thumbnail(id INTEGER PRIMARY KEY,png BLOB,hash INT)"},
    TableSchema{"missing",
                "CREATE TABLE missing(id INTEGER PRIMARY KEY,subject TEXT,first INT,count INT,reason TEXT,hash INT)"},
};

} // namespace

std::span<const TableSchema> tables()
{
    return kTables;
}

Result<void> createSchema(const Database& database)
{
    int reserved = static_cast<int>(kReservedBytes);
    if (auto done = database.execute(fmt::format("PRAGMA page_size={}; PRAGMA auto_vacuum=NONE", kPageBytes)); !done)
        return done;
    if (sqlite3_file_control(database.handle(), "main", SQLITE_FCNTL_RESERVE_BYTES, &reserved) != SQLITE_OK)
        return database.lastError();
    std::string sql = "BEGIN;";
    for (const TableSchema& table : kTables)
        sql += fmt::format("{};", table.sql);
    sql += fmt::format("PRAGMA application_id={}; PRAGMA user_version={}; COMMIT", kApplicationId, kSchemaVersion);
    return database.execute(sql);
}

Result<void> checkSchema(const Database& database)
{
    auto query = database.prepare("SELECT sql FROM sqlite_schema WHERE type='table' AND name=?");
    if (!query)
        return query.error();
    for (const TableSchema& table : kTables) {
        query->bind(1, std::string_view(table.name));
        const auto row = query->step();
        if (!row)
            return row.error();
        if (!*row || query->text(0) != table.sql)
            return failure("the table {} is missing or not of schema {}", table.name, kSchemaVersion);
        query->reset();
    }
    return {};
}

Result<std::array<std::byte, kPageBytes>> pristineFirstPage()
{
    const auto database = Database::open(":memory:", Database::Mode::Create, nullptr);
    if (!database)
        return database.error();
    if (auto done = createSchema(*database); !done)
        return done.error();
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, void (*)(void*)> image(sqlite3_serialize(database->handle(), "main", &size, 0),
                                                                sqlite3_free);
    std::array<std::byte, kPageBytes> page{};
    if (!image || size < static_cast<sqlite3_int64>(page.size()))
        return failure("out of memory");
    std::copy_n(reinterpret_cast<const std::byte*>(image.get()), page.size(), page.begin());
    return page;
}

} // namespace vitrine::captures
