// SPDX-License-Identifier: Apache-2.0
// tiger_bench TIGER.txt SIZE SECONDS best|one [PICTURE.ppm]: draws the tiger with OpenVG on the machine without a
// clock, again and again, and prints the user time of a turn. Paths and paints are made once, before.
#include "core/api/openvg/machine_target.h"
#include "core/api/openvg/system.h"
#include "core/gpu/untimed_gpu.h"
#include "core/memory/surface_ops.h"
#include "tests/bench/tiger_commands.h"
#include "tests/bench/user_time.h"

#include <cstdio>

namespace {

using namespace vitrine;
using namespace vitrine::core::openvg;
using bench::TigerPath;

struct MadePath {
    const TigerPath* path;
    VGPath handle;
    VGPaint fill, stroke;
};

VGPath pathIn(Context& vg, const TigerPath& path)
{
    const std::vector<VGubyte> commands = bench::commandsOf(path);
    const VGPath made =
        vg.createPath(VG_PATH_FORMAT_STANDARD, VG_PATH_DATATYPE_F, 1.0f, 0.0f, 0, 0, VG_PATH_CAPABILITY_ALL);
    vg.appendPathData(made, static_cast<VGint>(commands.size()), commands, std::as_bytes(std::span(path.numbers)));
    return made;
}

VGPaint paintIn(Context& vg, const std::array<float, 3>& color)
{
    const VGPaint made = vg.createPaint();
    vg.setParameterfv(made, VG_PAINT_COLOR, 4, std::array{color[0], color[1], color[2], 1.0f});
    return made;
}

/// `number`: of the next drawing, which the machine wants to know.
void drawTiger(Context& vg, MachineTarget& target, DrawingNumber& number, const std::vector<MadePath>& paths, int size)
{
    const auto next = [&] { target.beginCall({++number.call, ++number.draw}); };
    next();
    vg.clear(0, 0, size, size);
    for (const MadePath& made : paths) {
        const TigerPath& path = *made.path;
        if (path.isFilled) {
            vg.seti(VG_FILL_RULE, path.isEvenOdd ? VG_EVEN_ODD : VG_NON_ZERO);
            vg.setPaint(made.fill, VG_FILL_PATH);
            next();
            vg.drawPath(made.handle, VG_FILL_PATH);
        }
        if (path.isStroked) {
            vg.seti(VG_STROKE_CAP_STYLE, path.cap == 'B'   ? VG_CAP_BUTT
                                         : path.cap == 'R' ? VG_CAP_ROUND
                                                           : VG_CAP_SQUARE);
            vg.seti(VG_STROKE_JOIN_STYLE, path.join == 'M'   ? VG_JOIN_MITER
                                          : path.join == 'R' ? VG_JOIN_ROUND
                                                             : VG_JOIN_BEVEL);
            vg.setf(VG_STROKE_MITER_LIMIT, path.miterLimit);
            vg.setf(VG_STROKE_LINE_WIDTH, path.width);
            vg.setPaint(made.stroke, VG_STROKE_PATH);
            next();
            vg.drawPath(made.handle, VG_STROKE_PATH);
        }
    }
}

void writePicture(const char* name, const core::Surface& surface)
{
    std::FILE* file = std::fopen(name, "wb");
    if (!file)
        return;
    std::fprintf(file, "P6 %u %u 255\n", surface.width(), surface.height());
    for (std::uint32_t y = surface.height(); y-- > 0;)
        for (std::uint32_t x = 0; x < surface.width(); ++x)
            std::fwrite(surface.pixel(x, y), 1, 3, file);
    std::fclose(file);
}

} // namespace

int main(int argc, char** argv)
{
    const bench::TigerOrder order = bench::tigerOrder(argc, argv);
    const auto size = static_cast<std::uint32_t>(order.size);
    core::Memory memory;
    core::UntimedGpu gpu(memory);
    core::gles2::Device device(gpu);
    MachineTarget target(device);
    System system(target);
    system.setTolerance(1.0 / 16.0); // as programs have it (VG2D-03)
    DrawableConfig config;
    config.width = config.height = order.size;
    const DrawableId drawable = system.createDrawable(config);
    const core::SurfaceId color = device.createSurface({core::PixelFormat::Rgba8, size, size, 1});
    target.attach(drawable, color, config);
    const ContextId context = system.createContext();
    system.makeCurrent(context, drawable);
    Context& vg = *system.context(context);

    const auto& [left, bottom, right, top] = order.tiger.bounds;
    const float scale = static_cast<float>(order.size) / std::max(right - left, top - bottom);
    vg.setfv(VG_CLEAR_COLOR, 4, std::array{1.0f, 1.0f, 1.0f, 1.0f});
    vg.seti(VG_RENDERING_QUALITY,
            order.hasOneSample ? VG_RENDERING_QUALITY_NONANTIALIASED : VG_RENDERING_QUALITY_BETTER);
    vg.scale(scale, scale);
    vg.translate(-left, -bottom);
    DrawingNumber number;
    std::vector<MadePath> paths;
    for (const TigerPath& path : order.tiger.paths)
        paths.push_back({&path, pathIn(vg, path), paintIn(vg, path.fillColor), paintIn(vg, path.strokeColor)});

    drawTiger(vg, target, number, paths, order.size); // fills caches and the pages of memory
    std::uint64_t turns = 0;
    const double start = bench::userSeconds();
    double seconds = 0.0;
    for (; seconds < order.seconds; seconds = bench::userSeconds() - start, ++turns)
        drawTiger(vg, target, number, paths, order.size);
    if (const auto failure = system.takeFailure()) {
        std::fprintf(stderr, "%s\n", failure->message.english().c_str());
        return 1;
    }
    core::Hasher128 hasher;
    const core::Hash128 hash = core::contentHash(memory.surface(color));
    hasher.add(&hash, sizeof hash);
    std::printf("{\"paths\": %zu, \"turns\": %llu, \"turnSeconds\": %.6f, \"digest\": \"%s\"}\n", paths.size(),
                static_cast<unsigned long long>(turns), seconds / static_cast<double>(turns),
                core::toHex(hasher.digest()).c_str());
    if (order.picture)
        writePicture(order.picture, memory.surface(color));
    return 0;
}
