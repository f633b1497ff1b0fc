// SPDX-License-Identifier: Apache-2.0
#include "tests/golden/capture_file.h"

#include "captures/import/import_trace.h"
#include "tests/harness/places.h"

#include <QDir>

namespace vitrine::tests {

QStringList goldenNames()
{
    QStringList names = qEnvironmentVariable("VITRINE_GOLDEN").split(':', Qt::SkipEmptyParts);
    if (names.isEmpty())
        for (const QString& file : QDir(test::sharedFile("traces")).entryList({"*.trace"}, QDir::Files, QDir::Name))
            names << file.chopped(6);
    return names;
}

std::unique_ptr<captures::CaptureReader> importAndOpen(const QString& trace, const QString& file, std::string& fault)
{
    captures::ImportOptions options;
    options.thumbnail = captures::ThumbnailWish::Skip;
    if (const auto imported = captures::importTrace(trace.toStdString(), file.toStdString(), options);
        imported.failure) {
        fault = imported.failure->sentence;
        return nullptr;
    }
    auto reader = captures::CaptureReader::open(file.toStdString());
    if (!reader) {
        fault = reader.error().message;
        return nullptr;
    }
    return *std::move(reader);
}

std::string hashes(const core::Replay& replay)
{
    std::string text;
    for (const auto attachment : {core::Attachment::Color, core::Attachment::Depth, core::Attachment::Stencil})
        text += replay.picture(attachment).hash();
    return text;
}

std::uint64_t positionAfter(core::CallSource& source, std::uint64_t callNumber)
{
    std::uint64_t low = 0;
    std::uint64_t high = source.callCount();
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        const auto call = source.call(middle);
        if (!call)
            return 0;
        if (call->number <= callNumber)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

} // namespace vitrine::tests
