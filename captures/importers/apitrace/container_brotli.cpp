// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/streaming_decompressor.h"

#include <brotli/decode.h>

namespace vitrine::captures {

namespace {

class BrotliCodec {
public:
    static constexpr std::string_view kSubject = "no container but Brotli fits the file, and its data";

    BrotliCodec() : m_state(BrotliDecoderCreateInstance(nullptr, nullptr, nullptr))
    {
        CORE_CHECK(m_state, "Brotli has no memory for its state");
    }
    BrotliCodec(const BrotliCodec&) = delete;
    BrotliCodec& operator=(const BrotliCodec&) = delete;
    ~BrotliCodec() { BrotliDecoderDestroyInstance(m_state); }

    CodecStep decode(std::span<std::byte> input, std::span<std::byte> output)
    {
        // A Brotli stream says itself where it ends: bytes behind that end belong to nobody.
        if (BrotliDecoderIsFinished(m_state))
            return {0, 0, CodecStep::State::Broken};
        std::size_t inputLeft = input.size();
        std::size_t outputLeft = output.size();
        const auto* in = reinterpret_cast<const std::uint8_t*>(input.data());
        auto* out = reinterpret_cast<std::uint8_t*>(output.data());
        const auto status = BrotliDecoderDecompressStream(m_state, &inputLeft, &in, &outputLeft, &out, nullptr);
        CodecStep step{input.size() - inputLeft, output.size() - outputLeft, CodecStep::State::Running};
        if (status == BROTLI_DECODER_RESULT_SUCCESS)
            step.state = CodecStep::State::FrameEnded;
        else if (status == BROTLI_DECODER_RESULT_ERROR)
            step.state = CodecStep::State::Broken;
        return step;
    }

private:
    BrotliDecoderState* m_state;
};

} // namespace

std::unique_ptr<Decompressor> makeBrotliDecompressor(InputFile file)
{
    return std::make_unique<StreamingDecompressor<BrotliCodec>>(std::move(file));
}

} // namespace vitrine::captures
