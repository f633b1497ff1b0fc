// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/photo.h"
#include "captures/samples/scenes.h"
#include "captures/samples/vector_pen.h"

#include <VG/openvg.h>

#include <algorithm>

namespace vitrine::captures::samples {
namespace {

constexpr int kSide = kPhotoSide;

/// Lower left corners of panels, counted from the upper left one.
struct Place {
    int x = 0, y = 0;
};
Place panel(int column, int row)
{
    return {16 + 75 * column, 136 - 96 * row};
}

/// A spot that fades from its middle on: half of its opacity is left where the square of the distance is 511.
std::vector<std::uint32_t> spot()
{
    std::vector<std::uint32_t> words;
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x) {
            const int squared = (x - 32) * (x - 32) + (y - 32) * (y - 32);
            words.push_back((wordOf(kAmber) & ~0xFFu) | static_cast<std::uint32_t>(std::max(255 - squared / 4, 0)));
        }
    return words;
}

/// Red, green and blue from the other end.
std::vector<std::uint32_t> inverting()
{
    std::vector<std::uint32_t> entries;
    for (std::uint32_t i = 0; i < 256; ++i)
        entries.push_back((255 - i) * 0x01010100 + i);
    return entries;
}

/// Records calls of VG/vitrine2d.h, and draws with OpenVG.
class Effects {
public:
    explicit Effects(Recorder& recorder) : m_recorder(recorder), m_pen(recorder) {}

    void fillWindow(const Color& color)
    {
        m_recorder.call("v2dColor", {word(wordOf(color))});
        m_recorder.call("v2dFillRectangle", {0, 0, kWidth, kHeight});
    }
    void invert(const Place& at)
    {
        m_recorder.call("v2dColorTable", {VG_TRUE, listOf(inverting())});
        copy(m_photo, {}, at, kSide);
        m_recorder.call("v2dColorTable", {VG_FALSE, Argument()});
    }
    /// Ever thicker to the top.
    void drawInFog(const Place& at)
    {
        constexpr int kStrips = 8, kRows = kSide / kStrips;
        for (int i = 0; i < kStrips; ++i) {
            m_recorder.call("v2dFog", {VG_TRUE, 1.0 - static_cast<double>(i) / kStrips, word(wordOf(kCream))});
            copy(m_photo, {0, kRows * i}, {at.x, at.y + kRows * i}, kRows);
        }
        m_recorder.call("v2dFog", {VG_FALSE, 1.0, word(0)});
    }
    void cutOut(const Place& at, const char* function)
    {
        m_recorder.call("v2dAlphaTest", {VG_TRUE, function, 128});
        copy(m_spot, {}, at, kSide);
        m_recorder.call("v2dAlphaTest", {VG_FALSE, function, 128});
    }
    void mixWithBackground(const Place& at)
    {
        m_recorder.call("v2dBackground", {VG_TRUE, 0.5, word(wordOf(kTeal))});
        drawImage(m_photo, at);
        m_recorder.call("v2dBackground", {VG_FALSE, 0.0, word(0)});
    }
    void scaleAutomatically() { m_recorder.call("v2dAutomaticScale", {VG_TRUE}); }
    /// A square kernel around each pixel of a pattern, which is the photo.
    void paintThroughKernel(const Place& at, int side, const std::vector<int>& kernel)
    {
        const double middle = side / 2;
        m_recorder.call("v2dPatternKernel", {VG_TRUE, side, side, middle, middle, listOf(kernel), 1.0, 0.0});
        m_pen.place(static_cast<float>(at.x), static_cast<float>(at.y));
        m_pen.fill(m_pen.polygon({0, 0, kSide, 0, kSide, kSide, 0, kSide}), m_pen.pattern(m_photo, "VG_TILE_PAD"));
        m_recorder.call("v2dPatternKernel", {VG_FALSE, 0, 0, 0.0, 0.0, Argument(), 0.0, 0.0});
    }
    void filter(const Place& at, const std::vector<int>& kernel)
    {
        const int filtered = m_pen.image(kSide);
        m_pen.convolve(filtered, m_photo, 3, kernel);
        drawImage(filtered, at);
    }

private:
    void copy(int image, const Place& from, const Place& to, int height)
    {
        m_recorder.call("v2dCopy", {image, from.x, from.y, to.x, to.y, kSide, height});
    }
    void drawImage(int image, const Place& at)
    {
        m_pen.placeImage(static_cast<float>(at.x), static_cast<float>(at.y));
        m_pen.drawImage(image, VG_DRAW_IMAGE_NORMAL);
    }

    Recorder& m_recorder;
    VectorPen m_pen;
    const int m_photo = m_pen.image(kSide, evening()), m_spot = m_pen.image(kSide, spot());
};

} // namespace

/// What VG/vitrine2d.h adds beside what it draws: to colors on their way to the surface, and to OpenVG.
void recordEffects(Recorder& recorder)
{
    recorder.openWindow(kWidth, kHeight);
    recorder.addVectorContext();
    Effects effects(recorder);
    const auto under = [&recorder](const char* marker, const auto& draw) {
        recorder.pushMarker(marker);
        draw();
        recorder.popMarker();
    };
    effects.fillWindow(kNight);
    under("By an inverting table", [&] { effects.invert(panel(0, 0)); });
    under("In fog", [&] { effects.drawInFog(panel(1, 0)); });
    under("A spot where it is at least half opaque, 1,605 pixels; then where it is less", [&] {
        effects.cutOut(panel(2, 0), "V2D_COMPARE_GREATER_EQUAL");
        effects.cutOut(panel(3, 0), "V2D_COMPARE_LESS");
    });
    under("Half a photo, and half its background", [&] { effects.mixWithBackground(panel(0, 1)); });
    effects.scaleAutomatically();
    under("Patterns through kernels: softened, sharpened", [&] {
        effects.paintThroughKernel(panel(1, 1), 5, std::vector<int>(25, 1));
        effects.paintThroughKernel(panel(2, 1), 3, {0, -1, 0, -1, 5, -1, 0, -1, 0});
    });
    under("A filter with the scale of its sum, 1/16", [&] {
        effects.filter(panel(3, 1), {1, 2, 1, 2, 4, 2, 1, 2, 1});
    });
    recorder.present();
}

} // namespace vitrine::captures::samples
