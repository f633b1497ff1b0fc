// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/database.h"
#include "captures/store/page_checksum.h"

#include <array>

namespace vitrine::captures {

/// A table of schema 1. Its last column is the hash of the others (row.h).
struct TableSchema {
    const char* name;
    const char* sql;
};

[[nodiscard]] std::span<const TableSchema> tables();

/// Makes the tables of schema 1 in an empty database, whose pages then leave room for their checksums.
core::Result<void> createSchema(const Database& database);

/// Fails unless every table of schema 1 is there in exactly our words. Other tables are none of our business.
core::Result<void> checkSchema(const Database& database);

/// Page 1 as it stands in every capture of schema 1, but for the page count and the counters of its head: stands in
/// where page 1 is damaged, for salvage and diagnosis.
core::Result<std::array<std::byte, kPageBytes>> pristineFirstPage();

} // namespace vitrine::captures
