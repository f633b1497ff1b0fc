// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/texture/texel_layout.h"
#include "views/docks/texture/texture_question.h"

#include <QByteArray>
#include <QImage>
#include <QString>

/// An image of the machine as people look at it, and its exact values as text and files.

namespace vitrine::views {

/// How values become colors.
struct PictureOptions {
    float low = 0.0f, high = 1.0f;                     ///< shown as 0 and as full
    std::array<bool, 4> isOn{true, true, true, false}; ///< red, green, blue, alpha; one alone is shown as gray
};

/// What is spread between black and white unless the user says otherwise: what occurs, of half floats, depth and
/// stencil; 0 to 1 otherwise.
[[nodiscard]] PictureOptions defaultRange(const ShownImage& image, const PictureOptions& options);
/// From the least to the greatest value that occurs in the channels that are on.
[[nodiscard]] PictureOptions fittedRange(const ShownImage& image, const PictureOptions& options);
/// Depth and stencil have one channel, which is neither red, green nor blue.
[[nodiscard]] bool hasColor(const ShownImage& image);

[[nodiscard]] QImage toImage(const ShownImage& image, const TexelLayout& layout, const PictureOptions& options);

/// "x 3 y 1   #804000ff   R 128 G 64 B 0 A 255   0.5020 …": numbers as stored, then what they mean.
[[nodiscard]] QString texelText(const ShownImage& image, const TexelPlace& texel);
/// Of one texel: the row of the stack of faces that it stands in.
[[nodiscard]] std::uint32_t stackRow(const ShownImage& image, const TexelPlace& texel);

/// RGBA of 8 bits where that holds every value exactly, else of 16, as they are stored and with row 0 as the layout
/// has it. Half floats are cut to 0…1: CSV holds them whole.
[[nodiscard]] QImage toExactImage(const ShownImage& image, const TexelLayout& layout);
/// A line per texel: face, x, y, each channel as stored, each channel as number.
[[nodiscard]] QByteArray toCsv(const ShownImage& image);
/// The facts of the resource and of the image, and the statistics.
[[nodiscard]] QByteArray toJson(const ShownImage& image, const QString& name);

} // namespace vitrine::views
