// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/depth_stencil/fragment_tests.h"
#include "core/gpu/machine_wiring.h"
#include "core/observe/observer.h"
#include "core/session/pixel_history/pixel_history_pixel.h"

#include <memory>
#include <vector>

namespace vitrine::core {

/// Watches one pixel while a machine runs one draw, and records the fragments of that pixel.
///
/// The witness first meets a fragment as a quad in the rasterizer's queue. It finds the fragment again in its task by
/// the primitive; after shading by the task, or by the quad if it bypassed the processors; and in the color updater by
/// the shaded quad. Depth and stencil come from the fragment's test, and color comes from its blending. No other
/// fragment of the pixel is tested or blended in the same cycle, so what the buffers held before is what they held
/// after the last one.
class PixelWitness final : public Observer {
public:
    struct Subject {
        const DrawCommand& command;
        const Memory& memory;     ///< of the machine, as it stands before the draw
        const FragmentPath& path; ///< of the machine
        const TaskPath& tasks;    ///< likewise
        PixelPlace place;
    };
    explicit PixelWitness(const Subject& subject);

    void onItemPushed(const ItemPushed& event) override;
    void onItemGranted(const ItemGranted& event) override;
    void onItemParked(const ItemParked& event) override;
    void onDepthTested(const DepthTested& event) override;
    void onPixelWritten(const PixelWritten& event) override;

    /// The fragments of the draw in the order of the stream, once the draw has ended. Kind, fate, values and fragment
    /// are filled in.
    [[nodiscard]] std::vector<PixelEntry> entries() const;

private:
    struct Seen {
        FragmentEntry entry;
        QuadDepth depth;
        std::shared_ptr<const Primitive> primitive;
        bool isTested = false;    ///< by depth or stencil
        bool isInside = false;    ///< it has come to the unit that makes its color
        bool isCollected = false; ///< it has left that unit
        SampleMask alive = 0;
        PixelBytes after; ///< of its test and its blending, if these took place
        bool isWritten = false;
    };

    void noteQuad(const QuadItem& item, Cycle cycle);
    void noteState(FragmentEntry& entry) const;
    void noteTask(const TaskQuads& task);
    void noteBypassed(const BypassQuad& item);
    /// `isCombined` tells that the quad has bypassed the processors.
    void noteShaded(const LateQuadItem& item, bool isCombined);
    /// Notes an item of the bypass; false when the event is not about one.
    bool noteBypass(const ItemPushed& event);
    void noteRequest(const ItemPushed& event);
    void beginRun(ItemId task, const FragmentRun& run);
    void endRun(ItemId task, Cycle cycle);
    [[nodiscard]] bool issuesFragments(QueueId queue) const;
    [[nodiscard]] SampleMask kept(SampleMask samples, const std::array<Vec4, 4>& colors) const;
    [[nodiscard]] Seen* nextUntested(DepthStencilTap tap);
    /// Other passes of a drawing of 2-D graphics run before the one that is watched.
    [[nodiscard]] bool isOurs(std::uint32_t draw) const { return draw == m_subject.command.drawSeq; }
    [[nodiscard]] bool isHere(std::uint16_t x, std::uint16_t y) const;
    [[nodiscard]] bool isInQuad(std::uint16_t x, std::uint16_t y) const;
    [[nodiscard]] PixelFate fateOf(const Seen& seen) const;

    const Subject m_subject;
    const DrawState& m_state;
    const bool m_alphaDecides;
    PixelBytes m_now; ///< as of the last test or blending of this pixel
    const PixelBytes m_start;
    std::vector<Seen> m_seen;
};

} // namespace vitrine::core
