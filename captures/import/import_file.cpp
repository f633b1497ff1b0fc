// SPDX-License-Identifier: Apache-2.0
#include "captures/import/import_file.h"

#include "captures/import/import_drawing.h"
#include "captures/import/import_trace.h"

#include <algorithm>

namespace vitrine::captures {

std::optional<ImportKind> importKindOf(const std::filesystem::path& file)
{
    std::u16string suffix = file.extension().u16string();
    std::ranges::transform(suffix, suffix.begin(),
                           [](char16_t c) { return c >= u'A' && c <= u'Z' ? char16_t(c | 32) : c; });
    if (suffix == u".svg")
        return ImportKind::Drawing;
    return suffix == u".trace" ? std::optional(ImportKind::Trace) : std::nullopt;
}

ImportOutcome importFile(const std::filesystem::path& file, ImportKind kind, const std::filesystem::path& output,
                         std::optional<DrawingSize> size, const ImportOptions& options)
{
    return kind == ImportKind::Drawing ? importDrawing(file, output, size, options)
                                       : importTrace(file, output, options);
}

} // namespace vitrine::captures
