// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/gpu/gpu.h"
#include "core/memory/memory.h"

#include <memory>
#include <string>
#include <vector>

namespace vitrine::gputest {

using namespace core;

/// What a drawn picture is made of, beside the programs and states of a draw.
struct TargetLayout {
    std::uint32_t width = 16, height = 16;
    std::uint32_t samples = 1;
    PixelFormat color = PixelFormat::Rgba8;
    bool hasDepth = false;
    bool hasStencil = false;
};

/// A memory with render targets and textures in it, and draws made by hand for them.
class DrawBench {
public:
    explicit DrawBench(const TargetLayout& layout);

    /// A vertex in pixels of the target (y up), its depth in 0…1, and one varying.
    struct Vertex {
        float x = 0.0f, y = 0.0f, z = 0.0f;
        Vec4 varying;
    };
    /// A draw with an own copy of the default state, to be changed as needed before it is drawn.
    struct Draft {
        DrawState state;
        DrawCommand command;
        [[nodiscard]] DrawCommand finished() const;
    };
    [[nodiscard]] Draft draft(Topology topology, const std::vector<Vertex>& vertices, const std::string& fragment,
                              const std::string& vertex = plainVertexProgram()) const;

    /// A texture of 8 × 8 texels that depend on the seed, without mipmaps.
    std::shared_ptr<const TextureView> addTexture(std::uint32_t seed, Filter filter = Filter::Nearest);

    /// Bytes of all targets.
    [[nodiscard]] static std::vector<std::byte> contents(const Memory& memory, const RenderTargets& targets);
    /// o0 = position, o1.x = point size 3, one varying.
    [[nodiscard]] static std::string plainVertexProgram();

    Memory memory;
    RenderTargets targets;
};

/// o0 = the varying.
extern const std::string kFlatProgram;
/// o0 = texture 0 at the varying.
extern const std::string kTexturedProgram;
/// HET-05: the triangle (0,0), (4,0), (0,4) on 4 × 4 pixels, of 6 fragments in 3 quads.
DrawBench::Draft smallTriangle(const DrawBench& bench, const std::string& program);

/// Of a draw that a frame begins with (RUN-01): programs, registers, PRIMITIVE, EXECUTE.
std::uint32_t commandCount(const DrawCommand& command);

/// Aborts on a fault: the programs of tests are right.
std::shared_ptr<const Program> assembled(const std::string& text);

} // namespace vitrine::gputest
