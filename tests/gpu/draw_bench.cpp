// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/draw_bench.h"

#include "core/command/command_buffer.h"
#include "core/command/draw_encoder.h"
#include "core/shader/assembler.h"

#include <cstring>

namespace vitrine::gputest {

namespace {

Blob blobOf(const std::vector<Vec4>& values)
{
    std::vector<std::byte> bytes(values.size() * sizeof(Vec4));
    std::memcpy(bytes.data(), values.data(), bytes.size());
    return std::make_shared<const std::vector<std::byte>>(std::move(bytes));
}

VertexAttribute attribute(const std::vector<Vec4>& values)
{
    VertexAttribute result;
    result.isArray = true;
    result.stride = sizeof(Vec4);
    result.data = blobOf(values);
    return result;
}

} // namespace

const std::string kFlatProgram = ".fragment\n.inputs 1\n.outputs 1\n.varyings 1\nMOV o0, v0\nEND\n";
const std::string kTexturedProgram = ".fragment\n.temps 2\n.inputs 1\n.outputs 1\n.varyings 1\n"
                                     "SEND r0, d0:0:IMPLICIT, v0.xy\nMOV o0, r0\nEND\n";

std::uint32_t commandCount(const DrawCommand& command)
{
    const auto words = DrawEncoder().encode(command);
    std::uint32_t count = 0;
    for (std::uint32_t offset = 0; offset < words->bytes->size(); ++count)
        offset = decodeCommand(*words->bytes, offset).next;
    return count;
}

DrawBench::Draft smallTriangle(const DrawBench& bench, const std::string& program)
{
    return bench.draft(Topology::Triangles, {{0, 0, 0, {}}, {4, 0, 0, {}}, {0, 4, 0, {}}}, program);
}

std::shared_ptr<const Program> assembled(const std::string& text)
{
    auto program = assemble(text);
    CORE_CHECK(program.hasValue(), program.hasValue() ? "" : program.error().message.english().c_str());
    return std::make_shared<const Program>(*std::move(program));
}

DrawBench::DrawBench(const TargetLayout& layout)
{
    const auto surface = [&](PixelFormat format) {
        return memory.create({format, layout.width, layout.height, layout.samples});
    };
    targets.color = surface(layout.color);
    if (layout.hasDepth) {
        targets.depth = surface(PixelFormat::Depth24);
        memory.surface(targets.depth).fill({0, 0, layout.width, layout.height}, 0xC00000, ~0u);
    }
    if (layout.hasStencil)
        targets.stencil = surface(PixelFormat::Stencil8);
    targets.width = layout.width;
    targets.height = layout.height;
    targets.samples = layout.samples;
}

std::string DrawBench::plainVertexProgram()
{
    return ".vertex\n.inputs 2\n.outputs 3\n.varyings 1\n.writes_point_size\n.literal 3 0 0 0\n"
           "MOV o0, v0\nMOV o1, c0\nMOV o2, v1\nEND\n";
}

DrawBench::Draft DrawBench::draft(Topology topology, const std::vector<Vertex>& vertices, const std::string& fragment,
                                  const std::string& vertex) const
{
    Draft result;
    std::vector<Vec4> positions;
    std::vector<Vec4> varyings;
    for (const Vertex& v : vertices) {
        const float x = v.x * 2.0f / static_cast<float>(targets.width) - 1.0f;
        const float y = v.y * 2.0f / static_cast<float>(targets.height) - 1.0f;
        positions.push_back({x, y, v.z * 2.0f - 1.0f, 1.0f});
        varyings.push_back(v.varying);
    }
    DrawState& state = result.state;
    state.attributes[0] = attribute(positions);
    state.attributes[1] = attribute(varyings);
    state.program.vertex = assembled(vertex);
    state.program.fragment = assembled(fragment);
    state.program.vertexConstants = std::make_shared<const std::vector<Vec4>>();
    state.program.fragmentConstants = std::make_shared<const std::vector<Vec4>>();
    state.raster.viewport = {0, 0, static_cast<std::int32_t>(targets.width), static_cast<std::int32_t>(targets.height)};
    state.targets = targets;
    result.command.topology = topology;
    result.command.count = static_cast<std::uint32_t>(vertices.size());
    return result;
}

DrawCommand DrawBench::Draft::finished() const
{
    DrawCommand result = command;
    result.state = std::make_shared<const DrawState>(state);
    return result;
}

std::shared_ptr<const TextureView> DrawBench::addTexture(std::uint32_t seed, Filter filter)
{
    constexpr std::uint32_t kSize = 8;
    const SurfaceId id = memory.create({PixelFormat::Rgba8, kSize, kSize, 1});
    std::vector<std::byte> texels(std::size_t{4} * kSize * kSize);
    for (std::byte& byte : texels) {
        seed = seed * 1664525u + 1013904223u;
        byte = static_cast<std::byte>(seed >> 24);
    }
    memory.surface(id).writeRect(0, 0, kSize, kSize, texels);
    auto view = std::make_shared<TextureView>();
    view->sampler.magFilter = view->sampler.minFilter = filter;
    view->sampler.mipFilter = MipFilter::None;
    view->complete = true;
    view->levelCount = 1;
    view->levels = {id};
    return view;
}

std::vector<std::byte> DrawBench::contents(const Memory& memory, const RenderTargets& targets)
{
    std::vector<std::byte> result;
    for (const SurfaceId id : {targets.color, targets.depth, targets.stencil}) {
        if (!id)
            continue;
        const Surface& surface = memory.surface(id);
        for (std::uint32_t y = 0; y < surface.height(); ++y)
            for (std::uint32_t x = 0; x < surface.width(); ++x) {
                const std::byte* pixel = surface.pixel(x, y);
                result.insert(result.end(), pixel, pixel + surface.bytesPerPixel());
            }
    }
    return result;
}

} // namespace vitrine::gputest
