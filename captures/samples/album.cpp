// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/photo.h"
#include "captures/samples/scenes.h"
#include "captures/samples/vector_pen.h"

#include <VG/openvg.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace vitrine::captures::samples {
namespace {

constexpr int kSide = kPhotoSide;

/// A round window whose edge is soft, as opacity.
std::vector<std::uint32_t> roundMask()
{
    std::vector<std::uint32_t> words;
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x) {
            const float dx = static_cast<float>(x) - 31.5f, dy = static_cast<float>(y) - 31.5f;
            const float inside = std::clamp((32.0f - std::sqrt(dx * dx + dy * dy)) / 8.0f, 0.0f, 1.0f);
            words.push_back(wordOf({1.0f, 1.0f, 1.0f, inside}));
        }
    return words;
}

std::vector<std::uint8_t> inverted()
{
    std::vector<std::uint8_t> table(256);
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = static_cast<std::uint8_t>(255 - i);
    return table;
}

std::vector<std::uint8_t> identity()
{
    std::vector<std::uint8_t> table(256);
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = static_cast<std::uint8_t>(i);
    return table;
}

/// A photo and what filters make of it, side by side.
void drawFilters(VectorPen& pen, int photo)
{
    const int edges = pen.image(kSide), soft = pen.image(kSide), sepia = pen.image(kSide), negative = pen.image(kSide);
    pen.convolve(edges, photo, 3, {0, -1, 0, -1, 5, -1, 0, -1, 0});
    pen.blur(soft, photo, 2.0f);
    pen.colorMatrix(sepia, photo,
                    {0.39f, 0.35f, 0.27f, 0, 0.77f, 0.69f, 0.53f, 0, 0.19f, 0.17f, 0.13f, 0, 0, 0, 0, 1, 0, 0, 0, 0});
    pen.lookUp(negative, photo, inverted(), identity());
    float x = 16;
    for (const int image : {photo, edges, soft, sepia}) {
        pen.placeImage(x, 144);
        pen.drawImage(image, VG_DRAW_IMAGE_NORMAL);
        x += kSide + 8;
    }
    pen.placeImage(160, 40, 1.25f);
    pen.drawImage(negative, VG_DRAW_IMAGE_NORMAL);
}

} // namespace

/// Filters of an image, then the ways to draw one: multiplied, as a stencil, as a pattern and masked, with a caption of
/// glyphs.
void recordAlbum(Recorder& recorder)
{
    recorder.openWindow(kWidth, kHeight);
    recorder.addVectorContext();
    VectorPen pen(recorder);
    const int photo = pen.image(kSide, evening());

    recorder.pushMarker("A photo sharpened by a kernel of 3 × 3: 16,384 sections; blurred, in sepia, as a negative");
    pen.clear(kCream, kWidth, kHeight);
    drawFilters(pen, photo);
    recorder.popMarker();
    recorder.present();

    recorder.pushMarker("Multiplied by a gradient, through a stencil, as a pattern");
    pen.clear(kNight, kWidth, kHeight);
    const int dusk = pen.linearGradient({0, 0, kSide, 0}, kCoral, kCream), teal = pen.solid(kTeal);
    pen.usePaint(dusk);
    pen.placeImage(16, 152);
    pen.drawImage(photo, VG_DRAW_IMAGE_MULTIPLY);
    pen.usePaint(teal);
    pen.placeImage(96, 152);
    pen.drawImage(photo, VG_DRAW_IMAGE_STENCIL);
    const int tiles = pen.pattern(photo, "VG_TILE_REFLECT");
    pen.place(176, 136);
    pen.fill(pen.roundRectangle(0, 0, 128, 96, 24), tiles);
    recorder.popMarker();

    recorder.pushMarker("Behind a round mask");
    pen.setMask(pen.image(kSide, roundMask()), 32, 32, kSide);
    pen.set("VG_MASKING", VG_TRUE);
    pen.place(32, 32);
    pen.fill(pen.roundRectangle(0, 0, kSide, kSide, 1), pen.solid(kAmber));
    pen.set("VG_MASKING", VG_FALSE);
    recorder.popMarker();

    recorder.pushMarker("VG, in glyphs");
    const int v = pen.polygon({0, 64, 16, 0, 28, 0, 44, 64, 32, 64, 22, 18, 12, 64});
    const int g =
        pen.polygon({44, 64, 0, 64, 0, 0, 44, 0, 44, 36, 24, 36, 24, 26, 33, 26, 33, 10, 11, 10, 11, 54, 44, 54});
    const int font = pen.font({v, g}, 52);
    pen.usePaint(pen.solid(kCream));
    pen.placeGlyphs(168, 32);
    pen.drawGlyphs(font, {0, 1});
    recorder.popMarker();
    recorder.present();
}

} // namespace vitrine::captures::samples
