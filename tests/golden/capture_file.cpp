// SPDX-License-Identifier: Apache-2.0
#include "tests/golden/capture_file.h"

#include "captures/importers/apitrace/trace_reader.h"
#include "captures/store/capture_writer.h"

#include <QDir>

namespace vitrine::tests {

namespace {

core::Result<void> import(const std::string& trace, const std::string& file)
{
    auto reader = captures::TraceReader::open(trace);
    if (!reader)
        return reader.error();
    auto writer = captures::CaptureWriter::create(file);
    if (!writer)
        return writer.error();
    while (true) {
        auto call = reader->next();
        if (!call)
            return call.error();
        if (!*call)
            return (*writer)->finish();
        if (auto added = (*writer)->addCall(**call); !added)
            return added;
    }
}

} // namespace

QStringList goldenNames()
{
    QStringList names = qEnvironmentVariable("VITRINE_GOLDEN").split(':', Qt::SkipEmptyParts);
    if (names.isEmpty())
        for (const QString& file : QDir(VITRINE_SHARED_DIR "/traces").entryList({"*.trace"}, QDir::Files, QDir::Name))
            names << file.chopped(6);
    return names;
}

std::unique_ptr<captures::CaptureReader> importAndOpen(const QString& trace, const QString& file, std::string& fault)
{
    if (auto imported = import(trace.toStdString(), file.toStdString()); !imported) {
        fault = imported.error().message;
        return nullptr;
    }
    auto reader = captures::CaptureReader::open(file.toStdString());
    if (!reader) {
        fault = reader.error().message;
        return nullptr;
    }
    return *std::move(reader);
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
