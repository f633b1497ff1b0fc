// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/hiz/hiz_bench.h"

#include "core/hiz/hiz_config.h"
#include "core/hiz/hiz_tiles.h"

#include "core/depth_stencil/depth_stencil_ops.h"
#include "core/gpu/machine_config.h"

#include <QtTest>

#include <algorithm>

namespace vitrine::hiz {

using gputest::TargetLayout;

namespace {

bool isNear(std::uint32_t value, double depth)
{
    const auto wanted = static_cast<std::int64_t>(code(depth));
    return std::abs(static_cast<std::int64_t>(value) - wanted) <= 1;
}

void failUnless(bool isEqual, const char* what)
{
    if (!isEqual)
        QTest::qFail(what, __FILE__, __LINE__);
}

std::uint64_t numberIn(const StateNode& node, const std::string& field)
{
    const auto found = std::ranges::find(node.children, field, &StateNode::name);
    failUnless(found != node.children.end(), "the unit has no such number");
    return found == node.children.end() ? 0 : std::get<std::uint64_t>(found->value);
}

} // namespace

std::string programText(const ProgramParts& parts)
{
    std::string head = ".fragment\n.inputs 1\n.outputs 1\n.varyings 1\n.literal " + std::string(parts.depth) +
                       " 0 1 0\n.literal " + std::string(parts.stored) + "\n";
    std::string body;
    if (parts.readsTexel) {
        head += ".temps 1\n";
        body += "SEND r0, d0:0:EXPLICIT, v0, c0.y\n";
    }
    if (parts.hasSideEffects) { // before KIL: what is done is done
        head += ".side_effects\n";
        body += "STOUT c1\n";
    }
    if (parts.canDiscard) {
        head += ".can_discard\n";
        body += parts.discardsAll ? "KIL c0.z\n" : "KIL c0.y\n";
    }
    if (parts.writesDepth) {
        head += ".writes_depth\n";
        body += "ODEP c0.x\n";
    }
    return head + body + (parts.readsTexel ? "MUL o0, v0, r0\nEND\n" : "MOV o0, v0\nEND\n");
}

MachineConfig idealConfig()
{
    MachineConfig config;
    config.timing = TimingModel::Ideal;
    config.hiz->feedback = 0;
    return config;
}

MachineConfig with(MachineConfig config, const char* knob, const char* value)
{
    CORE_CHECK(setKnob(config, knob, value).hasValue(), knob);
    return config;
}

MachineConfig with(MachineConfig config, const QStringList& knobs)
{
    for (const QString& knob : knobs)
        config = with(config, qPrintable(knob.section('=', 0, 0)), qPrintable(knob.section('=', 1)));
    return config;
}

HizBench::HizBench(std::uint32_t width, std::uint32_t height, const MachineConfig& config)
    : m_bench(TargetLayout{width, height, 1, PixelFormat::Rgba8, false, true})
{
    m_bench.targets.depth = m_bench.memory.create({PixelFormat::Depth16, width, height, 1});
    m_untimedMemory = m_bench.memory;
    m_timed.emplace(m_bench.memory, config);
    m_untimed.emplace(m_untimedMemory, reachableUnits(config), *config.colorEngine, *config.hiz);
    clearDepth(1.0f);
    clearStencil(0);
}

void HizBench::clear(ClearCommand command)
{
    command.targets = m_bench.targets;
    m_timed->clear(command);
    m_untimed->clear(command);
}

void HizBench::clearDepth(float depth, std::optional<Rect> scissor)
{
    ClearCommand command;
    command.clearDepth = true;
    command.depth = depth;
    command.scissorEnabled = scissor.has_value();
    command.scissor = scissor.value_or(Rect{});
    clear(command);
}

void HizBench::clearStencil(std::uint8_t value)
{
    ClearCommand command;
    command.clearStencil = true;
    command.stencil = value;
    clear(command);
}

DrawBench::Draft HizBench::triangle(float left, float right, const ProgramParts& parts, const Vec4& color) const
{
    const auto width = static_cast<float>(m_bench.targets.width), height = static_cast<float>(m_bench.targets.height);
    DrawBench::Draft draft =
        m_bench.draft(Topology::Triangles,
                      {{0, 0, left, color}, {2 * width, 0, 2 * right - left, color}, {0, 2 * height, left, color}},
                      programText(parts));
    draft.state.depthStencil.depthTest = true;
    return draft;
}

DrawCommand HizBench::numbered(const DrawBench::Draft& draft)
{
    DrawCommand command = draft.finished();
    command.drawSeq = m_draws++;
    return command;
}

void HizBench::draw(const DrawBench::Draft& draft)
{
    const DrawCommand command = numbered(draft);
    failUnless(m_timed->draw(command).hasValue(), "the timed machine refuses a draw");
    failUnless(m_untimed->draw(command).hasValue(), "the untimed machine refuses a draw");
    failUnless(m_timed->lastDraw().fragments == m_untimed->lastDraw().fragments, "the machines run other fragments");
    compare();
}

void HizBench::compare() const
{
    const RenderTargets& targets = m_bench.targets;
    failUnless(DrawBench::contents(m_bench.memory, targets) == DrawBench::contents(m_untimedMemory, targets),
               "the machines leave other bits");
    for (const SurfaceId id : {targets.depth, targets.stencil}) {
        const TileBounds* timed = m_bench.memory.surface(id).bounds();
        const TileBounds* untimed = m_untimedMemory.surface(id).bounds();
        failUnless((timed == nullptr) == (untimed == nullptr), "only one machine keeps bounds");
        failUnless(!timed || timed->contentHash() == untimed->contentHash(), "the machines leave other bounds");
    }
}

void HizBench::addAuxiliary(std::uint32_t words)
{
    const Surface::Description description{PixelFormat::Rgba8, words, 1, 1};
    m_auxiliary = m_bench.memory.create(description);
    failUnless(m_untimedMemory.create(description) == m_auxiliary, "the memories differ");
}

std::vector<std::uint32_t> HizBench::auxiliary() const
{
    const Surface& words = m_bench.memory.surface(m_auxiliary);
    const Surface& untimed = m_untimedMemory.surface(m_auxiliary);
    std::vector<std::uint32_t> result;
    for (std::uint32_t i = 0; i < words.width(); ++i) {
        result.push_back(loadWord(words.pixel(i, 0), 4));
        failUnless(result.back() == loadWord(untimed.pixel(i, 0), 4), "the machines leave other auxiliary words");
    }
    return result;
}

void HizBench::addTexture(DrawBench::Draft& draft)
{
    const Surface::Description description{PixelFormat::Rgba8, 1, 1, 1};
    const SurfaceId id = m_bench.memory.create(description);
    failUnless(m_untimedMemory.create(description) == id, "the memories differ");
    const std::vector<std::byte> white(4, std::byte{255});
    for (Memory* memory : {&m_bench.memory, &m_untimedMemory})
        memory->surface(id).writeRect(0, 0, 1, 1, white);
    TextureView view;
    view.complete = true;
    view.levelCount = 1;
    view.levels = {id};
    draft.state.fragmentTextures = {std::make_shared<const TextureView>(view)};
}

std::uint64_t HizBench::number(const std::string& unit, const std::string& field)
{
    return numberIn(stateOf(unit), field);
}

std::uint64_t HizBench::number(const std::string& unit, const std::string& group, const std::string& field)
{
    const StateNode state = stateOf(unit);
    const auto found = std::ranges::find(state.children, group, &StateNode::name);
    failUnless(found != state.children.end(), "the unit has no such group");
    return found == state.children.end() ? 0 : numberIn(*found, field);
}

StateNode HizBench::stateOf(const std::string& unit)
{
    const std::vector<UnitDescription> descriptions = m_timed->machine().unitDescriptions();
    const auto found = std::ranges::find(descriptions, unit, &UnitDescription::path);
    failUnless(found != descriptions.end(), "there is no such unit");
    return found == descriptions.end()
               ? StateNode{}
               : m_timed->machine().snapshot().units[static_cast<std::size_t>(found - descriptions.begin())].state;
}

ValueInterval HizBench::entry(std::uint32_t tile) const
{
    return m_bench.memory.surface(m_bench.targets.depth).bounds()->entry(tile).bounds;
}

ValueInterval HizBench::stencilEntry(std::uint32_t tile) const
{
    return m_bench.memory.surface(m_bench.targets.stencil).bounds()->entry(tile).bounds;
}

std::uint32_t HizBench::depthAt(std::uint32_t x, std::uint32_t y) const
{
    return loadWord(m_bench.memory.surface(m_bench.targets.depth).pixel(x, y), 2);
}

std::uint32_t HizBench::stencilAt(std::uint32_t x, std::uint32_t y) const
{
    return loadWord(m_bench.memory.surface(m_bench.targets.stencil).pixel(x, y), 1);
}

std::vector<std::byte> HizBench::colors() const
{
    RenderTargets colorAlone;
    colorAlone.color = m_bench.targets.color;
    return DrawBench::contents(m_bench.memory, colorAlone);
}

std::uint32_t code(double depth)
{
    return quantizeDepth(depth, 0xFFFF);
}

bool isClose(const ValueInterval& bounds, double min, double max)
{
    return isNear(bounds.min, min) && isNear(bounds.max, max);
}

QString violation(const Memory& memory, SurfaceId id)
{
    const Surface& surface = memory.surface(id);
    const TileBounds* bounds = surface.bounds();
    if (!bounds)
        return {};
    for (std::uint32_t tile = 0; tile < bounds->columns() * bounds->rows(); ++tile) {
        const std::uint32_t size = bounds->tileSize();
        const std::uint32_t x = tile % bounds->columns() * size, y = tile / bounds->columns() * size;
        const ValueInterval stored =
            storedRange(surface, {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y),
                                  static_cast<std::int32_t>(std::min(x + size, surface.width())),
                                  static_cast<std::int32_t>(std::min(y + size, surface.height()))});
        const ValueInterval known = bounds->entry(tile).bounds;
        if (stored.min < known.min || stored.max > known.max)
            return QString("tile %1 of size %2: samples %3–%4, bounds %5–%6")
                .arg(tile)
                .arg(size)
                .arg(stored.min)
                .arg(stored.max)
                .arg(known.min)
                .arg(known.max);
    }
    return {};
}

} // namespace vitrine::hiz
