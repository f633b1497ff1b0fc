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

/// What is known of textures (spec/04 HIZ-13, HIZ-19). A texture is looked through when a draw that may discard reads
/// it first, and again when its bytes have changed.
///
/// A scan keeps copies of the surfaces that it saw: a surface that still shares its pages with its copy is unchanged,
/// whoever could have written to it. A plain value; copies share the scans.
class TextureScans {
public:
    static constexpr std::size_t kMostKept = 128; ///< the least recently asked for goes first

    /// Null for what can't be read: incomplete, or without its surfaces.
    [[nodiscard]] std::shared_ptr<const TextureOpacity> opacityOf(const TextureView& view, const Memory& memory);

    /// A texture's last scan.
    struct Scan {
        std::vector<Surface> seen; ///< by TextureView::levels
        TextureOpacity opacity;
        std::uint64_t number = 0; ///< of all scans, from 1
    };
    /// What is known of a texture now, without looking: null when it was never asked for or has changed.
    [[nodiscard]] std::shared_ptr<const Scan> find(const TextureView& view, const Memory& memory) const;

    /// What is known of a surface that was drawn to since the host last wrote to it: it is followed, not looked
    /// through.
    struct Derived {
        TextureBounds bounds;
        std::uint64_t firstCall = 0, lastCall = 0; ///< API calls that it follows from
    };
    /// Null when the surface is not such a one.
    [[nodiscard]] const Derived* derived(SurfaceId surface) const;
    /// Over all levels of a texture some of which are followed; the others may hold anything.
    [[nodiscard]] TextureOpacity followed(const TextureView& view, const Memory& memory) const;
    /// Before a clear or a draw of a texture's level. A surface that was not followed so far may hold anything.
    void noteClear(const ClearCommand& command, const Memory& memory);
    void noteDraw(const DrawCommand& command, const Memory& memory);
    /// The host writes to the surface, or it is gone.
    void forget(SurfaceId surface) { m_derived.erase(surface); }

    /// What was looked through since the last question.
    [[nodiscard]] std::vector<ScannedTexture> takeNews() { return std::exchange(m_news, {}); }
    [[nodiscard]] std::uint64_t scanCount() const { return m_scanCount; }
    [[nodiscard]] std::uint64_t scannedBytes() const { return m_scannedBytes; }

private:
    /// All that a scan depends on beside the surfaces' bytes.
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
