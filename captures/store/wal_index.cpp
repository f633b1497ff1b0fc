// SPDX-License-Identifier: Apache-2.0
#include "captures/store/wal_index.h"

#include "captures/store/byte_order.h"
#include "captures/store/format.h"
#include "captures/store/raw_file.h"

#include <array>
#include <utility>
#include <vector>

namespace vitrine::captures {
namespace {

constexpr std::size_t kHeadBytes = 32;
constexpr std::size_t kFrameHeadBytes = 24;
constexpr std::uint32_t kMagic = 0x377f0682; // its lowest bit says that checksums read words big-endian
constexpr std::uint32_t kWalVersion = 3007000;

using Words = std::span<const std::byte>;

std::uint32_t wordAt(Words bytes, std::size_t offset)
{
    return loadBig32(bytes.subspan(offset).first<4>());
}

/// SQLite's running checksum of a log: two sums that feed each other.
struct RunningSum {
    bool bigEndian = false;
    std::uint32_t first = 0;
    std::uint32_t second = 0;

    void add(Words bytes)
    {
        for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8) {
            first += load(bytes.subspan(i)) + second;
            second += load(bytes.subspan(i + 4)) + first;
        }
    }
    [[nodiscard]] bool matches(Words stored) const { return wordAt(stored, 0) == first && wordAt(stored, 4) == second; }

private:
    [[nodiscard]] std::uint32_t load(Words bytes) const
    {
        return bigEndian ? loadBig32(bytes.first<4>()) : loadLittle32(bytes.first<4>());
    }
};

} // namespace

WalIndex readWal(int file)
{
    WalIndex index;
    std::array<std::byte, kHeadBytes> head{};
    if (readAt(file, 0, head) != head.size())
        return index;
    const std::uint32_t magic = wordAt(head, 0);
    RunningSum sum{.bigEndian = (magic & 1) != 0};
    sum.add(Words(head).first(24));
    if ((magic & ~1u) != kMagic || wordAt(head, 4) != kWalVersion || wordAt(head, 8) != kPageBytes ||
        !sum.matches(Words(head).subspan(24)))
        return index;

    std::vector<std::pair<std::uint32_t, std::uint64_t>> pending; // frames of the transaction that is being read
    std::array<std::byte, kFrameHeadBytes + kPageBytes> frame{};
    for (std::uint64_t offset = kHeadBytes; readAt(file, offset, frame) == frame.size(); offset += frame.size()) {
        const Words bytes(frame);
        sum.add(bytes.first(8));
        sum.add(bytes.subspan(kFrameHeadBytes));
        const std::uint32_t page = wordAt(bytes, 0);
        const bool sameSalt = wordAt(bytes, 8) == wordAt(head, 16) && wordAt(bytes, 12) == wordAt(head, 20);
        if (page == 0 || !sameSalt || !sum.matches(bytes.subspan(16)))
            break;
        pending.emplace_back(page, offset + kFrameHeadBytes);
        if (const std::uint32_t pagesAfterCommit = wordAt(bytes, 4); pagesAfterCommit != 0) {
            for (const auto& [number, place] : pending)
                index.pageOffsets[number] = place;
            index.pageCount = pagesAfterCommit;
            index.committedFrames += pending.size();
            pending.clear();
        }
    }
    index.uncommittedFrames = pending.size();
    return index;
}

} // namespace vitrine::captures
