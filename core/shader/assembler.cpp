// SPDX-License-Identifier: Apache-2.0
#include "core/shader/assembler.h"

#include "core/shader/assembler_scanner.h"
#include "core/shader/opcode_info.h"
#include "core/shader/program_validation.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <map>

namespace vitrine::core {
namespace {

constexpr std::string_view kLetters = "xyzw";
constexpr std::int64_t kMaxIndex = std::numeric_limits<std::uint16_t>::max();

/// Parses the operands of one instruction. The first fault is kept; everything after it is ignored.
class OperandParser {
public:
    OperandParser(AssemblerScanner& scanner, Instruction& instruction)
        : m_scanner(scanner), m_instruction(instruction), m_info(opcodeInfo(instruction.opcode))
    {
    }

    /// `label`: set when the instruction names one instead of an index.
    [[nodiscard]] std::string parse(std::string& label)
    {
        if (m_info.writesDestination)
            destination();
        if (namesLocal(m_instruction.opcode))
            local();
        else if (m_instruction.opcode == Opcode::Send)
            send();
        for (std::size_t i = 0; i < m_info.sourceCount && m_instruction.send.inputRegisters == 0; ++i)
            if (m_instruction.opcode != Opcode::Send || i == 0 || !m_scanner.atEnd())
                source(m_instruction.sources[i]);
        if (m_info.usesImmediate && !m_scanner.atEnd() && m_fault.empty())
            target(label);
        if (m_fault.empty() && !m_scanner.atEnd())
            m_fault = fmt::format("'{}' is one operand too many", m_scanner.rest());
        return m_fault;
    }

private:
    void fail(std::string_view what)
    {
        if (m_fault.empty())
            m_fault = what;
    }

    void separator()
    {
        if (!m_first && !m_scanner.accept(','))
            fail("an operand is missing");
        m_first = false;
    }

    std::int64_t number(std::int64_t low, std::int64_t high)
    {
        const auto value = m_scanner.integer(low, high);
        if (!value)
            fail("a number is missing or out of range");
        return value.value_or(0);
    }

    void expect(char c)
    {
        if (!m_scanner.accept(c))
            fail(fmt::format("'{}' is missing", c));
    }

    void destination()
    {
        separator();
        Destination& destination = m_instruction.destination;
        if (m_scanner.accept('r'))
            destination.file = RegisterFile::Temp;
        else if (m_scanner.accept('o'))
            destination.file = RegisterFile::Output;
        else
            return fail("the destination is no temp or output");
        destination.index = static_cast<std::uint16_t>(number(0, kMaxIndex));
        if (m_instruction.opcode == Opcode::Send && m_scanner.accept('['))
            m_instruction.send.resultRegisters = registerCount();
        writeMask();
    }

    void writeMask()
    {
        if (!m_scanner.accept('.'))
            return;
        std::uint8_t& mask = m_instruction.destination.writeMask;
        mask = 0;
        for (char letter : m_scanner.word()) {
            const std::size_t c = kLetters.find(letter);
            if (c != std::string_view::npos)
                mask = static_cast<std::uint8_t>(mask | 1u << c);
            else if (letter != '_')
                fail("a write mask has the letters x y z w");
        }
    }

    void local()
    {
        separator();
        expect('l');
        m_instruction.immediate = static_cast<std::int32_t>(
            number(std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()));
        if (writesLocal(m_instruction.opcode))
            writeMask();
    }

    void send()
    {
        separator();
        SendDescriptor& send = m_instruction.send;
        device();
        if (send.device != 0 && !m_scanner.accept(':'))
            return inputs();
        if (send.device == 0)
            expect(':');
        send.textureSlot = static_cast<std::uint8_t>(number(0, 255));
        expect(':');
        const std::string_view name = m_scanner.word();
        int mode = 0;
        while (mode < 4 && lodModeName(static_cast<LodMode>(mode)) != name)
            ++mode;
        if (mode == 4)
            return fail("the LOD mode is IMPLICIT, BIAS, EXPLICIT or GRADIENT");
        send.lodMode = static_cast<LodMode>(mode);
        if (m_scanner.accept(':'))
            send.resultRegisters = static_cast<std::uint8_t>(number(1, 255));
    }

    void device()
    {
        if (m_scanner.accept('d')) {
            m_instruction.send.device = static_cast<std::uint8_t>(number(0, 255));
            return;
        }
        const std::string_view name = m_scanner.word();
        std::uint8_t port = 1;
        while (port <= kNamedPorts && devicePortName(port) != name)
            ++port;
        if (port > kNamedPorts)
            return fail("the device is d0 … d255, ffs, ffp or ffb");
        m_instruction.send.device = port;
    }

    /// What a fixed-function unit is given: "r8[4]" or "v0[4]", or "r8" for one.
    void inputs()
    {
        separator();
        Source& first = m_instruction.sources[0];
        first.file = m_scanner.accept('v') ? RegisterFile::Input : RegisterFile::Temp;
        if (first.file == RegisterFile::Temp)
            expect('r');
        first.index = static_cast<std::uint16_t>(number(0, kMaxIndex));
        m_instruction.send.inputRegisters = m_scanner.accept('[') ? registerCount() : std::uint8_t{1};
    }

    std::uint8_t registerCount()
    {
        const auto count = static_cast<std::uint8_t>(number(1, 255));
        expect(']');
        return count;
    }

    void source(Source& source)
    {
        separator();
        if (m_scanner.accept('_'))
            return;
        source.negate = m_scanner.accept('-');
        source.absolute = m_scanner.accept('|');
        if (m_scanner.accept('r'))
            source.file = RegisterFile::Temp;
        else if (m_scanner.accept('v'))
            source.file = RegisterFile::Input;
        else if (m_scanner.accept('c'))
            source.file = RegisterFile::Constant;
        else if (m_scanner.accept('o'))
            source.file = RegisterFile::Output;
        else
            return fail("a source is no register");
        if (m_scanner.accept('['))
            relative(source);
        else
            source.index = static_cast<std::uint16_t>(number(0, kMaxIndex));
        if (m_scanner.accept('.'))
            source.swizzle = swizzle(m_scanner.word());
        if (source.absolute)
            expect('|');
    }

    void relative(Source& source)
    {
        source.relative = true;
        expect('r');
        source.addressTemp = static_cast<std::uint16_t>(number(0, kMaxIndex));
        expect('.');
        const std::string_view letter = m_scanner.word();
        const std::size_t c = letter.size() == 1 ? kLetters.find(letter[0]) : std::string_view::npos;
        if (c == std::string_view::npos)
            return fail("an index is one component of a temp");
        source.addressComponent = static_cast<std::uint8_t>(c);
        if (m_scanner.accept('+'))
            source.index = static_cast<std::uint16_t>(number(0, kMaxIndex));
        expect(']');
    }

    std::uint8_t swizzle(std::string_view letters)
    {
        if (letters.empty() || letters.size() > 4) {
            fail("a swizzle has one to four letters");
            return kIdentitySwizzle;
        }
        unsigned bits = 0;
        for (std::size_t c = 0; c < 4; ++c) {
            const std::size_t component = kLetters.find(letters[std::min(c, letters.size() - 1)]);
            if (component == std::string_view::npos)
                fail("a swizzle has the letters x y z w");
            bits |= (component & 3) << (2 * c);
        }
        return static_cast<std::uint8_t>(bits);
    }

    void target(std::string& label)
    {
        separator();
        if (m_scanner.accept('@'))
            m_instruction.immediate = static_cast<std::int32_t>(number(0, std::numeric_limits<std::int32_t>::max()));
        else
            label = m_scanner.word();
    }

    AssemblerScanner& m_scanner;
    Instruction& m_instruction;
    const OpcodeInfo& m_info;
    std::string m_fault;
    bool m_first = true;
};

/// Sets what a directive names; false when there is no such directive or its number is missing.
bool applyDirective(Program& program, std::string_view name, AssemblerScanner& scanner)
{
    const std::map<std::string_view, std::uint16_t*> counts = {
        {"temps", &program.tempCount},   {"inputs", &program.inputCount},     {"outputs", &program.outputCount},
        {"locals", &program.localCount}, {"uniforms", &program.uniformCount}, {"varyings", &program.varyingCount}};
    const std::map<std::string_view, std::int16_t*> specials = {{"fragcoord", &program.fragCoordInput},
                                                                {"frontfacing", &program.frontFacingInput},
                                                                {"pointcoord", &program.pointCoordInput}};
    const std::map<std::string_view, bool*> flags = {{"writes_point_size", &program.writesPointSize},
                                                     {"can_discard", &program.canDiscard},
                                                     {"writes_depth", &program.writesDepth},
                                                     {"side_effects", &program.hasSideEffects},
                                                     {"derivatives", &program.usesDerivatives}};
    if (name == "vertex" || name == "fragment") {
        program.stage = name == "vertex" ? ShaderStage::Vertex : ShaderStage::Fragment;
        return true;
    }
    if (const auto flag = flags.find(name); flag != flags.end())
        return *flag->second = true;
    const auto count = counts.find(name);
    const auto special = specials.find(name);
    if (count == counts.end() && special == specials.end())
        return false;
    const auto value = scanner.integer(0, special == specials.end() ? kMaxIndex : kMaxIndex / 2);
    if (value && count != counts.end())
        *count->second = static_cast<std::uint16_t>(*value);
    else if (value)
        *special->second = static_cast<std::int16_t>(*value);
    return value.has_value();
}

bool addLiteral(Program& program, AssemblerScanner& scanner)
{
    Vec4 literal;
    for (int c = 0; c < 4; ++c) {
        const auto bits = scanner.floatBits();
        if (!bits)
            return false;
        literal[c] = std::bit_cast<float>(*bits);
    }
    program.literals.push_back(literal);
    return true;
}

class Assembler {
public:
    [[nodiscard]] Result<Program> run(std::string_view text)
    {
        for (int number = 1; !text.empty(); ++number) {
            const std::size_t end = text.find('\n');
            const std::string fault = line(text.substr(0, end));
            if (!fault.empty())
                return failure("Line {}: {}", number, fault);
            text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        }
        for (const auto& [index, label] : m_jumps) {
            const auto place = m_labels.find(label);
            if (place == m_labels.end())
                return failure("There is no label '{}'", label);
            m_program.instructions[index].immediate = place->second;
        }
        if (!m_partnersGiven)
            if (auto linked = linkFlow(m_program); !linked)
                return linked.error();
        return std::move(m_program);
    }

private:
    std::string line(std::string_view text)
    {
        const std::size_t comment = std::min(text.find(';'), text.size());
        AssemblerScanner scanner(text.substr(0, comment));
        if (scanner.atEnd())
            return {};
        if (scanner.accept('.'))
            return directive(scanner);
        const bool numbered = scanner.integer(0, std::numeric_limits<std::int32_t>::max()).has_value();
        const std::string_view word = scanner.word();
        if (!numbered && scanner.accept(':')) {
            m_labels[std::string(word)] = static_cast<std::int32_t>(m_program.instructions.size());
            return scanner.atEnd() ? "" : "a label stands on its own line";
        }
        AssemblerScanner remark(text.substr(std::min(comment + 1, text.size())));
        return instruction(word, scanner, remark);
    }

    std::string directive(AssemblerScanner& scanner)
    {
        const std::string_view name = scanner.word();
        const bool known =
            name == "literal" ? addLiteral(m_program, scanner) : applyDirective(m_program, name, scanner);
        if (!known)
            return fmt::format("the directive '.{}' is unknown or lacks its number", name);
        return scanner.atEnd() ? "" : "something follows the directive";
    }

    std::string instruction(std::string_view name, AssemblerScanner& scanner, AssemblerScanner& remark)
    {
        Instruction instruction;
        if (name.ends_with("_SAT")) {
            instruction.destination.saturate = true;
            name.remove_suffix(4);
        }
        const auto opcode = opcodeNamed(name);
        if (!opcode)
            return fmt::format("'{}' is no instruction", name);
        instruction.opcode = *opcode;
        if (opcodeInfo(*opcode).usesCondition && !condition(instruction, scanner))
            return "a comparison is .LT .LE .EQ .NE .GE or .GT";
        std::string label;
        const std::size_t length = scanner.rest().find('@');
        m_partnersGiven |= length != std::string_view::npos && *opcode != Opcode::Jmp && *opcode != Opcode::Call;
        if (std::string fault = OperandParser(scanner, instruction).parse(label); !fault.empty())
            return fault;
        if (!label.empty())
            m_jumps.emplace_back(m_program.instructions.size(), label);
        if (remark.word() == "line")
            instruction.sourceLine =
                static_cast<std::uint32_t>(remark.integer(0, std::numeric_limits<std::uint32_t>::max()).value_or(0));
        m_program.instructions.push_back(instruction);
        return {};
    }

    static bool condition(Instruction& instruction, AssemblerScanner& scanner)
    {
        if (!scanner.accept('.'))
            return false;
        std::string_view name = scanner.word();
        if (name.ends_with("_SAT")) {
            instruction.destination.saturate = true;
            name.remove_suffix(4);
        }
        for (int i = 0; i < 6; ++i) {
            instruction.condition = static_cast<Condition>(i);
            if (conditionName(instruction.condition) == name)
                return true;
        }
        return false;
    }

    Program m_program;
    std::map<std::string, std::int32_t> m_labels;
    std::vector<std::pair<std::size_t, std::string>> m_jumps;
    bool m_partnersGiven = false; ///< a listing may hold wrong ones on purpose: they are left for validate()
};

} // namespace

Result<Program> assemble(std::string_view text)
{
    return Assembler().run(text);
}

} // namespace vitrine::core
