// SPDX-License-Identifier: Apache-2.0
// make_tiger TIGER.txt SIZE CAPTURE: writes a capture of one frame, in which the tiger fills a square window.
#include "captures/samples/vector_pen.h"
#include "tests/bench/tiger_commands.h"

#include <VG/openvg.h>

namespace {

using namespace vitrine;
using namespace vitrine::captures::samples;
using bench::TigerPath;

Color opaque(const std::array<float, 3>& color)
{
    return {color[0], color[1], color[2], 1.0f};
}

void draw(VectorPen& pen, const TigerPath& path)
{
    const int made = pen.path(bench::commandsOf(path), path.numbers);
    if (path.isFilled) {
        pen.set("VG_FILL_RULE", path.isEvenOdd ? VG_EVEN_ODD : VG_NON_ZERO);
        pen.fill(made, pen.solid(opaque(path.fillColor)));
    }
    if (!path.isStroked)
        return;
    pen.set("VG_STROKE_CAP_STYLE", path.cap == 'B' ? VG_CAP_BUTT : path.cap == 'R' ? VG_CAP_ROUND : VG_CAP_SQUARE);
    pen.set("VG_STROKE_JOIN_STYLE", path.join == 'M'   ? VG_JOIN_MITER
                                    : path.join == 'R' ? VG_JOIN_ROUND
                                                       : VG_JOIN_BEVEL);
    pen.setNumber("VG_STROKE_MITER_LIMIT", path.miterLimit);
    pen.stroke(made, pen.solid(opaque(path.strokeColor)), path.width);
}

} // namespace

int main(int argc, char** argv)
{
    const bench::Tiger tiger = argc == 4 ? bench::readTiger(argv[1]) : bench::Tiger{};
    const int size = argc == 4 ? std::atoi(argv[2]) : 0;
    if (tiger.paths.empty() || size <= 0) {
        std::fprintf(stderr, "usage: %s TIGER.txt SIZE CAPTURE\n", argv[0]);
        return 2;
    }
    auto writer = captures::CaptureWriter::create(argv[3]);
    core::Result<void> done = writer ? core::Result<void>() : writer.error();
    if (done) {
        Recorder recorder(**writer);
        recorder.openWindow(size, size);
        recorder.addVectorContext();
        VectorPen pen(recorder);
        const auto& [left, bottom, right, top] = tiger.bounds;
        const float scale = static_cast<float>(size) / std::max(right - left, top - bottom);
        pen.set("VG_RENDERING_QUALITY", VG_RENDERING_QUALITY_BETTER);
        pen.clear({1, 1, 1, 1}, size, size);
        pen.place(-left * scale, -bottom * scale, scale);
        for (const TigerPath& path : tiger.paths)
            draw(pen, path);
        recorder.present();
        done = recorder.result();
        if (done)
            done = (*writer)->setThumbnail(recorder.thumbnail());
        if (done)
            done = (*writer)->finish();
    }
    if (!done)
        std::fprintf(stderr, "%s: %s\n", argv[3], done.error().message.english().c_str());
    return done ? 0 : 1;
}
