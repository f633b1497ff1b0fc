// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/fragment_lowering.h"

#include "core/base/check.h"
#include "core/blend/pgpe/channel_groups.h"
#include "core/blend/pgpe/pixel_object.h"

#include <array>
#include <bit>
#include <optional>
#include <utility>

namespace vitrine::core::pgpe {

namespace {

using ShaderInstruction = core::Instruction;
using ShaderOpcode = core::Opcode;

// The color comes to kSourceRegister; what blending uses later is free until then.
constexpr std::uint8_t kFirstSide = 1; ///< of three: sources with two modifiers
constexpr std::uint8_t kPartial = 4;   ///< results that are not complete
constexpr std::uint8_t kFirstTemp = 5;
constexpr std::size_t kFreeConstants = kRegisterCount - kFirstFreeConstant;

/// A source as the engine finds it.
struct Value {
    std::uint8_t index = 0; ///< as in Operand
    Swizzle swizzle = kIdentitySwizzle;
    bool negate = false, absolute = false;

    [[nodiscard]] Operand operand(Component component) const
    {
        return {index, negate ? Modifier::Negate : absolute ? Modifier::Absolute : Modifier::None, component};
    }
    /// What a channel reads, for all channels.
    [[nodiscard]] Operand ofChannel(unsigned channel) const
    {
        return operand(static_cast<Component>(swizzled(swizzle, channel) + 1));
    }
};

/// Componentwise instructions: the same, or a sum with the product of the last source and 1.
struct Equivalent {
    Opcode opcode = Opcode::Mov;
    std::uint8_t sources = 1;
    bool isSwapped = false;
};

std::optional<Equivalent> equivalentOf(ShaderOpcode opcode)
{
    switch (opcode) {
    case ShaderOpcode::Mov:
    case ShaderOpcode::Abs: return Equivalent{Opcode::Mov, 1};
    case ShaderOpcode::Add: return Equivalent{Opcode::Add, 2};
    case ShaderOpcode::Mul: return Equivalent{Opcode::Mul, 2};
    case ShaderOpcode::Mad: return Equivalent{Opcode::Dp2, 3};
    // Of zeros of both signs the processors return the first operand, the engine the second.
    case ShaderOpcode::Min: return Equivalent{Opcode::Min, 2, true};
    case ShaderOpcode::Max: return Equivalent{Opcode::Max, 2, true};
    default: return std::nullopt;
    }
}

class FragmentWriter {
public:
    explicit FragmentWriter(const core::Program& program) : m_program(program), m_test(alphaTestOf(program)) {}

    FragmentLowering write()
    {
        m_result.need = fragmentNeed(m_program);
        m_result.refusedAt = decidingInstruction(m_program);
        if (kFirstTemp + m_program.tempCount > kRegisterCount)
            refuse(FragmentRule::ManyRegisters);
        for (std::size_t i = 0; i < m_program.instructions.size() && !isRefused(); ++i) {
            write(i);
            if (isRefused())
                m_result.refusedAt = i;
        }
        if (kFirstTemp + m_program.tempCount + m_result.colors.size() > kRegisterCount)
            refuse(FragmentRule::ManyRegisters);
        return isRefused() ? FragmentLowering{m_result.need, {}, {}, {}, {}, m_result.refusedAt} : std::move(m_result);
    }

private:
    [[nodiscard]] bool isRefused() const { return m_result.need.fragmentClass == FragmentClass::Full; }
    void refuse(FragmentRule rule)
    {
        if (!isRefused())
            m_result.need = {FragmentClass::Full, rule};
    }
    void add(const Instruction& instruction)
    {
        if (isRefused())
            return;
        if (m_result.instructions.size() == kMostBypassInstructions)
            return refuse(FragmentRule::ManyInstructions);
        m_result.instructions.push_back(instruction);
    }
    void add(Instruction instruction, const Destination& destination)
    {
        instruction.saturate = destination.saturate;
        add(instruction);
    }

    void write(std::size_t place)
    {
        const ShaderInstruction& instruction = m_program.instructions[place];
        if (m_test && place == m_test->comparison)
            return writeTest(instruction);
        switch (instruction.opcode) {
        case ShaderOpcode::End:
        case ShaderOpcode::Wait:
        case ShaderOpcode::Kil: return;
        case ShaderOpcode::Send: return writeLookup(instruction);
        case ShaderOpcode::Dp2: return writeDot(instruction, 2);
        case ShaderOpcode::Dp3: return writeDot(instruction, 3);
        case ShaderOpcode::Dp4: return writeDot(instruction, 4);
        default: break;
        }
        const auto equivalent = equivalentOf(instruction.opcode);
        if (!equivalent)
            return refuse(FragmentRule::Operation);
        writeComponentwise(instruction, *equivalent);
    }

    std::uint8_t registerOf(const Destination& destination)
    {
        if (destination.file == RegisterFile::Temp)
            return static_cast<std::uint8_t>(kFirstTemp + destination.index);
        if (destination.file != RegisterFile::Output || destination.index != 0)
            refuse(FragmentRule::Operation);
        return kSourceRegister;
    }

    std::uint8_t constantOf(ConstantUse use)
    {
        auto& constants = m_result.constants;
        const auto found = std::find(constants.begin(), constants.end(), use);
        const auto slot = static_cast<std::size_t>(found - constants.begin());
        if (slot == kFreeConstants) {
            refuse(FragmentRule::ManyConstants);
            return kFirstConstant;
        }
        if (found == constants.end())
            constants.push_back(use);
        return static_cast<std::uint8_t>(kFirstConstant + kFirstFreeConstant + slot);
    }

    /// Brings the value in where it is read first.
    std::uint8_t colorOf(std::uint16_t input)
    {
        auto& colors = m_result.colors;
        const auto found = std::find(colors.begin(), colors.end(), input);
        const auto number = static_cast<std::size_t>(found - colors.begin());
        const bool isAlone = m_result.need.fragmentClass == FragmentClass::None;
        const auto index =
            static_cast<std::uint8_t>(isAlone ? kSourceRegister : kFirstTemp + m_program.tempCount + number);
        if (found != colors.end())
            return index;
        if (number == kMostColors) {
            refuse(FragmentRule::ManyValues);
            return index;
        }
        colors.push_back(input);
        add(inputOf(index, Port::Interpolator, number));
        return index;
    }

    static Instruction inputOf(std::uint8_t destination, Port port, std::size_t color, std::uint8_t mask = kAllChannels)
    {
        const auto number = static_cast<Component>(color + 1);
        return operation(Opcode::In, destination, {{static_cast<std::uint8_t>(port), Modifier::None, number}}, mask);
    }

    Value valueOf(const Source& source)
    {
        Value value{0, source.swizzle, source.negate, source.absolute};
        switch (source.file) {
        case RegisterFile::Temp: value.index = static_cast<std::uint8_t>(kFirstTemp + source.index); break;
        case RegisterFile::Input: value.index = colorOf(source.index); break;
        case RegisterFile::Constant:
            value.index = constantOf({source.index, source.swizzle});
            value.swizzle = kIdentitySwizzle;
            break;
        default: refuse(FragmentRule::Operation); break;
        }
        return value;
    }

    /// With one modifier at most: −|x| has its |x| in a register of its own.
    Value plainValueOf(const Source& source, std::uint8_t side, std::uint8_t channels)
    {
        Value value = valueOf(source);
        if (!value.negate || !value.absolute)
            return value;
        const auto target = static_cast<std::uint8_t>(kFirstSide + side);
        value.negate = false;
        for (std::uint8_t left = channels; left != 0;) {
            const ChannelGroup group = largestGroup(left, {&value.swizzle, 1});
            add(operation(Opcode::Mov, target, {value.operand(group.components[0])}, group.mask));
            left &= static_cast<std::uint8_t>(~group.mask);
        }
        return {target, kIdentitySwizzle, true, false};
    }

    void writeComponentwise(const ShaderInstruction& instruction, const Equivalent& equivalent)
    {
        const Destination& destination = instruction.destination;
        const std::uint8_t target = registerOf(destination);
        std::array<Value, kMostSwizzled> values;
        std::array<Swizzle, kMostSwizzled> swizzles{};
        bool readsTarget = false;
        for (std::uint8_t i = 0; i < equivalent.sources; ++i) {
            Source source = instruction.sources[equivalent.isSwapped ? 1 - i : i];
            if (instruction.opcode == ShaderOpcode::Abs) {
                source.absolute = true;
                source.negate = false;
            }
            values[i] = plainValueOf(source, i, destination.writeMask);
            swizzles[i] = values[i].swizzle;
            readsTarget |= values[i].index == target;
        }
        if (m_result.need.fragmentClass == FragmentClass::None)
            return;
        const std::span used(swizzles.data(), equivalent.sources);
        const bool isWhole = largestGroup(destination.writeMask, used).mask == destination.writeMask;
        const std::uint8_t written = readsTarget && !isWhole ? kPartial : target;
        for (std::uint8_t left = destination.writeMask; left != 0;) {
            const ChannelGroup group = largestGroup(left, used);
            add(componentwise(equivalent, written, values, group), destination);
            left &= static_cast<std::uint8_t>(~group.mask);
        }
        if (written != target)
            add(operation(Opcode::Mov, target, {reg(written)}, destination.writeMask));
    }

    static Instruction componentwise(const Equivalent& equivalent, std::uint8_t target,
                                     const std::array<Value, kMostSwizzled>& values, const ChannelGroup& group)
    {
        Instruction result = operation(equivalent.opcode, target, {}, group.mask);
        for (std::size_t i = 0; i < equivalent.sources; ++i)
            result.sources[i] = values[i].operand(group.components[i]);
        if (equivalent.opcode == Opcode::Dp2)
            result.sources[3] = constant(kOnes);
        return result;
    }

    /// Products are summed in their order.
    void writeDot(const ShaderInstruction& instruction, unsigned components)
    {
        const Destination& destination = instruction.destination;
        const auto channels = static_cast<std::uint8_t>((1u << components) - 1);
        const Value a = plainValueOf(instruction.sources[0], 0, channels);
        const Value b = plainValueOf(instruction.sources[1], 1, channels);
        Instruction sum =
            operation(Opcode::Dp2, kPartial, {a.ofChannel(0), b.ofChannel(0), a.ofChannel(1), b.ofChannel(1)});
        for (unsigned channel = 2; channel < components; ++channel) {
            add(sum);
            sum = operation(Opcode::Dp2, kPartial,
                            {reg(kPartial), constant(kOnes), a.ofChannel(channel), b.ofChannel(channel)});
        }
        sum.destination0 = registerOf(destination);
        sum.mask = destination.writeMask;
        add(sum, destination);
    }

    void writeLookup(const ShaderInstruction& send)
    {
        if (send.send.resultRegisters != 1)
            return refuse(FragmentRule::Operation);
        const Source& coordinates = send.sources[0];
        add(inputOf(registerOf(send.destination), Port::Texture, m_result.lookups.size(), send.destination.writeMask),
            send.destination);
        m_result.lookups.push_back({coordinates.index, coordinates.swizzle, send.send.textureSlot});
    }

    /// The pixel is discarded where the condition holds; comparisons with NaN hold for "not equal" alone.
    void writeTest(const ShaderInstruction& comparison)
    {
        const std::uint8_t mask = comparison.destination.writeMask;
        const auto channel = static_cast<unsigned>(std::countr_zero(mask));
        const Operand a = plainValueOf(comparison.sources[0], 0, mask).ofChannel(channel);
        const Operand b = plainValueOf(comparison.sources[1], 1, mask).ofChannel(channel);
        const auto kill = [this](Operand x, Operand y) { add(operation(Opcode::Kil, 0, {x, y})); };
        switch (comparison.condition) {
        case Condition::Less: return kill(a, b);
        case Condition::Greater: return kill(b, a);
        case Condition::LessEqual: writeNotBelow(kPartial, b, a); return kill(constant(kZeros), reg(kPartial));
        case Condition::GreaterEqual: writeNotBelow(kPartial, a, b); return kill(constant(kZeros), reg(kPartial));
        case Condition::Equal: writeEqual(a, b); return kill(constant(kZeros), reg(kPartial));
        case Condition::NotEqual: writeEqual(a, b); return kill(reg(kPartial), constant(kOnes));
        }
    }
    /// 1 where a ≥ b, else 0.
    void writeNotBelow(std::uint8_t target, Operand a, Operand b)
    {
        add(operation(Opcode::Cmp, target, {a, b, constant(kOnes), constant(kZeros)}));
    }
    void writeEqual(Operand a, Operand b)
    {
        constexpr std::uint8_t kOther = kFirstSide + 2;
        writeNotBelow(kPartial, a, b);
        writeNotBelow(kOther, b, a);
        add(operation(Opcode::Min, kPartial, {reg(kPartial), reg(kOther)}));
    }

    const core::Program& m_program;
    const std::optional<AlphaTestPlace> m_test;
    FragmentLowering m_result;
};

Vec4 swizzledConstant(const Vec4& value, Swizzle swizzle)
{
    Vec4 result;
    for (unsigned channel = 0; channel < 4; ++channel)
        result[static_cast<int>(channel)] = value[static_cast<int>(swizzled(swizzle, channel))];
    return result;
}

} // namespace

FragmentLowering lowerFragment(const core::Program& program)
{
    return FragmentWriter(program).write();
}

void appendFragment(ProgramBuilder& builder, const FragmentLowering& lowering, std::span<const Vec4> constants)
{
    for (std::size_t i = 0; i < lowering.constants.size(); ++i) {
        const ConstantUse& use = lowering.constants[i];
        CORE_CHECK(use.index < constants.size(), "a draw has fewer constants than its fragment program");
        builder.setConstant(static_cast<std::uint8_t>(kFirstFreeConstant + i),
                            swizzledConstant(constants[use.index], use.swizzle));
    }
    for (const Instruction& instruction : lowering.instructions)
        builder.add(instruction);
}

} // namespace vitrine::core::pgpe
