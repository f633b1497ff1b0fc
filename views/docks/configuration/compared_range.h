// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/comparison/image_verdict.h"
#include "views/base/link.h"
#include "views/base/moment.h"

#include <QString>

class QComboBox;
class QWidget;

namespace vitrine::views {

class SentenceLinks;

/// What machines are compared on, as a list offers it.
enum class ComparedPart : std::uint8_t {
    Draw,
    Frame,        ///< each of its draws alone
    FrameInFlight ///< as one run, with ci.draws draws under way (RUN-02)
};

/// A list of them, in their order.
[[nodiscard]] QComboBox* makePartChoice(QWidget* parent);

/// What is run, as the user calls it.
struct NamedRange {
    core::ComparedRange calls;
    QString name; ///< "draw 3", "frame 0", "frame 0, draws in flight"
    Link link;    ///< leads there
};

[[nodiscard]] core::ImagesCompared comparedWhen(const NamedRange& range);

/// The draw, or where none is shown the frame, at an open capture's place; behind the last frame all before the place.
[[nodiscard]] NamedRange comparedRange(const Moment& moment, ComparedPart part);

/// The frame at an open capture's place; as many as there are: the calls behind the last.
[[nodiscard]] std::size_t shownFrame(const Moment& moment);
/// "frame 3", or "the calls behind the last frame"; as a link where somebody takes links.
[[nodiscard]] QString frameText(std::size_t frame, const EventIndex& index, SentenceLinks* links);

} // namespace vitrine::views
