// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/streaming_decompressor.h"

#include <zstd.h>

namespace vitrine::captures {

namespace {

/// Skippable frames, such as the table of a seekable file, are passed over by the library.
class ZstdCodec {
public:
    static constexpr std::string_view kSubject = "the Zstandard data";

    ZstdCodec() : m_stream(ZSTD_createDStream()) { CORE_CHECK(m_stream, "Zstandard has no memory for its state"); }
    ZstdCodec(const ZstdCodec&) = delete;
    ZstdCodec& operator=(const ZstdCodec&) = delete;
    ~ZstdCodec() { ZSTD_freeDStream(m_stream); }

    CodecStep decode(std::span<std::byte> input, std::span<std::byte> output)
    {
        ZSTD_inBuffer in{input.data(), input.size(), 0};
        ZSTD_outBuffer out{output.data(), output.size(), 0};
        const std::size_t status = ZSTD_decompressStream(m_stream, &out, &in);
        auto state = status == 0 ? CodecStep::State::FrameEnded : CodecStep::State::Running;
        if (ZSTD_isError(status))
            state = CodecStep::State::Broken;
        return {in.pos, out.pos, state};
    }

private:
    ZSTD_DStream* m_stream;
};

} // namespace

std::unique_ptr<Decompressor> makeZstdDecompressor(InputFile file)
{
    return std::make_unique<StreamingDecompressor<ZstdCodec>>(std::move(file));
}

} // namespace vitrine::captures
