// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/streaming_decompressor.h"

#include <zlib.h>

namespace vitrine::captures {

namespace {

class GzipCodec {
public:
    static constexpr std::string_view kSubject = "the gzip data";

    GzipCodec()
    {
        constexpr int kGzipOnly = 16; // added to the window bits, see zlib.h
        CORE_CHECK(inflateInit2(&m_stream, MAX_WBITS + kGzipOnly) == Z_OK, "zlib refuses its standard settings");
    }
    GzipCodec(const GzipCodec&) = delete;
    GzipCodec& operator=(const GzipCodec&) = delete;
    ~GzipCodec() { inflateEnd(&m_stream); }

    CodecStep decode(std::span<std::byte> input, std::span<std::byte> output)
    {
        m_stream.next_in = reinterpret_cast<Bytef*>(input.data());
        m_stream.avail_in = static_cast<uInt>(input.size());
        m_stream.next_out = reinterpret_cast<Bytef*>(output.data());
        m_stream.avail_out = static_cast<uInt>(output.size());
        const int status = inflate(&m_stream, Z_NO_FLUSH);
        CodecStep step{input.size() - m_stream.avail_in, output.size() - m_stream.avail_out, CodecStep::State::Running};
        if (status == Z_STREAM_END) {
            step.state = CodecStep::State::FrameEnded;
            inflateReset(&m_stream); // a gzip file may hold several members
        } else if (status != Z_OK && status != Z_BUF_ERROR) {
            step.state = CodecStep::State::Broken;
        }
        return step;
    }

private:
    z_stream m_stream{};
};

} // namespace

std::unique_ptr<Decompressor> makeGzipDecompressor(InputFile file)
{
    return std::make_unique<StreamingDecompressor<GzipCodec>>(std::move(file));
}

} // namespace vitrine::captures
