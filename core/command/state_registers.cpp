// SPDX-License-Identifier: Apache-2.0
#include "core/command/state_registers.h"

#include "core/command/register_words.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace vitrine::core {

namespace {

/// What is known of a register of the state.
struct RegisterInfo {
    std::uint32_t address = 0;
    std::uint32_t reset = 0;
    std::uint32_t most = 0; ///< the largest value that it can hold
};

template <typename T>
constexpr std::uint32_t mostOf()
{
    if constexpr (std::is_same_v<T, bool>)
        return 1;
    else if constexpr (std::is_same_v<T, CompareFunction>)
        return toWord(CompareFunction::Always);
    else if constexpr (std::is_same_v<T, StencilOperation>)
        return toWord(StencilOperation::DecrementWrap);
    else if constexpr (std::is_same_v<T, BlendFactor>)
        return toWord(BlendFactor::OneMinusConstantAlpha);
    else if constexpr (std::is_same_v<T, BlendEquation>)
        return toWord(BlendEquation::Max);
    else if constexpr (std::is_same_v<T, AttributeType>)
        return toWord(AttributeType::HalfFloat);
    else if constexpr (std::is_same_v<T, CullMode>)
        return toWord(CullMode::FrontAndBack);
    else if constexpr (std::is_same_v<T, ClipOrigin>)
        return toWord(ClipOrigin::UpperLeft);
    else if constexpr (std::is_same_v<T, ClipDepth>)
        return toWord(ClipDepth::ZeroToOne);
    else if constexpr (std::is_same_v<T, DiscardVerdict>)
        return toWord(DiscardVerdict::Transparent);
    else if constexpr (std::is_same_v<T, VectorPass>)
        return toWord(VectorPass::Basic);
    else if constexpr (std::is_same_v<T, FillRule>)
        return toWord(FillRule::EvenOdd);
    else if constexpr (std::is_same_v<T, SamplePattern>)
        return toWord(SamplePattern::Rotated);
    else if constexpr (std::is_same_v<T, BlendMode>)
        return toWord(BlendMode::Additive);
    else if constexpr (std::is_same_v<T, MuxInput>)
        return toWord(MuxInput::Cache);
    else if constexpr (std::is_same_v<T, PaletteMode>)
        return toWord(PaletteMode::Sixteen);
    else if constexpr (std::is_same_v<T, BlendSpace>)
        return toWord(BlendSpace::Stored);
    else if constexpr (std::is_same_v<T, std::uint8_t>)
        return std::numeric_limits<std::uint8_t>::max();
    else
        return std::numeric_limits<std::uint32_t>::max();
}

template <typename T>
concept Words = requires(const T& value)
{
    toWord(value);
};

/// By address from 0 on; of addresses without a register the entry says another address.
using RegisterMap = std::array<RegisterInfo, kStateRegistersEnd>;

RegisterMap makeRegisterMap()
{
    RegisterMap map;
    const DrawState untouched;
    visitStateRegisters(untouched,
                        [&map]<typename T>(std::uint32_t address, const RegisterPlace& /*place*/, const T& value) {
                            constexpr std::uint32_t kAny = std::numeric_limits<std::uint32_t>::max();
                            if constexpr (Words<T>)
                                map[address] = {address, toWord(value), mostOf<T>()};
                            else // a block's number, or half of a field of 64 bits
                                map[address] = {address, 0, kAny};
                            if constexpr (std::is_same_v<T, std::uint64_t>)
                                map[address + 1] = {address + 1, 0, kAny};
                        });
    return map;
}

const RegisterInfo* infoOf(std::uint32_t address)
{
    static const RegisterMap kMap = makeRegisterMap();
    return address != 0 && address < kMap.size() && kMap[address].address == address ? &kMap[address] : nullptr;
}

bool isConstant(std::uint32_t address)
{
    return address >= kVertexConstantRegisters && address < kRegistersEnd;
}

/// Reads fields from registers, in the order of their addresses.
class StateReader {
public:
    StateReader(const std::vector<RegisterValue>& written, const StateBlocks& blocks)
        : m_next(written.begin()), m_end(written.end()), m_blocks(blocks)
    {
    }

    template <typename T>
    void operator()(std::uint32_t address, const RegisterPlace& /*name*/, T& field)
    {
        if constexpr (std::is_same_v<T, std::uint64_t>) {
            if (const auto low = take(address))
                field = *low;
            if (const auto high = take(address + 1))
                field |= std::uint64_t{*high} << 32;
        } else if (const auto word = take(address)) {
            if constexpr (Words<T>) {
                fromWord(*word, field);
            } else {
                field = m_blocks.find<T>(*word);
                m_isWhole = m_isWhole && field;
            }
        }
    }
    /// Whether all of these are as after a reset, and fields as they are.
    [[nodiscard]] bool skips(std::uint32_t first, std::uint32_t end, const auto& /*fields*/)
    {
        next(first);
        return m_next == m_end || m_next->address >= end;
    }
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    void next(std::uint32_t address)
    {
        while (m_next != m_end && m_next->address < address)
            ++m_next;
    }
    std::optional<std::uint32_t> take(std::uint32_t address)
    {
        next(address);
        return m_next != m_end && m_next->address == address ? std::optional(m_next->value) : std::nullopt;
    }

    std::vector<RegisterValue>::const_iterator m_next;
    const std::vector<RegisterValue>::const_iterator m_end;
    const StateBlocks& m_blocks;
    bool m_isWhole = true;
};

/// The image of a program's constant registers: as many as it has uniforms.
std::shared_ptr<const std::vector<Vec4>> constantsFrom(const std::vector<RegisterValue>& written, std::uint32_t first,
                                                       const Program* program)
{
    auto image = std::make_shared<std::vector<Vec4>>(program ? program->uniformCount : 0);
    const auto end = first + static_cast<std::uint32_t>(4 * image->size());
    for (auto at = std::ranges::lower_bound(written, first, {}, &RegisterValue::address);
         at != written.end() && at->address < end; ++at) {
        const std::uint32_t word = at->address - first;
        (*image)[word / 4][static_cast<int>(word % 4)] = std::bit_cast<float>(at->value);
    }
    return image;
}

} // namespace

bool StateRegisters::has(std::uint32_t address)
{
    return isConstant(address) || infoOf(address) != nullptr;
}

bool StateRegisters::takes(std::uint32_t address, std::uint32_t value)
{
    const RegisterInfo* info = infoOf(address);
    return info ? value <= info->most : isConstant(address);
}

std::uint32_t StateRegisters::value(std::uint32_t address) const
{
    const auto found = std::ranges::lower_bound(m_written, address, {}, &RegisterValue::address);
    if (found != m_written.end() && found->address == address)
        return found->value;
    return resetValue(address);
}

std::uint32_t StateRegisters::resetValue(std::uint32_t address)
{
    const RegisterInfo* info = infoOf(address);
    return info ? info->reset : 0;
}

const StateRegisters::ResetValues& StateRegisters::resetValues()
{
    static const ResetValues kValues = [] {
        ResetValues values{};
        for (std::uint32_t address = 0; address < values.size(); ++address)
            values[address] = resetValue(address);
        return values;
    }();
    return kValues;
}

void StateRegisters::set(std::uint32_t address, std::uint32_t value)
{
    const bool isReset = value == resetValue(address);
    const auto found = std::ranges::lower_bound(m_written, address, {}, &RegisterValue::address);
    const bool isThere = found != m_written.end() && found->address == address;
    if (isReset && isThere)
        m_written.erase(found);
    else if (isThere)
        found->value = value;
    else if (!isReset)
        m_written.insert(found, {address, value});
}

std::shared_ptr<const DrawState> StateRegisters::drawState(const StateBlocks& blocks) const
{
    auto state = std::make_shared<DrawState>();
    StateReader reader(m_written, blocks);
    visitStateRegisters(*state, reader);
    if (!reader.isWhole())
        return nullptr;
    ProgramState& program = state->program;
    program.vertexConstants = constantsFrom(m_written, kVertexConstantRegisters, program.vertex.get());
    program.fragmentConstants = constantsFrom(m_written, kFragmentConstantRegisters, program.fragment.get());
    return state;
}

} // namespace vitrine::core
