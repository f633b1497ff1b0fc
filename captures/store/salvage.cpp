// SPDX-License-Identifier: Apache-2.0
#include "captures/store/salvage.h"

#include "captures/store/capture_writer.h"
#include "captures/store/file_check.h"
#include "captures/store/lost_calls.h"
#include "captures/store/read_vfs.h"
#include "captures/store/row_readers.h"
#include "captures/store/schema.h"

#include <fmt/format.h>

#include <map>

namespace vitrine::captures {
namespace {

using core::Error;
using core::failure;
using core::Result;

/// Blobs of a damaged capture: by the index over their hashes, and where that fails by a look at every row.
class BlobFinder {
public:
    explicit BlobFinder(const Database& database)
        : m_database(database), m_byHash(database.prepare("SELECT * FROM blobs WHERE content_hash=?")),
          m_byId(database.prepare("SELECT * FROM blobs WHERE id=?"))
    {
    }

    /// Null when it is lost.
    core::Blob find(const ContentHash& hash)
    {
        if (!m_byHash || !m_byId)
            return nullptr;
        m_byHash->reset();
        m_byHash->bind(1, std::span<const std::byte>(hash.bytes));
        if (auto blob = take(*m_byHash, hash))
            return blob;
        const auto& ids = idsByHash();
        const auto id = ids.find(hash);
        if (id == ids.end())
            return nullptr;
        m_byId->reset();
        m_byId->bind(1, id->second);
        return take(*m_byId, hash);
    }

private:
    static core::Blob take(Statement& query, const ContentHash& hash)
    {
        const auto row = query.step();
        if (!row || !*row || !isRowSound(query, "blobs"))
            return nullptr;
        auto blob = readBlob(query);
        return blob && blob->hash == hash ? blob->content : nullptr;
    }

    const std::map<ContentHash, std::int64_t>& idsByHash()
    {
        if (!m_isListed) {
            scanRows(m_database, "blobs", 1, std::nullopt, [this](const Statement& row) {
                const auto blob = readBlob(row);
                if (blob)
                    m_ids.emplace(blob->hash, row.integer(0));
                return blob.hasValue();
            });
            m_isListed = true;
        }
        return m_ids;
    }

    const Database& m_database;
    Result<Statement> m_byHash;
    Result<Statement> m_byId;
    std::map<ContentHash, std::int64_t> m_ids;
    bool m_isListed = false;
};

class Salvage {
public:
    Salvage(const Database& database, CaptureWriter& writer) : m_database(database), m_writer(writer), m_blobs(database)
    {
    }

    Result<SalvageReport> run(bool wasUnfinished, const WalIndex& wal)
    {
        m_report.wasUnfinished = wasUnfinished;
        copyCalls();
        copyNotes();
        if (wasUnfinished)
            noteEndOfRecording(wal);
        m_report.saved = m_writer.counts();
        if (m_report.saved.calls == 0 && !m_failure)
            return failure("nothing can be salvaged: not one call is whole");
        for (const MissingPart& part : m_report.missing)
            keep(m_writer.addMissing(part));
        keep(m_failure ? Result<void>(*m_failure) : m_writer.finish());
        if (m_failure)
            return *m_failure;
        return std::move(m_report);
    }

private:
    void copyCalls()
    {
        const BlockScan scan = scanBlocks(m_database, [this](const BlockEntry& entry, const CallBlock& block) {
            for (std::size_t i = 0; i < block.callCount() && !m_failure; ++i)
                copyCall(entry.firstCall + i, block, i);
        });
        for (const LostCalls& lost : scan.lost)
            miss("calls", lost.first, lost.last - lost.first + 1, "their block is damaged or cut off");
        if (!scan.endIsKnown)
            miss("calls", scan.nextCall, 0, "the summary is damaged: whether calls followed is unknown");
    }

    void copyCall(std::uint64_t index, const CallBlock& block, std::size_t place)
    {
        const BlobLookup lookup = [&](const ContentHash& hash, std::uint64_t size) -> Result<core::Blob> {
            core::Blob blob = m_blobs.find(hash);
            if (!blob || blob->size() != size) {
                miss("blob", index, 1, fmt::format("{} bytes of an argument of this call are lost", size));
                return core::Blob();
            }
            return blob;
        };
        const auto call = block.call(place, lookup);
        if (call)
            keep(m_writer.addCall(*call));
        else
            miss("calls", index, 1, call.error().message);
    }

    void copyNotes()
    {
        Provenance provenance;
        scan("provenance", [&](const Statement& row) {
            readProvenance(row, provenance);
            return true;
        });
        keep(m_writer.setProvenance(provenance));
        Knobs knobs;
        scan("knobs", [&](const Statement& row) {
            knobs.insert_or_assign(std::string(row.text(1)), std::string(row.text(2)));
            return true;
        });
        keep(m_writer.setKnobs(knobs));
        scan("thumbnail", [&](const Statement& row) { return m_writer.setThumbnail(row.bytes(1)).hasValue(); });
        scan("reference_images", [&](const Statement& row) {
            return m_writer.setReference(static_cast<std::uint32_t>(row.integer(1)), readReference(row)).hasValue();
        });
        scan("missing", [&](const Statement& row) {
            auto part = readMissing(row);
            if (part)
                m_report.missing.push_back(std::move(*part));
            return part.hasValue();
        });
    }

    void scan(const char* table, const std::function<bool(const Statement&)>& use)
    {
        const RowScan rows = scanRows(m_database, table, 1, std::nullopt, use);
        for (const RowHole& hole : rows.holes)
            miss(table, static_cast<std::uint64_t>(hole.first), static_cast<std::uint64_t>(hole.last - hole.first + 1),
                 hole.reason);
    }

    void noteEndOfRecording(const WalIndex& wal)
    {
        const auto summary = soundSummary(m_database);
        if (summary && summary->state != CaptureState::Recording)
            return; // all was committed: only the closing of the file is missing
        const CaptureCounts& counts = m_writer.counts();
        std::string reason = "the recording was not finished: nothing was kept";
        if (counts.calls > 0)
            reason = fmt::format("the recording was not finished: the last call kept has number {}, in frame {}",
                                 counts.lastCallNumber, counts.frames);
        if (wal.uncommittedFrames > 0)
            reason += fmt::format("; {} pages of the log were never committed", wal.uncommittedFrames);
        miss("calls", counts.calls, 0, reason);
    }

    void miss(std::string subject, std::uint64_t first, std::uint64_t count, std::string reason)
    {
        m_report.missing.push_back({std::move(subject), first, count, std::move(reason)});
    }

    void keep(const Result<void>& done)
    {
        if (!done && !m_failure)
            m_failure = done.error();
    }

    const Database& m_database;
    CaptureWriter& m_writer;
    BlobFinder m_blobs;
    SalvageReport m_report;
    std::optional<Error> m_failure; // of the writer
};

Result<void> checkOrigin(const PageFile& pages)
{
    if (const auto finding = checkIdentity(pages); finding && finding->kind == FindingKind::NotACapture)
        return Error{finding->sentence};
    if (pages.isUnfinished() && pages.isBeingRecorded())
        return Error{unfinished(pages).sentence};
    return {};
}

} // namespace

bool canBeSalvaged(const std::filesystem::path& path)
{
    const auto pages = PageFile::open(path);
    return pages && checkOrigin(**pages);
}

Result<SalvageReport> salvage(const std::filesystem::path& path, const std::filesystem::path& out)
{
    const auto pages = PageFile::open(path);
    if (!pages)
        return pages.error();
    std::error_code ignored;
    if (std::filesystem::equivalent(path, out, ignored))
        return failure("a salvage makes a new file; give it another name");
    if (auto sound = checkOrigin(**pages); !sound)
        return sound.error();
    const auto database = Database::open(path, Database::Mode::ReadOnly, readVfs(PageTrust::Raw));
    if (!database)
        return database.error();
    if (auto done = database->distrust(); !done)
        return done.error();
    const auto version = database->queryInteger("PRAGMA user_version");
    if (version && *version > kSchemaVersion)
        return Error{newerSchema(static_cast<std::uint64_t>(*version)).sentence};
    if (auto done = checkSchema(*database); !done)
        return done.error();
    auto writer = CaptureWriter::create(out, kSalvageSuffix);
    if (!writer)
        return writer.error();
    auto report = Salvage(*database, **writer).run((*pages)->isUnfinished(), (*pages)->wal());
    if (!report)
        (*writer)->discard();
    return report;
}

} // namespace vitrine::captures
