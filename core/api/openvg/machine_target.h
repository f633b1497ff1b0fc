// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/device.h"
#include "core/api/openvg/context_state.h"
#include "core/api/openvg/target.h"

#include <cstdint>
#include <map>

namespace vitrine::core::openvg {

/// What a drawing is among those of the capture.
struct DrawingNumber {
    std::uint64_t call = 0; ///< the capture's number of the API call
    std::uint32_t draw = 0; ///< drawings of all APIs, counted from 0 over the capture
};

/// Draws for OpenVG on the machine: makes the passes of each drawing, and sends them down the same way as the draws of
/// OpenGL ES (spec 02 §G). Planes of winding, scissor, coverage and mask are surfaces of the drawable's own.
class MachineTarget final : public Target {
public:
    explicit MachineTarget(gles2::Device& device) : m_device(&device) {}
    /// The same on another device, whose memory must be a copy of this one's that was taken at the same moment.
    [[nodiscard]] MachineTarget cloneFor(gles2::Device& device) const;

    /// Gives a drawable its color buffer, a surface of Rgba8 in the machine's memory with one sample a pixel and its
    /// bottom row first, which stays the caller's. Its planes are made anew, the mask with ones, when the size differs.
    void attach(DrawableId drawable, SurfaceId color, const DrawableConfig& config);
    void detach(DrawableId drawable);

    /// Tells what follows: before each call.
    void beginCall(const DrawingNumber& number) { m_number = number; }

    [[nodiscard]] Result<void> draw(ContextId context, DrawableId drawable, const Drawing& drawing) override;
    void finish() override;

private:
    struct Planes {
        SurfaceId color;
        DrawableConfig config;
    };

    gles2::Device* m_device;
    std::map<DrawableId, Planes> m_drawables;
    DrawingNumber m_number;
};

} // namespace vitrine::core::openvg
