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

/// Creates the tables of schema 1 in an empty database, whose pages then have room for their checksums.
core::Result<void> createSchema(const Database& database);

/// Fails unless every table of schema 1 exists in exactly our words. Other tables are ignored.
core::Result<void> checkSchema(const Database& database);

/// Page 1 as it is in every capture of schema 1, except for the page count and the counters in its head. It replaces a
/// damaged page 1 in salvage and diagnosis.
core::Result<std::array<std::byte, kPageBytes>> pristineFirstPage();

} // namespace vitrine::captures
