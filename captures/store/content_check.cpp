// SPDX-License-Identifier: Apache-2.0
#include "captures/store/content_check.h"

#include "captures/store/capture_reader.h"
#include "captures/store/file_check.h"
#include "captures/store/read_vfs.h"
#include "captures/store/row_scan.h"
#include "captures/store/schema.h"

#include <fmt/format.h>

namespace vitrine::captures {
namespace {

bool sameFrame(const core::FrameEntry& a, const core::FrameEntry& b)
{
    return a.firstCallIndex == b.firstCallIndex && a.endCallIndex == b.endCallIndex && a.drawCount == b.drawCount &&
           a.firstDraw == b.firstDraw;
}

bool sameAction(const core::ActionEntry& a, const core::ActionEntry& b)
{
    return a.kind == b.kind && a.callIndex == b.callIndex && a.callNumber == b.callNumber && a.frame == b.frame &&
           a.draw == b.draw;
}

class ContentCheck {
public:
    ContentCheck(const std::filesystem::path& path, VerifyReport& report) : m_path(path), m_report(report) {}

    void run()
    {
        if (!checkRows())
            return;
        auto reader = CaptureReader::open(m_path);
        if (!reader) {
            invalid(reader.error().message);
            return;
        }
        m_report.frames = (*reader)->frames().size();
        checkCalls(**reader);
        for (const MissingPart& part : (*reader)->missing())
            m_report.add({.kind = FindingKind::CutOff, .sentence = describe(part), .table = "missing"});
    }

private:
    void invalid(core::Text sentence)
    {
        m_report.add({.kind = FindingKind::InvalidContent, .sentence = std::move(sentence)});
    }

    static core::Text describe(const MissingPart& part)
    {
        if (part.count == 0)
            return core::textOf("incomplete: {} from {} on: {}", part.subject, part.first, part.reason);
        return core::textOf("incomplete: {} {} to {}: {}", part.subject, part.first, part.first + part.count - 1,
                            part.reason);
    }

    bool checkRows()
    {
        const auto database = Database::open(m_path, Database::Mode::ReadOnly, readVfs(PageTrust::Verified));
        if (!database || !database->distrust()) {
            invalid(core::textOf("the tables can't be read"));
            return false;
        }
        if (const auto version = database->queryInteger("PRAGMA user_version");
            version && *version > kSchemaVersion && needsNewerReader(*database)) {
            Finding finding = newerSchema(static_cast<std::uint64_t>(*version));
            m_report.add(std::move(finding));
            return false;
        }
        if (auto done = checkSchema(*database); !done) {
            invalid(done.error().message);
            return false;
        }
        for (const TableSchema& table : tables())
            checkTable(*database, table.name);
        checkTrees(*database);
        return m_report.isSound();
    }

    static bool needsNewerReader(const Database& database)
    {
        const auto needed = database.queryInteger("SELECT min_reader_version FROM summary");
        return !needed || *needed > kSchemaVersion;
    }

    void checkTable(const Database& database, const std::string& table)
    {
        const bool countsFromZero =
            table == "call_blocks" || table == "frames" || table == "actions" || table == "markers";
        const bool isBlobs = table == "blobs";
        const RowScan scan = scanRows(database, table, countsFromZero ? 0 : 1, std::nullopt,
                                      [&](const Statement& row) { return !isBlobs || readBlob(row).hasValue(); });
        for (const RowHole& hole : scan.holes)
            m_report.add({.kind = FindingKind::DamagedRow,
                          .sentence = core::textOf("row {} of table {} is damaged: {}", hole.first, table, hole.reason),
                          .table = table,
                          .row = hole.first});
    }

    void checkTrees(const Database& database)
    {
        auto check = database.prepare("PRAGMA integrity_check(1)");
        if (!check)
            return invalid(check.error().message);
        const auto row = check->step();
        if (!row || !*row)
            return invalid(core::textOf("the tables can't be checked"));
        if (check->text(0) != "ok")
            invalid(core::Text::verbatim(std::string(check->text(0))));
    }

    void checkCalls(CaptureReader& reader)
    {
        IndexBuilder index;
        for (std::uint64_t i = 0; i < reader.callCount(); ++i) {
            const auto call = reader.call(i);
            if (!call)
                return invalid(call.error().message);
            ++m_report.calls;
            if (!compareIndex(index.add(*call), reader))
                return invalid(core::textOf("call {} is not as the index says", i));
        }
        if (m_nextAction != reader.actions().size() || m_nextFrame != reader.frames().size() ||
            m_nextMarker != reader.markers().size() || !(index.counts() == reader.summary().counts))
            invalid(core::textOf("the index or the summary has entries that the calls don't have"));
    }

    bool compareIndex(const IndexRows& rows, const CaptureReader& reader)
    {
        bool same = true;
        if (rows.action) {
            same = m_nextAction < reader.actions().size() && sameAction(*rows.action, reader.actions()[m_nextAction]);
            ++m_nextAction;
        }
        if (rows.frame) {
            same &= m_nextFrame < reader.frames().size() && sameFrame(*rows.frame, reader.frames()[m_nextFrame]);
            ++m_nextFrame;
        }
        if (rows.marker) {
            same &= m_nextMarker < reader.markers().size() && *rows.marker == reader.markers()[m_nextMarker];
            ++m_nextMarker;
        }
        return same;
    }

    const std::filesystem::path& m_path;
    VerifyReport& m_report;
    std::size_t m_nextAction = 0;
    std::size_t m_nextFrame = 0;
    std::size_t m_nextMarker = 0;
};

} // namespace

void checkContent(const std::filesystem::path& path, VerifyReport& report)
{
    ContentCheck(path, report).run();
}

} // namespace vitrine::captures
