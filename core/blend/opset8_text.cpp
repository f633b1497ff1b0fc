// SPDX-License-Identifier: Apache-2.0
#include "core/blend/opset8.h"

#include <string_view>

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
    return std::string(kPlaceNames[static_cast<std::size_t>(which)]) + "*" +
           std::string(kFactorNames[static_cast<std::size_t>(factor)]);
}

std::string operands(const Instruction& instruction)
{
    const std::string source(kPlaceNames[static_cast<std::size_t>(instruction.source)]);
    const std::string destination(kPlaceNames[static_cast<std::size_t>(instruction.destination)]);
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

std::string instructionText(const Instruction& instruction)
{
    std::string text = "op" + std::to_string(static_cast<int>(instruction.operation)) + " ";
    text += kChannelNames[static_cast<std::size_t>(instruction.channels)];
    text += instruction.saturate ? " sat " : " ";
    text += kPlaceNames[static_cast<std::size_t>(instruction.result)];
    return text + " = " + operands(instruction);
}

} // namespace vitrine::core::opset8
