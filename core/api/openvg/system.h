// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/context.h"

#include <map>
#include <optional>

namespace vitrine::core::openvg {

/// Everything that OpenVG, and the part of EGL that it needs, know: share groups, contexts and the surfaces that are
/// drawn to. All of it is plain values; cloneFor() makes a second System that behaves the same from here on. Ids count
/// from 1 and are never used again.
class System {
public:
    explicit System(Target& target) : m_target(&target) {}
    System(const System& other); ///< uses the same target
    System& operator=(const System& other);
    ~System() = default;

    [[nodiscard]] System cloneFor(Target& target) const;

    /// With no `shareWith` the context gets a share group of its own. None when `shareWith` is unknown.
    [[nodiscard]] ContextId createContext(ContextId shareWith = {});
    /// A context that is current stays until it is no longer. Its objects go with the last context of its share group.
    /// An unknown id does nothing.
    void destroyContext(ContextId id);

    /// The surface itself is the target's. A width or height of 0 or less makes none.
    [[nodiscard]] DrawableId createDrawable(const DrawableConfig& config);
    void resizeDrawable(DrawableId id, VGint width, VGint height);
    void destroyDrawable(DrawableId id);

    /// An image of a context, as EGL wants to know it that makes a pbuffer of it (EGL 1.4 §3.5.3).
    struct TargetImage {
        ImageId id;
        VGImageFormat format = VG_sRGBA_8888;
        VGint width = 0, height = 0;
        bool isInUse = false; ///< it has a parent, a child, a paint, a glyph, or a pbuffer already
    };
    /// Nothing when the context has no such image.
    [[nodiscard]] std::optional<TargetImage> targetImage(ContextId context, VGImage image) const;
    /// A pbuffer needs its image, which lives on until it is let go: without its handle, and without contexts.
    void holdImage(const ImageId& image);
    void letGoOfImage(const ImageId& image);
    /// Of an image that is held, whether somebody else needs it as well.
    [[nodiscard]] bool isNeededElsewhere(const ImageId& image) const;
    /// Whether the pbuffer is current: the image then is a rendering target.
    void setTarget(const ImageId& image, bool isTarget);

    /// A context of none releases the current one. The drawable may be none. False for an unknown id.
    bool makeCurrent(ContextId id, DrawableId drawable);
    /// Null when no context is current: vgGetError is then VG_NO_CONTEXT_ERROR, and all other calls do nothing (§4.1).
    [[nodiscard]] Context* current() { return context(m_current); }
    [[nodiscard]] Context* context(ContextId id);
    [[nodiscard]] const std::map<ContextId, Context>& contexts() const { return m_contexts; }

    /// Pixels, how far edges of curves may be from them; 0 or less counts as 1/64 (VG2D-03).
    void setTolerance(double pixels) { m_tolerance = pixels; }
    [[nodiscard]] double tolerance() const { return m_tolerance; }

    /// Returns once why the last call could not do what it wanted.
    [[nodiscard]] std::optional<Error> takeFailure();

private:
    friend class Context;

    void bindContexts();
    void freeContext(ContextId id);
    /// Of images that are gone; of all when nobody holds the group any more, which then goes as well.
    void leaveGroup(std::uint32_t group);
    /// Of images that are gone.
    void freePixels(std::uint32_t group);
    void fail(Error error) { m_failure = std::move(error); }

    Target* m_target;
    std::map<std::uint32_t, ShareGroup> m_groups; // maps, because contexts point to their nodes
    std::map<ContextId, Context> m_contexts;
    std::map<DrawableId, DrawableConfig> m_drawables;
    ContextId m_current;
    bool m_isCurrentDoomed = false;
    std::uint32_t m_lastGroup = 0, m_lastContext = 0, m_lastDrawable = 0;
    double m_tolerance = 1.0 / 16.0;
    std::optional<Error> m_failure;
};

} // namespace vitrine::core::openvg
