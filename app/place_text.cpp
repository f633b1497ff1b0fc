// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/place_text.h"

#include "views/base/event_labels.h"
#include "views/theme/counted.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace vitrine::app {

namespace {

struct Word {
    const char* word;
    Place::Kind kind;
};

constexpr Word kWords[] = {
    {"draw", Place::Kind::Draw}, {"call", Place::Kind::CallNumber}, {"frame", Place::Kind::Frame}};

} // namespace

core::Result<Destination> parseDestination(const QString& text)
{
    static const QRegularExpression pixel(QStringLiteral(R"(^\s*(\d{1,6})\s*[,;]\s*(\d{1,6})\s*$)"));
    static const QRegularExpression place(QStringLiteral(R"(^\s*([a-z]*)\s*(\d{1,18})\s*$)"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression inside(QStringLiteral(R"(^\s*(?:draw)?\s*(\d{1,18})\s+cycle\s*(\d{1,18})\s*$)"),
                                           QRegularExpression::CaseInsensitiveOption);
    if (const auto match = pixel.match(text); match.hasMatch())
        return Destination{QPoint(match.captured(1).toInt(), match.captured(2).toInt())};
    if (const auto match = inside.match(text); match.hasMatch())
        return Destination{Place{Place::Kind::Draw, match.captured(1).toULongLong(), match.captured(2).toULongLong()}};
    if (const auto match = place.match(text); match.hasMatch()) {
        const QString word = match.captured(1).toLower();
        for (const Word& known : kWords)
            if (QLatin1String(known.word).startsWith(word))
                return Destination{Place{known.kind, match.captured(2).toULongLong()}};
    }
    return core::failure("Write draw 37, draw 37 cycle 120, call 812, frame 3, or a pixel as 120,45");
}

std::optional<Place> placeOf(const views::Link& link, bool isInFrame)
{
    if (const auto* to = std::get_if<views::PositionLink>(&link.place))
        return Place{Place::Kind::Position, to->position};
    if (const auto* to = std::get_if<views::DrawLink>(&link.place))
        return Place{Place::Kind::Draw, to->draw, to->cycle,
                     to->axis == views::CycleAxis::Frame || (to->axis == views::CycleAxis::Shown && isInFrame)};
    if (const auto* to = std::get_if<views::CallLink>(&link.place))
        return Place{Place::Kind::CallNumber, to->number};
    if (const auto* to = std::get_if<views::FrameLink>(&link.place))
        return Place{Place::Kind::Frame, to->frame};
    return {};
}

Place placeOf(const SessionState& state)
{
    if (state.inside)
        return {Place::Kind::Draw, state.inside->draw, state.inside->cycle, state.inside->isInFrame};
    return {Place::Kind::Position, state.position};
}

namespace {

QString actionText(const core::ActionEntry& action)
{
    switch (action.kind) {
    case core::ActionKind::Draw: return QCoreApplication::translate("PlaceText", "draw %1").arg(action.draw);
    case core::ActionKind::Clear: return QCoreApplication::translate("PlaceText", "clear");
    case core::ActionKind::Copy: return QCoreApplication::translate("PlaceText", "copy");
    default: return views::actionLabel(action);
    }
}

} // namespace

QString positionText(const SessionState& state)
{
    if (state.shownPosition() == 0)
        return QCoreApplication::translate("PlaceText", "before the first call");
    const auto& index = state.capture->index;
    const core::ActionEntry* action = state.action ? &index.actions[*state.action] : nullptr;
    QStringList parts;
    if (const auto frame = index.frameAt(state.shownPosition()))
        parts << QCoreApplication::translate("PlaceText", "frame %1").arg(*frame);
    if (action)
        parts << actionText(*action);
    if (state.inside)
        parts << (state.inside->isInFrame ? QCoreApplication::translate("PlaceText", "in its frame")
                                          : QCoreApplication::translate("PlaceText", "alone"));
    if (const auto& inside = state.inside)
        parts << (inside->length
                      ? QCoreApplication::translate("PlaceText", "cycle %1 of %2")
                            .arg(views::grouped(inside->cycle), views::grouped(*inside->length))
                      : QCoreApplication::translate("PlaceText", "cycle %1").arg(views::grouped(inside->cycle)));
    parts << QCoreApplication::translate("PlaceText", "call %1")
                 .arg(state.inside && action ? action->callNumber : state.callNumber);
    return parts.join(QStringLiteral(" · "));
}

} // namespace vitrine::app
