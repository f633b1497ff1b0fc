// SPDX-License-Identifier: Apache-2.0
#include "captures/store/row_scan.h"

#include "captures/store/row.h"

#include <fmt/format.h>

namespace vitrine::captures {
namespace {

constexpr int kMaxFailures = 65'536;            // a malformed tree could go on for ever
constexpr std::int64_t kFarthestId = 1LL << 40; // when nobody knows where a table ends

class Scanner {
public:
    Scanner(const Database& database, const std::string& table, std::int64_t firstId)
        : m_table(table), m_rows(database.prepare(fmt::format("SELECT * FROM {} WHERE id>=? ORDER BY id", table))),
          m_probe(database.prepare(fmt::format("SELECT id FROM {} WHERE id=?", table)))
    {
        m_scan.nextId = firstId;
    }

    RowScan run(std::optional<std::int64_t> lastId, const std::function<bool(const Statement&)>& use)
    {
        const std::int64_t last = lastId.value_or(m_scan.nextId + kFarthestId);
        int failures = 0;
        while (m_rows && m_probe && !scanUntilFailure(use) && failures++ < kMaxFailures) {
            const auto resume = nextReadable(last);
            if (!resume)
                break;
            addHole(*resume - 1, m_failure);
        }
        if (lastId)
            addHole(*lastId, m_failure.empty() ? "the row is missing" : m_failure);
        return std::move(m_scan);
    }

private:
    /// True at the end of the table.
    bool scanUntilFailure(const std::function<bool(const Statement&)>& use)
    {
        m_rows->reset();
        m_rows->bind(1, m_scan.nextId);
        for (;;) {
            const auto row = m_rows->step();
            if (!row)
                m_failure = row.error().message;
            if (!row || !*row)
                return row.hasValue();
            const std::int64_t id = m_rows->integer(0);
            if (id < m_scan.nextId)
                return true; // a malformed tree
            addHole(id - 1, "the row is missing");
            if (!isRowSound(*m_rows, m_table))
                addHole(id, "the row differs from its hash");
            else if (!use(*m_rows))
                addHole(id, "the row can't be decoded");
            else
                ++m_scan.soundRows;
            m_scan.nextId = id + 1;
        }
    }

    /// The id at which to go on after a failure at nextId. A damaged leaf takes a run of ids with it, so the end of the
    /// run is found in a few steps.
    std::optional<std::int64_t> nextReadable(std::int64_t last)
    {
        if (isReadable(m_scan.nextId))
            return m_scan.nextId + 1; // only this row's overflow pages are damaged
        std::int64_t unreadable = m_scan.nextId;
        std::int64_t step = 1;
        while (!isReadable(m_scan.nextId + step)) {
            unreadable = m_scan.nextId + step;
            step *= 2;
            if (unreadable >= last)
                return std::nullopt;
        }
        std::int64_t readable = m_scan.nextId + step;
        while (readable - unreadable > 1) {
            const std::int64_t middle = unreadable + (readable - unreadable) / 2;
            (isReadable(middle) ? readable : unreadable) = middle;
        }
        return readable;
    }

    bool isReadable(std::int64_t id)
    {
        m_probe->reset();
        m_probe->bind(1, id);
        return m_probe->step().hasValue();
    }

    void addHole(std::int64_t last, std::string_view reason)
    {
        if (last < m_scan.nextId)
            return;
        m_scan.holes.push_back({m_scan.nextId, last, std::string(reason)});
        m_scan.nextId = last + 1;
    }

    std::string m_table;
    core::Result<Statement> m_rows;
    core::Result<Statement> m_probe;
    RowScan m_scan;
    std::string m_failure;
};

} // namespace

RowScan scanRows(const Database& database, const std::string& table, std::int64_t firstId,
                 std::optional<std::int64_t> lastId, const std::function<bool(const Statement&)>& use)
{
    return Scanner(database, table, firstId).run(lastId, use);
}

} // namespace vitrine::captures
