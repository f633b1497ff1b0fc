// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/opacity/texture_scan.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace vitrine::core {

/// What is known about textures (spec/04 HIZ-13, HIZ-19). A texture is looked through when a draw that can discard
/// reads it for the first time, and again when its bytes have changed.
///
/// A scan keeps copies of the surfaces that it saw. A surface that still shares its pages with its copy is unchanged,
/// whoever could have written to it. This is a plain value whose copies share the scans.
class TextureScans {
public:
    /// Beyond this number, the scan that was not asked for longest is dropped.
    static constexpr std::size_t kMostKept = 128;

    /// Null when the texture can't be read because it is incomplete or its surfaces are missing.
    [[nodiscard]] std::shared_ptr<const TextureOpacity> opacityOf(const TextureView& view, const Memory& memory);

    /// The last scan of a texture.
    struct Scan {
        std::vector<Surface> seen; ///< by TextureView::levels
        TextureOpacity opacity;
        std::uint64_t number = 0; ///< number among all scans, from 1
    };
    /// What is known about a texture without looking at it now. Null when it was never asked for, or has changed.
    [[nodiscard]] std::shared_ptr<const Scan> find(const TextureView& view, const Memory& memory) const;

    /// What is known about a surface that was drawn to since the host last wrote to it. Such a surface is not looked
    /// through: its bounds are followed from draw to draw.
    struct Derived {
        TextureBounds bounds;
        std::uint64_t firstCall = 0, lastCall = 0; ///< the API calls that this follows from
    };
    /// Null when the surface is not followed.
    [[nodiscard]] const Derived* derived(SurfaceId surface) const;
    /// The bounds over all levels of a texture of which some are followed. The other levels can hold anything.
    [[nodiscard]] TextureOpacity followed(const TextureView& view, const Memory& memory) const;
    /// Call it before a clear of, or a draw to, a texture's level. A surface that was not followed so far can hold
    /// anything.
    void noteClear(const ClearCommand& command, const Memory& memory);
    void noteDraw(const DrawCommand& command, const Memory& memory);
    /// The host has written to the surface, or it is gone.
    void forget(SurfaceId surface) { m_derived.erase(surface); }

    /// The textures that were looked through since the last call.
    [[nodiscard]] std::vector<ScannedTexture> takeNews() { return std::exchange(m_news, {}); }
    [[nodiscard]] std::uint64_t scanCount() const { return m_scanCount; }
    [[nodiscard]] std::uint64_t scannedBytes() const { return m_scannedBytes; }

private:
    /// Everything that a scan depends on, except the surfaces' bytes.
    struct Key {
        TextureKind kind;
        bool isComplete;
        std::uint32_t levelCount, depth;
        std::vector<SurfaceId> levels;
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    struct Entry {
        std::shared_ptr<const Scan> scan;
        std::uint64_t lastUse = 0;
    };
    [[nodiscard]] static Key keyOf(const TextureView& view);
    void makeRoom(const Memory& memory);
    [[nodiscard]] bool isFollowed(const TextureView& view) const;
    Derived& follow(SurfaceId surface, std::uint64_t call, const Memory& memory);

    std::map<Key, Entry> m_entries;
    std::map<SurfaceId, Derived> m_derived;
    std::vector<ScannedTexture> m_news;
    std::uint64_t m_uses = 0;
    std::uint64_t m_scanCount = 0, m_scannedBytes = 0;
};

} // namespace vitrine::core
