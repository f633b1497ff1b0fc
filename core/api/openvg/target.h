// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/drawing.h"
#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/memory/surface.h"

#include <cstddef>
#include <span>

namespace vitrine::core::openvg {

using ContextId = Id<struct VectorContextTag>;
using DrawableId = Id<struct DrawableTag>;

/// What draws for OpenVG. Nothing in this folder writes a surface: every pixel comes from here (spec 02 §G).
class Target {
public:
    virtual ~Target() = default;
    /// Of a context onto a drawable, both of which are there. The reason why it could not be drawn goes to the user.
    [[nodiscard]] virtual Result<void> draw(ContextId context, DrawableId drawable, const Drawing& drawing) = 0;
    /// The color buffer of a drawable, Rgba8, after everything that was drawn: null where there is none. It stays
    /// valid until the next call.
    [[nodiscard]] virtual const Surface* colorsOf(DrawableId /*drawable*/) { return nullptr; }

    /// Gives an image pixels, all of them of one color. False: there is no memory left for them.
    [[nodiscard]] virtual bool createImage(const ImageId& /*image*/, VGint /*width*/, VGint /*height*/,
                                           const Color& /*color*/)
    {
        return true;
    }
    virtual void destroyImage(const ImageId& /*image*/) {}
    /// The one way by which pixels of the program get to the machine: bytes of Rgba8, row by row, the bottom row first.
    virtual void upload(const ImageId& /*image*/, const PixelRect& /*rect*/, std::span<const std::byte> /*pixels*/) {}
    /// As colorsOf().
    [[nodiscard]] virtual const Surface* pixelsOf(const ImageId& /*image*/) { return nullptr; }

    /// vgFinish and vgFlush: waits for what was drawn.
    virtual void finish() = 0;
};

} // namespace vitrine::core::openvg
