// SPDX-License-Identifier: Apache-2.0
#include "tests/shader/random_program.h"

#include "core/shader/program_validation.h"

#include <array>
#include <bit>
#include <random>

namespace vitrine::core {

namespace {

constexpr std::array kComputing{Opcode::Mov, Opcode::Sel, Opcode::And,  Opcode::Xor,  Opcode::Add, Opcode::Mul,
                                Opcode::Mad, Opcode::Min, Opcode::Max,  Opcode::Frc,  Opcode::Abs, Opcode::IAdd,
                                Opcode::Dp2, Opcode::Dp4, Opcode::Sqrt, Opcode::Ceil, Opcode::Ddx, Opcode::Ddy};
constexpr int kDeepest = 3;
constexpr int kTurns = 3;
constexpr std::uint16_t kZeroLiteral = 4; ///< behind the uniforms: 0, 1, turns, 0.5
constexpr std::uint8_t kX = 0x00, kY = 0x55, kZ = 0xAA;

class Writer {
public:
    Writer(std::uint32_t seed, std::uint16_t temps) : m_random(seed), m_counter(static_cast<std::uint16_t>(temps - 1))
    {
        m_program.stage = ShaderStage::Fragment;
        m_program.tempCount = temps;
        m_program.inputCount = 3;
        m_program.outputCount = 2;
        m_program.uniformCount = 4;
        m_program.localCount = 2;
        m_program.usesDerivatives = true;
        m_program.literals = {{0.0f, std::bit_cast<float>(1), std::bit_cast<float>(kTurns), 0.5f}};
    }

    Program run()
    {
        region(40, 0);
        for (std::uint16_t output = 0; output < 2; ++output)
            for (int i = 0; i < 3; ++i)
                emit(Opcode::Add, {RegisterFile::Output, 0xF, false, output}, {i == 0 ? temp() : source(), temp()});
        m_program.instructions.emplace_back();
        (void)linkFlow(m_program);
        return std::move(m_program);
    }

private:
    [[nodiscard]] int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

    Source literal(std::uint8_t swizzle)
    {
        return {.file = RegisterFile::Constant, .swizzle = swizzle, .index = kZeroLiteral};
    }

    Source temp()
    {
        return {.file = RegisterFile::Temp,
                .swizzle = static_cast<std::uint8_t>(m_random()),
                .negate = below(6) == 0,
                .absolute = below(6) == 0,
                .index = static_cast<std::uint16_t>(below(m_counter))};
    }

    Source source()
    {
        const int kind = m_isConstant ? 7 + below(2) : below(10);
        if (kind < 7)
            return temp();
        Source other{.file = kind == 7 ? RegisterFile::Input : RegisterFile::Constant,
                     .swizzle = static_cast<std::uint8_t>(m_random()),
                     .index = static_cast<std::uint16_t>(below(3))};
        if (kind == 9) {
            other.relative = true;
            other.addressTemp = static_cast<std::uint16_t>(below(m_counter + 1));
            other.addressComponent = static_cast<std::uint8_t>(below(4));
        }
        return other;
    }

    Destination destination()
    {
        return {RegisterFile::Temp, static_cast<std::uint8_t>(below(3) == 0 ? 1 + below(15) : 15), below(12) == 0,
                static_cast<std::uint16_t>(below(m_counter))};
    }

    Instruction& emit(Opcode opcode, const Destination& to = {}, std::array<Source, 3> sources = {})
    {
        Instruction& made = m_program.instructions.emplace_back();
        made.opcode = opcode;
        made.destination = to;
        made.sources = sources;
        return made;
    }

    void region(int instructions, int depth)
    {
        for (int i = 0; i < instructions; ++i) {
            const int kind = below(20);
            if (kind == 0 && depth < kDeepest)
                branch(depth);
            else if (kind == 1 && depth < kDeepest && m_loops == 0)
                loop(depth);
            else if (kind == 2)
                request();
            else if (kind == 3)
                memory();
            else
                compute();
        }
        if (below(12) == 0)
            emit(Opcode::Kil, {}, {condition()});
    }

    // One draw after the other: the order of arguments is the compiler's.
    void compute()
    {
        const Opcode opcode = kComputing[static_cast<std::size_t>(below(kComputing.size()))];
        const Destination to = destination();
        m_isConstant = below(5) == 0;
        emit(opcode, to, {source(), source(), source()});
        m_isConstant = false;
    }

    /// True in some lanes.
    Source condition()
    {
        const Destination to{RegisterFile::Temp, 0x1, false, static_cast<std::uint16_t>(below(m_counter))};
        emit(Opcode::Cmp, to, {source(), source()});
        return {.file = RegisterFile::Temp, .swizzle = kX, .index = to.index};
    }

    void branch(int depth)
    {
        const Source chosen = condition();
        emit(Opcode::If, {}, {chosen});
        region(1 + below(8), depth + 1);
        if (m_loops > 0 && below(4) == 0)
            emit(below(2) == 0 ? Opcode::Brk : Opcode::Cont);
        if (below(2) == 0) {
            emit(Opcode::Else);
            region(below(8), depth + 1);
        }
        emit(Opcode::EndIf);
    }

    /// Turns are counted before anything can go to the next one.
    void loop(int depth)
    {
        ++m_loops;
        const Source counter{.file = RegisterFile::Temp, .swizzle = kX, .index = m_counter};
        const Destination toCounter{RegisterFile::Temp, 0x1, false, m_counter};
        const Destination toTest{RegisterFile::Temp, 0x2, false, m_counter};
        emit(Opcode::Mov, toCounter, {literal(kX)});
        emit(Opcode::Loop);
        emit(Opcode::ICmp, toTest, {counter, literal(kZ)}).condition = Condition::GreaterEqual;
        emit(Opcode::If, {}, {Source{.file = RegisterFile::Temp, .swizzle = kY, .index = m_counter}});
        emit(Opcode::Brk);
        emit(Opcode::EndIf);
        emit(Opcode::IAdd, toCounter, {counter, literal(kY)});
        region(2 + below(10), depth + 1);
        emit(Opcode::EndLoop);
        --m_loops;
    }

    void request()
    {
        if (below(3) > 0) {
            Destination to = destination();
            to.saturate = false;
            emit(Opcode::Send, to, {source()});
            return;
        }
        const auto first = static_cast<std::uint16_t>(below(m_counter - 2));
        const auto result = static_cast<std::uint16_t>(below(m_counter - 1));
        Instruction& call = emit(Opcode::Send, {RegisterFile::Temp, 0xF, false, result},
                                 {Source{.file = RegisterFile::Temp, .index = first}});
        call.send.device = kGroupPort;
        call.send.inputRegisters = 3;
        call.send.resultRegisters = 2;
    }

    void memory()
    {
        const int index = below(2);
        const Destination to = destination();
        if (below(2) == 0)
            emit(Opcode::LoadLocal, to, {literal(kX)}).immediate = index;
        else
            emit(Opcode::StoreLocal, {.writeMask = to.writeMask}, {literal(kX), source()}).immediate = index;
    }

    std::mt19937 m_random;
    const std::uint16_t m_counter;
    Program m_program;
    bool m_isConstant = false; ///< sources are inputs and constants alone
    int m_loops = 0;           ///< one counter: loops do not nest
};

} // namespace

Program randomProgram(std::uint32_t seed, std::uint16_t temps)
{
    return Writer(seed, temps).run();
}

} // namespace vitrine::core
