// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/device.h"
#include "core/api/openvg/context_state.h"
#include "core/api/openvg/machine/paint_programs.h"
#include "core/api/openvg/machine/passes.h"
#include "core/api/openvg/target.h"
#include "core/base/indirect.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace vitrine::core {
struct VectorConfig;
}

namespace vitrine::core::openvg {

/// What a drawing is among those of the capture.
struct DrawingNumber {
    std::uint64_t call = 0; ///< the capture's number of the API call
    std::uint32_t draw = 0; ///< drawings of all APIs, counted from 0 over the capture
};

/// Draws for OpenVG on the machine: makes the passes of each drawing, and sends them down the same way as the draws of
/// OpenGL ES (spec 02 §G). Planes of winding, scissor, coverage and mask are surfaces of the drawable's own. An image
/// has a surface of Rgba8, which holds its pixels as the encoding of its format has them (VG2D-19).
class MachineTarget final : public Target {
public:
    /// `units` is what programs can ask of the machine; null stands for what preset PAR has.
    MachineTarget(gles2::Device& device, const VectorConfig& config,
                  std::shared_ptr<const ReachableUnits> units = nullptr);
    /// On a machine whose knobs stand at their defaults.
    explicit MachineTarget(gles2::Device& device);
    /// The same on another device, whose memory must be a copy of this one's that was taken at the same moment.
    [[nodiscard]] MachineTarget cloneFor(gles2::Device& device) const;
    /// What follows is drawn as another machine does.
    void setConfig(const VectorConfig& config);

    /// Gives a drawable its color buffer, a surface of Rgba8 in the machine's memory with one sample a pixel and its
    /// bottom row first, which stays the caller's. Its planes are made anew, the mask with ones, when the size differs.
    void attach(DrawableId drawable, SurfaceId color, const DrawableConfig& config);
    void detach(DrawableId drawable);

    /// Tells what follows: before each call.
    void beginCall(const DrawingNumber& number)
    {
        m_number = number;
        m_passes = 0;
    }

    [[nodiscard]] Result<void> draw(ContextId context, DrawableId drawable, const Drawing& drawing) override;
    [[nodiscard]] const Surface* colorsOf(DrawableId drawable) override;
    [[nodiscard]] bool createImage(const ImageId& image, VGint width, VGint height, const Color& color) override;
    void destroyImage(const ImageId& image) override;
    void upload(const ImageId& image, const PixelRect& rect, std::span<const std::byte> pixels) override;
    [[nodiscard]] const Surface* pixelsOf(const ImageId& image) override;
    void finish() override;

    /// The surfaces of a drawable; those that were not needed yet are none.
    struct Planes {
        SurfaceId color;
        DrawableConfig config;
        SurfaceExtent extent;
        std::array<SurfaceId, 4> windings; ///< for 1, 4, 8 and 16 samples a pixel
        SurfaceId coverage, scissor, mask;
        SurfaceId insides; ///< in place of the coverage where samples are shaded: a bit for each (VG2D-13)
        Scissor scissored = std::nullopt; ///< the regions that stand in the scissor plane
    };
    [[nodiscard]] const Planes* planes(DrawableId drawable) const;
    [[nodiscard]] SurfaceId layer(const MaskLayerId& id) const;
    [[nodiscard]] SurfaceId image(const ImageId& id) const;

private:
    class Drawer;

    void freePlanes(Planes& planes);
    /// Fills a surface before anything is drawn to it.
    void clear(SurfaceId surface, const Vec4& color);
    void write(SurfaceId surface, const PixelRect& rect, std::span<const std::byte> pixels);

    gles2::Device* m_device;
    Indirect<VectorConfig> m_config;
    PaintPrograms m_programs;
    std::map<DrawableId, Planes> m_drawables;
    std::map<MaskLayerId, SurfaceId> m_layers;
    std::map<ImageId, SurfaceId> m_images;
    DrawingNumber m_number;
    std::uint32_t m_passes = 0; ///< of the call, so far
};

} // namespace vitrine::core::openvg
