// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/apitrace/decompressor.h"
#include "captures/importers/apitrace/input_file.h"

namespace vitrine::captures {

/// Reads chunks of {length, 32 bits little-endian; raw Snappy block of at most 1 MiB}. The file must be positioned
/// behind the magic.
[[nodiscard]] std::unique_ptr<Decompressor> makeSnappyDecompressor(InputFile file);
/// These three read the file from its first byte on.
[[nodiscard]] std::unique_ptr<Decompressor> makeGzipDecompressor(InputFile file);
[[nodiscard]] std::unique_ptr<Decompressor> makeZstdDecompressor(InputFile file);
[[nodiscard]] std::unique_ptr<Decompressor> makeBrotliDecompressor(InputFile file);

} // namespace vitrine::captures
