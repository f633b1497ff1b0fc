// SPDX-License-Identifier: Apache-2.0
#include "captures/store/capture_reader.h"

#include "captures/store/file_check.h"
#include "captures/store/format.h"
#include "captures/store/read_vfs.h"
#include "captures/store/schema.h"

#include <fmt/format.h>

#include <algorithm>

namespace vitrine::captures {
namespace {

using core::Error;
using core::failure;
using core::Result;

constexpr std::int64_t kMaxNotes = 65'536; // knobs, provenance, missing parts

/// Reads a whole table in order. Ids must count up by one from `firstId`, so a malformed tree can't go round in
/// circles.
template <typename Use>
Result<void> forEachRow(const Database& database, const char* table, std::int64_t firstId, Use use)
{
    auto rows = selectAll(database, table);
    if (!rows)
        return rows.error();
    for (std::int64_t id = firstId;; ++id) {
        const auto row = rows->step();
        if (!row)
            return row.error().in(fmt::format("the table {} can't be read", table));
        if (!*row)
            return {};
        if (rows->integer(0) != id || !isRowSound(*rows, table))
            return failure("row {} of {} is damaged", id, table);
        if (auto done = use(*rows); !done)
            return done;
    }
}

template <typename T>
Result<void> append(Result<T> value, std::vector<T>& list)
{
    if (!value)
        return value.error();
    list.push_back(std::move(*value));
    return {};
}

Result<void> checkVersion(const Database& database)
{
    const auto version = database.queryInteger("PRAGMA user_version");
    if (!version)
        return version.error();
    if (*version < 1)
        return failure("schema {} is unknown", *version);
    if (*version == kSchemaVersion)
        return {};
    const auto needed = database.queryInteger("SELECT min_reader_version FROM summary");
    if (!needed || *needed > kSchemaVersion)
        return Error{newerSchema(static_cast<std::uint64_t>(*version)).sentence};
    return {};
}

} // namespace

Result<std::unique_ptr<CaptureReader>> CaptureReader::open(const std::filesystem::path& path)
{
    {
        const auto pages = PageFile::open(path);
        if (!pages)
            return pages.error();
        if (const auto finding = checkHead(**pages))
            return Error{finding->sentence};
    }
    auto database = Database::open(path, Database::Mode::ReadOnly, readVfs(PageTrust::Verified));
    if (!database)
        return database.error();
    std::unique_ptr<CaptureReader> reader(new CaptureReader(path, std::move(*database)));
    if (auto done = reader->load(); !done)
        return done.error();
    return reader;
}

Result<void> CaptureReader::load()
{
    m_blobLookup = [this](const ContentHash& hash, std::uint64_t size) { return blob(hash, size); };
    if (auto done = m_database.distrust(); !done)
        return done;
    if (auto done = checkVersion(m_database); !done)
        return done;
    if (auto done = checkSchema(m_database); !done)
        return done;
    for (const auto step : {&CaptureReader::loadSummary, &CaptureReader::loadBlocks, &CaptureReader::loadIndex,
                            &CaptureReader::loadNotes}) {
        if (auto done = (this->*step)(); !done)
            return done;
    }
    auto blocks = m_database.prepare("SELECT * FROM call_blocks WHERE id=?");
    auto blobs = m_database.prepare("SELECT * FROM blobs WHERE content_hash=?");
    if (!blocks || !blobs)
        return m_database.lastError();
    m_blockQuery = std::make_unique<Statement>(std::move(*blocks));
    m_blobQuery = std::make_unique<Statement>(std::move(*blobs));
    return checkIndex();
}

Result<void> CaptureReader::loadSummary()
{
    bool isThere = false;
    auto done = forEachRow(m_database, "summary", 1, [&](const Statement& row) -> Result<void> {
        auto summary = readSummary(row);
        if (!summary)
            return summary.error();
        m_summary = *summary;
        isThere = true;
        return {};
    });
    if (done && !isThere)
        return failure("the summary is missing");
    if (done && m_summary.state == CaptureState::Recording)
        return failure("the recording was not finished");
    return done;
}

Result<void> CaptureReader::loadBlocks()
{
    // Without the calls: these are checked when they are needed.
    auto rows = m_database.prepare("SELECT id,first_call,call_count FROM call_blocks ORDER BY id");
    if (!rows)
        return rows.error();
    for (std::uint64_t next = 0;;) {
        const auto row = rows->step();
        if (!row)
            return row.error().in("the table call_blocks can't be read");
        if (!*row)
            return next == callCount() ? Result<void>()
                                       : failure("the blocks don't hold as many calls as the summary says");
        const auto entry = readBlockEntry(*rows);
        if (!entry)
            return entry.error();
        if (rows->integer(0) != static_cast<std::int64_t>(m_blocks.size()) || entry->firstCall != next ||
            entry->callCount == 0)
            return failure("block {} of calls is out of order", m_blocks.size());
        m_blocks.push_back(*entry);
        next += entry->callCount;
    }
}

Result<void> CaptureReader::loadIndex()
{
    auto done =
        forEachRow(m_database, "frames", 0, [&](const Statement& row) { return append(readFrame(row), m_frames); });
    if (done)
        done = forEachRow(m_database, "actions", 0,
                          [&](const Statement& row) { return append(readAction(row), m_actions); });
    if (done)
        done = forEachRow(m_database, "markers", 0,
                          [&](const Statement& row) { return append(readMarker(row), m_markers); });
    return done;
}

Result<void> CaptureReader::loadNotes()
{
    const auto limited = [](const Statement& row) {
        return row.integer(0) <= kMaxNotes ? Result<void>() : failure("there are too many notes");
    };
    auto done = forEachRow(m_database, "knobs", 1, [&](const Statement& row) {
        m_knobs.insert_or_assign(std::string(row.text(1)), std::string(row.text(2)));
        return limited(row);
    });
    if (done)
        done = forEachRow(m_database, "provenance", 1, [&](const Statement& row) {
            readProvenance(row, m_provenance);
            return limited(row);
        });
    if (done)
        done = forEachRow(m_database, "missing", 1, [&](const Statement& row) {
            auto appended = append(readMissing(row), m_missing);
            return appended ? limited(row) : appended;
        });
    return done;
}

Result<void> CaptureReader::checkIndex() const
{
    std::uint64_t nextCall = 0;
    std::uint64_t nextDraw = 0;
    for (const core::FrameEntry& frame : m_frames) {
        if (frame.firstCallIndex != nextCall || frame.endCallIndex < nextCall || frame.endCallIndex >= callCount() ||
            frame.firstDraw != nextDraw)
            return failure("the frames don't follow each other");
        nextCall = frame.endCallIndex + 1;
        nextDraw += frame.drawCount;
    }
    const core::ActionEntry* previous = nullptr;
    for (const core::ActionEntry& action : m_actions) {
        if (action.callIndex >= callCount() || action.frame > m_frames.size() ||
            (previous && action.callIndex <= previous->callIndex))
            return failure("the actions don't follow each other");
        previous = &action;
    }
    for (const MarkerEntry& marker : m_markers) {
        if (marker.callIndex >= callCount())
            return failure("a marker is beyond the last call");
    }
    const CaptureCounts& counts = m_summary.counts;
    if (counts.frames != m_frames.size() || counts.actions != m_actions.size() || counts.markers != m_markers.size())
        return failure("the index does not have as many rows as the summary says");
    return {};
}

std::size_t CaptureReader::blockOf(std::uint64_t index) const
{
    CORE_CHECK(index < callCount(), "a call beyond the end was asked for");
    const auto after = std::ranges::upper_bound(m_blocks, index, {}, &BlockEntry::firstCall);
    return static_cast<std::size_t>(after - m_blocks.begin()) - 1;
}

Result<std::string_view> CaptureReader::function(std::uint64_t index)
{
    const std::size_t number = blockOf(index);
    const auto found = block(number);
    if (!found)
        return found.error();
    return (*found)->function(index - m_blocks[number].firstCall);
}

Result<core::Call> CaptureReader::call(std::uint64_t index)
{
    const std::size_t number = blockOf(index);
    const BlockEntry& entry = m_blocks[number];
    const auto found = block(number);
    auto call = found ? (*found)->call(index - entry.firstCall, m_blobLookup) : Result<core::Call>(found.error());
    if (!call)
        return call.error().in(fmt::format("call {} (block {}) can't be read", index, number));
    return call;
}

Result<const CallBlock*> CaptureReader::block(std::size_t number)
{
    if (const CallBlock* cached = m_blockCache.find(number))
        return cached;
    m_blockQuery->reset();
    m_blockQuery->bind(1, static_cast<std::int64_t>(number));
    const auto row = m_blockQuery->step();
    if (!row)
        return row.error();
    if (!*row || !isRowSound(*m_blockQuery, "call_blocks"))
        return failure("the row is damaged");
    auto parsed = readBlock(*m_blockQuery);
    m_blockQuery->reset();
    if (!parsed)
        return parsed.error();
    if (parsed->callCount() != m_blocks[number].callCount)
        return failure("the block does not have as many calls as it says");
    const std::size_t size = parsed->sizeBytes();
    return &m_blockCache.insert(number, std::move(*parsed), size);
}

Result<core::Blob> CaptureReader::blob(const ContentHash& hash, std::uint64_t size)
{
    const core::Blob* cached = m_blobCache.find(hash);
    if (cached)
        return (*cached)->size() == size ? Result<core::Blob>(*cached) : failure("a blob does not have its size");
    m_blobQuery->reset();
    m_blobQuery->bind(1, std::span<const std::byte>(hash.bytes));
    const auto row = m_blobQuery->step();
    if (!row)
        return row.error();
    if (!*row)
        return failure("a blob is missing");
    if (!isRowSound(*m_blobQuery, "blobs") || m_blobQuery->integer(2) != static_cast<std::int64_t>(size))
        return failure("a blob is damaged");
    auto read = readBlob(*m_blobQuery);
    m_blobQuery->reset();
    if (!read)
        return read.error();
    if (read->hash != hash)
        return failure("a blob is not the one that was asked for");
    return m_blobCache.insert(hash, std::move(read->content), static_cast<std::size_t>(size));
}

Result<std::vector<std::byte>> CaptureReader::thumbnail() const
{
    std::vector<std::byte> png;
    auto done = forEachRow(m_database, "thumbnail", 1, [&](const Statement& row) -> Result<void> {
        const auto bytes = row.bytes(1);
        if (bytes.size() > kMaxImageBytes)
            return failure("the thumbnail is too large");
        png.assign(bytes.begin(), bytes.end());
        return {};
    });
    if (!done)
        return done.error();
    return png;
}

Result<ReferenceImage> CaptureReader::reference(std::uint32_t frame) const
{
    auto query = m_database.prepare("SELECT * FROM reference_images WHERE frame=?");
    if (!query)
        return query.error();
    query->bind(1, std::int64_t{frame});
    const auto row = query->step();
    if (!row)
        return row.error();
    if (!*row)
        return ReferenceImage{};
    if (!isRowSound(*query, "reference_images"))
        return failure("the reference image of frame {} is damaged", frame);
    return readReference(*query);
}

} // namespace vitrine::captures
