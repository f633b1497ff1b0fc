// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/photo.h"
#include "captures/samples/scenes.h"

#include <VG/vitrine2d.h>

#include <array>
#include <string_view>

namespace vitrine::captures::samples {
namespace {

constexpr int kPanel = 64; ///< its side

/// Lower left corners of panels, counted from the upper left one.
struct Place {
    int x = 0, y = 0;
};
Place panel(int column, int row)
{
    return {16 + 75 * column, 164 - 76 * row};
}

/// Records calls of VG/vitrine2d.h.
class Blitter {
public:
    explicit Blitter(Recorder& recorder) : m_recorder(recorder) {}

    /// A square, with the pixels as its format has them, the lowest row first.
    template <typename T>
    int image(const char* format, int side, const std::vector<T>& pixels)
    {
        m_recorder.call("vgCreateImage", {format, side, side, "VG_IMAGE_QUALITY_FASTER"}, ++m_lastHandle);
        const int rowBytes = side * static_cast<int>(sizeof(T));
        m_recorder.call("vgImageSubData", {m_lastHandle, bytesOf(pixels), rowBytes, format, 0, 0, side, side});
        return m_lastHandle;
    }
    void setColor(const Color& color) { m_recorder.call("v2dColor", {word(wordOf(color))}); }
    void blend(bool isOver) { m_recorder.call("v2dBlend", {isOver ? VG_TRUE : VG_FALSE}); }
    void setKey(const char* function, bool isEnabled, const Color& key)
    {
        m_recorder.call(function, {isEnabled ? VG_TRUE : VG_FALSE, word(wordOf(key))});
    }
    void stipple(int pattern, int factor) { m_recorder.call("v2dStipple", {VG_TRUE, pattern, factor}); }
    void rasterOperation(bool isEnabled, int code, const Color& pattern)
    {
        m_recorder.call("v2dRasterOperation", {isEnabled ? VG_TRUE : VG_FALSE, code, word(wordOf(pattern))});
    }
    void logicOperation(const char* operation) { m_recorder.call("v2dLogicOperation", {VG_TRUE, operation}); }
    void palette(const char* mode, const std::vector<std::uint32_t>& entries)
    {
        m_recorder.call("v2dPalette", {mode, entries.empty() ? Argument() : listOf(entries)});
    }
    void selectPalette(int number) { m_recorder.call("v2dPaletteNumber", {number}); }

    void fill(const Color& color, const Place& at, int width, int height)
    {
        setColor(color);
        m_recorder.call("v2dFillRectangle", {at.x, at.y, width, height});
    }
    void fan(const std::vector<float>& points)
    {
        m_recorder.call("v2dFillFan", {static_cast<int>(points.size() / 2), listOf(points)});
    }
    void line(const Place& from, const Place& to) { m_recorder.call("v2dDrawLine", {from.x, from.y, to.x, to.y}); }
    void gradient(const Place& at, const Color& lowerLeft, const Color& perColumn, const Color& perRow)
    {
        m_recorder.call("v2dGradientRectangle",
                        {at.x, at.y, kPanel, kPanel, 4, listOf(lowerLeft), listOf(perColumn), listOf(perRow)});
    }
    /// A square from an image, or from the window.
    void copy(int image, const Place& from, const Place& to, int side)
    {
        m_recorder.call("v2dCopy", {image, from.x, from.y, to.x, to.y, side, side});
    }
    void stretch(int image, int side, const Place& to, int width)
    {
        m_recorder.call("v2dStretch", {image, 0, 0, side, side, to.x, to.y, width, width});
    }
    void glyph(int image, const Place& at) { m_recorder.call("v2dDrawGlyph", {image, at.x, at.y}); }

private:
    Recorder& m_recorder;
    int m_lastHandle = 0;
};

constexpr int kWindowItself = 0;

constexpr int kSpriteSide = 12;
constexpr Color kKey = fromBytes(255, 0, 255);

/// A balloon, around which there is the key: 68 pixels are not it.
std::vector<std::uint32_t> balloon()
{
    constexpr std::array<std::string_view, kSpriteSide> kRows{"....oooo....", //
                                                              "..oorrrroo..", //
                                                              ".oorrrrrroo.", //
                                                              ".oorrrrrroo.", //
                                                              ".oorrrrrroo.", //
                                                              "..oorrrroo..", //
                                                              "...oorroo...", //
                                                              "....o..o....", //
                                                              "....o..o....", //
                                                              "....bbbb....", //
                                                              "....bbbb....", //
                                                              "............"};
    std::vector<std::uint32_t> words;
    for (int y = kSpriteSide; y-- > 0;)
        for (const char letter : kRows[static_cast<std::size_t>(y)])
            words.push_back(wordOf(letter == 'o' ? kAmber : letter == 'r' ? kCoral : letter == 'b' ? kNight : kKey));
    return words;
}

/// Rings around the middle, as numbers of a palette.
std::vector<std::uint8_t> rings()
{
    std::vector<std::uint8_t> numbers;
    for (int y = 0; y < kPanel; ++y)
        for (int x = 0; x < kPanel; ++x)
            numbers.push_back(static_cast<std::uint8_t>(((x - 32) * (x - 32) + (y - 32) * (y - 32)) / 9));
    return numbers;
}

/// `count` colors from one to the other.
void addRamp(std::vector<std::uint32_t>& entries, int count, const Color& from, const Color& to)
{
    for (int i = 0; i < count; ++i)
        entries.push_back(wordOf(between(from, to, static_cast<float>(i) / static_cast<float>(count))));
}

constexpr int kGlyphSide = 14;

/// A letter of 5 × 7, each of its points two pixels wide with a soft edge, as opacity.
std::vector<std::uint8_t> letter(const std::array<std::string_view, 7>& rows)
{
    const auto isSet = [&](int x, int y) {
        const int column = x / 2 - 1, row = 6 - y / 2;
        return x >= 2 && column < 5 && y >= 0 && row >= 0 &&
               rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == '#';
    };
    std::vector<std::uint8_t> opacities;
    for (int y = 0; y < kGlyphSide; ++y)
        for (int x = 0; x < kGlyphSide; ++x) {
            const int set = (isSet(x, y) ? 2 : 0) + (isSet(x - 1, y) ? 1 : 0) + (isSet(x + 1, y) ? 1 : 0);
            opacities.push_back(static_cast<std::uint8_t>(255 * set / 4));
        }
    return opacities;
}

void drawConstants(Blitter& blitter)
{
    const Place at = panel(0, 0);
    blitter.fill(kTeal, at, kPanel, kPanel);
    blitter.fill(kAmber, {at.x + 12, at.y + 12}, 40, 40);
    const auto x = static_cast<float>(at.x), y = static_cast<float>(at.y);
    blitter.setColor(kCoral);
    blitter.fan({x + 8, y + 16, x + 40, y + 16, x + 56, y + 48, x + 24, y + 48});
}

void drawScrolled(Blitter& blitter, int photo)
{
    const Place at = panel(2, 0);
    blitter.copy(photo, {}, at, kPanel);
    blitter.copy(kWindowItself, at, {at.x + 16, at.y + 16}, 48);
    blitter.copy(kWindowItself, {at.x + 8, at.y + 8}, at, 48);
}

void drawLines(Blitter& blitter)
{
    const Place at = panel(0, 1);
    constexpr std::array<std::array<int, 2>, 8> kStipples{
        {{0xFFFF, 1}, {0xAAAA, 1}, {0xF0F0, 1}, {0x00FF, 2}, {0x1111, 1}, {0xFE10, 1}, {0xFE10, 3}, {0x5555, 4}}};
    for (int y = at.y + 4; const auto& [pattern, factor] : kStipples) {
        blitter.setColor(between(kCoral, kCream, static_cast<float>(y - at.y) / kPanel));
        blitter.stipple(pattern, factor);
        blitter.line({at.x, y}, {at.x + kPanel, y});
        y += 8;
    }
    blitter.setColor(kAmber);
    blitter.stipple(0xFF00, 1);
    blitter.line(at, {at.x + kPanel, at.y + kPanel});
}

void combineBits(Blitter& blitter, int photo)
{
    constexpr int kHalf = kPanel / 2, kPatternForZeros = 0xB8; // where bits of the source are 0
    const Place at = panel(1, 1);
    blitter.copy(photo, {}, at, kPanel);
    blitter.logicOperation("V2D_LOGIC_INVERT");
    blitter.fill(kCream, at, kHalf, kHalf);
    blitter.logicOperation("V2D_LOGIC_XOR");
    blitter.fill(kLilac, {at.x + kHalf, at.y}, kHalf, kHalf);
    blitter.logicOperation("V2D_LOGIC_AND");
    blitter.fill(kAmber, {at.x, at.y + kHalf}, kHalf, kHalf);
    blitter.rasterOperation(true, kPatternForZeros, kCoral);
    blitter.fill(kTeal, {at.x + kHalf, at.y + kHalf}, kHalf, kHalf);
    blitter.rasterOperation(false, 0, kCoral);
}

void drawSprites(Blitter& blitter, int photo, int sprite)
{
    const Place at = panel(2, 1);
    blitter.copy(photo, {}, at, kPanel);
    blitter.setKey("v2dSourceKey", true, kKey);
    blitter.copy(sprite, {}, {at.x + 4, at.y + 44}, kSpriteSide);
    blitter.stretch(sprite, kSpriteSide, {at.x + 2, at.y + 14}, 2 * kSpriteSide);
    blitter.stretch(sprite, kSpriteSide, {at.x + 26, at.y + 24}, 3 * kSpriteSide);
    blitter.setKey("v2dSourceKey", false, kKey);
}

/// Through a cross of the key.
void drawThroughKey(Blitter& blitter)
{
    const Place at = panel(3, 1);
    blitter.fill(kTeal, at, kPanel, kPanel);
    blitter.fill(kKey, {at.x + 20, at.y}, 24, kPanel);
    blitter.fill(kKey, {at.x, at.y + 20}, kPanel, 24);
    blitter.setKey("v2dDestinationKey", true, kKey);
    blitter.gradient(at, kCoral, {0, 0.005f, 0.005f, 0}, {0, 0.005f, -0.005f, 0});
    blitter.setKey("v2dDestinationKey", false, kKey);
}

void drawByPalettes(Blitter& blitter)
{
    const int numbers = blitter.image("VG_sL_8", kPanel, rings());
    std::vector<std::uint32_t> one, sixteen;
    addRamp(one, 128, kCream, kCoral);
    addRamp(one, 128, kCoral, kNight);
    for (const Color& color : {kCoral, kAmber, kTeal, kBlue})
        for (int i = 0; i < 4; ++i)
            addRamp(sixteen, 16, color, kNight);
    blitter.palette("V2D_PALETTE_256", one);
    blitter.copy(numbers, {}, panel(0, 2), kPanel);
    blitter.palette("V2D_PALETTE_16X16", sixteen);
    constexpr int kHalf = kPanel / 2;
    const Place at = panel(1, 2);
    for (int quarter = 0; quarter < 4; ++quarter) {
        const Place part{quarter % 2 * kHalf, quarter / 2 * kHalf};
        blitter.selectPalette(4 * quarter);
        blitter.copy(numbers, part, {at.x + part.x, at.y + part.y}, kHalf);
    }
    blitter.palette("V2D_PALETTE_NONE", {});
}

void writeGlyphs(Blitter& blitter)
{
    const std::array<int, 4> word{
        blitter.image("VG_A_8", kGlyphSide, letter({"####.", "#...#", "#...#", "####.", "#...#", "#...#", "####."})),
        blitter.image("VG_A_8", kGlyphSide, letter({"#....", "#....", "#....", "#....", "#....", "#....", "#####"})),
        blitter.image("VG_A_8", kGlyphSide, letter({".###.", "..#..", "..#..", "..#..", "..#..", "..#..", ".###."})),
        blitter.image("VG_A_8", kGlyphSide, letter({"#####", "..#..", "..#..", "..#..", "..#..", "..#..", "..#.."}))};
    const Place at = panel(2, 2);
    blitter.gradient(at, kNight, {0, 0, 0.006f, 0}, {0.002f, 0.002f, 0.004f, 0});
    for (int row = 0; const Color& color : {kCream, withAlpha(kAmber, 0.75f), withAlpha(kCoral, 0.5f)}) {
        blitter.setColor(color);
        for (int x = at.x + 4; const int glyph : word) {
            blitter.glyph(glyph, {x, at.y + 43 - 18 * row});
            x += kGlyphSide;
        }
        ++row;
    }
}

void drawGlass(Blitter& blitter, int photo)
{
    const Place at = panel(3, 2);
    blitter.copy(photo, {}, at, kPanel);
    blitter.blend(true);
    for (int step = 0; const Color& color : {kCoral, kTeal, kLilac}) {
        blitter.fill(withAlpha(color, 0.5f), {at.x + 4 + 12 * step, at.y + 4 + 8 * step}, 32, 40);
        ++step;
    }
    blitter.blend(false);
}

} // namespace

/// What the basic 2-D path can do, side by side, without a shader.
void recordBlitter(Recorder& recorder)
{
    recorder.openWindow(kWidth, kHeight);
    recorder.addVectorContext();
    Blitter blitter(recorder);
    const int photo = blitter.image("VG_sRGBA_8888", kPhotoSide, evening());
    const int sprite = blitter.image("VG_sRGBA_8888", kSpriteSide, balloon());

    const auto under = [&recorder](const char* marker, const auto& draw) {
        recorder.pushMarker(marker);
        draw();
        recorder.popMarker();
    };
    under("Rectangles and a fan of one color: of the window 76,800 pixels, and no instruction", [&] {
        blitter.fill(kNight, {}, kWidth, kHeight);
        drawConstants(blitter);
    });
    under("A gradient of four adders", [&] {
        blitter.gradient(panel(1, 0), kNight, {0.01f, 0, 0, 0}, {0, 0.01f, 0.005f, 0});
    });
    under("A photo, scrolled over itself to the upper right, then to the lower left",
          [&] { drawScrolled(blitter, photo); });
    under("A sprite of 12 × 12 stretched to 64 × 64",
          [&] { blitter.stretch(sprite, kSpriteSide, panel(3, 0), kPanel); });
    under("Stippled lines", [&] { drawLines(blitter); });
    under("Inverted, XOR, AND, and a pattern where bits of the source are 0", [&] { combineBits(blitter, photo); });
    under("Sprites without their key", [&] { drawSprites(blitter, photo, sprite); });
    under("A gradient where the key is: 2,496 pixels", [&] { drawThroughKey(blitter); });
    under("Numbers by a palette of 256 colors, then by four of sixteen palettes", [&] { drawByPalettes(blitter); });
    under("Glyphs", [&] { writeGlyphs(blitter); });
    under("Colors half over a photo", [&] { drawGlass(blitter, photo); });
    recorder.present();
}

} // namespace vitrine::captures::samples
