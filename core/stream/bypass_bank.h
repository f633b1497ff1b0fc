// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/bypass_plan.h"
#include "core/interpolate/bypass_quad.h"
#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/observe/link_fields.h"
#include "core/observe/operation_costs.h"
#include "core/shader/power_line.h"
#include "core/stream/bypass_fields.h"
#include "core/stream/bypass_fifo.h"
#include "core/stream/power_questions.h"
#include "core/stream/texture_pairing.h"

#include <deque>
#include <vector>

namespace vitrine::core {

/// RFB-B as a FIFO, while fragments bypass the processors. It holds what AIN has interpolated for a pixel until the
/// texels are there, and hands both to the color updater. Look-ups leave when their pixel enters, so that no more
/// texels come than the bank has places.
///
/// Ports    quads  from AIN, and ends of draws · lookups  to TEX · texels  from TEX, in any order
///          pixels  to the color updater
/// Timing   a pixel in and a pixel out each cycle; a place that becomes free can be taken in the same cycle. A look-up
///          a cycle: a pixel of two textures takes two
/// Stalls   InputEmpty; OutputFull; ResourceBusy a bank has no power; Memory the bank is full, and its first pixel
///          waits for its texels
/// Spec     BYP-08, BYP-10, BYP-11, RUN-02, DEC-16, L10, L11
///
///   cycle    0 1 2 … 20 21       2 places, texels that take 20 cycles
///   in       a b .    c  d
///   out      . . .    a  b
class BypassBank final : public Unit, public Answers<BankUse, bool> {
public:
    struct Config {
        const PerDraw<BypassPlan>& plans;
        std::uint32_t banks = 1; ///< ganged: bypass.fifoBanks
        OperationCost accesses = {};
    };
    /// The end of a draw, or a fence, which follows the pixels before it and takes no room.
    struct PassingEnd {
        ItemLabel label;
        bool isFence = false;
        std::uint64_t behind = 0; ///< pixels that came in before it
        static void visit(auto& visitor, auto& end)
        {
            visitor("label", end.label);
            visitor("isFence", end.isFence);
            visitor("behind", end.behind);
        }
    };
    struct State {
        BypassFifo fifo;             ///< its depth is that of the youngest draw
        std::deque<PassingEnd> ends; ///< oldest first
        TexturePairing pairing;
        std::uint32_t draw = kNoDraw; ///< the draw that came in last
        std::uint32_t nextPixel = 0;  ///< number of the next pixel in the draw
        std::uint8_t taken = 0;       ///< mask: those pixels of the front quad that have entered
        std::uint8_t asked = 0;       ///< look-ups that were sent for the pixel that is entering
        bool isFull = false;          ///< a pixel waits for room
        Cycle fullSince = 0;
        std::uint32_t lookups = 0;           ///< sent so far
        std::uint32_t sent = 0;              ///< pixels, ends of draws and fences sent so far
        std::vector<std::uint64_t> accesses; ///< by bank
        static void visit(auto& visitor, auto& state)
        {
            visitor(BankFields::kFifo, state.fifo);
            visitor("ends", state.ends);
            visitor(BankFields::kPairing, state.pairing);
            visitor(LinkFields::kDraw, state.draw);
            visitor("nextPixel", state.nextPixel);
            visitor("taken", state.taken);
            visitor("asked", state.asked);
            visitor(BankFields::kIsFull, state.isFull);
            visitor("fullSince", state.fullSince);
            visitor("lookups", state.lookups);
            visitor("sent", state.sent);
            visitor("accesses", state.accesses);
        }
    };
    struct Ports {
        In<BypassQuad> quads;
        Out<InitialRequest> lookups;
        In<BypassTexel> texels;
        Out<PairedPixel> pixels;
        LineIn<PowerLine> power = {}; ///< of all banks together
        static void visit(auto& visitor, auto& ports)
        {
            visitor("quads", ports.quads);
            visitor("lookups", ports.lookups);
            visitor("texels", ports.texels);
            visitor("pixels", ports.pixels);
            visitor("power", ports.power);
        }
    };

    BypassBank(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return m_state.fifo.occupancy() == 0 && m_state.ends.empty(); }
    [[nodiscard]] std::string waitNote() const override;
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] bool answer(const BankUse&) override { return m_state.fifo.occupancy() != 0; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    bool receive();
    bool send();
    bool take();
    [[nodiscard]] bool endIsDue() const;
    bool passEnds();
    bool waitForRoom(std::uint32_t draw);
    void enter(const BypassQuad& item, unsigned pixel);
    void ask(const BypassQuad& item, unsigned pixel);
    void leavePixel(const BypassQuad& item, unsigned pixel);
    void access(std::uint32_t place, std::uint32_t draw);
    void tell(FifoStep step, std::uint32_t draw, std::uint32_t pixel);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
