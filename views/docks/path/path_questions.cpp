// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/path/path_questions.h"

#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/theme/text.h"

namespace vitrine::views {

namespace {

/// A new question stops the one before; nobody has to hear of that.
void say(Desk& desk, const core::Error& error)
{
    if (error.kind != core::ErrorKind::Cancelled)
        desk.say(inWords(error.message));
}

} // namespace

core::Result<PathAnswer> readPath(Inspection& inspection, std::uint32_t number)
{
    auto start = inspection.replay.takeNextDraw();
    if (!start)
        return start.error();
    auto path = core::pathAnatomy(**start, number, inspection.stop);
    if (!path)
        return path.error();
    return PathAnswer{*start, std::move(*path), (*start)->isVector()};
}

PathQuestions::PathQuestions(Desk& desk, QObject* parent)
    : QObject(parent), m_desk(desk), m_countedAsker(new QObject(this)), m_pixelAsker(new QObject(this))
{
}

void PathQuestions::askWhereCounted(std::uint64_t call, const std::shared_ptr<const PathAnswer>& answer,
                                    const std::vector<std::uint32_t>& triangles, const TakeCounted& take)
{
    const auto work = [answer, triangles](Inspection& inspection) {
        return core::countedPixels(*answer->start, *answer->path, triangles, inspection.stop);
    };
    m_desk.inspector().ask<PathFacts::Counted>(m_countedAsker, call, work, [this, take](const auto& answered) {
        answered ? take(*answered) : say(m_desk, answered.error());
    });
}

// One place alone knows how triangles are found at a pixel.
void PathQuestions::askAtPixel(std::uint64_t call, const std::shared_ptr<const PathAnswer>& answer,
                               const PixelLink& pixel, const TakeAtPixel& take)
{
    const auto work = [answer, pixel](Inspection& inspection) {
        return core::trianglesAt(*answer->start, *answer->path, pixel.x, pixel.y, inspection.stop);
    };
    m_desk.inspector().ask<PathFacts::AtPixel>(m_pixelAsker, call, work, [this, take](const auto& answered) {
        answered ? take(*answered) : say(m_desk, answered.error());
    });
}

void PathQuestions::forgetCounted()
{
    m_desk.inspector().forget(m_countedAsker);
}

void PathQuestions::forgetPixel()
{
    m_desk.inspector().forget(m_pixelAsker);
}

} // namespace vitrine::views
