// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/path_data.h"
#include "core/api/openvg/tessellator.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

/// Paths, paints, images, fonts and mask layers as plain values, which refer to one another by their handles.

namespace vitrine::core::openvg {

class Path {
public:
    Path(std::shared_ptr<PathData> made, VGbitfield allowed) : data(std::move(made)), capabilities(allowed) {}

    /// Draws keep what they saw: writeable() makes a copy first when somebody else holds it.
    std::shared_ptr<PathData> data;
    VGbitfield capabilities = 0;

    [[nodiscard]] PathData& writeable();
    /// The fans that fill it, or stroke it in a style. Null: there would be too many vertices. Those made last are
    /// kept, since programs draw a path again and again as it is.
    [[nodiscard]] std::shared_ptr<const FanGeometry> fans(const std::optional<StrokeStyle>& stroke,
                                                          const Tessellation& how) const;

private:
    struct MadeFans {
        std::shared_ptr<const PathData> of;
        StrokeStyle stroke; ///< of those that stroke
        Tessellation how;
        std::shared_ptr<const FanGeometry> geometry;
    };
    mutable MadeFans m_filled, m_stroked;
};

/// The defaults are those of table 10, which hold without a paint, too.
struct Paint {
    VGint type = VG_PAINT_TYPE_COLOR;
    std::array<VGfloat, 4> color{0.0f, 0.0f, 0.0f, 1.0f}; ///< sRGBA, not premultiplied
    VGint spreadMode = VG_COLOR_RAMP_SPREAD_PAD;
    VGint isRampPremultiplied = VG_TRUE;
    std::vector<VGfloat> rampStops;                                      ///< offset, red, green, blue and alpha of each
    std::array<VGfloat, 4> linearGradient{0.0f, 0.0f, 1.0f, 0.0f};       ///< x0, y0, x1, y1
    std::array<VGfloat, 5> radialGradient{0.0f, 0.0f, 0.0f, 0.0f, 1.0f}; ///< cx, cy, fx, fy, r
    VGint tilingMode = VG_TILE_FILL;
    VGImage pattern = VG_INVALID_HANDLE;
};

/// Its pixels are the target's; a child's are those of its last ancestor.
struct Image {
    VGImageFormat format = VG_sRGBA_8888;
    VGint width = 0, height = 0;
    VGbitfield allowedQuality = 0;
    VGImage parent = VG_INVALID_HANDLE; ///< it may have been destroyed, and lives on for this one
    VGint x = 0, y = 0;                 ///< within its parent
    bool isTarget = false; ///< a pbuffer with its pixels is current somewhere: nothing else is done with them
};

struct Glyph {
    VGPath path = VG_INVALID_HANDLE;
    VGImage image = VG_INVALID_HANDLE; ///< at most one of both
    std::array<VGfloat, 2> origin{}, escapement{};
    bool isHinted = false;
};

struct Font {
    std::map<VGuint, Glyph> glyphs;
};

struct MaskLayer {
    VGint width = 0, height = 0;
};

/// The objects of one kind by handle. An object lives as long as its handle or another object needs it.
template <typename T>
class ObjectStore {
public:
    void add(VGHandle handle, T object) { m_objects.emplace(handle, Entry{std::move(object), 1, false}); }
    /// Null for what is no handle, or no longer.
    [[nodiscard]] T* find(VGHandle handle)
    {
        const auto it = m_objects.find(handle);
        return it == m_objects.end() || it->second.isDestroyed ? nullptr : &it->second.object;
    }
    [[nodiscard]] const T* find(VGHandle handle) const { return const_cast<ObjectStore*>(this)->find(handle); }
    /// The same for an object whose handle may be gone.
    [[nodiscard]] T* findAlive(VGHandle handle)
    {
        const auto it = m_objects.find(handle);
        return it == m_objects.end() ? nullptr : &it->second.object;
    }
    [[nodiscard]] const T* findAlive(VGHandle handle) const
    {
        return const_cast<ObjectStore*>(this)->findAlive(handle);
    }
    /// How many other objects need it.
    [[nodiscard]] std::uint32_t users(VGHandle handle) const
    {
        const auto it = m_objects.find(handle);
        return it == m_objects.end() ? 0 : it->second.references - (it->second.isDestroyed ? 0 : 1);
    }
    void reference(VGHandle handle)
    {
        if (const auto it = m_objects.find(handle); it != m_objects.end())
            ++it->second.references;
    }
    /// What was referenced is so no longer. The object, if that was the last reference, so that what it refers to can
    /// be released as well.
    [[nodiscard]] std::optional<T> release(VGHandle handle)
    {
        const auto it = m_objects.find(handle);
        if (it == m_objects.end() || --it->second.references != 0)
            return std::nullopt;
        std::optional<T> last(std::move(it->second.object));
        m_objects.erase(it);
        return last;
    }
    /// The handle is gone. As release().
    [[nodiscard]] std::optional<T> destroy(VGHandle handle)
    {
        if (const auto it = m_objects.find(handle); it != m_objects.end())
            it->second.isDestroyed = true;
        return release(handle);
    }
    /// Calls visit(handle, object) for each, those without handles too.
    template <typename Visit>
    void forEach(Visit&& visit) const
    {
        for (const auto& [handle, entry] : m_objects)
            visit(handle, entry.object);
    }
    /// How many there are, without handles too.
    [[nodiscard]] std::size_t size() const { return m_objects.size(); }

private:
    struct Entry {
        T object;
        std::uint32_t references = 0; ///< the handle is one
        bool isDestroyed = false;
    };
    std::map<VGHandle, Entry> m_objects;
};

/// The objects of contexts that share them. Handles count from 1, in one row for all kinds, and are never used again.
struct ShareGroup {
    ObjectStore<Path> paths;
    ObjectStore<Paint> paints;
    ObjectStore<Image> images;
    ObjectStore<Font> fonts;
    ObjectStore<MaskLayer> maskLayers;
    VGHandle lastHandle = VG_INVALID_HANDLE;
    std::uint64_t pathBytes = 0;
    std::uint32_t holders = 0;       ///< contexts, and pbuffers of its images
    std::vector<VGImage> goneImages; ///< that had pixels which nobody needs any more, until somebody frees them

    [[nodiscard]] VGHandle newHandle() { return ++lastHandle; }
    [[nodiscard]] std::size_t objectCount() const
    {
        return paths.size() + paints.size() + images.size() + fonts.size() + maskLayers.size();
    }

    // What is needed no longer: with the handle, or for somebody who used it. VG_INVALID_HANDLE does nothing.
    void destroyPath(VGPath path) { forget(paths.destroy(path)); }
    void releasePath(VGPath path) { forget(paths.release(path)); }
    void destroyPaint(VGPaint paint) { forget(paints.destroy(paint)); }
    void releasePaint(VGPaint paint) { forget(paints.release(paint)); }
    void destroyImage(VGImage image) { forgetImage(image, images.destroy(image)); }
    void releaseImage(VGImage image) { forgetImage(image, images.release(image)); }
    void destroyFont(VGFont font) { forget(fonts.destroy(font)); }
    void releaseGlyph(const Glyph& glyph);

private:
    void forget(const std::optional<Path>& path);
    void forget(const std::optional<Paint>& paint);
    void forgetImage(VGImage handle, std::optional<Image> image);
    void forget(const std::optional<Font>& font);
};

} // namespace vitrine::core::openvg
