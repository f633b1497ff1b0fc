// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/assembler.h"

#include "core/shader/assembler_scanner.h"

#include <fmt/format.h>

#include <bit>
#include <optional>

namespace vitrine::core::pgpe {

namespace {

constexpr std::string_view kMaskLetters = "rgba";
constexpr std::string_view kComponentLetters = "rgbazs";
constexpr std::string_view kSaturate = "_SAT";
constexpr std::int64_t kMostNumber = 255; // Registers that do not exist are told from text that is none.

std::optional<Opcode> opcodeNamed(std::string_view name)
{
    for (std::size_t code = 0; code < kOpcodeCodes; ++code)
        if (!name.empty() && opcodeInfo(static_cast<Opcode>(code)).name == name)
            return static_cast<Opcode>(code);
    return std::nullopt;
}

/// Reads one line. The first fault is kept; everything after it is ignored.
class LineReader {
public:
    LineReader(std::string_view line, Program& program) : m_scanner(line), m_program(program) {}

    [[nodiscard]] std::string read()
    {
        if (m_scanner.accept('.'))
            constant();
        else
            instruction();
        if (m_fault.empty() && !m_scanner.atEnd())
            fail(fmt::format("'{}' is one part too many", m_scanner.rest()));
        return m_fault;
    }

private:
    void fail(std::string what)
    {
        if (m_fault.empty())
            m_fault = std::move(what);
    }

    void constant()
    {
        if (m_scanner.word() != "const" || !m_scanner.accept('c'))
            return fail("a directive is .const and a constant");
        const std::uint8_t index = number(kRegisterCount - 1);
        for (int channel = 0; channel < 4 && m_fault.empty(); ++channel) {
            const auto bits = m_scanner.floatBits();
            if (!bits)
                return fail("a constant has four numbers");
            m_program.constants[index][channel] = std::bit_cast<float>(*bits);
        }
    }

    void instruction()
    {
        std::string_view name = m_scanner.word();
        bool saturates = name.ends_with(kSaturate);
        name.remove_suffix(saturates ? kSaturate.size() : 0);
        const auto opcode = opcodeNamed(name);
        if (!opcode)
            return fail(fmt::format("'{}' is no instruction", name));
        m_instruction.opcode = *opcode;
        if (m_scanner.accept('.'))
            saturates = mask(m_scanner.word()) || saturates;
        m_instruction.saturate = saturates;
        operands();
        m_program.instructions.push_back(m_instruction);
    }

    /// Whether the word says so, it saturates, too.
    bool mask(std::string_view word)
    {
        const bool saturates = word.ends_with(kSaturate);
        word.remove_suffix(saturates ? kSaturate.size() : 0);
        m_instruction.mask = 0;
        for (const char letter : word) {
            const std::size_t channel = kMaskLetters.find(letter);
            if (channel != std::string_view::npos)
                m_instruction.mask = static_cast<std::uint8_t>(m_instruction.mask | 1u << channel);
            else if (letter != '_')
                fail("channels that are written are r g b a");
        }
        return saturates;
    }

    void operands()
    {
        const OpcodeInfo& info = opcodeInfo(m_instruction.opcode);
        if (info.destinations > 0)
            m_instruction.destination0 = m_instruction.opcode == Opcode::Out    ? portSet()
                                         : m_instruction.opcode == Opcode::Bind ? port()
                                                                                : registerIndex();
        if (info.destinations > 1) {
            separator();
            m_instruction.destination1 = registerIndex();
        }
        for (std::size_t i = 0; i < info.sources && m_fault.empty(); ++i) {
            if (i > 0 || info.destinations > 0)
                separator();
            m_instruction.sources[i] = source();
        }
        if (m_fault.empty())
            fail(encodingFault(m_instruction));
    }

    void separator()
    {
        if (!m_scanner.accept(','))
            fail("an operand is missing");
    }

    std::uint8_t number(std::int64_t highest)
    {
        const auto value = m_scanner.integer(0, highest);
        if (!value)
            fail("a number is missing or out of range");
        return static_cast<std::uint8_t>(value.value_or(0));
    }

    /// Constants count on from the unified registers.
    std::uint8_t registerIndex()
    {
        const bool isConstant = m_scanner.accept('c');
        if (!isConstant && !m_scanner.accept('r')) {
            fail("an operand is no register");
            return 0;
        }
        const std::uint8_t index = number(kMostNumber);
        if (index >= kRegisterCount)
            fail("registers and constants are those from 0 to 31");
        return static_cast<std::uint8_t>(index % kRegisterCount + (isConstant ? kFirstConstant : 0));
    }

    std::uint8_t port()
    {
        const std::string_view name = m_scanner.word();
        for (std::uint8_t port = 0; port < kPortCount; ++port)
            if (portName(static_cast<Port>(port)) == name)
                return port;
        fail("ports are ain, tex, cc and mem");
        return 0;
    }

    std::uint8_t portSet()
    {
        std::uint8_t ports = 0;
        do
            ports = static_cast<std::uint8_t>(ports | 1u << port());
        while (m_scanner.accept('+'));
        return ports;
    }

    Operand source()
    {
        if (m_instruction.opcode == Opcode::In)
            return inputPort();
        if (m_instruction.opcode == Opcode::Bind)
            return surface();
        Operand operand;
        const bool isAbsolute = m_scanner.accept('|');
        if (isAbsolute)
            operand.modifier = Modifier::Absolute;
        else if (m_scanner.accept('-'))
            operand.modifier = Modifier::Negate;
        else if (m_scanner.accept('~'))
            operand.modifier = Modifier::Invert;
        operand.index = registerIndex();
        if (m_scanner.accept('.'))
            operand.component = component(m_scanner.word());
        if (isAbsolute && !m_scanner.accept('|'))
            fail("'|' is missing");
        return operand;
    }

    Component component(std::string_view word)
    {
        const std::size_t letter = word.size() == 1 ? kComponentLetters.find(word[0]) : std::string_view::npos;
        if (letter == std::string_view::npos)
            fail("a component is r, g, b, a, z or s");
        return letter == std::string_view::npos ? Component::Whole : static_cast<Component>(letter + 1);
    }

    Operand inputPort()
    {
        Operand operand{port()};
        if (m_scanner.accept('[')) {
            operand.component = static_cast<Component>(number(3) + 1);
            if (!m_scanner.accept(']'))
                fail("']' is missing");
        }
        return operand;
    }

    Operand surface()
    {
        if (!m_scanner.accept('s'))
            fail("a surface is s0, s1 …");
        return {number(kRegisterCount - 1)};
    }

    AssemblerScanner m_scanner;
    Program& m_program;
    Instruction m_instruction;
    std::string m_fault;
};

} // namespace

Result<Program> assemble(std::string_view text)
{
    Program program;
    for (std::uint32_t line = 1; !text.empty(); ++line) {
        const std::size_t end = text.find('\n');
        std::string_view content = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        content = content.substr(0, content.find(';'));
        if (content.find_first_not_of(" \t\r") == std::string_view::npos)
            continue;
        if (const std::string fault = LineReader(content, program).read(); !fault.empty())
            return failure("line {}: {}", line, fault);
        program.lines.resize(program.instructions.size(), line);
    }
    return program;
}

} // namespace vitrine::core::pgpe
