// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/machine_target.h"

#include <optional>

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

private:
    [[nodiscard]] gles2::Device& device() { return *m_target.m_device; }
    /// Null: it is nowhere.
    [[nodiscard]] const Surface* surface(SurfaceId id);
    [[nodiscard]] Result<gles2::Executable> program(const PaintPrograms::Key& key);
    Result<void> submit(DrawCommand command);
    /// Makes a plane of the drawable's size where there is none yet.
    Result<void> makePlane(SurfaceId& plane, PixelFormat format, std::uint32_t samples = 1);
    Result<void> makeMask();
    void clearPlane(SurfaceId plane, std::uint8_t value);
    /// To ones.
    void clearMask(SurfaceId mask);
    Result<void> fillMask(SurfaceId mask, const Rect& rect, double value);

    /// Passes 1 and 2; whether anything may be covered.
    Result<void> countScissor(const Scissor& scissor);
    Result<void> makeCoverage(const Coverage& path, const Rect& box);
    [[nodiscard]] CoverPlanes coverPlanes(const Scissor& scissor, SurfaceId mask) const;
    [[nodiscard]] std::uint32_t samplesFor(VGRenderingQuality quality) const;
    [[nodiscard]] BlendState blendOf(VGBlendMode mode) const;
    Result<Painting> paintingOf(const PathDraw& path);
    /// As by the operation, with a layer of what a path covers.
    Result<void> changeMask(VGMaskOperation operation, const Coverage& path);
    /// Sets, unites or subtracts what a path covers, where it covers.
    Result<void> coverMask(VGMaskOperation operation, const Coverage& path, SurfaceId mask);
    /// A mask or layer, and where its first pixel is on another one.
    struct PlacedMask {
        SurfaceId surface;
        Point origin;
    };
    Result<void> combine(VGMaskOperation operation, const PlacedMask& source, SurfaceId target, const Rect& rect);

    MachineTarget& m_target;
    Planes& m_planes;
};

/// What a note says to the user; nothing when all is well.
[[nodiscard]] std::optional<Error> warningOf(const FanGeometry& geometry);

} // namespace vitrine::core::openvg
