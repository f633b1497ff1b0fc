// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/program_check.h"

#include "core/blend/pgpe/pixel_object.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

namespace vitrine::core::pgpe {

namespace {

constexpr unsigned kWritablePorts =
    1u << static_cast<unsigned>(Port::ColorCache) | 1u << static_cast<unsigned>(Port::Memory);

class Checker {
public:
    Checker(const Program& program, const SurfaceTable& surfaces, PgpeFormat numbers)
        : m_program(program), m_surfaces(surfaces), m_numbers(numbers)
    {
    }

    Result<ProgramCheck> check()
    {
        const std::size_t count = m_program.instructions.size();
        if (count == 0)
            return failure("the program has no instruction");
        if (count > kMostInstructions)
            return failure("the program has {} instructions, and the engine holds {}", count, kMostInstructions);
        if (m_surfaces.formats.size() > kMostSurfaces)
            return failure("the program has {} surfaces, and the engine binds {}", m_surfaces.formats.size(),
                           kMostSurfaces);
        for (m_at = 0; m_at < count && m_fault.empty(); ++m_at)
            instruction(m_program.instructions[m_at]);
        if (m_fault.empty() && !m_open.empty())
            m_fault = textOf("line {}: IF without ENDIF", m_program.lineOf(m_open.back().line));
        if (!m_fault.empty())
            return Error{m_fault};
        warnOfTheEnd();
        return m_result;
    }

private:
    /// An IF that waits for its ENDIF.
    struct Block {
        std::size_t line;
        bool hasElse = false;
    };

    void fail(const Text& what)
    {
        if (m_fault.empty())
            m_fault = textOf("line {}: {}", m_program.lineOf(m_at), what);
    }

    void instruction(const Instruction& instruction)
    {
        const OpcodeInfo& info = opcodeInfo(instruction.opcode);
        if (info.name.empty())
            return fail(textOf("opcode {} does not exist", static_cast<int>(instruction.opcode)));
        switch (info.group) {
        case OpcodeClass::InputOutput: return port(instruction);
        case OpcodeClass::Logic: flow(instruction.opcode); break;
        case OpcodeClass::Binary: bits(info); break;
        default: break;
        }
        encoding(instruction);
        sources(instruction, info);
    }

    void encoding(const Instruction& instruction)
    {
        if (Text fault = encodingFault(instruction); !fault.empty())
            fail(fault);
    }

    void sources(const Instruction& instruction, const OpcodeInfo& info)
    {
        const auto sources = std::span(instruction.sources).first(info.sources);
        const bool inverts = std::ranges::count(sources, Modifier::Invert, &Operand::modifier) != 0;
        if (inverts && (m_numbers == PgpeFormat::Float16 || m_numbers == PgpeFormat::Float32))
            m_result.unclampedInverts.push_back(static_cast<std::uint8_t>(m_at));
    }

    void flow(Opcode opcode)
    {
        if (opcode == Opcode::If)
            return m_open.push_back({m_at});
        if (m_open.empty())
            return fail(textOf("{} without IF", opcodeInfo(opcode).name));
        if (opcode == Opcode::EndIf)
            return m_open.pop_back();
        if (m_open.back().hasElse)
            return fail(textOf("{} after ELSE", opcodeInfo(opcode).name));
        m_open.back().hasElse = opcode == Opcode::Else;
    }

    void bits(const OpcodeInfo& info)
    {
        const auto port = m_surfaces.ports[static_cast<std::size_t>(Port::ColorCache)];
        if (port >= m_surfaces.formats.size())
            return fail(textOf("{} works on stored bits, and cc is bound to no surface", info.name));
        const ObjectLayout& layout = objectLayout(m_surfaces.formats[port]);
        if (layout.kind != ChannelKind::Unorm)
            fail(textOf("{} works on stored bits, and cc holds {}", info.name, layout.name));
    }

    void port(const Instruction& instruction)
    {
        if (instruction.opcode == Opcode::In) {
            encoding(instruction);
            if (instruction.sources[0].index >= kPortCount)
                return fail(textOf("IN reads a port that does not exist"));
            if (static_cast<std::size_t>(instruction.sources[0].component) > kMostColors)
                return fail(textOf("IN reads a color that no object has"));
            return surface(m_surfaces.ports[instruction.sources[0].index], instruction.sources[0].index);
        }
        if (instruction.opcode == Opcode::Bind)
            return bind(instruction);
        encoding(instruction);
        sources(instruction, opcodeInfo(Opcode::Out));
        if (instruction.destination0 == 0 || instruction.destination0 >> kPortCount != 0)
            return fail(textOf("OUT writes to no port"));
        for (std::size_t p = 0; p < kPortCount; ++p)
            if ((instruction.destination0 >> p & 1) != 0)
                output(p);
    }

    void output(std::size_t port)
    {
        if ((kWritablePorts >> port & 1) == 0)
            return fail(textOf("OUT writes to {}, which gives alone", portName(static_cast<Port>(port))));
        surface(m_surfaces.ports[port], port);
    }

    void bind(const Instruction& instruction)
    {
        if (instruction.destination0 >= kPortCount)
            return fail(textOf("BIND names a port that does not exist"));
        surface(instruction.sources[0].index, instruction.destination0);
    }

    void surface(std::size_t surface, std::size_t port)
    {
        const std::string_view name = portName(static_cast<Port>(port));
        if (surface >= m_surfaces.formats.size())
            return fail(textOf("{} is bound to no surface", name));
        if (const ObjectFormat format = m_surfaces.formats[surface]; !isConvertible(format, m_numbers))
            fail(textOf("{} holds {}, which the engine's numbers ({}) can't", name, objectFormatName(format),
                        numberName(m_numbers)));
    }

    void warnOfTheEnd()
    {
        const auto isEnd = [](const Instruction& instruction) { return instruction.opcode == Opcode::End; };
        if (std::none_of(m_program.instructions.begin(), m_program.instructions.end(), isEnd))
            m_result.warnings.push_back(textOf("the program has no END: it stops after its last instruction, line {}",
                                               m_program.lineOf(m_program.instructions.size() - 1)));
    }

    const Program& m_program;
    const SurfaceTable& m_surfaces;
    const PgpeFormat m_numbers;
    ProgramCheck m_result;
    std::vector<Block> m_open;
    std::size_t m_at = 0;
    Text m_fault;
};

} // namespace

SurfaceTable targetSurfaces(ObjectFormat target)
{
    return {{ObjectFormat::Rgba32f, ObjectFormat::Rgba32f, target},
            {kFragmentSurface, kTextureSurface, kTargetSurface, kTargetSurface}};
}

Result<ProgramCheck> checkProgram(const Program& program, const SurfaceTable& surfaces, PgpeFormat numbers)
{
    return Checker(program, surfaces, numbers).check();
}

} // namespace vitrine::core::pgpe
