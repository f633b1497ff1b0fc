// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/containers.h"

#include <snappy.h>

#include <array>
#include <vector>

namespace vitrine::captures {

namespace {

constexpr std::size_t kChunkLimit = std::size_t{1} << 20; // decompressed bytes; the recorder never writes more

class SnappyDecompressor final : public Decompressor {
public:
    explicit SnappyDecompressor(InputFile file) : m_file(std::move(file)) {}

    Block next() override
    {
        const std::uint64_t start = m_file.offset();
        std::array<std::byte, 4> header{};
        const std::size_t headerBytes = m_file.read(header);
        if (headerBytes == 0)
            return {{}, start, {}};
        if (headerBytes < header.size())
            return fault(start, FaultKind::Truncated, "the length of a Snappy block is cut off");

        std::size_t length = 0;
        for (std::size_t i = 0; i < header.size(); ++i)
            length |= std::to_integer<std::size_t>(header[i]) << (8 * i);
        if (length == 0 || length > snappy::MaxCompressedLength(kChunkLimit))
            return fault(start, FaultKind::Corrupt, "a Snappy block can't have " + std::to_string(length) + " bytes");

        m_compressed.resize(length);
        const std::size_t present = m_file.read(m_compressed);
        if (present < length)
            return fault(start, FaultKind::Truncated,
                         "a Snappy block of " + std::to_string(length) + " bytes has only " + std::to_string(present));
        return decompress(start);
    }

private:
    Block decompress(std::uint64_t start)
    {
        const char* input = reinterpret_cast<const char*>(m_compressed.data());
        std::size_t size = 0;
        if (!snappy::GetUncompressedLength(input, m_compressed.size(), &size) || size == 0 || size > kChunkLimit)
            return fault(start, FaultKind::Corrupt, "a Snappy block holds no valid length");
        m_bytes.resize(size);
        if (!snappy::RawUncompress(input, m_compressed.size(), reinterpret_cast<char*>(m_bytes.data())))
            return fault(start, FaultKind::Corrupt, "a Snappy block can't be decompressed");
        return {m_bytes, start, {}};
    }

    static Block fault(std::uint64_t start, FaultKind kind, std::string what)
    {
        return {{}, start, Block::Problem{kind, std::move(what)}};
    }

    InputFile m_file;
    std::vector<std::byte> m_compressed;
    std::vector<std::byte> m_bytes;
};

} // namespace

std::unique_ptr<Decompressor> makeSnappyDecompressor(InputFile file)
{
    return std::make_unique<SnappyDecompressor>(std::move(file));
}

} // namespace vitrine::captures
