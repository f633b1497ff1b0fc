// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/samples/palette.h"
#include "captures/samples/recorder.h"

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace vitrine::captures::samples {

/// Records what a program does with OpenVG: paths of floats, paints, and what is drawn with them. Handles count from 1.
class VectorPen {
public:
    explicit VectorPen(Recorder& recorder) : m_recorder(recorder) {}

    /// A path without contents.
    int path();
    int path(const std::vector<std::uint8_t>& commands, const std::vector<float>& points);
    /// With a closed polygon through the points, x and y of each.
    int polygon(const std::vector<float>& points);
    int roundRectangle(float x, float y, float width, float height, float corner);
    /// Part of a circle, from an angle on, in degrees.
    int arc(float x, float y, float radius, float from, float extent);

    int solid(const Color& color);
    int linearGradient(std::initializer_list<float> fromTo, const Color& first, const Color& last);
    int radialGradient(std::initializer_list<float> centerFocusRadius, const Color& first, const Color& last);
    /// With any number of stops, of each its offset and its color, whose colors pass over one by one (as in SVG).
    int gradient(const char* type, const std::vector<float>& points, const std::vector<float>& stops, bool isReflected);

    /// Repeats an image from where paths are; `tiling` is one of VGTilingMode.
    int pattern(int image, const char* tiling);

    /// A square of sRGBA without contents, or with a word for each pixel, 0xRRGGBBAA, the lowest row first.
    int image(int side);
    int image(int side, const std::vector<std::uint32_t>& words);
    /// Filters between images: a square kernel around its center, standard deviations in pixels, a matrix by columns,
    /// and tables of 256 entries for colors and for alpha.
    void convolve(int to, int from, int side, const std::vector<int>& kernel);
    void blur(int to, int from, float deviation);
    void colorMatrix(int to, int from, const std::vector<float>& columns);
    void lookUp(int to, int from, const std::vector<std::uint8_t>& colors, const std::vector<std::uint8_t>& alpha);
    void drawImage(int image, int mode);
    void setMask(int image, int x, int y, int side);

    /// Glyph i is path i; each is `advance` wide.
    int font(const std::vector<int>& paths, float advance);
    void drawGlyphs(int font, const std::vector<int>& glyphs);

    /// What images and glyphs are painted with.
    void usePaint(int paint) { m_recorder.call("vgSetPaint", {paint, "VG_FILL_PATH"}); }
    void fill(int path, int paint);
    void stroke(int path, int paint, float width);
    /// From where a path is to where it is drawn.
    void place(float x, float y, float scale = 1.0f);
    /// The same of images and of glyphs; afterwards place() is about paths as before.
    void placeImage(float x, float y, float scale = 1.0f);
    void placeGlyphs(float x, float y);
    /// One of the matrices by its mode, which stays: for paints, after place().
    void loadMatrix(int mode, const std::vector<float>& columns);
    void clear(const Color& color, int width, int height);
    void set(const char* parameter, int value) { m_recorder.call("vgSeti", {parameter, value}); }
    void setNumber(const char* parameter, float value) { m_recorder.call("vgSetf", {parameter, value}); }

private:
    int paint(const char* type);
    void setValues(int paint, const char* parameter, const std::vector<float>& values);
    void setRamp(int paint, const Color& first, const Color& last);

    Recorder& m_recorder;
    int m_lastHandle = 0;
};

} // namespace vitrine::captures::samples
