// SPDX-License-Identifier: Apache-2.0
// tiger_cairo TIGER.txt SIZE SECONDS best|one [PICTURE.png]: what tiger_bench draws, by cairo's image surface. Curves
// become edges as finely as ours do, and paths are made once, before.
#include "tests/bench/tiger.h"
#include "tests/bench/user_time.h"

#include <cairo.h>

namespace {

using namespace vitrine;
using bench::TigerPath;

cairo_path_t* pathIn(cairo_t* cairo, const TigerPath& path)
{
    cairo_new_path(cairo);
    const float* n = path.numbers.data();
    for (const char segment : path.segments) {
        switch (segment) {
        case 'M': cairo_move_to(cairo, n[0], n[1]); break;
        case 'L': cairo_line_to(cairo, n[0], n[1]); break;
        case 'C': cairo_curve_to(cairo, n[0], n[1], n[2], n[3], n[4], n[5]); break;
        default: cairo_close_path(cairo);
        }
        n += segment == 'C' ? 6 : segment == 'E' ? 0 : 2;
    }
    return cairo_copy_path(cairo);
}

void drawTiger(cairo_t* cairo, const bench::Tiger& tiger, const std::vector<cairo_path_t*>& paths)
{
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const TigerPath& path = tiger.paths[i];
        cairo_new_path(cairo);
        cairo_append_path(cairo, paths[i]);
        if (path.isFilled) {
            const auto& [red, green, blue] = path.fillColor;
            cairo_set_fill_rule(cairo, path.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
            cairo_set_source_rgb(cairo, red, green, blue);
            cairo_fill_preserve(cairo);
        }
        if (path.isStroked) {
            const auto& [red, green, blue] = path.strokeColor;
            cairo_set_line_cap(cairo, path.cap == 'B'   ? CAIRO_LINE_CAP_BUTT
                                      : path.cap == 'R' ? CAIRO_LINE_CAP_ROUND
                                                        : CAIRO_LINE_CAP_SQUARE);
            cairo_set_line_join(cairo, path.join == 'M'   ? CAIRO_LINE_JOIN_MITER
                                       : path.join == 'R' ? CAIRO_LINE_JOIN_ROUND
                                                          : CAIRO_LINE_JOIN_BEVEL);
            cairo_set_miter_limit(cairo, path.miterLimit);
            cairo_set_line_width(cairo, path.width);
            cairo_set_source_rgb(cairo, red, green, blue);
            cairo_stroke_preserve(cairo);
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    const bench::TigerOrder order = bench::tigerOrder(argc, argv);
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, order.size, order.size);
    cairo_t* cairo = cairo_create(surface);
    const auto& [left, bottom, right, top] = order.tiger.bounds;
    const double scale = order.size / static_cast<double>(std::max(right - left, top - bottom));
    cairo_set_antialias(cairo, order.hasOneSample ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_FAST);
    cairo_set_tolerance(cairo, 1.0 / 16.0);
    cairo_translate(cairo, 0, order.size);
    cairo_scale(cairo, scale, -scale);
    cairo_translate(cairo, -left, -bottom);
    std::vector<cairo_path_t*> paths;
    for (const TigerPath& path : order.tiger.paths)
        paths.push_back(pathIn(cairo, path));

    drawTiger(cairo, order.tiger, paths);
    unsigned long long turns = 0;
    const double start = bench::userSeconds();
    double seconds = 0.0;
    for (; seconds < order.seconds; seconds = bench::userSeconds() - start, ++turns)
        drawTiger(cairo, order.tiger, paths);
    std::printf("{\"paths\": %zu, \"turns\": %llu, \"turnSeconds\": %.6f}\n", paths.size(), turns,
                seconds / static_cast<double>(turns));
    if (order.picture)
        cairo_surface_write_to_png(surface, order.picture);
    for (cairo_path_t* path : paths)
        cairo_path_destroy(path);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    return 0;
}
