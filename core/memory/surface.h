// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/memory/pixel_format.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace vitrine::core {

/// A two-dimensional image in the machine's memory: a texture level, a render buffer or a window's buffer.
///
/// Rows count from the bottom (row 0 is the bottom row, spec/00 §5). Pixels live in square tiles of kTileSize, a page
/// each; inside a tile rows follow one another, inside a row pixels, inside a pixel its samples. Copies share pages
/// until one side writes (checkpoints, ONE-06).
class Surface {
public:
    static constexpr std::uint32_t kTileSize = 16;

    struct Description {
        PixelFormat format = PixelFormat::None;
        std::uint32_t width = 0;   ///< pixels
        std::uint32_t height = 0;  ///< pixels; a 3-D level stacks its slices: height × depth
        std::uint32_t samples = 1; ///< 1 or 4
        friend bool operator==(const Description&, const Description&) = default;
    };

    /// All bytes zero.
    explicit Surface(const Description& description);
    Surface(const Surface& other);            ///< shares every page
    Surface& operator=(const Surface& other); ///< shares every page
    Surface(Surface&&) noexcept = default;
    Surface& operator=(Surface&&) noexcept = default;

    [[nodiscard]] const Description& description() const { return m_description; }
    [[nodiscard]] std::uint32_t width() const { return m_description.width; }
    [[nodiscard]] std::uint32_t height() const { return m_description.height; }
    [[nodiscard]] std::uint32_t samples() const { return m_description.samples; }
    [[nodiscard]] PixelFormat format() const { return m_description.format; }

    /// First sample of a pixel; the caller keeps x < width and y < height. Pixels of one tile row are adjacent.
    [[nodiscard]] const std::byte* pixel(std::uint32_t x, std::uint32_t y) const;
    /// The same for writing: gives the tile a page of its own first when it is shared.
    [[nodiscard]] std::byte* pixelForWrite(std::uint32_t x, std::uint32_t y);

    /// Rows of tightly packed samples in storage format, bottom row first; single-sampled surfaces only.
    void writeRect(std::uint32_t x, std::uint32_t y, std::uint32_t width, std::uint32_t height,
                   std::span<const std::byte> bytes);
    [[nodiscard]] std::vector<std::byte> readRect(std::uint32_t x, std::uint32_t y, std::uint32_t width,
                                                  std::uint32_t height) const;

private:
    struct Page;
    Description m_description;
    std::uint32_t m_tilesPerRow = 0;
    // implementation: pages shared between copies, with a flag per tile that says whether this copy may write in place
};

/// One sample as color: missing channels as the format defines them (alpha 1, luminance replicated); depth in x.
[[nodiscard]] Vec4 decodeSample(PixelFormat format, const std::byte* sample);
/// floor(v · max + ½) after clamping, per format (spec/00 §5).
void encodeSample(PixelFormat format, const Vec4& color, std::byte* sample);

} // namespace vitrine::core
