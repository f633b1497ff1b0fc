// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/program_check.h"

#include "core/shader/opcode_info.h"

#include <vector>

namespace vitrine::core {

namespace {

std::uint32_t fileSize(const Program& program, RegisterFile file)
{
    switch (file) {
    case RegisterFile::Temp: return program.tempCount;
    case RegisterFile::Input: return program.inputCount;
    case RegisterFile::Constant: return program.uniformCount + static_cast<std::uint32_t>(program.literals.size());
    case RegisterFile::Output: return program.outputCount;
    case RegisterFile::None: break;
    }
    return 0;
}

std::string registerFault(const Program& program, const Instruction& instruction)
{
    const Destination& to = instruction.destination;
    if (to.file != RegisterFile::None) {
        if (to.file != RegisterFile::Temp && to.file != RegisterFile::Output)
            return "writes a file that can't be written";
        if (to.index >= fileSize(program, to.file) || to.writeMask == 0 || to.writeMask > 0xF)
            return "destination out of range";
    }
    for (const Source& source : instruction.sources) {
        if (source.file == RegisterFile::None)
            continue;
        if (source.file == RegisterFile::Output || source.index >= fileSize(program, source.file))
            return "source out of range";
        if (source.relative && (source.file != RegisterFile::Constant || source.addressTemp >= program.tempCount ||
                                source.addressComponent > 3))
            return "address out of range";
    }
    if (namesLocal(instruction.opcode) && (instruction.immediate < 0 || instruction.immediate >= program.localCount))
        return "local memory out of range";
    if (instruction.opcode == Opcode::Send && instruction.send.textureSlot >= 16)
        return "texture slot out of range";
    return {};
}

class FlowCheck {
public:
    explicit FlowCheck(const Program& program) : m_program(program) {}

    std::string run()
    {
        for (std::size_t at = 0; at < m_program.instructions.size(); ++at)
            if (!step(static_cast<std::int32_t>(at)))
                return "flow does not nest at " + std::to_string(at);
        return m_open.empty() ? "" : "flow is left open";
    }

private:
    bool close(std::int32_t at, Opcode first, Opcode second)
    {
        if (m_open.empty())
            return false;
        const Instruction& opener = m_program.instructions[m_open.back()];
        m_open.pop_back();
        return (opener.opcode == first || opener.opcode == second) && opener.immediate == at;
    }

    bool jump(const Instruction& instruction)
    {
        for (auto opener = m_open.rbegin(); opener != m_open.rend(); ++opener)
            if (m_program.instructions[*opener].opcode == Opcode::Loop)
                return instruction.immediate == m_program.instructions[*opener].immediate;
        return false;
    }

    bool step(std::int32_t at)
    {
        const Instruction& instruction = m_program.instructions[at];
        switch (instruction.opcode) {
        case Opcode::If:
        case Opcode::Loop: m_open.push_back(at); return true;
        case Opcode::Else:
            if (!close(at, Opcode::If, Opcode::If))
                return false;
            m_open.push_back(at);
            return true;
        case Opcode::EndIf: return close(at, Opcode::If, Opcode::Else);
        case Opcode::EndLoop: return close(at, Opcode::Loop, Opcode::Loop);
        case Opcode::Brk:
        case Opcode::Cont: return jump(instruction);
        case Opcode::End: return m_open.empty() && at + 1 == static_cast<std::int32_t>(m_program.instructions.size());
        default: return true;
        }
    }

    const Program& m_program;
    std::vector<std::int32_t> m_open;
};

} // namespace

std::string structuralFault(const Program& program)
{
    for (std::size_t at = 0; at < program.instructions.size(); ++at)
        if (std::string fault = registerFault(program, program.instructions[at]); !fault.empty())
            return fault + " at " + std::to_string(at);
    if (program.instructions.empty() || program.instructions.back().opcode != Opcode::End)
        return "no END";
    return FlowCheck{program}.run();
}

} // namespace vitrine::core
