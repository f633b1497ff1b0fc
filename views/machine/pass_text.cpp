// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/pass_text.h"

#include "core/session/machine/draw_recording.h"
#include "views/theme/counted.h"

#include <QCoreApplication>

namespace vitrine::views {

namespace {

struct PassWords {
    const char* name;
    const char* sentence;
};

// By core::VectorPass.
constexpr PassWords kPasses[] = {
    {"", ""},
    {QT_TRANSLATE_NOOP("PassText", "Scissor"),
     QT_TRANSLATE_NOOP("PassText", "Counts the regions of the scissor in a plane of their own.")},
    {QT_TRANSLATE_NOOP("PassText", "Winding"),
     QT_TRANSLATE_NOOP("PassText", "Counts the triangles that stand for the path up and down in the winding plane.")},
    {QT_TRANSLATE_NOOP("PassText", "Resolve"),
     QT_TRANSLATE_NOOP("PassText",
                       "Makes coverage of the windings by the fill rule, in the path's box, and clears them.")},
    {QT_TRANSLATE_NOOP("PassText", "Cover"),
     QT_TRANSLATE_NOOP("PassText", "Drops what is not covered, scissored or masked, paints the rest, and blends.")},
    {QT_TRANSLATE_NOOP("PassText", "Basic path"),
     QT_TRANSLATE_NOOP("PassText", "Goes past the processors: the rasterizer, the multiplexer and the color updater "
                                   "do it alone.")},
};

static_assert(std::size(kPasses) == core::kVectorPassCount);

QString passWord(const char* text)
{
    return QCoreApplication::translate("PassText", text);
}

const PassWords& wordsOf(core::VectorPass pass)
{
    return kPasses[static_cast<std::size_t>(pass)];
}

} // namespace

bool isOnBasicPath(const core::DrawRecording& recording)
{
    const auto& passes = recording.section<core::VectorSection>().passes;
    return !passes.empty() && passes.back().kind == core::VectorPass::Basic;
}

QString passName(core::VectorPass pass)
{
    return passWord(wordsOf(pass).name);
}

QString passSentence(core::VectorPass pass)
{
    return passWord(wordsOf(pass).sentence);
}

RowCell drawCell(const core::DrawRecording& recording, std::uint32_t draw, std::size_t pass)
{
    const auto& passes = recording.section<core::VectorSection>().passes;
    if (passes.empty())
        return numberCell(draw);
    const QString text = QStringLiteral("%1 · %2 %3");
    return {.text = text.arg(grouped(draw), grouped(pass + 1), passName(passes[pass].kind))};
}

} // namespace vitrine::views
