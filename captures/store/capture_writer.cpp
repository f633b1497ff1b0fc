// SPDX-License-Identifier: Apache-2.0
#include "captures/store/capture_writer.h"

#include "captures/store/compression.h"
#include "captures/store/format.h"
#include "captures/store/new_file.h"
#include "captures/store/raw_file.h"
#include "captures/store/schema.h"
#include "captures/store/write_vfs.h"

#include <fmt/format.h>

#include <fstream>

namespace vitrine::captures {
namespace {

using core::Error;
using core::failure;
using core::Result;

constexpr std::size_t kCommitBlobBytes = 8u << 20;
constexpr std::size_t kRecentBlobs = 4096;

/// The first failure of several steps.
template <typename... Steps>
Result<void> inOrder(Steps&&... steps)
{
    Result<void> done;
    (void)((done = steps(), done.hasValue()) && ...);
    return done;
}

} // namespace

struct CaptureWriter::Tables {
    RowInserter summary, callBlocks, blobs, frames, actions, markers, knobs, provenance, references, thumbnail, missing;
    Statement blobByHash;
    Statement referenceByFrame;

    static Result<std::unique_ptr<Tables>> prepare(const Database& database)
    {
        auto summary = RowInserter::prepare(database, "summary", 12);
        auto callBlocks = RowInserter::prepare(database, "call_blocks", 5);
        auto blobs = RowInserter::prepare(database, "blobs", 4);
        auto frames = RowInserter::prepare(database, "frames", 5);
        auto actions = RowInserter::prepare(database, "actions", 6);
        auto markers = RowInserter::prepare(database, "markers", 4);
        auto knobs = RowInserter::prepare(database, "knobs", 3);
        auto provenance = RowInserter::prepare(database, "provenance", 3);
        auto references = RowInserter::prepare(database, "reference_images", 4);
        auto thumbnail = RowInserter::prepare(database, "thumbnail", 2);
        auto missing = RowInserter::prepare(database, "missing", 5);
        auto blobByHash = database.prepare("SELECT 1 FROM blobs WHERE content_hash=?");
        auto referenceByFrame = database.prepare("SELECT id FROM reference_images WHERE frame=?");
        for (const auto* inserter : {&summary, &callBlocks, &blobs, &frames, &actions, &markers, &knobs, &provenance,
                                     &references, &thumbnail, &missing}) {
            if (!*inserter)
                return inserter->error();
        }
        if (!blobByHash || !referenceByFrame)
            return database.lastError();
        return std::unique_ptr<Tables>(new Tables{
            std::move(*summary), std::move(*callBlocks), std::move(*blobs), std::move(*frames), std::move(*actions),
            std::move(*markers), std::move(*knobs), std::move(*provenance), std::move(*references),
            std::move(*thumbnail), std::move(*missing), std::move(*blobByHash), std::move(*referenceByFrame)});
    }
};

CaptureWriter::CaptureWriter(std::filesystem::path path, std::filesystem::path partial, Database database)
    : m_path(std::move(path)), m_partial(std::move(partial)), m_database(std::move(database))
{
    m_blobSink = [this](const ContentHash& hash, std::span<const std::byte> content) {
        return remember(storeBlob(hash, content));
    };
}

CaptureWriter::~CaptureWriter()
{
    if (m_database.handle() && m_tables)
        (void)m_database.execute("ROLLBACK");
}

Result<std::unique_ptr<CaptureWriter>> CaptureWriter::create(const std::filesystem::path& path,
                                                             std::string_view partialSuffix)
{
    if (auto free = checkPlaceForCapture(path, partialSuffix); !free)
        return free.error();
    const std::filesystem::path partial = path.string() + std::string(partialSuffix);
    auto database = Database::open(partial, Database::Mode::Create, writeVfs());
    if (!database)
        return database.error();
    std::unique_ptr<CaptureWriter> writer(new CaptureWriter(path, partial, std::move(*database)));
    if (auto done = writer->start(); !done) {
        writer->discard();
        return done.error();
    }
    return writer;
}

Result<void> CaptureWriter::start()
{
    // Locked exclusively the log needs no shared memory, and no other process can be in the way.
    return inOrder([&] { return m_database.execute("PRAGMA locking_mode=EXCLUSIVE"); },
                   [&] { return createSchema(m_database); },
                   [&] { return m_database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL"); },
                   [&]() -> Result<void> {
                       auto prepared = Tables::prepare(m_database);
                       if (!prepared)
                           return prepared.error();
                       m_tables = std::move(*prepared);
                       return m_database.execute("BEGIN IMMEDIATE");
                   },
                   [&] { return commit(); });
}

Result<void> CaptureWriter::addCall(const core::Call& call)
{
    if (m_failure)
        return *m_failure;
    if (auto done = m_block.add(call, m_blobSink); !done)
        return done;
    if (auto done = remember(storeIndex(m_index.add(call))); !done)
        return done;
    return m_block.isFull() || m_uncommittedBlobBytes >= kCommitBlobBytes ? commit() : Result<void>();
}

Result<void> CaptureWriter::storeBlob(const ContentHash& hash, std::span<const std::byte> content)
{
    if (m_recentBlobs.contains(hash))
        return {};
    Statement& query = m_tables->blobByHash;
    query.bind(1, std::span<const std::byte>(hash.bytes));
    const auto isKnown = query.step();
    query.reset();
    if (!isKnown)
        return isKnown.error();
    if (!*isKnown) {
        const auto frame = compress(content);
        auto done = m_tables->blobs.insert({column(++m_blobs), std::span<const std::byte>(hash.bytes),
                                            column(content.size()), std::span<const std::byte>(frame)});
        if (!done)
            return done;
        m_uncommittedBlobBytes += frame.size();
    }
    rememberBlob(hash);
    return {};
}

void CaptureWriter::rememberBlob(const ContentHash& hash)
{
    if (m_recentBlobs.size() >= kRecentBlobs)
        m_recentBlobs.clear();
    m_recentBlobs.insert(hash);
}

Result<void> CaptureWriter::storeIndex(const IndexRows& rows)
{
    const CaptureCounts& counts = m_index.counts();
    Result<void> done;
    if (rows.action) {
        const core::ActionEntry& action = *rows.action;
        done = m_tables->actions.insert({column(counts.actions - 1), column(static_cast<std::uint64_t>(action.kind)),
                                         column(action.callIndex), column(action.callNumber), column(action.frame),
                                         column(action.draw)});
    }
    if (done && rows.frame) {
        const core::FrameEntry& frame = *rows.frame;
        done = m_tables->frames.insert({column(counts.frames - 1), column(frame.firstCallIndex),
                                        column(frame.endCallIndex), column(frame.drawCount), column(frame.firstDraw)});
    }
    if (done && rows.marker) {
        const MarkerEntry& marker = *rows.marker;
        done = m_tables->markers.insert({column(counts.markers - 1), column(static_cast<std::uint64_t>(marker.kind)),
                                         column(marker.callIndex), std::string_view(marker.label)});
    }
    return done;
}

Result<void> CaptureWriter::flushBlock()
{
    const std::size_t calls = m_block.callCount();
    if (calls == 0)
        return {};
    const std::vector<std::byte> block = m_block.take();
    const std::vector<std::byte> frame = compress(block);
    return m_tables->callBlocks.insert({column(m_blocks++), column(counts().calls - calls), column(calls),
                                        column(block.size()), std::span<const std::byte>(frame)});
}

Result<void> CaptureWriter::storeSummary(CaptureState state)
{
    const CaptureCounts& c = counts();
    return m_tables->summary.insert({std::int64_t{1}, std::int64_t{kSchemaVersion},
                                     column(static_cast<std::uint64_t>(state)), column(c.calls), column(m_blocks),
                                     column(c.frames), column(c.draws), column(c.actions), column(c.markers),
                                     column(c.programs), column(c.textures), column(c.lastCallNumber)});
}

Result<void> CaptureWriter::setProvenance(const Provenance& provenance)
{
    const std::string writer = "Vitrine " VITRINE_VERSION;
    std::int64_t id = 0;
    for (const auto& [name, value] : std::initializer_list<std::pair<std::string_view, std::string_view>>{
             {"program", provenance.program},
             {"recorder", provenance.recorder},
             {"renderer", provenance.renderer},
             {"model_version", provenance.modelVersion},
             {"writer", writer}}) {
        if (auto done = m_tables->provenance.insert({++id, name, value}); !done)
            return done;
    }
    return {};
}

Result<void> CaptureWriter::setKnobs(const Knobs& knobs)
{
    std::int64_t id = 0;
    if (auto done = m_database.execute("DELETE FROM knobs"); !done)
        return done;
    for (const auto& [name, value] : knobs) {
        if (auto done = m_tables->knobs.insert({++id, std::string_view(name), std::string_view(value)}); !done)
            return done;
    }
    return {};
}

Result<void> CaptureWriter::setThumbnail(std::span<const std::byte> png)
{
    if (png.size() > kMaxImageBytes)
        return failure("the thumbnail is too large");
    return m_tables->thumbnail.insert({std::int64_t{1}, png});
}

Result<void> CaptureWriter::setReference(std::uint32_t frame, const ReferenceImage& image)
{
    if (image.png.size() + image.checksum.size() > kMaxImageBytes)
        return failure("a reference image is too large");
    Statement& query = m_tables->referenceByFrame;
    query.bind(1, std::int64_t{frame});
    const auto isKnown = query.step();
    const std::int64_t known = isKnown && *isKnown ? query.integer(0) : 0;
    query.reset();
    if (!isKnown)
        return isKnown.error();
    const std::uint64_t id = known > 0 ? static_cast<std::uint64_t>(known) : ++m_references;
    return m_tables->references.insert(
        {column(id), column(frame), std::span<const std::byte>(image.png), std::span<const std::byte>(image.checksum)});
}

Result<void> CaptureWriter::addMissing(const MissingPart& part)
{
    return m_tables->missing.insert({column(++m_missing), std::string_view(part.subject), column(part.first),
                                     column(part.count), std::string_view(part.reason)});
}

Result<void> CaptureWriter::commit()
{
    m_uncommittedBlobBytes = 0;
    auto done = remember(inOrder([&] { return flushBlock(); }, [&] { return storeSummary(CaptureState::Recording); },
                                 [&] { return m_database.execute("COMMIT; BEGIN IMMEDIATE"); }));
    if (done)
        m_committed = counts();
    return done;
}

Result<void> CaptureWriter::remember(Result<void> done)
{
    if (!done && !m_failure)
        m_failure = done.error();
    return done;
}

Result<void> CaptureWriter::finish()
{
    if (m_failure)
        return *m_failure;
    auto done = inOrder([&] { return flushBlock(); },
                        [&] { return storeSummary(m_missing > 0 ? CaptureState::CutOff : CaptureState::Finished); },
                        [&] { return m_database.execute("COMMIT"); },
                        [&]() -> Result<void> {
                            m_committed = counts();
                            return leaveWalMode();
                        });
    if (!done)
        return done;
    std::error_code error;
    std::filesystem::remove(m_partial.string() + "-journal", error); // exclusive locking leaves it behind, empty
    std::filesystem::rename(m_partial, m_path, error);
    if (error)
        return Error{core::Text::verbatim(error.message())};
    return syncDirectory(m_path.parent_path());
}

Result<void> CaptureWriter::leaveWalMode()
{
    m_tables.reset(); // statements keep a connection open
    return inOrder([&] { return m_database.execute("PRAGMA synchronous=FULL; PRAGMA wal_checkpoint(TRUNCATE)"); },
                   [&]() -> Result<void> {
                       auto mode = m_database.prepare("PRAGMA journal_mode=DELETE");
                       if (!mode)
                           return mode.error();
                       const auto row = mode->step();
                       if (!row)
                           return row.error();
                       if (!*row || mode->text(0) != "delete")
                           return failure("the capture can't leave the mode of recording");
                       return {};
                   },
                   [&] { return m_database.close(); });
}

void CaptureWriter::discard()
{
    m_tables.reset();
    m_database = Database();
    std::error_code ignored;
    for (const char* suffix : {"", "-wal", "-journal"})
        std::filesystem::remove(m_partial.string() + suffix, ignored);
}

} // namespace vitrine::captures
