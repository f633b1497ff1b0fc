// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnailer/stored_picture.h"

#include "captures/store/file_check.h"
#include "captures/store/read_vfs.h"
#include "captures/store/row.h"
#include "captures/store/schema.h"

#include <sqlite3.h>

namespace vitrine::thumbnailer {
namespace {

using core::Error;
using core::Result;

constexpr const char* kTable = "thumbnail";
constexpr int kRowOverheadBytes = 64;
constexpr int kMaxSteps = 100'000; // of SQLite's virtual machine; a capture needs some hundreds

Result<void> checkFile(const std::filesystem::path& capture)
{
    const auto pages = captures::PageFile::open(capture);
    if (!pages)
        return pages.error();
    if (const auto finding = captures::checkHead(**pages))
        return Error{finding->sentence};
    return {};
}

/// Before anything of the file is parsed: no value larger than a picture may be, and an end to any loop.
Result<captures::Database> openBounded(const std::filesystem::path& capture)
{
    using captures::Database;
    auto database = Database::open(capture, Database::Mode::ReadOnly, captures::readVfs(captures::PageTrust::Verified));
    if (!database)
        return database;
    sqlite3_progress_handler(
        database->handle(), kMaxSteps, [](void*) { return 1; }, nullptr);
    if (auto done = database->distrust(); !done)
        return done.error();
    sqlite3_limit(database->handle(), SQLITE_LIMIT_LENGTH, static_cast<int>(kMaxStoredBytes) + kRowOverheadBytes);
    return database;
}

} // namespace

Result<std::vector<std::byte>> storedPicture(const std::filesystem::path& capture)
{
    if (auto sound = checkFile(capture); !sound)
        return sound.error();
    const auto database = openBounded(capture);
    if (!database)
        return database.error();
    if (auto done = captures::checkSchema(*database); !done)
        return done.error();
    auto rows = captures::selectAll(*database, kTable);
    if (!rows)
        return rows.error();
    const auto row = rows->step();
    if (!row)
        return row.error();
    if (!*row)
        return core::failure("the capture has no picture of itself");
    if (!captures::isRowSound(*rows, kTable))
        return core::failure("the stored picture is damaged");
    const auto png = rows->bytes(1);
    return std::vector<std::byte>(png.begin(), png.end());
}

} // namespace vitrine::thumbnailer
