// SPDX-License-Identifier: Apache-2.0
#include "core/blend/opset8.h"

#include "core/memory/sample_codec.h"

namespace vitrine::core::opset8 {

namespace {

/// A field of the instruction's word.
struct Field {
    unsigned shift, bits;
    [[nodiscard]] constexpr std::uint32_t mask() const { return (1u << bits) - 1u; }
    [[nodiscard]] constexpr std::uint32_t of(std::uint32_t word) const { return word >> shift & mask(); }
};

constexpr Field kSaturate{0, 1};
constexpr Field kOperation{1, 4};
constexpr Field kChannels{5, 2};
constexpr Field kResult{7, 3};
constexpr Field kSourceFactor{10, 5};
constexpr Field kSource{15, 3};
constexpr Field kDestinationFactor{18, 5};
constexpr Field kDestination{23, 3};
constexpr unsigned kUsedBits = 26;

template <typename Enumeration>
std::uint32_t placed(Field field, Enumeration value)
{
    return static_cast<std::uint32_t>(value) << field.shift;
}

constexpr int kAlpha = 3;

bool touches(Channels channels, int channel)
{
    return (static_cast<unsigned>(channels) >> (channel == kAlpha ? 1 : 0) & 1) != 0;
}

/// The four groups of factors: of SRC, SRC2, DST and CONST the alpha, then the color.
float plainFactor(unsigned index, const Registers& registers, int channel)
{
    const std::array<const Vec4*, 4> from{&registers[Register::Src], &registers[Register::Src2],
                                          &registers[Register::Dst], &registers.constant};
    return (*from[index / 2])[index % 2 == 0 ? kAlpha : channel];
}

float resultOf(Operation operation, const OperationRecord& record, int channel, const GammaCurve& gamma)
{
    const float source = record.source[channel];
    const float destination = record.destination[channel];
    const float scaledSource = source * record.sourceFactor[channel];
    const float scaledDestination = destination * record.destinationFactor[channel];
    switch (operation) {
    case Operation::Add: return scaledSource + scaledDestination;
    case Operation::Subtract: return scaledSource - scaledDestination;
    case Operation::Min: return source < destination ? source : destination;
    case Operation::Max: return source > destination ? source : destination;
    case Operation::Multiply: return scaledSource;
    case Operation::Rcp: return reciprocal(gamma, source);
    case Operation::Degamma: return gammaExpanded(gamma, source);
    case Operation::Gamma: return gammaCompressed(gamma, source);
    }
    return 0.0f;
}

OperationRecord computed(const Instruction& instruction, const Registers& registers, const GammaCurve& gamma)
{
    OperationRecord record{registers[instruction.source], {}, registers[instruction.destination], {}, {}, {}};
    for (int channel = 0; channel < 4; ++channel) {
        record.sourceFactor[channel] = factorValue(instruction.sourceFactor, registers, channel);
        record.destinationFactor[channel] = factorValue(instruction.destinationFactor, registers, channel);
        record.first[channel] = resultOf(instruction.operation, record, channel, gamma);
        record.second[channel] = record.destination[channel] * record.destinationFactor[channel];
        if (!instruction.saturate)
            continue;
        record.first[channel] = clampToUnit(record.first[channel]);
        record.second[channel] = clampToUnit(record.second[channel]);
    }
    return record;
}

void write(Vec4& target, const Vec4& value, Channels channels)
{
    for (int channel = 0; channel < 4; ++channel)
        if (touches(channels, channel))
            target[channel] = value[channel];
}

Vec4& placeOf(ResultPlace place, Registers& registers)
{
    return place == ResultPlace::Output ? registers.output : registers[static_cast<Register>(place)];
}

/// Factors never read TMP.
bool readsAsOperand(const Instruction& instruction, Register which)
{
    if (instruction.source == which)
        return true;
    return hasTwoOperands(instruction.operation) && instruction.destination == which;
}

bool writesTmp(const Instruction& instruction)
{
    const bool writesBoth = instruction.result == ResultPlace::SrcAndDst;
    return instruction.result == ResultPlace::Tmp ||
           (writesBoth && (instruction.source == Register::Tmp || instruction.destination == Register::Tmp));
}

} // namespace

std::uint32_t encode(const Instruction& instruction)
{
    return placed(kSaturate, instruction.saturate) | placed(kOperation, instruction.operation) |
           placed(kChannels, instruction.channels) | placed(kResult, instruction.result) |
           placed(kSourceFactor, instruction.sourceFactor) | placed(kSource, instruction.source) |
           placed(kDestinationFactor, instruction.destinationFactor) | placed(kDestination, instruction.destination);
}

Result<Instruction> decode(std::uint32_t word)
{
    if (word >> kUsedBits != 0)
        return failure("bits beyond the fields of a blending instruction are set");
    if (kOperation.of(word) >= kOperationCount)
        return failure("operation {} is none of 0 to 7", kOperation.of(word));
    if (kSource.of(word) >= kRegisterCount || kDestination.of(word) >= kRegisterCount)
        return failure("a reserved register is named");
    if (kResult.of(word) >= kResultPlaceCount)
        return failure("the result goes to a reserved place");
    if (kSourceFactor.of(word) >= kFactorCount || kDestinationFactor.of(word) >= kFactorCount)
        return failure("a reserved factor is named");
    if (kChannels.of(word) == 0)
        return failure("no channel is named");
    const bool isMultiply = kOperation.of(word) == static_cast<std::uint32_t>(Operation::Multiply);
    const bool isForBoth = kResult.of(word) == static_cast<std::uint32_t>(ResultPlace::SrcAndDst);
    if (isMultiply != isForBoth)
        return failure("operation 4, and no other, has two results");
    return Instruction{kSaturate.of(word) != 0,
                       static_cast<Operation>(kOperation.of(word)),
                       static_cast<Channels>(kChannels.of(word)),
                       static_cast<ResultPlace>(kResult.of(word)),
                       static_cast<Factor>(kSourceFactor.of(word)),
                       static_cast<Register>(kSource.of(word)),
                       static_cast<Factor>(kDestinationFactor.of(word)),
                       static_cast<Register>(kDestination.of(word))};
}

Result<Sequence> load(std::span<const std::uint32_t> words)
{
    Sequence sequence;
    for (std::size_t i = 0; i < words.size(); ++i) {
        auto instruction = decode(words[i]);
        if (!instruction)
            return instruction.error().in("instruction " + std::to_string(i + 1));
        sequence.push_back(*instruction);
    }
    return sequence;
}

float factorValue(Factor factor, const Registers& registers, int channel)
{
    constexpr auto kFirstPlain = static_cast<unsigned>(Factor::SrcAlpha);
    constexpr auto kFirstOneMinus = static_cast<unsigned>(Factor::OneMinusSrcAlpha);
    constexpr auto kFirstOver = static_cast<unsigned>(Factor::OverSrcAlpha);
    const auto code = static_cast<unsigned>(factor);
    if (factor == Factor::Zero || factor == Factor::One)
        return factor == Factor::One ? 1.0f : 0.0f;
    if (factor == Factor::MinSrcAlphaOneMinusSrcAlpha) {
        const float alpha = registers[Register::Src].w;
        return alpha < 1.0f - alpha ? alpha : 1.0f - alpha;
    }
    if (code >= kFirstOver)
        return reciprocal(plainFactor(code - kFirstOver, registers, channel));
    if (code >= kFirstOneMinus)
        return 1.0f - plainFactor(code - kFirstOneMinus, registers, channel);
    return plainFactor(code - kFirstPlain, registers, channel);
}

OperationRecord execute(const Instruction& instruction, Registers& registers, const GammaCurve& gamma)
{
    const OperationRecord record = computed(instruction, registers, gamma);
    if (instruction.result == ResultPlace::SrcAndDst) {
        write(registers[instruction.source], record.first, instruction.channels);
        write(registers[instruction.destination], record.second, instruction.channels);
    } else {
        write(placeOf(instruction.result, registers), record.first, instruction.channels);
    }
    return record;
}

void execute(std::span<const Instruction> sequence, Registers& registers, const GammaCurve& gamma)
{
    for (const Instruction& instruction : sequence)
        execute(instruction, registers, gamma);
}

std::vector<std::size_t> readsOfUnwrittenTmp(std::span<const Instruction> sequence)
{
    std::vector<std::size_t> reads;
    unsigned written = 0;
    for (std::size_t i = 0; i < sequence.size(); ++i) {
        const auto channels = static_cast<unsigned>(sequence[i].channels);
        if (readsAsOperand(sequence[i], Register::Tmp) && (channels & ~written) != 0)
            reads.push_back(i);
        if (writesTmp(sequence[i]))
            written |= channels;
    }
    return reads;
}

} // namespace vitrine::core::opset8
