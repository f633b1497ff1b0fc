// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// The numbers of the file format `.vitrine` (schema 1), which is an SQLite database in which every page has a
/// checksum.

namespace vitrine::captures {

constexpr std::int32_t kApplicationId = 0x56495452; // "VITR", at offset 68 of the file
constexpr std::int32_t kSchemaVersion = 1;
constexpr std::size_t kPageBytes = 4096;  // it is fixed, so that a damaged header can't hide where pages begin
constexpr std::size_t kReservedBytes = 8; // at the end of each page, for its checksum
// SQLite never writes this page: it is all zeros, without checksum.
constexpr std::uint32_t kLockPage = 0x40000000 / kPageBytes + 1;

// A block of calls is closed when the first of these is reached. A single call can be as large as kMaxCallBytes.
constexpr std::size_t kTargetBlockBytes = std::size_t{128} * 1024;
constexpr std::size_t kMaxCallsPerBlock = 8192;

// The limits of what a reader accepts, which a writer keeps, too.
constexpr std::size_t kMaxCallBytes = 16u << 20;
constexpr std::size_t kMaxBlockBytes = 3 * kMaxCallBytes; // the values and the names of a call can each be so large
constexpr std::size_t kMaxBlobBytes = 256u << 20;
constexpr std::size_t kMaxRowBytes = kMaxBlobBytes + (16u << 20); // zstd can add a little
constexpr std::size_t kMaxImageBytes = 64u << 20;
constexpr std::size_t kMaxValuesPerCall = 1u << 20;
constexpr std::size_t kMaxNamesPerBlock = 2u << 20;
constexpr std::size_t kMaxParameters = 4096;
constexpr int kMaxNesting = 32;
constexpr std::size_t kMaxLabelBytes = 1024;
constexpr std::size_t kInlineBlobBytes = 256; // larger blobs are stored once, by content

} // namespace vitrine::captures
