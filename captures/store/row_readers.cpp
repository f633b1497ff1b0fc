// SPDX-License-Identifier: Apache-2.0
#include "captures/store/row_readers.h"

#include "captures/store/compression.h"
#include "captures/store/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace vitrine::captures {
namespace {

using core::Error;
using core::failure;
using core::Result;

/// Columns by number, with one flag for all that are out of range.
class Fields {
public:
    explicit Fields(const Statement& row) : m_row(row) {}

    std::uint64_t number(int column, std::uint64_t most = INT64_MAX)
    {
        const std::int64_t value = m_row.integer(column);
        m_valid &= value >= 0 && static_cast<std::uint64_t>(value) <= most;
        return m_valid ? static_cast<std::uint64_t>(value) : 0;
    }
    std::uint32_t number32(int column) { return static_cast<std::uint32_t>(number(column, UINT32_MAX)); }

    template <typename T>
    Result<T> checked(T value, const char* table) const
    {
        if (m_valid)
            return value;
        return failure("row {} of {} has an impossible number", m_row.integer(0), table);
    }

private:
    const Statement& m_row;
    bool m_valid = true;
};

} // namespace

Result<CaptureSummary> readSummary(const Statement& row)
{
    Fields fields(row);
    CaptureSummary summary;
    summary.minReaderVersion = fields.number(1);
    summary.state = static_cast<CaptureState>(fields.number(2, static_cast<std::uint64_t>(CaptureState::CutOff)));
    summary.counts.calls = fields.number(3);
    summary.blocks = fields.number(4);
    summary.counts.frames = fields.number32(5);
    summary.counts.draws = fields.number32(6);
    summary.counts.actions = fields.number(7);
    summary.counts.markers = fields.number(8);
    summary.counts.programs = fields.number(9);
    summary.counts.textures = fields.number(10);
    summary.counts.lastCallNumber = static_cast<std::uint64_t>(row.integer(11));
    return fields.checked(summary, "summary");
}

Result<core::FrameEntry> readFrame(const Statement& row)
{
    Fields fields(row);
    core::FrameEntry frame;
    frame.firstCallIndex = fields.number(1);
    frame.endCallIndex = fields.number(2);
    frame.drawCount = fields.number32(3);
    frame.firstDraw = fields.number32(4);
    return fields.checked(frame, "frames");
}

Result<core::ActionEntry> readAction(const Statement& row)
{
    Fields fields(row);
    core::ActionEntry action;
    action.kind = static_cast<core::ActionKind>(fields.number(1, static_cast<std::uint64_t>(core::ActionKind::Marker)));
    action.callIndex = fields.number(2);
    action.callNumber = static_cast<std::uint64_t>(row.integer(3));
    action.frame = fields.number32(4);
    action.draw = fields.number32(5);
    return fields.checked(action, "actions");
}

Result<MarkerEntry> readMarker(const Statement& row)
{
    Fields fields(row);
    MarkerEntry marker;
    marker.kind = static_cast<MarkerKind>(fields.number(1, static_cast<std::uint64_t>(MarkerKind::Insert)));
    marker.callIndex = fields.number(2);
    marker.label = row.text(3).substr(0, kMaxLabelBytes);
    return fields.checked(marker, "markers");
}

Result<MissingPart> readMissing(const Statement& row)
{
    Fields fields(row);
    MissingPart part;
    part.subject = row.text(1).substr(0, kMaxLabelBytes);
    part.first = fields.number(2);
    part.count = fields.number(3);
    part.reason = row.text(4).substr(0, kMaxLabelBytes);
    return fields.checked(part, "missing");
}

ReferenceImage readReference(const Statement& row)
{
    ReferenceImage image;
    const auto png = row.bytes(2);
    image.png.assign(png.begin(), png.end());
    const auto checksum = row.bytes(3);
    image.checksum.assign(checksum.begin(), checksum.end());
    return image;
}

Result<BlockEntry> readBlockEntry(const Statement& row)
{
    Fields fields(row);
    const BlockEntry entry{fields.number(1), fields.number(2, kMaxCallsPerBlock)};
    return fields.checked(entry, "call_blocks");
}

Result<CallBlock> readBlock(const Statement& row)
{
    const auto entry = readBlockEntry(row);
    if (!entry)
        return entry.error();
    auto content = decompress(row.bytes(4), static_cast<std::size_t>(row.integer(3)), kMaxBlockBytes);
    if (!content)
        return content.error();
    auto block = CallBlock::parse(std::move(*content));
    if (block && block->callCount() != entry->callCount)
        return failure("block {} has {} calls instead of {}", row.integer(0), block->callCount(), entry->callCount);
    return block;
}

Result<StoredBlob> readBlob(const Statement& row)
{
    StoredBlob blob;
    const auto hash = row.bytes(1);
    if (hash.size() != blob.hash.bytes.size())
        return failure("the hash of a blob has the wrong length");
    std::ranges::copy(hash, blob.hash.bytes.begin());
    auto content = decompress(row.bytes(3), static_cast<std::size_t>(row.integer(2)), kMaxBlobBytes);
    if (!content)
        return content.error();
    if (contentHash(*content) != blob.hash)
        return failure("blob {} does not have the content of its hash", row.integer(0));
    blob.content = std::make_shared<const std::vector<std::byte>>(std::move(*content));
    return blob;
}

void readProvenance(const Statement& row, Provenance& provenance)
{
    const std::array<std::pair<std::string_view, std::string*>, 5> fields{{{"program", &provenance.program},
                                                                           {"recorder", &provenance.recorder},
                                                                           {"renderer", &provenance.renderer},
                                                                           {"model_version", &provenance.modelVersion},
                                                                           {"writer", &provenance.writer}}};
    for (const auto& [name, value] : fields) {
        if (row.text(1) == name)
            *value = row.text(2);
    }
}

} // namespace vitrine::captures
