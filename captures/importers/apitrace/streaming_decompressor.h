// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/apitrace/containers.h"

#include <string_view>
#include <vector>

namespace vitrine::captures {

/// What gzip, Zstandard and Brotli have in common: a file is fed piece by piece through a codec with state.
///
/// `Codec` has `static constexpr std::string_view kSubject` and `Step decode(input, output)`.
struct CodecStep {
    enum class State : std::uint8_t { Running, FrameEnded, Broken };
    std::size_t consumed = 0;
    std::size_t produced = 0;
    State state = State::Running;
};

template <typename Codec>
class StreamingDecompressor final : public Decompressor {
public:
    explicit StreamingDecompressor(InputFile file) : m_file(std::move(file)), m_input(kPiece), m_output(kPiece) {}

    Block next() override
    {
        const std::uint64_t start = m_file.offset() - m_pending.size();
        while (true) {
            if (m_pending.empty())
                m_pending = std::span(m_input).first(m_file.read(m_input));
            if (m_pending.empty() && m_frameEnded)
                return {{}, start, {}};
            const bool fileEnded = m_pending.empty();
            const CodecStep step = m_codec.decode(m_pending, m_output);
            m_pending = m_pending.subspan(step.consumed);
            m_frameEnded = step.state == CodecStep::State::FrameEnded;
            const bool stuck = step.consumed == 0 && step.produced == 0 && !fileEnded && !m_frameEnded;
            if (step.state == CodecStep::State::Broken || stuck)
                return fault(start, FaultKind::Corrupt, " can't be decompressed");
            if (step.produced != 0)
                return {std::span(m_output).first(step.produced), start, {}};
            if (fileEnded && !m_frameEnded)
                return fault(start, FaultKind::Truncated, " ends too early");
        }
    }

private:
    static constexpr std::size_t kPiece = std::size_t{1} << 18;

    static Block fault(std::uint64_t start, FaultKind kind, const char* what)
    {
        return {{}, start, Block::Problem{kind, std::string(Codec::kSubject) + what}};
    }

    InputFile m_file;
    Codec m_codec;
    std::vector<std::byte> m_input;
    std::vector<std::byte> m_output;
    std::span<std::byte> m_pending; // read from the file and not decoded yet
    bool m_frameEnded = false;
};

} // namespace vitrine::captures
