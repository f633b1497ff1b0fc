// SPDX-License-Identifier: Apache-2.0
#include "core/command/draw_encoder.h"

#include "core/command/command_buffer.h"
#include "core/command/register_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>

namespace vitrine::core {

namespace {

/// Registers at addresses that follow each other are written by one command.
void writeRegisters(const std::vector<RegisterValue>& changes, CommandWriter& writer)
{
    std::vector<std::uint32_t> run;
    run.reserve(std::min<std::size_t>(changes.size(), kMostRegistersAtOnce));
    for (std::size_t i = 0; i < changes.size();) {
        const std::uint32_t first = changes[i].address;
        run.clear();
        while (i < changes.size() && changes[i].address == first + run.size() && run.size() < kMostRegistersAtOnce)
            run.push_back(changes[i++].value);
        if (run.size() == 1)
            writer.setRegister(first, run.front());
        else
            writer.stateRegisters(first, run);
    }
}

template <typename T>
bool isSame(const T& left, const T& right)
{
    if constexpr (std::is_same_v<T, std::shared_ptr<const TextureView>> ||
                  std::is_same_v<T, std::shared_ptr<const ParameterBlock>>)
        return left == right || (left && right && *left == *right);
    else
        return left == right;
}

bool isUntouched(const VertexAttribute& attribute)
{
    static const VertexAttribute kUntouched;
    const auto fields = [](const VertexAttribute& of) {
        const auto& [isArray, type, size, isNormalized, stride, offset, data, constant] = of;
        return std::tuple(isArray, type, size, isNormalized, stride, offset, data.get(),
                          std::bit_cast<std::array<std::uint32_t, 4>>(constant)); // −0 is not 0
    };
    return fields(attribute) == fields(kUntouched);
}

bool isUntouched(const std::array<std::shared_ptr<const TextureView>, kMaxTextureSlots>& textures)
{
    return std::ranges::none_of(textures, [](const auto& texture) { return texture != nullptr; });
}

bool isUntouched(const BasicState& basic)
{
    static const BasicState kUntouched;
    return basic == kUntouched;
}

} // namespace

/// Collects what a draw's state changes, in the order of the addresses.
class DrawEncoder::Changes {
public:
    explicit Changes(DrawEncoder& encoder)
        : m_encoder(encoder), m_next(encoder.m_image.registers.written().begin()),
          m_end(encoder.m_image.registers.written().end())
    {
    }

    template <typename T>
    void operator()(std::uint32_t address, const RegisterPlace& /*name*/, const T& field)
    {
        if constexpr (std::is_same_v<T, std::uint64_t>) {
            note(address, static_cast<std::uint32_t>(field));
            note(address + 1, static_cast<std::uint32_t>(field >> 32));
        } else if constexpr (requires { toWord(field); }) {
            note(address, toWord(field));
        } else {
            refer(address, field);
        }
    }
    /// Whether the registers and what they are to be are as after a reset.
    [[nodiscard]] bool skips(std::uint32_t first, std::uint32_t end, const auto& fields)
    {
        goTo(first);
        return (m_next == m_end || m_next->address >= end) && isUntouched(fields);
    }
    void constants(std::uint32_t first, std::span<const Vec4> image)
    {
        for (std::size_t i = 0; i < image.size(); ++i)
            for (int component = 0; component < 4; ++component)
                note(first + static_cast<std::uint32_t>(4 * i) + static_cast<std::uint32_t>(component),
                     toWord(image[i][component]));
    }
    [[nodiscard]] std::vector<RegisterValue>& changes() { return m_changes; }

private:
    void note(std::uint32_t address, std::uint32_t word)
    {
        if (held(address) != word)
            m_changes.push_back({address, word});
    }
    void goTo(std::uint32_t address)
    {
        while (m_next != m_end && m_next->address < address)
            ++m_next;
    }
    /// What the register holds; addresses only grow.
    [[nodiscard]] std::uint32_t held(std::uint32_t address)
    {
        goTo(address);
        if (m_next != m_end && m_next->address == address)
            return m_next->value;
        return address < m_resets.size() ? m_resets[address] : 0;
    }
    /// The new block gets its number before that of the old one is free: so another block is another word.
    template <typename Pointer>
    void refer(std::uint32_t address, const Pointer& block)
    {
        const std::uint32_t before = held(address);
        if (before == 0 && !block)
            return;
        const Pointer known = m_encoder.m_blocks.find<Pointer>(before);
        if (known && isSame(known, block))
            return;
        note(address, block ? m_encoder.keep(block) : 0);
        m_encoder.release(before);
    }

    DrawEncoder& m_encoder;
    const StateRegisters::ResetValues& m_resets = StateRegisters::resetValues();
    std::vector<RegisterValue>::const_iterator m_next; ///< the first one that is not before the last address
    const std::vector<RegisterValue>::const_iterator m_end;
    std::vector<RegisterValue> m_changes;
};

/// Numbers of blocks that are not known are others than all that will be given.
DrawEncoder::DrawEncoder(RegisterImage image) : m_image(std::move(image))
{
    const DrawState untouched;
    visitStateRegisters(
        untouched, [this]<typename T>(std::uint32_t address, const RegisterPlace& /*place*/, const T& /*field*/) {
            if constexpr (!std::is_same_v<T, std::uint64_t> && !requires(const T& field) { toWord(field); })
                reserve(m_image.registers.value(address));
        });
    for (const std::uint32_t program : m_image.installed)
        reserve(program);
}

void DrawEncoder::reserve(std::uint32_t number)
{
    if (number == 0)
        return;
    if (m_uses.size() <= number)
        m_uses.resize(number + 1);
    ++m_uses[number];
    m_blocks.occupy(number);
}

std::uint32_t DrawEncoder::numberOf(const StateBlock& block) const
{
    for (std::uint32_t number = 1; number < m_uses.size(); ++number)
        if (m_uses[number] > 0 && m_blocks.at(number) == block)
            return number;
    return 0;
}

std::uint32_t DrawEncoder::keep(const StateBlock& block)
{
    std::uint32_t number = numberOf(block);
    if (number == 0)
        number = m_blocks.add(block);
    if (m_uses.size() <= number)
        m_uses.resize(number + 1);
    ++m_uses[number];
    return number;
}

void DrawEncoder::release(std::uint32_t number)
{
    if (number != 0 && --m_uses[number] == 0)
        m_blocks.remove(number);
}

void DrawEncoder::install(const std::shared_ptr<const Program>& program, std::vector<std::uint32_t>& added)
{
    if (!program)
        return;
    const std::uint32_t known = numberOf(program);
    if (known != 0 && std::ranges::find(m_image.installed, known) != m_image.installed.end())
        return;
    added.push_back(keep(program));
    m_image.installed.push_back(added.back());
}

/// The units change roles when nothing is under way any more (ONE-07).
void DrawEncoder::select(SelectedPipeline pipeline, CommandWriter& writer)
{
    if (m_image.pipeline == pipeline)
        return;
    writer.flush();
    writer.select(pipeline);
    m_image.pipeline = pipeline;
}

std::shared_ptr<const DrawWords> DrawEncoder::encode(const DrawCommand& command)
{
    const DrawState& state = *command.state;
    const auto before = std::make_shared<const RegisterImage>(m_image);
    CommandWriter writer;
    select(state.vector.pass == VectorPass::None ? SelectedPipeline::Pipeline3d : SelectedPipeline::Pipeline2d, writer);
    std::vector<std::uint32_t> programs;
    install(state.program.vertex, programs);
    install(state.program.fragment, programs);
    for (const std::uint32_t program : programs)
        writer.install(program);

    Changes changed(*this);
    visitStateRegisters(state, changed);
    if (state.program.vertexConstants)
        changed.constants(kVertexConstantRegisters, *state.program.vertexConstants);
    if (state.program.fragmentConstants)
        changed.constants(kFragmentConstantRegisters, *state.program.fragmentConstants);
    const std::vector<RegisterValue>& changes = changed.changes();
    for (const RegisterValue& change : changes)
        m_image.registers.set(change.address, change.value);
    writeRegisters(changes, writer);

    const std::uint32_t indicesBefore = m_indices;
    m_indices = command.indices ? keep(command.indices) : 0;
    release(indicesBefore);
    writer.primitive(BlockPrimitive{toWord(command.topology), command.first, command.count, toWord(command.indexType),
                                    m_indices, command.indexOffset});
    writer.execute();
    DrawWords words{std::make_shared<const std::vector<std::byte>>(writer.bytes()),
                    std::make_shared<const StateBlocks>(m_blocks), before, command};
    words.of.words = nullptr;
    words.of.scans.clear();
    words.of.uniforms.clear();
    return std::make_shared<const DrawWords>(std::move(words));
}

} // namespace vitrine::core
