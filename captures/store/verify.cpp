// SPDX-License-Identifier: Apache-2.0
#include "captures/store/verify.h"

#include "captures/store/content_check.h"
#include "captures/store/file_check.h"
#include "captures/store/lost_calls.h"
#include "captures/store/page_owner.h"
#include "captures/store/read_vfs.h"

#include <fmt/format.h>

namespace vitrine::captures {
namespace {

struct DamagedPage {
    bool isZeroed = false;
};
using DamagedPages = std::map<std::uint32_t, DamagedPage>;

/// Pages that are there but not as they were sealed; no more than a report can list, the rest is counted.
DamagedPages findDamagedPages(const PageFile& pages, VerifyReport& report)
{
    DamagedPages damaged;
    std::array<std::byte, kPageBytes> page{};
    for (std::uint32_t number = 1; number <= pages.pageCount(); ++number) {
        const PageState state = pages.read(number, page);
        if (state == PageState::Missing && !pages.isUnfinished())
            break; // the file ends here
        ++report.pages;
        if (state == PageState::Sound)
            continue;
        if (damaged.size() < VerifyReport::kMaxFindings)
            damaged[number] = {isAllZeros(page)};
        else
            ++report.unlisted;
    }
    return damaged;
}

core::Result<Database> openRaw(const std::filesystem::path& path)
{
    auto database = Database::open(path, Database::Mode::ReadOnly, readVfs(PageTrust::Raw));
    if (database) {
        if (auto done = database->distrust(); !done)
            return done.error();
    }
    return database;
}

Finding describe(std::uint32_t number, DamagedPage page, const std::map<std::uint32_t, PageOwner>& owners)
{
    Finding finding{.kind = FindingKind::DamagedPage,
                    .sentence = {},
                    .page = number,
                    .offset = std::uint64_t{number - 1} * kPageBytes};
    core::Text owner = core::textOf("no table uses it, or its tree is damaged above it");
    if (number == 1)
        owner = core::textOf("head of the file and list of tables");
    else if (const auto known = owners.find(number); known != owners.end()) {
        finding.table = known->second.table;
        owner = core::textOf("table {}, {} page", known->second.table, known->second.role);
    }
    finding.sentence = page.isZeroed ? core::textOf("page {} at {} ({}) is all zeros", number, *finding.offset, owner)
                                     : core::textOf("page {} at {} ({}) is damaged", number, *finding.offset, owner);
    return finding;
}

/// Which pages of which table, and which calls went with them.
void diagnose(const std::filesystem::path& path, const DamagedPages& damaged, VerifyReport& report)
{
    const auto database = openRaw(path);
    std::set<std::uint32_t> numbers;
    for (const auto& [number, page] : damaged)
        numbers.insert(number);
    const auto owners = database ? pageOwners(*database, numbers) : std::map<std::uint32_t, PageOwner>{};
    for (const auto& [number, page] : damaged)
        report.add(describe(number, page, owners));
    if (!database)
        return;
    const BlockScan scan =
        scanBlocks(*database, [&](const BlockEntry& entry, const CallBlock&) { report.calls += entry.callCount; });
    for (const LostCalls& lost : scan.lost)
        report.add({.kind = FindingKind::DamagedRow,
                    .sentence = core::textOf("calls {} to {} can't be read", lost.first, lost.last),
                    .table = "call_blocks",
                    .firstCall = lost.first,
                    .lastCall = lost.last});
}

} // namespace

void VerifyReport::add(Finding finding)
{
    if (findings.size() < kMaxFindings)
        findings.push_back(std::move(finding));
    else
        ++unlisted;
}

std::optional<Finding> findDamage(const std::filesystem::path& path, const std::function<bool()>& goOn)
{
    const auto pages = PageFile::open(path);
    if (!pages)
        return Finding{.kind = FindingKind::Unreadable, .sentence = pages.error().message};
    if (auto finding = checkHead(**pages))
        return finding;
    std::array<std::byte, kPageBytes> page{};
    for (std::uint32_t number = 1; number <= (*pages)->pageCount() && goOn(); ++number) {
        if ((*pages)->read(number, page) == PageState::Sound)
            continue;
        const auto database = openRaw(path);
        return describe(number, {isAllZeros(page)},
                        database ? pageOwners(*database, {number}) : std::map<std::uint32_t, PageOwner>{});
    }
    return std::nullopt;
}

VerifyReport verify(const std::filesystem::path& path)
{
    VerifyReport report;
    const auto pages = PageFile::open(path);
    if (!pages) {
        report.add({.kind = FindingKind::Unreadable, .sentence = pages.error().message});
        return report;
    }
    if (auto finding = checkIdentity(**pages); finding && finding->kind == FindingKind::NotACapture) {
        report.add(std::move(*finding));
        return report;
    }
    if ((*pages)->isUnfinished())
        report.add(unfinished(**pages));
    if (auto finding = checkSize(**pages))
        report.add(std::move(*finding));
    const DamagedPages damaged = findDamagedPages(**pages, report);
    if (report.isSound() && damaged.empty())
        checkContent(path, report);
    else
        diagnose(path, damaged, report);
    return report;
}

} // namespace vitrine::captures
