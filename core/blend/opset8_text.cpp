// SPDX-License-Identifier: Apache-2.0
#include "core/blend/opset8_text.h"

#include <array>

namespace vitrine::core::opset8 {

namespace {

constexpr std::array<std::string_view, 4> kChannelNames{"", "RGB", "A", "RGBA"};
constexpr std::array<std::string_view, kResultPlaceCount> kPlaceNames{"SRC", "SRC2", "DST", "TMP", "SRC,DST", "OUT"};
constexpr std::array<std::string_view, kFactorCount> kFactorNames{"0",           "1",           "a.src",
                                                                  "c.src",       "a.src2",      "c.src2",
                                                                  "a.dst",       "c.dst",       "a.const",
                                                                  "c.const",     "(1-a.src)",   "(1-c.src)",
                                                                  "(1-a.src2)",  "(1-c.src2)",  "(1-a.dst)",
                                                                  "(1-c.dst)",   "(1-a.const)", "(1-c.const)",
                                                                  "(1/a.src)",   "(1/c.src)",   "(1/a.src2)",
                                                                  "(1/c.src2)",  "(1/a.dst)",   "(1/c.dst)",
                                                                  "(1/a.const)", "(1/c.const)", "min(a.src,1-a.src)"};

std::string scaled(Register which, Factor factor)
{
    return std::string(registerName(which)) + "*" + std::string(factorName(factor));
}

std::string operands(const Instruction& instruction)
{
    const std::string source(registerName(instruction.source));
    const std::string destination(registerName(instruction.destination));
    const std::string scaledSource = scaled(instruction.source, instruction.sourceFactor);
    const std::string scaledDestination = scaled(instruction.destination, instruction.destinationFactor);
    switch (instruction.operation) {
    case Operation::Add: return scaledSource + " + " + scaledDestination;
    case Operation::Subtract: return scaledSource + " - " + scaledDestination;
    case Operation::Min: return "min{" + source + ", " + destination + "}";
    case Operation::Max: return "max{" + source + ", " + destination + "}";
    case Operation::Multiply: return scaledSource + ", " + scaledDestination;
    case Operation::Rcp: return "RCP{" + source + "}";
    case Operation::Degamma: return "DegammaLUT{" + source + "}";
    case Operation::Gamma: return "GammaLUT{" + source + "}";
    }
    return {};
}

} // namespace

std::string_view placeName(ResultPlace place)
{
    return kPlaceNames[static_cast<std::size_t>(place)];
}

std::string_view registerName(Register which)
{
    return placeName(static_cast<ResultPlace>(which));
}

std::string_view factorName(Factor factor)
{
    return kFactorNames[static_cast<std::size_t>(factor)];
}

std::string_view operationHelp(Operation which)
{
    constexpr std::array<std::string_view, kOperationCount> kHelp{
        "result = source * its factor + destination * its factor",
        "result = source * its factor - destination * its factor",
        "result = the smaller of source and destination",
        "result = the greater of source and destination",
        "source = source * its factor, destination = destination * its factor",
        "result = 1 / source, 0 of 0",
        "result = source made linear",
        "result = source made non-linear"};
    return kHelp[static_cast<std::size_t>(which)];
}

std::string instructionText(const Instruction& instruction)
{
    std::string text = "op" + std::to_string(static_cast<int>(instruction.operation)) + " ";
    text += kChannelNames[static_cast<std::size_t>(instruction.channels)];
    text += instruction.saturate ? " sat " : " ";
    text += placeName(instruction.result);
    return text + " = " + operands(instruction);
}

} // namespace vitrine::core::opset8
