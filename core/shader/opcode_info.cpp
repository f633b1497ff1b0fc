// SPDX-License-Identifier: Apache-2.0
#include "core/shader/opcode_info.h"

#include <array>

namespace vitrine::core {
namespace {

constexpr std::size_t kOpcodeSpace = 128;
using OpcodeTable = std::array<OpcodeInfo, kOpcodeSpace>;

constexpr OpcodeInfo result(std::string_view name, std::uint8_t sources)
{
    return {.name = name, .sourceCount = sources, .writesDestination = true};
}

constexpr OpcodeInfo compare(std::string_view name)
{
    return {.name = name, .sourceCount = 2, .writesDestination = true, .usesCondition = true};
}

constexpr OpcodeInfo flow(std::string_view name, std::uint8_t sources, bool immediate)
{
    return {.name = name, .sourceCount = sources, .usesImmediate = immediate};
}

constexpr void fillMoveAndLogic(OpcodeTable& t)
{
    t[0x00] = result("MOV", 1);
    t[0x01] = compare("CMP");
    t[0x02] = result("SEL", 3);
    t[0x03] = compare("ICMP");
    t[0x04] = result("FTOI", 1);
    t[0x05] = result("ITOF", 1);
    t[0x06] = {.name = "LDL", .sourceCount = 1, .writesDestination = true, .usesImmediate = true};
    t[0x07] = {.name = "STL", .sourceCount = 2, .usesImmediate = true};
    t[0x08] = {.name = "FILL", .writesDestination = true, .usesImmediate = true};
    t[0x09] = {.name = "SPILL", .sourceCount = 1, .usesImmediate = true};
    t[0x10] = result("AND", 2);
    t[0x11] = result("OR", 2);
    t[0x12] = result("XOR", 2);
    t[0x13] = result("NOT", 1);
}

constexpr void fillFlowAndMisc(OpcodeTable& t)
{
    t[0x20] = flow("JMP", 0, true);
    t[0x21] = flow("IF", 1, true);
    t[0x22] = flow("ELSE", 0, true);
    t[0x23] = flow("ENDIF", 0, false);
    t[0x24] = flow("CALL", 0, true);
    t[0x25] = flow("RET", 0, false);
    t[0x26] = flow("KIL", 1, false);
    t[0x27] = flow("LOOP", 0, true);
    t[0x28] = flow("BRK", 0, true);
    t[0x29] = flow("CONT", 0, true);
    t[0x2A] = flow("ENDLOOP", 0, false);
    t[0x2F] = flow("END", 0, false);
    t[0x30] = flow("WAIT", 0, false);
    t[0x31] = result("SEND", 3);
    t[0x32] = {.name = "STOUT", .sourceCount = 1};
    t[0x33] = {.name = "ODEP", .sourceCount = 1};
    t[0x34] = {.name = "SECTION", .sourceCount = 2};
}

constexpr void fillMath(OpcodeTable& t)
{
    constexpr std::string_view kMath[] = {"ADD", "MUL", "MAD",  "MIN",  "MAX",  "RCP",  "RSQ",  "FRC",
                                          "FLR", "ABS", "IADD", "IMUL", "IDIV", "IMOD", "INEG", "DIV"};
    constexpr std::uint8_t kMathSources[] = {2, 2, 3, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2, 1, 2};
    for (std::size_t i = 0; i < 16; ++i)
        t[0x40 + i] = result(kMath[i], kMathSources[i]);

    constexpr std::string_view kVector[] = {"DP2", "DP3", "DP4", "DDX", "DDY"};
    for (std::size_t i = 0; i < 5; ++i)
        t[0x50 + i] = result(kVector[i], i < 3 ? 2 : 1);

    constexpr std::string_view kTranscendental[] = {"SQRT", "EXP2", "LOG2",  "SIN", "COS",  "TAN", "ASIN",
                                                    "ACOS", "ATAN", "ATAN2", "POW", "CEIL", "SIGN"};
    for (std::size_t i = 0; i < 13; ++i)
        t[0x60 + i] = result(kTranscendental[i], i == 9 || i == 10 ? 2 : 1);
}

constexpr OpcodeTable makeTable()
{
    OpcodeTable table{};
    fillMoveAndLogic(table);
    fillFlowAndMisc(table);
    fillMath(table);
    return table;
}

constexpr OpcodeTable kTable = makeTable();
constexpr OpcodeInfo kUnknown{};

} // namespace

const OpcodeInfo& opcodeInfo(Opcode opcode)
{
    const auto code = static_cast<std::size_t>(opcode);
    return code < kOpcodeSpace ? kTable[code] : kUnknown;
}

std::optional<Opcode> opcodeNamed(std::string_view name)
{
    for (std::size_t code = 0; code < kOpcodeSpace; ++code)
        if (!name.empty() && kTable[code].name == name)
            return static_cast<Opcode>(code);
    return std::nullopt;
}

std::string_view conditionName(Condition condition)
{
    constexpr std::array<std::string_view, 6> kNames = {"LT", "LE", "EQ", "NE", "GE", "GT"};
    const auto i = static_cast<std::size_t>(condition);
    return i < kNames.size() ? kNames[i] : std::string_view{};
}

std::string_view lodModeName(LodMode mode)
{
    constexpr std::array<std::string_view, 4> kNames = {"IMPLICIT", "BIAS", "EXPLICIT", "GRADIENT"};
    const auto i = static_cast<std::size_t>(mode);
    return i < kNames.size() ? kNames[i] : std::string_view{};
}

std::string_view devicePortName(std::uint8_t port)
{
    constexpr std::array<std::string_view, kNamedPorts> kNames = {"ffs", "ffp", "ffb"};
    return port >= 1 && port <= kNamedPorts ? kNames[port - 1u] : std::string_view{};
}

} // namespace vitrine::core
