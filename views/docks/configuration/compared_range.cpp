// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/configuration/compared_range.h"

#include "views/base/link_label.h"
#include "views/base/link_text.h"

#include <QComboBox>
#include <QCoreApplication>

#include <algorithm>

namespace vitrine::views {

namespace {

QString partText(const char* source)
{
    return QCoreApplication::translate("ComparedPart", source);
}

} // namespace

QComboBox* makePartChoice(QWidget* parent)
{
    auto* choice = new QComboBox(parent);
    choice->setAccessibleName(partText(QT_TRANSLATE_NOOP("ComparedPart", "What is run")));
    choice->setToolTip(partText(
        QT_TRANSLATE_NOOP("ComparedPart", "<b>What is run</b><br>Everything before it is replayed without clock.")));
    choice->addItems({partText(QT_TRANSLATE_NOOP("ComparedPart", "This draw")),
                      partText(QT_TRANSLATE_NOOP("ComparedPart", "This frame, draw by draw")),
                      partText(QT_TRANSLATE_NOOP("ComparedPart", "This frame, draws in flight"))});
    choice->setItemData(1, partText(QT_TRANSLATE_NOOP("ComparedPart", "Each draw runs alone on the drained machine.")),
                        Qt::ToolTipRole);
    choice->setItemData(
        2,
        partText(QT_TRANSLATE_NOOP("ComparedPart", "The frame is one run: up to ci.draws draws are under "
                                                   "way side by side.")),
        Qt::ToolTipRole);
    return choice;
}

core::ImagesCompared comparedWhen(const NamedRange& range)
{
    return range.calls.isInFlight ? core::ImagesCompared::FrameEnd : core::ImagesCompared::EveryDraw;
}

NamedRange comparedRange(const Moment& moment, ComparedPart part)
{
    const bool isInFlight = part == ComparedPart::FrameInFlight;
    const QString inFlight = partText(QT_TRANSLATE_NOOP("ComparedPart", "%1, draws in flight"));
    const auto named = [&](core::ComparedRange calls, const Link::Place& place) {
        const Link link{.place = place, .selection = {}};
        calls.isInFlight = isInFlight;
        return NamedRange{calls, isInFlight ? inFlight.arg(linkText(link)) : linkText(link), link};
    };
    const auto draw = moment.draw();
    if (part == ComparedPart::Draw && draw)
        return named({draw->callIndex, draw->callIndex + 1}, DrawLink{draw->draw});
    const auto frame = moment.index->frameAt(std::max<std::uint64_t>(moment.position, 1));
    if (!frame)
        return {{0, moment.position, isInFlight},
                partText(QT_TRANSLATE_NOOP("ComparedPart", "all before position %1")).arg(moment.position),
                {.place = PositionLink{moment.position}, .selection = {}}};
    const auto& frames = moment.index->frames;
    return named({*frame == 0 ? 0 : frames[*frame - 1].endCallIndex + 1, frames[*frame].endCallIndex + 1},
                 FrameLink{*frame});
}

std::size_t shownFrame(const Moment& moment)
{
    const auto frame = moment.index->frameAt(std::max<std::uint64_t>(moment.shownPosition(), 1));
    return frame.value_or(moment.index->frames.size());
}

QString frameText(std::size_t frame, const EventIndex& index, SentenceLinks* links)
{
    if (frame >= index.frames.size())
        return partText(QT_TRANSLATE_NOOP("ComparedPart", "the calls behind the last frame"));
    const Link link{.place = FrameLink{frame}, .selection = {}};
    return linked(links, linkText(link), link);
}

} // namespace vitrine::views
