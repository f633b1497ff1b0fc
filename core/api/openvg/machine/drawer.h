// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/machine/basic_pass.h"
#include "core/api/openvg/machine_target.h"

#include <optional>
#include <vector>

namespace vitrine::core::openvg {

/// One drawing on its way to the machine: visits the kinds of drawings.
class MachineTarget::Drawer {
public:
    Drawer(MachineTarget& target, Planes& planes) : m_target(target), m_planes(planes) {}

    Result<void> operator()(const PathDraw& path);
    Result<void> operator()(const ClearDraw& clear);
    Result<void> operator()(const MaskDraw& mask);
    Result<void> operator()(const PathMaskDraw& path);
    Result<void> operator()(const MaskLayerFill& fill);
    Result<void> operator()(const MaskCopy& copy);
    Result<void> operator()(const MaskLayerChange& change);
    Result<void> operator()(const PixelCopy& copy);
    Result<void> operator()(const PixelWrite& write);
    Result<void> operator()(const ImageClear& clear);
    Result<void> operator()(const ImageFilter& filter);
    Result<void> operator()(const BasicDraw& basic);

private:
    [[nodiscard]] gles2::Device& device() { return *m_target.m_device; }
    /// Null: it is nowhere.
    [[nodiscard]] const Surface* surface(SurfaceId id);
    [[nodiscard]] Result<gles2::Executable> program(const PaintPrograms::Key& key);
    /// Draws of the machine that come right behind each other.
    using Passes = std::vector<DrawCommand>;
    Result<void> submit(Passes passes);
    Result<void> submit(DrawCommand command);
    /// Makes a plane of the drawable's size where there is none yet.
    Result<void> makePlane(SurfaceId& plane, PixelFormat format, std::uint32_t samples = 1);
    Result<void> makeMask();
    void clearPlane(SurfaceId plane, std::uint8_t value);
    Result<void> fillMask(SurfaceId mask, const Rect& rect, double value);

    /// Regions have a plane of their own, or are counted in that of windings when its coverage has moved on (DEC-09).
    [[nodiscard]] bool hasScissorPlane() const;
    Result<void> countScissor(const Scissor& scissor);
    Result<void> countRegions(const std::vector<PixelRect>& regions, const SampledPlane& plane);
    /// The plane of windings for paths of this quality.
    Result<SampledPlane> windingPlane(VGRenderingQuality quality);
    /// Adds passes 1 and 2, into a plane of coverage, or of a bit a sample, which is returned.
    Result<SurfaceId> addCoverage(const std::shared_ptr<const Coverage>& path, const Rect& box, bool keepsSamples,
                                  Passes& passes);
    [[nodiscard]] std::uint32_t samplesFor(VGRenderingQuality quality) const;
    /// What is to be painted, and through what.
    struct Cover {
        Rect box;
        Scissor scissor;
        std::shared_ptr<const Coverage> path; ///< null: there is none
        CoverPlanes planes;                   ///< without that of the scissor
    };
    /// Behind the passes that make the coverage.
    Result<void> paint(const Cover& cover, SurfaceId color, const Painting& painting, Passes passes = {});
    [[nodiscard]] BlendState blendOf(VGBlendMode mode) const;
    /// Where colors are blended in linear light, they are made in it (VG2D-20).
    [[nodiscard]] bool blendsLinear() const;
    /// What of the paint's program does what else is the way of the fixed units.
    struct Programmed {
        bool masks = false;        ///< vg.maskUnit=sp
        std::uint32_t samples = 0; ///< that are shaded, with aa.resolve=color
    };
    [[nodiscard]] Result<gles2::Executable> program(PaintShader shader, const Programmed& programmed);
    Result<Painting> paintingOf(const PathDraw& path, const Programmed& programmed);
    Result<Painting> imagePaintingOf(PathDraw path, const Programmed& programmed);
    /// As by the operation, with a layer of what a path covers.
    Result<void> changeMask(VGMaskOperation operation, const Coverage& path);
    /// Sets, unites or subtracts what a path covers, where it covers.
    Result<void> coverMask(VGMaskOperation operation, const Coverage& path, SurfaceId mask);
    /// A mask, layer or image, and where its first pixel is on another one.
    struct PlacedMask {
        SurfaceId surface;
        Point origin;
        FixedShader look = FixedShader::Alpha;
    };
    /// Where an operation takes its values from; without a surface it takes none.
    struct MaskSource {
        SurfaceId surface;
        PixelRect part;
        FixedShader look = FixedShader::Alpha;
    };
    [[nodiscard]] MaskSource sourceOf(const MaskDraw& mask);
    Result<void> combine(VGMaskOperation operation, const PlacedMask& source, SurfaceId target, const Rect& rect);

    /// Pixels of a surface, and how they keep colors.
    struct StoredArea {
        SurfaceId surface;
        ColorEncoding encoding;
        PixelRect rect;
        std::optional<VGImageFormat> format = std::nullopt; ///< of an image, which may keep less than eight bits
    };
    class Filter;
    [[nodiscard]] StoredArea storedArea(const PixelArea& area) const;
    [[nodiscard]] SurfaceId makePixels(const PixelRect& rect);
    Result<void> copyPixels(const StoredArea& from, const StoredArea& to, const Scissor& scissor);

    [[nodiscard]] bool takesBasicPath() const;
    Result<void> submitBasic(const BasicDraw& basic, SurfaceId target, const BasicSource& source);
    Result<void> clearBasically(const ClearDraw& clear, const Color& color);
    Result<void> fillStored(SurfaceId target, const PixelRect& rect, const Color& color, const Scissor& scissor);
    [[nodiscard]] static bool keepAlike(const StoredArea& from, const StoredArea& to);
    [[nodiscard]] bool copiesBasically(const StoredArea& from, const StoredArea& to, const Scissor& scissor) const;
    Result<void> copyStored(const StoredArea& from, const StoredArea& to, const Scissor& scissor);

    MachineTarget& m_target;
    Planes& m_planes;
};

/// What an image of a format keeps of a color.
[[nodiscard]] PixelChannels channelsOf(VGImageFormat format);

/// What a note says to the user; nothing when all is well.
[[nodiscard]] std::optional<Error> warningOf(const FanGeometry& geometry);

} // namespace vitrine::core::openvg
