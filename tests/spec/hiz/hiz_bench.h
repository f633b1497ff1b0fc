// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/discard_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "tests/gpu/draw_bench.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace vitrine::hiz {

using namespace core;
using gputest::DrawBench;

/// The letters D, S and C of HIZ-11, and whether C kills every fragment (else none).
struct ProgramParts {
    bool writesDepth = false;
    bool hasSideEffects = false;
    bool canDiscard = false;
    bool discardsAll = false;
    bool readsTexel = false;          ///< of slot 0: its color is times that
    const char* stored = "0.1 0 1 0"; ///< by STOUT: address, and what is added
    const char* depth = "0.1";        ///< by ODEP
};
/// Its color is the varying.
std::string programText(const ProgramParts& parts);

/// Layer 2 as a test has it.
class FakeJudge final : public TileDiscardJudge {
public:
    using Answer = std::function<DiscardVerdict(const PixelBounds&)>;
    explicit FakeJudge(Answer answer) : m_answer(std::move(answer)) {}
    [[nodiscard]] TileDiscard judge(const Primitive&, const PixelBounds& tile, const DiscardKnobs&) const override
    {
        return {m_answer(tile), 1, 2};
    }

private:
    Answer m_answer;
};

/// `timing` ideal, `hiz.feedback` off (the head of 04).
MachineConfig idealConfig();
MachineConfig with(MachineConfig config, const char* knob, const char* value);
/// "key=value"
MachineConfig with(MachineConfig config, const QStringList& knobs);

/// A surface with color, 16-bit depth and stencil, cleared to depth 1, and a timed and an untimed machine that draw on
/// it: the running test fails when they leave other bits or other bounds.
class HizBench {
public:
    HizBench(std::uint32_t width, std::uint32_t height, const MachineConfig& config = idealConfig());

    void clearDepth(float depth, std::optional<Rect> scissor = {});
    void clearStencil(std::uint8_t value);
    /// One triangle over the whole surface, with depths that go from `left` to `right`: LESS, depth written.
    [[nodiscard]] DrawBench::Draft triangle(float left, float right, const ProgramParts& parts = {},
                                            const Vec4& color = {1, 1, 1, 1}) const;
    [[nodiscard]] DrawBench::Draft flat(float depth, const ProgramParts& parts = {},
                                        const Vec4& color = {1, 1, 1, 1}) const
    {
        return triangle(depth, depth, parts, color);
    }
    void draw(const DrawBench::Draft& draft);

    [[nodiscard]] ValueInterval entry(std::uint32_t tile) const;
    [[nodiscard]] ValueInterval stencilEntry(std::uint32_t tile) const;
    [[nodiscard]] std::uint32_t depthAt(std::uint32_t x, std::uint32_t y) const;
    [[nodiscard]] std::uint32_t stencilAt(std::uint32_t x, std::uint32_t y) const;
    [[nodiscard]] std::vector<std::byte> colors() const;
    /// Words for STOUT in both machines, all 0; bindTo(draft) makes a draw write there.
    void addAuxiliary(std::uint32_t words);
    void bindTo(DrawBench::Draft& draft) const { draft.state.auxiliary = m_auxiliary; }
    [[nodiscard]] std::vector<std::uint32_t> auxiliary() const;
    /// One white texel for slot 0 of a draw.
    void addTexture(DrawBench::Draft& draft);
    /// A number in the state of a unit of the timed machine.
    [[nodiscard]] std::uint64_t number(const std::string& unit, const std::string& field);
    [[nodiscard]] std::uint64_t number(const std::string& unit, const std::string& group, const std::string& field);
    /// Shader runs of the last draw.
    [[nodiscard]] std::uint64_t runs() const { return m_timed->lastDraw().fragments; }
    [[nodiscard]] const HierarchicalZ::Counters& counters() const { return m_timed->hiz()->counters(); }
    [[nodiscard]] const DepthStencilUnit::State& tests() const { return m_timed->depthStencil().state(); }
    [[nodiscard]] TimedGpu& timed() { return *m_timed; }
    [[nodiscard]] Memory& memory() { return m_bench.memory; }
    [[nodiscard]] const RenderTargets& targets() const { return m_bench.targets; }

private:
    void clear(ClearCommand command);
    DrawCommand numbered(const DrawBench::Draft& draft);
    void compare() const;
    [[nodiscard]] StateNode stateOf(const std::string& unit);

    DrawBench m_bench;
    Memory m_untimedMemory;
    SurfaceId m_auxiliary;
    std::optional<TimedGpu> m_timed;
    std::optional<UntimedGpu> m_untimed;
    std::uint32_t m_draws = 0;
};

/// As a 16-bit buffer stores it.
std::uint32_t code(double depth);
/// Both ends to one step of the format.
bool isClose(const ValueInterval& bounds, double min, double max);

/// HIZ-28: empty, or which tile of the surface does not bound its samples.
QString violation(const Memory& memory, SurfaceId id);

} // namespace vitrine::hiz
