// SPDX-License-Identifier: Apache-2.0
#include "captures/store/file_check.h"

#include <fmt/format.h>

#include <algorithm>

namespace vitrine::captures {
namespace {

constexpr std::uint32_t kPagesToAsk = 64;

/// A foreign file has no page with our checksum; of a capture whose page 1 is damaged the next ones are sound.
bool hasSoundNeighbors(const PageFile& pages)
{
    std::array<std::byte, kPageBytes> page{};
    const std::uint32_t last = std::min(pages.pageCount(), kPagesToAsk);
    for (std::uint32_t number = 2; number <= last; ++number) {
        if (pages.readMainFile(number, page) == PageState::Sound)
            return true;
    }
    return false;
}

bool isOurs(const FirstPage& fields)
{
    return fields.isSqlite && fields.applicationId == static_cast<std::uint32_t>(kApplicationId);
}

Finding notACapture(core::Text sentence)
{
    return {.kind = FindingKind::NotACapture, .sentence = std::move(sentence)};
}

} // namespace

std::optional<Finding> checkIdentity(const PageFile& pages)
{
    if (pages.fileSize() == 0 && pages.wal().pageCount == 0)
        return notACapture(core::textOf("not a capture: the file is empty"));
    std::array<std::byte, kPageBytes> page{};
    const PageState state = pages.read(1, page);
    const FirstPage fields = parseFirstPage(page);
    if (state == PageState::Sound) {
        if (isOurs(fields))
            return std::nullopt;
        return notACapture(core::textOf("not a capture: another program's file"));
    }
    if (!hasSoundNeighbors(pages) && !isOurs(fields))
        return notACapture(fields.isSqlite ? core::textOf("not a capture: a database of another program")
                                           : core::textOf("not a capture: the file begins with something else"));
    if (state == PageState::Missing)
        return Finding{.kind = FindingKind::Truncated,
                       .sentence = core::textOf("cut off after {} bytes, within its first page",
                                                core::Text::number(pages.fileSize())),
                       .page = 1,
                       .offset = pages.fileSize()};
    return Finding{.kind = FindingKind::DamagedPage,
                   .sentence = core::textOf("page 1 (head of the file and list of tables) is damaged"),
                   .page = 1,
                   .offset = 0};
}

std::optional<Finding> checkSize(const PageFile& pages)
{
    if (pages.isUnfinished())
        return std::nullopt; // the main file of a recording may lag behind its log
    const std::uint64_t expected = std::uint64_t{pages.pageCount()} * kPageBytes;
    if (pages.fileSize() < expected)
        return Finding{.kind = FindingKind::Truncated,
                       .sentence = core::textOf("cut off: {} of {} bytes are there (page {} of {} is the first that is "
                                                "not whole)",
                                                core::Text::number(pages.fileSize()), core::Text::number(expected),
                                                core::Text::number(pages.fileSize() / kPageBytes + 1),
                                                core::Text::number(pages.pageCount())),
                       .page = static_cast<std::uint32_t>(pages.fileSize() / kPageBytes + 1),
                       .offset = pages.fileSize()};
    if (pages.fileSize() > expected)
        return Finding{.kind = FindingKind::TrailingBytes,
                       .sentence =
                           core::textOf("{} bytes follow the end of the capture at {}",
                                        core::Text::number(pages.fileSize() - expected), core::Text::number(expected)),
                       .offset = expected};
    return std::nullopt;
}

Finding unfinished(const PageFile& pages)
{
    if (pages.isBeingRecorded())
        return {.kind = FindingKind::Unfinished, .sentence = core::textOf("still being recorded")};
    return {.kind = FindingKind::Unfinished,
            .sentence = core::textOf("the recording was not finished; salvage it into a new file to open it")};
}

Finding newerSchema(std::uint64_t version)
{
    return {.kind = FindingKind::NewerSchema,
            .sentence =
                core::textOf("made by a newer version: schema {}, this one reads up to {}", version, kSchemaVersion)};
}

std::optional<Finding> checkHead(const PageFile& pages)
{
    if (auto finding = checkIdentity(pages))
        return finding;
    if (pages.isUnfinished())
        return unfinished(pages);
    return checkSize(pages);
}

} // namespace vitrine::captures
